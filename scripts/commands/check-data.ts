// Judges every draw of the data folder by every rule. Part of each build; `npm run data:check`.
import { newCommand, runCommand } from '../command/command-line.ts';
import type { Io } from '../command/io.ts';
import { countDraws, findDataFolder, openDataFolder } from '../gather/store/open-data.ts';

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('data:check', io).description(
    'Checks every file of the data folder; writes nothing. Exit 1 if a rule is broken.',
  );
  return runCommand(command, argv, io, () => checkData(io), 2);
}

async function checkData(io: Io): Promise<0 | 1> {
  const dataFolder = await openDataFolder(findDataFolder(io.env), io, 'error');
  if (dataFolder === undefined) return 1;
  io.out(countDraws(dataFolder));
  return 0;
}
