// Lists missed draws, in the local data or in a live deployment. A scheduled job runs it, since
// silence is the commonest failure of a results service.
import { FILES } from '../src/contract/files.ts';
import { describeHeld } from '../src/domain/held.ts';
import { GRACE_MS } from '../src/domain/lateness.ts';
import { statusBody } from '../src/emit/status.ts';
import { parseAnswer, UnexpectedAnswer } from '../src/intake/sources/answer.ts';
import { commandOf } from './command-line.ts';
import { DATA_FOLDER, openDataFolder } from './data-folder.ts';
import { sentenceOf } from './failure.ts';
import { securitySettings, securityWarning } from './emit/security-settings.ts';
import { lastLook } from './health/last-look.ts';
import { type ComparedStatus, comparedStatus, missedDraws } from './health/missed-draws.ts';
import { fetchText, SourceUnreachable } from './upstream/fetch-text.ts';

type Options = { url?: string; data: string; graceHours: string; json: boolean };

const HOUR_MS = 3_600_000;

/** `npm run watch` looks every few minutes; where it never ran, nothing can go quiet. */
const QUIET_MS = 6 * HOUR_MS;

const options = commandOf('health')
  .description('Lists every draw that was announced and is not held.')
  .option('--url <origin>', 'a live deployment; without it, the data folder')
  .option('--data <folder>', 'the data folder', DATA_FOLDER)
  .option(
    '--grace-hours <hours>',
    'how long after its announcement a draw is only awaited',
    String(GRACE_MS / HOUR_MS),
  )
  .option('--json', 'print {"missed":[{lottery, lotteryName, latest, missed:[dates]}]}', false)
  .addHelpText(
    'after',
    '\nIt also says which draws are held for a person, and since when npm run watch has not looked,\nand warns a month before the contact of security.txt (SECURITY_EXPIRES) is stale.\nExit 0: nothing is wrong. 1: a draw is missed or held, nobody has looked, or the contact is nearly stale. 2: the status cannot be read.',
  )
  .parse()
  .opts<Options>();

const graceHours = Number(options.graceHours);
if (!(graceHours >= 0)) fail(`--grace-hours ${options.graceHours} is not a number of hours`);
const archive = await openDataFolder(options.data);
if (archive === undefined) fail('the data folder has a problem');
const status: ComparedStatus =
  options.url === undefined ? statusBody(archive.archive, archive) : await liveStatus(options.url);
const now = Date.now();
const missed = missedDraws(status, archive, now, graceHours * HOUR_MS);
const held = archive.held.map((one) => ({
  lottery: one.lottery,
  drawDate: one.drawDate,
  detail: describeHeld(one),
}));
const lookedAt = await lastLook(options.data);
const quietSince =
  lookedAt !== undefined && now - lookedAt > QUIET_MS
    ? new Date(lookedAt).toISOString()
    : undefined;
const stale = securityWarning(contactOrFail(), now);

if (options.json) {
  const more = {
    ...(held.length > 0 && { held }),
    ...(quietSince && { quietSince }),
    ...(stale && { stale }),
  };
  console.log(JSON.stringify({ missed, ...more }));
} else {
  if (stale) console.log(stale);
  if (quietSince) console.log(`nobody has looked since ${quietSince}`);
  for (const { lottery, drawDate, detail } of held) {
    console.log(`${lottery} ${drawDate} is held for a person: ${detail}`);
  }
  if (missed.length === 0) console.log('no draw is missed');
  for (const { lottery, latest, missed: days } of missed) {
    console.log(`${lottery}: ${days.length} missed since ${latest}: ${days.join(' ')}`);
  }
}
process.exitCode = missed.length + held.length > 0 || quietSince || stale ? 1 : 0;

async function liveStatus(url: string): Promise<ComparedStatus> {
  if (!URL.canParse(url)) fail(`--url ${url} is not an address`);
  try {
    const text = await fetchText({
      source: 'status',
      method: 'GET',
      url: new URL(FILES.status.path, url).href,
    });
    return parseAnswer('status', comparedStatus, text);
  } catch (error) {
    if (error instanceof UnexpectedAnswer || error instanceof SourceUnreachable) {
      fail(error.message);
    }
    throw error;
  }
}

function contactOrFail() {
  try {
    return securitySettings();
  } catch (error) {
    return fail(sentenceOf(error) ?? String(error));
  }
}

function fail(message: string): never {
  console.error(`health: ${message}`);
  process.exit(2);
}
