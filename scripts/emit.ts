// data/ → <out>/api/**: one JSON file for every legal question. `astro build` does the same by itself,
// straight into its output; alone it is for mirrors, and for types and tests that need no pages.
import { setFlagsFromString } from 'node:v8';
import { commandOf } from './command-line.ts';
import { DATA_FOLDER, openDataFolder } from './data-folder.ts';
import { emitGenerated, emitSite, GENERATED_FOLDER } from './emit/emit-site.ts';
import { sentenceOf } from './failure.ts';

// Without it V8 lets the heap grow to four times what is alive: 2 GB for the large archive of the benchmarks.
setFlagsFromString('--heap-growing-percent=60');

type Options = { data: string; out: string; generated: string; onlyGenerated?: boolean };

const options = commandOf('emit')
  .description('Writes one JSON file for every legal question, from the draws of the data folder.')
  .option('--data <folder>', 'the data folder', DATA_FOLDER)
  .option('--out <folder>', 'where the folder `api` goes', 'emitted')
  .option('--generated <folder>', 'where what the build imports goes', GENERATED_FOLDER)
  .option('--only-generated', 'only what the build imports')
  .addHelpText(
    'after',
    '\nSITE_URL is the origin the answers credit. Exit 1: the data has a problem.',
  )
  .parse()
  .opts<Options>();

try {
  process.exitCode = (await emit()) ? 0 : 1;
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === undefined) throw error;
  console.error(`emit: ${sentence}`);
  process.exitCode = 1;
}

/** Whether the data were in order. */
async function emit(): Promise<boolean> {
  const data = await openDataFolder(options.data);
  if (data === undefined) return false;
  emitGenerated(data, options.generated);
  if (options.onlyGenerated !== true) {
    const { files, written, removed, bytes } = emitSite(data, options.out);
    console.log(
      `${files} files: ${written} written, ${removed} removed, the rest unchanged; ${(bytes / 1e6).toFixed(1)} MB in all`,
    );
  }
  return true;
}
