// Lists missed draws, here or live; scheduled, since silence is how such a service fails most.
import { FILES } from '../../src/contract/files.ts';
import { HOUR_MS } from '../../src/domain/clock.ts';
import { describeHeldBack } from '../../src/domain/held-back.ts';
import { statusBody } from '../../src/emit/status.ts';
import { parseAnswer, UnexpectedAnswer } from '../../src/intake/sources/answer.ts';
import { newCommand, runCommand } from '../command/command-line.ts';
import { Failure } from '../command/failure.ts';
import type { Io } from '../command/io.ts';
import { securitySettings, securityWarning } from '../site/settings.ts';
import { lastLook } from '../gather/health/last-look.ts';
import { comparedStatus, missedDraws } from '../gather/health/missed-draws.ts';
import { findDataFolder, openDataFolder } from '../gather/store/data-folder.ts';
import { fetchText, SourceUnreachable } from '../gather/upstream/fetch-text.ts';

/** `npm run watch` looks every few minutes; where it never ran, nothing can go quiet. */
const QUIET_MS = 6 * HOUR_MS;

const HELP = `
It also says which draws are held back for a person, and since when npm run watch has not looked,
and warns a month before the contact of security.txt (SECURITY_EXPIRES) is stale.
Exit 0: nothing is wrong. 1: a draw is missed or held, nobody has looked, or the contact is nearly stale. 2: the status cannot be read.`;

type HealthFlags = { readonly url?: string; readonly json: boolean };

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('health', io, HELP)
    .description('Lists every draw that was announced and is not stored.')
    .option('--url <origin>', 'a live deployment; without it, the data folder')
    .option(
      '--json',
      'print {"missed":[{lottery, lotteryName, latest, missed:[dates]}], heldBack, quietSince, stale}',
      false,
    );
  return runCommand(command, argv, io, () => judge(command.opts(), io), 2);
}

async function judge({ url, json }: HealthFlags, io: Io): Promise<0 | 1> {
  const folder = findDataFolder(io.env);
  const data = await openDataFolder(folder, io);
  if (data === undefined) throw new Failure('the data folder has a problem');
  const status = url === undefined ? statusBody(data.archive, data) : await liveStatus(url);
  const now = io.now();
  const missed = missedDraws(status, data, now);
  const heldBack = data.heldBack.map((draw) => {
    const { lottery, drawDate } = draw;
    return { lottery, drawDate, detail: describeHeldBack(draw) };
  });
  const lookedAt = await lastLook(folder);
  const isQuiet = lookedAt !== undefined && now - lookedAt > QUIET_MS;
  const quietSince = isQuiet ? new Date(lookedAt).toISOString() : undefined;
  const stale = securityWarning(securitySettings(io.env), now);
  if (json) {
    const held = heldBack.length > 0 && { heldBack };
    io.out(JSON.stringify({ missed, ...held, quietSince, stale }));
  } else {
    if (stale) io.out(stale);
    if (quietSince) io.out(`nobody has looked since ${quietSince}`);
    for (const { lottery, drawDate, detail } of heldBack) {
      io.out(`${lottery} ${drawDate} is held back for a person: ${detail}`);
    }
    if (missed.length === 0) io.out('no draw is missed');
    for (const { lottery, latest, missed: days } of missed) {
      const newest = `the newest stored is of ${latest}`;
      io.out(`${lottery}: ${days.length} missed, ${newest}: ${days.join(' ')}`);
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
