// Lists missed draws, here or live. It is scheduled, because such a service mostly fails in
// silence.
import { statusBody } from '../../src/api/answers/status.ts';
import { newCommand, runCommand } from '../command/command-line.ts';
import { Failure } from '../command/failure.ts';
import type { Io } from '../command/io.ts';
import { fetchStatus } from '../gather/health/live-status.ts';
import { describeHealth, judgeHealth, reportHealth } from '../gather/health/health-report.ts';
import { readMemory } from '../gather/round/memory.ts';
import { findDataFolder, openDataFolder } from '../gather/store/open-data.ts';
import { securitySettings, securityWarning } from '../output/settings.ts';

const HELP = `
It also says which draws are held back for a person, and since when npm run due has not looked,
and warns a month before the contact of security.txt (SECURITY_EXPIRES) is stale.
Exit 0: nothing is wrong. 1: a draw is missed or held, nobody has looked, or the contact is nearly stale. 2: the status cannot be read.`;

type HealthFlags = { readonly url?: string; readonly json: boolean; readonly all: boolean };

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('health', io, HELP)
    .description('Lists every draw that was announced and is not stored.')
    .option('--url <origin>', 'a live deployment; without it, the data folder')
    .option('--all', 'list every day, where only the newest of a lottery is said otherwise', false)
    .option(
      '--json',
      'print {"missed":[{lottery, lotteryName, latest, missed:[dates]}], heldBack, quietSince, stale}',
      false,
    );
  return runCommand(command, argv, io, () => judge(command.opts(), io), 2);
}

async function judge({ url, json, all }: HealthFlags, io: Io): Promise<0 | 1> {
  const folder = findDataFolder(io.env);
  const data = await openDataFolder(folder, io);
  if (data === undefined) throw new Failure('the data folder has a problem');
  const status = url === undefined ? statusBody(data.archive, data) : await fetchStatus(url, io);
  const now = io.now();
  const report = reportHealth(status, data, now, (await readMemory(folder)).at);
  const stale = securityWarning(securitySettings(io.env), now);
  if (json) {
    const { missed, heldBack, quietSince } = report;
    const held = heldBack.length > 0 && { heldBack };
    io.out(JSON.stringify({ missed, ...held, quietSince, stale }));
  } else {
    if (stale) io.out(stale);
    for (const line of describeHealth(report, all)) io.out(line);
  }
  return stale ? 1 : judgeHealth(report);
}
