// data/ → public/api/** and the two bundled files under src/generated. Part of each build.
// Nothing is written when a draw breaks a rule; a file is written only when its bytes change.
import { join } from 'node:path';
import { progress } from '@clack/prompts';
import { Command } from 'commander';
import { siteOrigin } from '../src/contract/site.ts';
import { planBundled, planSite } from '../src/emit/plan.ts';
import { DATA_FOLDER, openDataFolder } from './data-folder.ts';
import { listFiles, removeFiles, writeChanged } from './files.ts';
import { SITE_URL } from './site-url.ts';

type Options = { data: string; public: string; generated: string };

const options = new Command('emit')
  .description('Writes one JSON file for every legal question, from the draws of the data folder.')
  .option('--data <folder>', 'the data folder', DATA_FOLDER)
  .option('--public <folder>', 'where the site keeps its static files', 'public')
  .option('--generated <folder>', 'where the bundled files go', 'src/generated')
  .addHelpText(
    'after',
    '\nSITE_URL is the origin the answers credit. Exit 1: the data has a problem.',
  )
  .parse()
  .opts<Options>();

const archive = await openDataFolder(options.data);
if (archive === undefined) process.exit(1);

const { sources, calendar } = archive;
const site = { origin: siteOrigin(SITE_URL), sources, calendar };
const bar = process.stdout.isTTY ? progress({ max: archive.archive.length }) : undefined;
bar?.start('emitting');
const planned = new Set<string>();
let written = 0;
for (const files of planSite(archive.archive, site)) {
  for (const { path, text } of files) {
    planned.add(path);
    if (await writeChanged(join(options.public, path), text)) written += 1;
  }
  bar?.advance(1, `${planned.size} files`);
}
bar?.stop('emitted');

const { catalogue, latestDraws } = planBundled(archive.archive, site);
for (const [name, value] of Object.entries({ catalogue, 'latest-draws': latestDraws })) {
  await writeChanged(join(options.generated, `${name}.json`), `${JSON.stringify(value)}\n`);
}

// A file no question leads to any more (a renamed prize, say) must not go on answering.
const stale = (await listFiles(options.public)).filter(
  (path) => path.startsWith('api/') && !planned.has(`/${path}`),
);
await removeFiles(options.public, stale);
console.log(
  `${planned.size} files: ${written} written, ${stale.length} removed, the rest unchanged`,
);
