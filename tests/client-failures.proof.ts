// What a caller of the client package gets while hosts fail, as a table. Each row: what the service
// does with the requests of one call, what the mirror does, how old the kept answer is; then what
// the caller gets, how long the client waits between its requests, and how many requests it makes.
import { expect, test } from 'vitest';
import {
  createClient,
  getResults,
  LotteryFault,
  mirror,
  NoHostAnswered,
  type Schemas,
} from '../src/client/perdphon.ts';
import { clientClock } from './support/client-clock.ts';
import { type FailureName, failingHost } from './support/failing-host.ts';

const answerOf = (drawDate: string) => ({ success: true, data: [{ drawDate }] });

/** Of the service, of the mirror, and of a mirror that has not been brought up to date. */
const NEWEST = answerOf('2026-11-16');
const OUTDATED = answerOf('2026-11-01');

type Row = {
  readonly service: readonly FailureName[] | 'refused';
  readonly mirror?: FailureName | 'outdated';
  /** Seconds since the kept answer was given; negative where the clock was set back since. */
  readonly kept?: number;
};

const ROWS: readonly Row[] = [
  { service: ['answers'] },
  { service: ['answers, Age 900'] },
  { service: ['answers as text/plain'] },
  { service: ['500', 'answers'] },
  { service: ['500', '500', 'answers'] },
  { service: ['500'] },
  { service: ['500'], mirror: 'answers' },
  { service: ['500'], kept: 200 },
  { service: ['500'], kept: 4000 },
  { service: ['500'], kept: 90_000 },
  { service: ['500'], mirror: 'answers', kept: 4000 },
  { service: ['500'], mirror: 'outdated', kept: 4000 },
  { service: ['500'], mirror: 'outdated' },
  { service: ['500'], mirror: '200 page', kept: 4000 },
  { service: ['502 page', 'answers'] },
  { service: ['503, Retry-After 20', 'answers'] },
  { service: ['503, Retry-After 900'], mirror: 'answers' },
  { service: ['503, until a date, clock a day off', 'answers'] },
  { service: ['429, Retry-After 7', 'answers'] },
  { service: ['429, Retry-After 7'] },
  { service: ['429, Retry-After 7'], kept: 4000 },
  { service: ['400'], mirror: 'answers', kept: 4000 },
  { service: 'refused' },
  { service: 'refused', mirror: 'answers' },
  { service: 'refused', kept: 4000 },
  { service: ['reset', 'answers'] },
  { service: ['reset'], kept: 4000 },
  { service: ['slow'] },
  { service: ['slow'], mirror: 'answers' },
  { service: ['slow'], kept: 4000 },
  { service: ['cut short', 'answers'] },
  { service: ['cut off', 'answers'] },
  { service: ['200 page'], mirror: 'answers' },
  { service: ['200 page'], kept: 4000 },
  { service: ['500'], kept: -3600 },
];

