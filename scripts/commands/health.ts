// Lists missed draws, here or live; scheduled, since silence is how such a service fails most.
import { FILES } from '../../src/contract/files.ts';
import { HOUR_MS } from '../../src/domain/clock.ts';
import { describeHeldBack } from '../../src/domain/held-back.ts';
import { statusBody } from '../../src/emit/status.ts';
import { parseAnswer, UnexpectedAnswer } from '../../src/intake/sources/answer.ts';
import { newCommand, runAs } from '../command/command-line.ts';
import { Failure } from '../command/failure.ts';
import { securitySettings, securityWarning } from '../site/settings.ts';
import { lastLook } from '../gather/health/last-look.ts';
import { comparedStatus, missedDraws } from '../gather/health/missed-draws.ts';
import { DATA_FOLDER, openDataFolder } from '../gather/store/data-folder.ts';
import { fetchText, SourceUnreachable } from '../gather/upstream/fetch-text.ts';

/** `npm run watch` looks every few minutes; where it never ran, nothing can go quiet. */
const QUIET_MS = 6 * HOUR_MS;

const HELP = `
It also says which draws are held back for a person, and since when npm run watch has not looked,
and warns a month before the contact of security.txt (SECURITY_EXPIRES) is stale.
Exit 0: nothing is wrong. 1: a draw is missed or held, nobody has looked, or the contact is nearly stale. 2: the status cannot be read.`;

const options = newCommand('health', HELP)
  .description('Lists every draw that was announced and is not stored.')
  .option('--url <origin>', 'a live deployment; without it, the data folder')
  .option(
    '--json',
    'print {"missed":[{lottery, lotteryName, latest, missed:[dates]}], heldBack, quietSince, stale}',
    false,
  )
  .parse()
  .opts<{ url?: string; json: boolean }>();

await runAs('health', judge, 2);

async function judge(): Promise<0 | 1> {
  const { url, json } = options;
  const data = await openDataFolder(DATA_FOLDER);
  if (data === undefined) throw new Failure('the data folder has a problem');
  const status = url === undefined ? statusBody(data.archive, data) : await liveStatus(url);
  const now = Date.now();
  const missed = missedDraws(status, data, now);
  const heldBack = data.heldBack.map((draw) => {
    const { lottery, drawDate } = draw;
    return { lottery, drawDate, detail: describeHeldBack(draw) };
  });
  const lookedAt = await lastLook(DATA_FOLDER);
  const isQuiet = lookedAt !== undefined && now - lookedAt > QUIET_MS;
  const quietSince = isQuiet ? new Date(lookedAt).toISOString() : undefined;
  const stale = securityWarning(securitySettings(), now);
  if (json) {
    const held = heldBack.length > 0 && { heldBack };
    console.log(JSON.stringify({ missed, ...held, quietSince, stale }));
  } else {
    if (stale) console.log(stale);
    if (quietSince) console.log(`nobody has looked since ${quietSince}`);
    for (const { lottery, drawDate, detail } of heldBack) {
      console.log(`${lottery} ${drawDate} is held back for a person: ${detail}`);
    }
    if (missed.length === 0) console.log('no draw is missed');
    for (const { lottery, latest, missed: days } of missed) {
      const newest = `the newest stored is of ${latest}`;
      console.log(`${lottery}: ${days.length} missed, ${newest}: ${days.join(' ')}`);
    }
  }
  return missed.length + heldBack.length > 0 || quietSince || stale ? 1 : 0;
}

async function liveStatus(origin: string) {
  if (!URL.canParse(origin)) throw new Failure(`--url ${origin} is not an address`);
  const url = new URL(FILES.status.path, origin).href;
  try {
    const text = await fetchText({ source: 'status', method: 'GET', url });
    return parseAnswer('status', comparedStatus, text);
  } catch (error) {
    const isRefusal = error instanceof UnexpectedAnswer || error instanceof SourceUnreachable;
    throw isRefusal ? new Failure(error.message) : error;
  }
}
