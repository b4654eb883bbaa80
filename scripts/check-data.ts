// Judges every draw of the data folder by every rule. Part of each build; `npm run data:check`.
import { commandOf } from './command-line.ts';
import { DATA_FOLDER, openDataFolder } from './data-folder.ts';

const program = commandOf('data:check')
  .description('Checks every file of the data folder; writes nothing. Exit 1 if a rule is broken.')
  .option('--data <folder>', 'the data folder', DATA_FOLDER)
  .option('--publish', 'what only announcements need, subscribers.json, stops nothing', false)
  .parse();

const { data, publish } = program.opts<{ data: string; publish: boolean }>();
const dataFolder = await openDataFolder(data, publish ? 'warning' : 'error');
if (dataFolder === undefined) {
  process.exitCode = 1;
} else {
  const draws = dataFolder.archive.reduce((sum, one) => sum + one.draws.length, 0);
  const held = dataFolder.archive.filter((one) => one.draws.length > 0).length;
  const withdrawn = dataFolder.archive.reduce((sum, one) => sum + (one.withdrawn?.length ?? 0), 0);
  const beside = withdrawn > 0 ? `, and ${withdrawn} withdrawn` : '';
  console.log(`${draws} draws of ${held} lotteries are in order${beside}`);
}
