// How much the tests see: makes random mutants of the source and runs the tests of the mutated
// file. A mutant that no test fails for is a survivor: a test is missing, or it changes nothing
// that anybody could see.
//   npx tsx tests/mutants/sample.ts --folders src/domain,src/serve/edge --count 50 --seed 7
import { execFile, execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { seeded } from '../support/seeded-lots.ts';
import { Judge } from './judge.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { testsByDistance } from './nearness.ts';

type Options = {
  folders: string[];
  count: number;
  these?: number[];
  seed: number;
  jobs: number;
  reach?: number;
};
type Sampled = Mutant & { readonly path: string; readonly original: string };
type Numbered = readonly [number: number, mutant: Sampled];

const whole = (text: string) => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('a whole number, please');
  return Number(text);
};
const { folders, count, seed, jobs, these, reach } = new Command('sample')
  .description(
    'Makes random mutants of the source in a copy of the tree, and names those that no test fails for.',
  )
  .requiredOption('--folders <folders>', 'where to mutate, commas between', (text) =>
    text.split(','),
  )
  .option('--count <count>', 'how many mutants', whole, 20)
  .option('--seed <seed>', 'another seed is another sample', whole, 1)
  .option('--these <numbers>', 'only these of the sample, commas between', (text) =>
    text.split(',').map(whole),
  )
  .option('--jobs <jobs>', 'how many at a time', whole, 1)
  .option(
    '--reach <imports>',
    'asks only tests so near (0: those beside it), neither types nor started scripts, so a survivor may still die',
    whole,
  )
  .parse()
  .opts<Options>();

/** A command that takes longer never ends. */
const PATIENCE_MS = 600_000;

/** Takes the folders in turn; in each, all kinds of mutant are equally likely, common or rare. */
async function sample(): Promise<Numbered[]> {
  const random = seeded(seed);
  const take = <Item>(from: readonly Item[]) => from[Math.floor(random() * from.length)] as Item;
  const strata = await Promise.all(folders.map(mutantsIn));
  const kinds = strata.map((mutants) => [...Map.groupBy(mutants, ({ kind }) => kind).values()]);
  const taken = new Set<Sampled>();
  const all = strata.reduce((sum, { length }) => sum + length, 0);
  while (taken.size < Math.min(count, all)) {
    for (const byKind of kinds) taken.add(take(take(byKind)));
  }
  return [...taken].slice(0, count).map((mutant, index) => [index + 1, mutant]);
}

async function mutantsIn(folder: string): Promise<Sampled[]> {
  const paths = globSync(`${folder}/**/*.ts`).sort();
  const sources = paths.filter((path) => !/\.(?:test|proof|d|config)\.ts$/.test(path));
  const mutants = sources.map(async (path) => {
    const original = await readFile(path, 'utf8');
    return mutantsOf(path, original).map((mutant) => ({ path, original, ...mutant }));
  });
  return (await Promise.all(mutants)).flat();
}

/** The tree as it stands, with a history of its own: nobody commits from here. */
async function copyTree(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mutants-'));
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', '.', folder]);
  const isOurs = (path: string) =>
    !/^(?:node_modules|\.git|dist|\.vercel|\.astro)(?:\/|$)/.test(path);
  await cp('.', folder, { recursive: true, filter: isOurs });
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Whether the command fails, or does not end. */
function fails(folder: string, ...command: string[]): Promise<boolean> {
  const options = { cwd: folder, timeout: PATIENCE_MS, killSignal: 'SIGKILL' } as const;
  return new Promise((done) => {
    execFile(process.execPath, command, options, (error) => done(error !== null));
  });
}

/** Why the mutant cannot live; `undefined` where it does. The quickest to tell are asked first. */
async function causeOfDeath(
  path: string,
  folder: string,
  judge: Judge,
): Promise<string | undefined> {
  const asked = new Set<string>();
  const importers = testsByDistance(path);
  const neighbours = importers[0]?.filter((test) => dirname(test) === dirname(path)) ?? [];
  const farther = [...importers.slice(0, reach), startersOf(path)];
  for (const tests of [besides(path), neighbours, ...farther]) {
    const fresh = tests.filter((test) => !asked.has(test));
    for (const test of fresh) asked.add(test);
    const cause = await judge.failureOf(path, fresh);
    if (cause !== undefined) return cause;
  }
  if (reach !== undefined) return undefined;
  const tsc = 'node_modules/typescript/bin/tsc';
  return (await fails(folder, tsc, '--noEmit', '--incremental')) ? 'its types' : undefined;
}

function besides(path: string): string[] {
  return globSync(`${dirname(path)}/${basename(path, '.ts')}{.,.*.}{test,proof}.ts`);
}

/** Scripts are started as processes, which no import shows. These take minutes. */
function startersOf(path: string): string[] {
  if (!path.startsWith('scripts/') || reach !== undefined) return [];
  return globSync(`${dirname(path)}{/,.,}*.{test,proof}.ts`);
}

const left = (await sample()).filter(([number]) => these?.includes(number) ?? true);
let [dead, alive] = [0, 0];
async function work(): Promise<void> {
  const folder = await copyTree();
  const judge = new Judge(folder);
  try {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [number, mutant] = next;
      const { path, line, kind, before, after, text, original } = mutant;
      await writeFile(join(folder, path), text);
      const cause = await causeOfDeath(path, folder, judge);
      await writeFile(join(folder, path), original);
      if (cause === undefined) alive += 1;
      else dead += 1;
      const [was, is] = [before, after].map((part) => part.replace(/\s+/g, ' ').slice(0, 70));
      const what = `${number} ${path}:${line} ${kind}: ${was} → ${is}`;
      console.log(
        cause === undefined ? `SURVIVED ${what}` : `killed ${what} (${cause.slice(0, 250)})`,
      );
    }
  } finally {
    await judge.close();
    await rm(folder, { recursive: true, force: true });
  }
}
await Promise.all(Array.from({ length: jobs }, work));
console.log(`${dead} of ${dead + alive} killed`);
process.exitCode = alive === 0 ? 0 : 1;
