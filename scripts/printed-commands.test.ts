// Every command that a message prints does what the message says, and those of the documents name
// commands and options that there are. As a person pastes them: printed-commands.proof.ts.
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { filesMatching } from '../tests/support/files-matching.ts';
import { heldBackIn } from '../tests/support/held-back.ts';
import { runMain, runPrinted } from '../tests/support/run-main.ts';
import { folderWith, removeFolders } from '../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../tests/support/small-data-folder.ts';

afterAll(removeFolders);

const MOMENT = { now: Date.parse('2026-08-23T12:00:00+07:00') };

const COMMAND =
  /npm run (?:--silent )?[a-z][a-z:]*(?: -- (?:'[^'\n]*'|[^`'"\n;|&)#])*)?|npx tsx scripts\/run\.ts [\w-]+(?: (?:'[^'\n]*'|[^`'"\n;|&)#])*)?/g;

const sources = filesMatching('{scripts,src}/**/*.{ts,astro}').filter(
  (file) => !/\.(?:test|proof)\.ts$|src\/generated/.test(file),
);
const documents = [
  ...filesMatching('{*,docs/*,data/*}.md'),
  ...filesMatching('.github/**/*.{sh,yml,md}'),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

type Printed = { readonly file: string; readonly command: string };

const commands: readonly Printed[] = [...sources, ...documents].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(COMMAND)].map(([command]) => ({ file, command })),
);

/** The name of a command that is ours, with its flags; `undefined` for a tool of others. */
function readCommand(command: string) {
  const [, npm, own] = /^npm run (?:--silent )?([a-z:]+)|^npx tsx \S+ (\S+)/.exec(command) ?? [];
  const name =
    own ?? / scripts\/run\.ts ([\w-]+)(?: --build)?$/.exec(scripts[npm ?? ''] ?? '')?.[1];
  const flags = command.match(/(?<= )--[a-z][a-z-]+(?![\w-])/g) ?? [];
  return { npm, name, flags: flags.filter((flag) => flag !== '--silent') };
}

/** What `--help` of a script names. `due` hands on what `publish` takes. */
const helps = new Map<string, Promise<string>>();
async function helpOf(name: string): Promise<string> {
  const own = helps.get(name) ?? runMain(name, ['--help']).then(({ stdout }) => stdout);
  helps.set(name, own);
  return name === 'due' ? (await own) + (await helpOf('publish')) : own;
}

test('a command that is named somewhere is one of ours, and takes the options it is named with', async () => {
  expect(commands.length).toBeGreaterThan(80);
  const strays: string[] = [];
  for (const { file, command } of commands) {
    const { npm, name = '', flags } = readCommand(command);
    const isThere =
      npm === undefined ? existsSync(`scripts/commands/${name}.ts`) : scripts[npm] !== undefined;
    if (!isThere) strays.push(`${file}: ${command}`);
    if (name === '' || flags.length === 0) continue;
    const help = await helpOf(name);
    const unknown = flags.filter((flag) => !help.includes(flag));
    if (unknown.length > 0) strays.push(`${file}: ${command}: ${unknown}`);
  }
  expect(strays).toEqual([]);
});

/** The commands that a run printed, each to the end of its line. */
const printedBy = (text: string) => text.match(/(?:npm run|npx tsx) [^\n]+/g) ?? [];

