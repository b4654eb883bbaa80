// How much the tests see: makes random mutants of the source and runs the tests of the mutated file. A mutant
// that no test fails for is a survivor: a test is missing, or it changes nothing that anybody could see.
//   npx tsx tests/mutants/sample.ts --folders src/domain,src/edge --count 50 --seed 7
import { execFile, execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { seeded } from '../support/seeded-lots.ts';
import { Judge } from './judge.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

type Options = {
  folders: string[];
  count: number;
  skip: number;
  seed: number;
  jobs: number;
  near?: true;
};
type Sampled = Mutant & { readonly path: string; readonly original: string };

const whole = (text: string) => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('a whole number, please');
  return Number(text);
};
const { folders, count, seed, jobs, skip, near } = new Command('sample')
  .description(
    'Makes random mutants of the source in a copy of the tree, and names those that no test fails for.',
  )
  .requiredOption('--folders <folders>', 'where to mutate, commas between', (text) =>
    text.split(','),
  )
  .option('--count <count>', 'how many mutants', whole, 20)
  .option('--seed <seed>', 'another seed is another sample', whole, 1)
  .option('--skip <count>', 'the first ones of the seed, which were run before', whole, 0)
  .option('--jobs <jobs>', 'how many at a time', whole, 1)
  .option(
    '--near',
    'leaves out types and the tests of scripts, which take minutes: a survivor may still die of them',
  )
  .parse()
  .opts<Options>();

/** A command that takes longer never ends. */
const PATIENCE_MS = 600_000;

/** Every kind of mutant is as likely as any other, whatever the source is full of. */
async function sample(): Promise<Sampled[]> {
  const paths = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`)).sort();
  const sources = paths.filter((path) => !/\.(?:test|d|config)\.ts$/.test(path));
  const mutants: Sampled[] = [];
  for (const path of sources) {
    const original = await readFile(path, 'utf8');
    mutants.push(...mutantsOf(path, original).map((mutant) => ({ path, original, ...mutant })));
  }
  const byKind = [...Map.groupBy(mutants, ({ kind }) => kind).values()];
  const random = seeded(seed);
  const take = <Item>(from: readonly Item[]) => from[Math.floor(random() * from.length)] as Item;
  const taken = new Set<Sampled>();
  while (taken.size < Math.min(skip + count, mutants.length)) taken.add(take(take(byKind)));
  return [...taken].slice(skip);
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
  const beside = globSync(`${dirname(path)}/${basename(path, '.ts')}{.,.*.}{test,proof}.ts`);
  // Scripts are started as processes, which no import shows.
  const started = globSync(`${dirname(path)}{/,.,}*.{test,proof}.ts`).filter(() =>
    path.startsWith('scripts/'),
  );
  const cause =
    (await judge.failureOf(path, beside)) ??
    (await judge.relatedFailureOf(path)) ??
    (await judge.failureOf(path, started));
  if (cause !== undefined || near) return cause;
  const [tsc, vitest] = ['node_modules/typescript/bin/tsc', 'node_modules/vitest/vitest.mjs'];
  if (await fails(folder, tsc, '--noEmit', '--incremental')) return 'its types';
  const fartherOff = await fails(folder, vitest, 'related', path, '--run', '--bail', '1');
  return fartherOff ? 'a test farther off' : undefined;
}

const left = await sample();
let [dead, alive] = [0, 0];
async function work(): Promise<void> {
  const folder = await copyTree();
  const judge = new Judge(folder);
  try {
    for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
      const { path, line, kind, before, after, text, original } = mutant;
      await writeFile(join(folder, path), text);
      const cause = await causeOfDeath(path, folder, judge);
      await writeFile(join(folder, path), original);
      if (cause === undefined) alive += 1;
      else dead += 1;
      const [was, is] = [before, after].map((part) => part.replace(/\s+/g, ' ').slice(0, 70));
      const what = `${path}:${line} ${kind}: ${was} → ${is}`;
      console.log(
        cause === undefined ? `SURVIVED ${what}` : `killed ${what} (${cause.slice(0, 150)})`,
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
