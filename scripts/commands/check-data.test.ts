import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runMain } from '../../tests/support/run-main.ts';
import { folderWith, linesOf, removeFolders, treeOf } from '../../tests/support/run-script.ts';
import { smallData, THAI_FILE, TV_FILE } from '../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

/** Runs the check on a folder; also whether the folder is as it was. */
async function check(files: ReadonlyMap<string, string>, env = {}) {
  const folder = await folderWith(files);
  const before = await treeOf(folder);
  const run = await runMain('check-data', [], { DATA_FOLDER: folder, ...env });
  const lines = linesOf(run.stderr).map((line) => line.replace(`${folder}/`, 'data/'));
  expect(await treeOf(folder)).toEqual(before);
  return { ...run, lines };
}

const edited = (file: string, from: string, to: string) => {
  const files = smallData();
  return files.set(file, files.get(file)?.replace(from, to) ?? '');
};

describe.concurrent('check-data', () => {
  test('says how many draws are in order, and reads nothing but JSON', async () => {
    const files = smallData().set('README.md', '# data').set('draws/notes.txt', 'x');
    const { code, stdout, lines } = await check(files);
    expect({ code, stdout, lines }).toEqual({
      code: 0,
      stdout: '6 draws of 3 lotteries are in order\n',
      lines: [],
    });
  });

  test('judges the receivers of webhooks', async () => {
    const list = JSON.stringify([
      { url: 'http://a.example/', secretName: 'a' },
      { url: 'https://b.example/', lotteries: ['lao'], secretName: 'b' },
    ]);
    const files = smallData().set('subscribers.json', list);
    const found = [
      '[0].url: "http://a.example/" — expected a public https address; it is not https',
      '[1].lotteries[0]: "lao" — expected a slug of data/lotteries.json',
    ];
    const { code, stdout, lines } = await check(files);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(lines).toEqual([
      ...found.map((one) => `data/subscribers.json: ${one}`),
      expect.stringContaining('2 problems in 1 of '),
    ]);
  });

  test('prints every problem, exits 1 and writes nothing', async () => {
    const files = edited(TV_FILE, '["37"]', '["3"]')
      .set('draws/lao-morning/2026.json', '[\n{"drawDate":"2999-01-01"}\n]\n')
      .set('draws/nowhere/2026.json', '[]');
    const { code, stdout, lines } = await check(files);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(lines).toEqual([
      'data/draws/nowhere/2026.json: "nowhere" — expected draws/<lottery>/<year>.json with a lottery of the registry',
      'data/draws/lao-tv/2026.json:2: draw 2026-07-08 prizes.bottom-two-digit[0]: "3" — expected 2 digits',
      'data/draws/lao-morning/2026.json:2: draw 2999-01-01 source: nothing — expected what a source said, or what a person decided',
      '3 problems in 3 of 8 files; nothing was written',
    ]);
  });

  test('a draw of the far future is one problem', async () => {
    const day = smallData().get(TV_FILE)?.replaceAll('2026-07-08', '2999-07-08') ?? '';
    const far = day.replaceAll('508', '629').replaceAll('"08"', '"29"').replaceAll('"37"', '"41"');
    const files = smallData().set('draws/lao-tv/2999.json', `${far.split(',\n')[0]}\n]\n`);
    const { code, lines } = await check(files);
    expect(code).toBe(1);
    expect(lines[0]).toMatch(
      /^data\/draws\/lao-tv\/2999\.json:2: draw 2999-07-08 drawDate: "2999-07-08" — is announced 2999-07-08 10:30 \(UTC\+07:00\), which is still to come$/,
    );
    expect(lines.slice(1)).toEqual(['1 problem in 1 of 7 files; nothing was written']);
  });

  test('a warning is printed and does not fail', async () => {
    const { code, stdout, lines } = await check(edited(THAI_FILE, '"source"', ' "source"'));
    expect(code).toBe(0);
    expect(stdout).toBe('6 draws of 3 lotteries are in order\n');
    expect(lines).toEqual([
      expect.stringMatching(
        /^data\/draws\/thai-government\/2026\.json:2: warning: draw 2026-08-16 .* — expected the draw on one line, as ingest writes it$/,
      ),
    ]);
  });

  test('a folder without a registry is said so', async () => {
    const { code, lines } = await check(new Map([['draws/lao-tv/2026.json', '[]']]));
    expect(code).toBe(1);
    expect(lines.slice(0, 2)).toEqual([
      'data/lotteries.json: nothing — expected this file to be there',
      'data/sources.json: nothing — expected this file to be there',
    ]);
  });

  test.each([
    { folder: () => folderWith(), because: 'it is empty' },
    { folder: async () => join(await folderWith(), 'nowhere'), because: 'it is not there' },
    {
      folder: () => folderWith(new Map([['README.md', '# data']])),
      because: 'it has other files only',
    },
  ])('a folder that holds no data is said so: $because', async ({ folder }) => {
    const data = await folder();
    const { code, stdout, stderr } = await runMain('check-data', [], { DATA_FOLDER: data });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(linesOf(stderr)).toEqual([
      `${data}/lotteries.json: nothing — expected this file to be there`,
      `${data}/sources.json: nothing — expected this file to be there`,
      `${data} has no data files`,
    ]);
  });

  test.each([
    { script: 'check-data', exits: /Exit 1 if a rule is\s+broken\./ },
    { script: 'emit', exits: /Exit 1: the data has a problem\.\n$/ },
    {
      script: 'ingest',
      exits: /Exit 0: done.+ 1: a person is needed.+ 2: .+ cannot be used\.\n/s,
    },
  ])('$script --help says what it does and how it exits', async ({ script, exits }) => {
    const { code, stdout, stderr } = await runMain(script, ['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Usage: \S+ \[options\](?: \[\w+\])?\n\n\w.*/);
    expect(stdout).toMatch(exits);
  });

  test('an unknown option is refused, and nothing is judged', async () => {
    const { code, stdout, stderr } = await runMain('check-data', ['--fix']);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain("unknown option '--fix'");
  });
});
