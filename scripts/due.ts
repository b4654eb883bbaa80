// Asks for every draw that is due, stores what came, publishes, and says what is left for a person.
import { spawnSync } from 'node:child_process';
import type { DrawDate } from '../src/domain/draw-date.ts';
import { describeHeld } from '../src/domain/held.ts';
import { announcementAt, latenessAt } from '../src/domain/lateness.ts';
import { type Registry, readRegistry } from '../src/intake/data-folder.ts';
import { describeProblem } from '../src/intake/problem.ts';
import { judgeSettings } from './announce/settings.ts';
import { commandOf } from './command-line.ts';
import { DATA_FOLDER, readRegistryFiles } from './data-folder.ts';
import { DrawStoreError } from './draw-store.ts';
import { Failure, sentenceOf } from './failure.ts';
import { noteLook } from './health/last-look.ts';
import { waysOut } from './held-draws.ts';
import { ingestDue } from './ingest/due.ts';
import { describeOutcomes, exitCodeOf, type Outcome } from './ingest/outcome.ts';
import { environmentFor } from './publish/environment.ts';

const program = commandOf('due')
  .description(
    'Asks for every draw that is due, stores what came, publishes it, says what is left.',
  )
  .argument('[publish...]', 'the options of npm run publish, such as --to /srv/site')
  .allowUnknownOption()
  .option('--data <folder>', 'the data folder', DATA_FOLDER)
  .addHelpText(
    'after',
    `
It publishes also where a source failed or a draw is held back: what is right goes out.
Exit 0: done; what is not announced yet, and gaps, are no failure. 1: a person is needed: a draw is held
back or refused, a source failed and a draw is not stored, or nothing was published. 2: wrong use.`,
  )
  .parse();
const { data } = program.opts<{ data: string }>();

try {
  process.exitCode = await due();
} catch (error) {
  const sentence = error instanceof DrawStoreError ? error.message : sentenceOf(error);
  if (sentence === undefined) throw error;
  console.error(`due: ${sentence}`);
  process.exitCode = 2;
}

async function due(): Promise<0 | 1 | 2> {
  for (const line of await judgeSettings()) console.log(line);
  const now = Date.now();
  const outcomes = await ingestDue({ data, registry: await openRegistry(), now });
  await noteLook(data, now);
  const told = outcomes.filter(({ result }) => !['gap', 'by hand', 'held'].includes(result));
  console.log(describeOutcomes(told));
  // The same as by hand, in a process of its own.
  const command = ['run', '--silent', 'publish', '--', '--if-new', ...program.args];
  const env = environmentFor('publish');
  const { status } = spawnSync('npm', command, { stdio: 'inherit', env });
  const registry = await openRegistry();
  console.log(describeLeft(outcomes, registry, now, status === 0));
  if (status === 2) return 2;
  return status !== 0 || registry.held.length > 0 ? 1 : exitCodeOf(outcomes);
}

async function openRegistry(): Promise<Registry> {
  const { registry, problems } = readRegistry(await readRegistryFiles(data));
  if (registry !== undefined) return registry;
  const found = problems.map(describeProblem).join('\n');
  throw new Failure(`the data folder cannot be read\n${found}`);
}

function describeLeft(
  outcomes: readonly Outcome[],
  { held, lotteries }: Registry,
  now: number,
  isPublished: boolean,
): string {
  const isLate = ({ lottery: slug, drawDate }: Outcome) => {
    const lottery = lotteries.find((one) => one.slug === slug);
    if (lottery === undefined || drawDate === '') return false;
    return latenessAt(announcementAt(lottery, drawDate as DrawDate), now) === 'late';
  };
  const daysOf = (...results: Outcome['result'][]) =>
    outcomes.filter(({ result }) => results.includes(result));
  const late = daysOf('not yet', 'partial').filter(isLate);
  const failures = new Set(daysOf('failed').flatMap(({ detail }) => detail ?? []));
  const left = [
    ...(isPublished ? [] : ['ยังไม่ได้เผยแพร่ (not published): npm run publish']),
    ...held.flatMap((one) => [
      `รอคนตรวจ (held back): ${one.lottery} ${one.drawDate}: ${describeHeld(one)}`,
      ...waysOut(one).map((way) => `  ถ้าถูกต้อง (if it is right): ${way}`),
    ]),
    ...late.map(({ lottery, drawDate }) => `เลยเวลา (late): ${lottery} ${drawDate}`),
    ...[...failures].map((detail) => `แหล่งมีปัญหา (failed): ${detail}`),
    ...counted('ช่องว่าง ไม่มีแหล่งใดมี (gaps, no source has them)', daysOf('gap')),
    ...counted('ต้องใส่เอง ด้วย npm run draw:add (by hand)', daysOf('by hand')),
  ];
  return left.length === 0 ? 'ไม่มีอะไรค้าง (nothing is left)' : left.join('\n');
}

function counted(title: string, days: readonly Outcome[]): string[] {
  if (days.length === 0) return [];
  const slugs = [...new Set(days.map(({ lottery }) => lottery))];
  const some = slugs.slice(0, 5).join(', ');
  const more = slugs.length > 5 ? `, … (${slugs.length})` : '';
  return [`${title}: ${days.length} งวด · ${some}${more}`];
}
