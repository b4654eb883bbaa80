// Asks every source once, for a person who is online: nobody knows that a recipe reads a site until the
// site was asked. Stores nothing.
import { announcementDays } from '../src/domain/calendar.ts';
import type { DrawDate } from '../src/domain/draw-date.ts';
import { addDays } from '../src/domain/gregorian.ts';
import { announcementAt } from '../src/domain/lateness.ts';
import type { Lottery } from '../src/domain/lottery.ts';
import { type Registry, readRegistry } from '../src/intake/data-folder.ts';
import { describeProblem } from '../src/intake/problem.ts';
import { commandOf } from './command-line.ts';
import { DATA_FOLDER, readDataFiles } from './data-folder.ts';
import {
  type Check,
  checkExitCode,
  checkUpstream,
  describeChecks,
} from './upstream/check-upstream.ts';

type Options = { source?: string; lottery?: string; data: string; json: boolean };

const { source, lottery, data, json } = commandOf('sources:check')
  .description(
    'Asks each source of data/upstreams.json once, one request at a time at each host, and says\nwhether it answers as its recipe expects. Stores nothing.',
  )
  .option('--source <id>', 'only this source')
  .option('--lottery <slug>', 'only the sources of this lottery')
  .option('--data <folder>', 'the data folder', DATA_FOLDER)
  .option('--json', 'print the checks as JSON', false)
  .addHelpText(
    'after',
    `
A source of many lotteries is asked about the first of them, or about --lottery.
  works        it has numbers of the newest draw that has been announced
  nothing yet  it answers in the expected form, and has no numbers of that day
  wrong day    it has numbers, of other days alone
  changed      it answers something else than its recipe expects
  unreachable  it does not answer
Exit 0: all work, have nothing yet, or want a key. 1: one has changed, has the wrong day, or does not answer.
2: wrong use, or the input cannot be read.
CONTACT, or else SITE_URL, tells the sites who asks.`,
  )
  .parse()
  .opts<Options>();

/** One request each: whoever checks sees the first failure. */
const ONE_TRY = { tries: 1, timeoutMs: 20_000 };
const LOOK_BACK_DAYS = 60;

const { registry, problems } = readRegistry(await readDataFiles(data).catch(() => new Map()));
if (registry === undefined) fail(problems.map(describeProblem).join('\n'));
const asked = registry.upstreams.filter(
  (one) =>
    (source === undefined || one.source === source) &&
    (lottery === undefined || one.lotteries.includes(lottery)),
);
if (asked.length === 0) fail('no row of upstreams.json has that source and lottery');
const now = Date.now();
const checks: Check[] = await Promise.all(
  asked.map((upstream) => {
    const slug = lottery ?? upstream.lotteries[0] ?? '';
    const found = registry.lotteries.find((one) => one.slug === slug);
    return checkUpstream(upstream, slug, newestDay(found as Lottery, registry), ONE_TRY);
  }),
);
const today = new Date(now).toISOString().slice(0, 10);
console.log(json ? JSON.stringify({ checks }) : describeChecks(checks, today));
process.exitCode = checkExitCode(checks);

/** The last day whose announcement is over. */
function newestDay(of: Lottery, { calendar }: Registry): DrawDate {
  const until = addDays(new Date(now).toISOString().slice(0, 10) as DrawDate, 1);
  const days = announcementDays(of, calendar, addDays(until, -LOOK_BACK_DAYS), until);
  return days.findLast((day) => announcementAt(of, day) <= now) ?? addDays(until, -1);
}

function fail(message: string): never {
  console.error(`sources:check: ${message}`);
  process.exit(2);
}
