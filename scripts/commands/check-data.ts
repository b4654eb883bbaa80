// Judges every draw of the data folder by every rule. Part of each build; `npm run data:check`.
import { PUBLICATION_BUILDS } from '../site/build-lock.ts';
import { newCommand, runCommand } from '../command/command-line.ts';
import type { Io } from '../command/io.ts';
import { findDataFolder, openDataFolder } from '../gather/store/data-folder.ts';

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('data:check', io).description(
    'Checks every file of the data folder; writes nothing. Exit 1 if a rule is broken.',
  );
  return runCommand(command, argv, io, () => checkData(io), 2);
}

async function checkData(io: Io): Promise<0 | 1> {
  // What only announcements need, the list of subscribers, stops no publication.
  const isPublication = io.env[PUBLICATION_BUILDS] !== undefined;
  const severity = isPublication ? 'warning' : 'error';
  const dataFolder = await openDataFolder(findDataFolder(io.env), io, severity);
  if (dataFolder === undefined) return 1;
  const draws = dataFolder.archive.flatMap((lottery) => lottery.draws).length;
  const withdrawn = dataFolder.archive.flatMap((lottery) => lottery.withdrawn ?? []).length;
  const lotteries = dataFolder.archive.filter((lottery) => lottery.draws.length > 0).length;
  const beside = withdrawn > 0 ? `, and ${withdrawn} withdrawn` : '';
  io.out(`${draws} draws of ${lotteries} lotteries are in order${beside}`);
  return 0;
}