describe('each way out of a hold', () => {
  const HEADER = 'lottery,drawDate,top-three-digit,bottom-two-digit\n';
  test.each<[string, readonly (readonly [source: string, row: string])[], number]>([
    ['zeros', [['allhuay', 'lao-tv,2026-08-22,000,00']], 1],
    ['the number of the draw before', [['allhuay', 'lao-tv,2026-07-09,508,37']], 1],
    [
      'a source that differs from what is stored',
      [
        ['allhuay', 'lao-tv,2026-08-22,512,37'],
        ['lekdee', 'lao-tv,2026-08-22,513,37'],
      ],
      2,
    ],
    [
      'two that differ, one of them doubtful',
      [
        ['allhuay', 'lao-tv,2026-07-09,508,37'],
        ['lekdee', 'lao-tv,2026-07-09,513,89'],
      ],
      2,
    ],
    [
      'a source that differs from itself',
      [
        ['allhuay', 'lao-tv,2026-08-22,512,37'],
        ['allhuay', 'lao-tv,2026-08-22,513,37'],
      ],
      2,
    ],
  ])('of %s', async (_doubt, files, ways) => {
    /** The folder with the hold, and what the last command printed of it. */
    const hold = async () => {
      const data = await folderWith(smallData());
      const texts = new Map(files.map(([, row], index) => [`${index}.csv`, HEADER + row]));
      const folder = await folderWith(texts);
      let printed = '';
      for (const [index, [source]] of files.entries()) {
        const flags = ['--file', join(folder, `${index}.csv`), '--source', source];
        printed = (await runMain('ingest', flags, { DATA_FOLDER: data }, MOMENT)).stdout;
      }
      return { data, commands: printedBy(printed) };
    };
    const { commands: first } = await hold();
    expect(first.length).toBeGreaterThanOrEqual(ways);
    for (const index of first.keys()) {
      const { data, commands } = await hold();
      const run = await runPrinted(commands[index] ?? '', { DATA_FOLDER: data }, MOMENT);
      expect(run, commands[index]).toMatchObject({ code: 0 });
      expect(await heldBackIn(data), commands[index]).toEqual([]);
      expect((await runMain('check-data', [], { DATA_FOLDER: data })).code).toBe(0);
    }
  });
});

describe('what is said is so', () => {
  const env = async (files = smallData()) => ({ DATA_FOLDER: await folderWith(files) });

  test.each([
    'https://me:secret@glo.example/sheet',
    'javascript:alert(1)',
    'glo.example',
    'https://glo.example/a b',
  ])('an address that not everybody may read is not taken: %s', async (address) => {
    const given = await env();
    const flags = ['lao-tv', '2026-08-22', 'top-three-digit=508', 'bottom-two-digit=37'];
    const more = ['--source', 'allhuay', '--source-url', address, '--yes'];
    const run = await runMain('add-draw', [...flags, ...more], given, MOMENT);
    expect([run.code, run.stdout]).toEqual([2, '']);
    expect(run.stderr).toContain('expected an address');
    const file = join(given.DATA_FOLDER, 'draws.csv');
    const row = `lao-tv,2026-08-22,508,37,${address}`;
    await writeFile(file, `lottery,drawDate,top-three-digit,bottom-two-digit,sourceUrl\n${row}\n`);
    const entered = await runMain('ingest', ['--file', file, '--source', 'allhuay'], given, MOMENT);
    expect([entered.code, entered.stdout]).toEqual([
      1,
      expect.stringContaining('expected an addr'),
    ]);
    expect(readFileSync(join(given.DATA_FOLDER, TV_FILE), 'utf8')).not.toContain('2026-08-22');
  });

  test.each<[string, string[], string]>([
    ['check-data', [], 'FILE'],
    ['due', [], 'FILE'],
    ['health', [], 'FILE'],
    ['ingest', ['--due'], 'FILE/x'],
    ['add-draw', ['lao-tv', '2026-08-22', 'five-digit=12345', '--source', 'allhuay'], 'FILE'],
    ['publish', ['--to', 'FILE/x'], ''],
    ['announce', ['--to', 'FILE/x'], ''],
    ['announce', ['--to', 'FILE/x', '--list'], ''],
    ['ingest', ['--file', 'FILE/x', '--source', 'allhuay'], ''],
    ['ingest', ['--day', '', '--source', 'allhuay', '--yes'], ''],
  ])('a path that cannot be is one sentence: %s %j, DATA_FOLDER %j', async (name, args, data) => {
    const folder = await folderWith(new Map([...smallData(), ['FILE', 'x']]));
    const paths = args.map((arg) => (/^FILE|^$/.test(arg) ? join(folder, arg) : arg));
    const run = await runMain(name, paths, { DATA_FOLDER: join(folder, data) }, MOMENT);
    expect([1, 2]).toContain(run.code);
    expect(run.stderr).not.toMatch(/\n\s+at |node:/);
    expect(run.stderr.trim().split('\n')).toHaveLength(1);
  });
});
