// What precomputing is worth, against three baselines of the same run: the floor of an emission,
// Fastify that works out each answer, and nginx. docs/operations.md says how to read the table.
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Command, Option } from 'commander';
import { OUTPUT_FOLDER } from '../scripts/output/output-folder.ts';
import { measureEmission } from './emission.ts';
import { isMet, type Measure } from './measure.ts';
import { measureAgainstLive, measureAgainstNginx } from './serving.ts';
import { tableOf } from './table.ts';

const QUICK = {
  emission: { years: 2, rounds: 1 },
  load: { rounds: 7, requests: 800 },
} as const;

const FULL = {
  emission: { years: 8, rounds: 1 },
  load: { rounds: 9, requests: 20_000 },
} as const;

const AREAS: Readonly<Record<string, (size: typeof QUICK | typeof FULL) => Promise<Measure[]>>> = {
  nginx: ({ load }) => measureAgainstNginx(load),
  live: ({ load }) => measureAgainstLive(load),
  emit: ({ emission }) => measureEmission(emission),
};

type Options = { quick: boolean; strict: boolean; json?: string; only?: string };

const { quick, strict, json, only } = new Command('bench')
  .description(
    'Measures the last build, or makes one, against named baselines; ends in a table of ratios.',
  )
  .option('--quick', 'a small archive and few rounds, about a minute', false)
  .option('--strict', 'exit 1 if a wanted ratio is missed', false)
  .option('--json <path>', 'write the measures there as well')
  .addOption(new Option('--only <area>', 'one part of it').choices(Object.keys(AREAS)))
  .parse()
  .opts<Options>();

if (!existsSync(OUTPUT_FOLDER)) {
  console.error('there is no build to measure yet: npm run build');
  execSync('npm run build', { stdio: ['ignore', 2, 2] });
}

const started = Date.now();
const measures: Measure[] = [];
for (const [area, measure] of Object.entries(AREAS)) {
  if (only !== undefined && only !== area) continue;
  const began = performance.now();
  measures.push(...(await measure(quick ? QUICK : FULL)));
  console.error(`${area}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

const missed = measures.filter((one) => isMet(one) === false).length;
const seconds = Math.round((Date.now() - started) / 1000);
console.log(tableOf(measures));
console.log(
  `${quick ? 'quick' : 'full'}, ${seconds} s on ${availableParallelism()} cores, Node ${process.version}: ${missed} missed`,
);
if (json !== undefined) await writeFile(json, `${JSON.stringify({ quick, measures }, null, 2)}\n`);
// The measured servers have ended; only sockets of the client are left.
process.exit(strict && missed > 0 ? 1 : 0);
