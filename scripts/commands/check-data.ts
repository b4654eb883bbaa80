// Judges every draw of the data folder by every rule. Part of each build; `npm run data:check`.
import { PUBLICATION_BUILDS } from '../site/build-lock.ts';
import { newCommand, runAs } from '../command/command-line.ts';
import { DATA_FOLDER, openDataFolder } from '../gather/store/data-folder.ts';

newCommand('data:check')
  .description('Checks every file of the data folder; writes nothing. Exit 1 if a rule is broken.')
  .parse();

await runAs('data:check', checkData, 2);

async function checkData(): Promise<0 | 1> {
  // What only announcements need, the list of subscribers, stops no publication.
  const isPublication = process.env[PUBLICATION_BUILDS] !== undefined;
  const dataFolder = await openDataFolder(DATA_FOLDER, isPublication ? 'warning' : 'error');
  if (dataFolder === undefined) return 1;
  const draws = dataFolder.archive.flatMap((lottery) => lottery.draws).length;
  const withdrawn = dataFolder.archive.flatMap((lottery) => lottery.withdrawn ?? []).length;
  const lotteries = dataFolder.archive.filter((lottery) => lottery.draws.length > 0).length;
  const beside = withdrawn > 0 ? `, and ${withdrawn} withdrawn` : '';
  console.log(`${draws} draws of ${lotteries} lotteries are in order${beside}`);
  return 0;
}
