// Faults done to the files of draws by hand, and by a merge of two branches: git keeps the lines of
// both.
import { folderWith, runScript } from '../run-script.ts';
import { smallData, THAI_FILE, TV_FILE } from '../small-data-folder.ts';
import { type Ended, type Fault, faultsOf, REFUSED } from './fault.ts';

const tv = (draw: string) => (smallData().get(TV_FILE) ?? '').replace('[\n', `[\n${draw},\n`);
const line = (bottom: string) =>
  JSON.stringify({
    drawDate: '2026-07-09',
    prizes: { 'top-three-digit': ['754'], 'top-two-digit': ['54'], 'bottom-two-digit': [bottom] },
    source: 'allhuay',
  });

async function checked(edit: (files: Map<string, string>) => void): Promise<Ended> {
  const files = smallData();
  edit(files);
  const { code, stderr } = await runScript('check-data', [], {
    DATA_FOLDER: await folderWith(files),
  });
  return { code, stderr, left: code === 0 ? 'wrong' : 'old' };
}
const replaced = (path: string, from: string, to: string) => () =>
  checked((files) => files.set(path, (files.get(path) ?? '').replace(from, to)));

export const DATA_FILE_FAULTS: readonly Fault[] = [
  ...faultsOf('data:check', {
    'a draw twice': [
      () =>
        checked((files) =>
          files.set(TV_FILE, tv(line('65')).replace('[\n', `[\n${line('66')},\n`)),
        ),
      REFUSED,
    ],
    'an edited adjacent number': [replaced(THAI_FILE, '004616', '004617'), REFUSED],
    'two years swapped': [
      () =>
        checked((files) =>
          files.set(
            'draws/hanoi-special/2025.json',
            files.get('draws/hanoi-special/2026.json') ?? '',
          ),
        ),
      REFUSED,
    ],
    'a draw of a day to come': [replaced(TV_FILE, '2026-07-08', '2099-07-08'), REFUSED],
  }),
];