const EXPECTED = `
service does                                 | mirror      | kept s | the caller gets                      | waits s     | asked
answers                                      |             |        | 2026-11-16                           |             | 1
answers, Age 900                             |             |        | 2026-11-16, stale: service, 900 s    |             | 1
answers as text/plain                        |             |        | 2026-11-16                           |             | 1
500; answers                                 |             |        | 2026-11-16                           | 0.3         | 2
500; 500; answers                            |             |        | 2026-11-16                           | 0.3 0.6     | 3
500                                          |             |        | LotteryFault 500 internal_error      | 0.3 0.6     | 3
500                                          | answers     |        | 2026-11-16, stale: mirror, ? s       | 0.3 0.6     | 3+1
500                                          |             | 200    | 2026-11-16                           |             | 1
500                                          |             | 4000   | 2026-11-16, stale: kept, 4000 s      | 0.3 0.6     | 3
500                                          |             | 90000  | LotteryFault 500 internal_error      | 0.3 0.6     | 3
500                                          | answers     | 4000   | 2026-11-16, stale: mirror, ? s       | 0.3 0.6     | 3+1
500                                          | outdated    | 4000   | 2026-11-16, stale: kept, 4000 s      | 0.3 0.6     | 3+1
500                                          | outdated    |        | 2026-11-01, stale: mirror, ? s       | 0.3 0.6     | 3+1
500                                          | 200 page    | 4000   | 2026-11-16, stale: kept, 4000 s      | 0.3 0.6     | 3+1
502 page; answers                            |             |        | 2026-11-16                           | 0.3         | 2
503, Retry-After 20; answers                 |             |        | 2026-11-16                           | 20          | 2
503, Retry-After 900                         | answers     |        | 2026-11-16, stale: mirror, ? s       |             | 1+1
503, until a date, clock a day off; answers  |             |        | 2026-11-16                           | 9           | 2
429, Retry-After 7; answers                  |             |        | 2026-11-16                           | 7           | 2
429, Retry-After 7                           |             |        | LotteryFault 429 quota_exceeded      | 7 7         | 3
429, Retry-After 7                           |             | 4000   | 2026-11-16, stale: kept, 4000 s      | 7 7         | 3
400                                          | answers     | 4000   | LotteryFault 400 unknown_lottery     |             | 1+0
connection refused                           |             |        | NoHostAnswered, 3 attempts           | 0.3 0.6     | 0
connection refused                           | answers     |        | 2026-11-16, stale: mirror, ? s       | 0.3 0.6     | 0+1
connection refused                           |             | 4000   | 2026-11-16, stale: kept, 4000 s      | 0.3 0.6     | 0
reset; answers                               |             |        | 2026-11-16                           | 0.3         | 2
reset                                        |             | 4000   | 2026-11-16, stale: kept, 4000 s      | 0.3 0.6     | 3
slow                                         |             |        | NoHostAnswered, 1 attempts           |             | 1
slow                                         | answers     |        | 2026-11-16, stale: mirror, ? s       |             | 1+1
slow                                         |             | 4000   | 2026-11-16, stale: kept, 4000 s      |             | 1
cut short; answers                           |             |        | 2026-11-16                           | 0.3         | 2
cut off; answers                             |             |        | 2026-11-16                           | 0.3         | 2
200 page                                     | answers     |        | 2026-11-16, stale: mirror, ? s       |             | 1+1
200 page                                     |             | 4000   | 2026-11-16, stale: kept, 4000 s      |             | 1
500                                          |             | -3600  | 2026-11-16, stale: kept, ? s         | 0.3 0.6     | 3
`;

async function lineOf({ service: script, mirror: copy, kept }: Row): Promise<string> {
  const { clock, waits, pass } = clientClock();
  const isOff = script === 'refused';
  const first: readonly FailureName[] = kept === undefined ? [] : ['answers'];
  const service = await failingHost([...first, ...(isOff ? [] : script)], NEWEST);
  const isOutdated = copy === 'outdated';
  const copied = await failingHost(
    [isOutdated ? 'answers' : (copy ?? 'reset')],
    isOutdated ? OUTDATED : NEWEST,
  );
  const client = createClient({
    hosts: [service.origin, ...(copy ? [mirror(copied.origin)] : [])],
    timeoutSeconds: 1.5,
    clock,
  });
  if (kept !== undefined) await getResults(client);
  if (isOff) service.stop();
  pass(kept ?? 0);
  const before = service.asked();
  const got = await getResults(client).then(toldAnswer, toldError);
  const asked = [service.asked() - before, ...(copy ? [copied.asked()] : [])].join('+');
  for (const host of [service, copied]) host.stop();
  const done = isOff ? 'connection refused' : script.join('; ');
  return rowOf([done, copy ?? '', `${kept ?? ''}`, got, waits.join(' '), asked]);
}

function toldAnswer({
  data,
  stale,
}: Pick<Schemas['Results'], 'data'> & { stale?: { from: string; ageSeconds: number | null } }) {
  const day = data[0]?.drawDate ?? '';
  if (stale === undefined) return day;
  return `${day}, stale: ${stale.from}, ${stale.ageSeconds ?? '?'} s`;
}

function toldError(error: unknown): string {
  if (error instanceof LotteryFault) return `LotteryFault ${error.status} ${error.code}`;
  if (error instanceof NoHostAnswered) return `NoHostAnswered, ${error.attempts.length} attempts`;
  return String(error);
}

const WIDTHS = [44, 11, 6, 36, 11];
const rowOf = (cells: readonly string[]) =>
  cells.map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0)).join(' | ');

test('what a caller gets while hosts fail', async () => {
  const head = rowOf(['service does', 'mirror', 'kept s', 'the caller gets', 'waits s', 'asked']);
  const lines = await Promise.all(ROWS.map(lineOf));
  const table = ['', head, ...lines, ''].join('\n');
  console.log(table);
  expect(table).toBe(EXPECTED);
});
