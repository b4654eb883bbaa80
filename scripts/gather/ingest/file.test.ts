import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { drawsIn } from '../../../tests/support/held-back.ts';
import { runMain } from '../../../tests/support/run-main.ts';
import {
  dataTreeOf,
  folderWith,
  linesOf,
  removeFolders,
} from '../../../tests/support/run-script.ts';
import { smallData, THAI_FILE, TV_FILE } from '../../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

/** Ingests one file of ours into a fresh data folder. @param own which lottery and source */
async function ingestFile(
  name: string,
  text: string,
  flags: readonly string[] = [],
  own = ['--lottery', 'lao-tv', '--source', 'allhuay'],
) {
  const data = await folderWith(smallData());
  const before = await dataTreeOf(data);
  const file = join(await folderWith(new Map([[name, text]])), name);
  const ingest = (...args: string[]) => runMain('ingest', args, { DATA_FOLDER: data });
  const again = (...more: string[]) => ingest('--file', file, ...own, ...flags, ...more);
  return { ...(await again()), data, before, after: await dataTreeOf(data), again, ingest };
}

const CSV = 'drawDate,top-three-digit,bottom-two-digit\n';

describe.concurrent('ingest --file', () => {
  test('stores each draw of a CSV, with the prizes that follow', async () => {
    const run = await ingestFile('own.csv', `${CSV}2026-07-09,754,65\n2026-07-10,007,00\n`);
    expect([run.code, run.stdout, run.stderr]).toEqual([
      0,
      'lao-tv                      new           2026-07-09 2026-07-10\n',
      '',
    ]);
    expect((await drawsIn(run.data, TV_FILE)).slice(0, 2)).toEqual([
      {
        drawDate: '2026-07-10',
        source: 'allhuay',
        recordedAt: expect.any(String),
        lacks: ['five-digit'],
        prizes: {
          'top-three-digit': ['007'],
          'top-two-digit': ['07'],
          'bottom-two-digit': ['00'],
        },
      },
      expect.objectContaining({ drawDate: '2026-07-09' }),
    ]);
    expect(await run.again()).toMatchObject({
      code: 0,
      stdout: 'lao-tv                      agrees        2026-07-09 2026-07-10\n',
    });
    expect(await dataTreeOf(run.data)).toEqual(run.after);
  });

  test('stores each draw of a JSON, adjacent prizes worked out, address and pending kept', async () => {
    const draws = [
      {
        drawDate: '2026-09-01',
        prizes: { 'first-prize': ['100000'] },
        pending: ['last-two-digit'],
        sourceUrl: 'https://glo.example/1',
      },
    ];
    const flags = ['--lottery', 'thai-government', '--source', 'glo', '--json'];
    const run = await ingestFile('own.json', JSON.stringify(draws), flags);
    expect([run.code, JSON.parse(run.stdout)]).toEqual([
      0,
      [
        {
          lottery: 'thai-government',
          drawDate: '2026-09-01',
          result: 'new',
          isPartial: true,
          detail: 'last-two-digit pending',
        },
      ],
    ]);
    expect((await drawsIn(run.data, THAI_FILE))[0]).toMatchObject({
      source: 'glo',
      sourceUrl: 'https://glo.example/1',
      pending: ['last-two-digit'],
      prizes: { 'first-prize': ['100000'], 'adjacent-first-prize': ['099999', '100001'] },
    });
  });

  test('an odd prize refuses its draw, a changed one is held back, the others are stored', async () => {
    const rows = '2026-07-09,754,65\n2026-07-10,75,66\n2026-07-08,509,37\n2026-07-11,111,11\n';
    const { code, stdout, data } = await ingestFile('own.csv', `${CSV}${rows}`);
    expect(code).toBe(1);
    expect(linesOf(stdout)).toEqual([
      'lao-tv                      new           2026-07-09 2026-07-11',
      expect.stringMatching(
        / refused {7}2026-07-10 {2}prizes.top-three-digit\[0\]: "75" — expected 3 digits$/,
      ),
      expect.stringMatching(
        / disputed {6}2026-07-08 {2}allhuay has top-three-digit 508.*; allhuay has top-three-digit 509/,
      ),
      expect.stringContaining('--rule lao-tv/2026-07-08 --source allhuay --reason'),
      expect.stringContaining('--rule lao-tv/2026-07-08 --source stored --reason'),
    ]);
    expect((await drawsIn(data, TV_FILE)).map(({ drawDate }) => drawDate)).toEqual([
      '2026-07-11',
      '2026-07-09',
      '2026-07-08',
      '2026-07-07',
    ]);
  });

  test.each([
    { fact: 'a lost zero', cells: '4615,14', said: '"4615" — expected 6 digits' },
    { fact: 'another count', cells: '004615,14 15', said: 'has 2 numbers, expected 1' },
    { fact: 'a formula', cells: '004615,=014', said: 'row 2, last-two-digit: expected digits' },
    { fact: 'a dash', cells: '004615,-', said: 'row 2, last-two-digit: expected digits' },
  ])('a government prize with $fact is no partial draw', async ({ cells, said }) => {
    const text = `drawDate,first-prize,last-two-digit\n2026-09-01,${cells}\n`;
    const own = ['--lottery', 'thai-government', '--source', 'glo'];
    const run = await ingestFile('own.csv', text, [], own);
    expect([run.code, run.stdout]).toEqual([1, expect.stringContaining(said)]);
    expect(run.after).toEqual(run.before);
  });

  test.each([
    {
      fact: 'a source that is not listed',
      text: `${CSV}2026-07-09,754,65\n`,
      flags: ['--source', 'nobody'],
      code: 1,
      said: 'source: "nobody" — expected an id of data/sources.json',
    },
    {
      fact: 'no source',
      text: `${CSV}2026-07-09,754,65\n`,
      flags: ['--source'],
      code: 2,
      said: "error: option '--source <id>' argument missing",
    },
    {
      fact: 'an unknown lottery',
      text: `${CSV}2026-07-09,754,65\n`,
      flags: ['--lottery', 'lao-nowhere'],
      code: 2,
      said: 'ingest: lao-nowhere is not a lottery of the registry',
    },
    {
      fact: 'a text that is not of our form, named by its file',
      text: 'date;number\n',
      flags: [],
      code: 1,
      said: 'own.csv: ',
    },
    {
      fact: 'a row of another lottery than --lottery',
      text: `lottery,${CSV}lao-morning,2026-07-09,754,65\n`,
      flags: [],
      code: 1,
      said: 'not of lao-tv',
    },
    {
      fact: 'an address that is not of the web',
      text: 'drawDate,top-three-digit,bottom-two-digit,sourceUrl\n2026-07-09,754,65,ftp://a.b/c\n',
      flags: [],
      code: 1,
      said: 'sourceUrl',
    },
    {
      fact: 'a file that is not there',
      text: '',
      flags: ['--file', 'nowhere.csv'],
      code: 2,
      said: 'ingest: ENOENT',
    },
  ])('$fact: exit $code, said, nothing written', async ({ text, flags, code, said }) => {
    const run = await ingestFile('own.csv', text, flags);
    expect([run.code, `${run.stdout}${run.stderr}`]).toEqual([code, expect.stringContaining(said)]);
    expect(run.after).toEqual(run.before);
  });

  test('a column or field says the lottery of each row, by slug or by name', async () => {
    const source = ['--source', 'allhuay'];
    const csv = `lottery,${CSV}lao-tv,2026-07-09,754,65\nลาว เช้า,2026-07-09,123,45\nlao-tvv,2026-07-09,1,2\n,2026-07-09,1,2\n`;
    const { code, stdout } = await ingestFile('own.csv', csv, [], source);
    expect([code, linesOf(stdout)]).toEqual([
      1,
      [
        expect.stringMatching(/^lao-tv +new/),
        expect.stringMatching(/^lao-morning +new/),
        expect.stringMatching(/no lottery is called lao-tvv; did you mean lao-tv\?$/),
        expect.stringMatching(/no lottery: give --lottery/),
      ],
    ]);
    const prizes = { 'top-three-digit': ['123'] };
    const json = JSON.stringify([{ lottery: 'lao-tv', drawDate: '2026-07-10', prizes }]);
    expect((await ingestFile('own.json', json, [], source)).stdout).toContain('lao-tv');
  });

  test('the same numbers for two lotteries of a day: both wait, the others are stored', async () => {
    const rows = ['lao-tv,2026-07-09,754,65', 'lao-morning,2026-07-09,754,65'];
    const text = `lottery,${CSV}${rows.join('\n')}\nlao-tv,2026-07-10,007,00\n`;
    const run = await ingestFile('own.csv', text, [], ['--source', 'allhuay']);
    expect([run.code, linesOf(run.stdout).filter((line) => !line.startsWith(' '))]).toEqual([
      1,
      [
        expect.stringMatching(/^lao-tv +disputed +2026-07-09 +copy: เลขตรงกับลาวเช้า /),
        expect.stringMatching(/^lao-morning +disputed +2026-07-09 +copy: เลขตรงกับลาวทีวี /),
        expect.stringMatching(/^lao-tv +new +2026-07-10$/),
      ],
    ]);
    const tv = `${CSV}2026-07-11,754,65\n`;
    const first = await ingestFile('own.csv', tv);
    const morning = join(await folderWith(new Map([['b.csv', tv]])), 'b.csv');
    const flags = ['--source', 'allhuay', '--lottery', 'lao-morning'];
    const second = await first.ingest('--file', morning, ...flags);
    expect([second.code, linesOf(second.stdout)[0]]).toEqual([
      1,
      expect.stringMatching(/^lao-morning +disputed +2026-07-11 +copy: เลขตรงกับลาวทีวี ของวันเดียวกัน /),
    ]);
    expect((await first.ingest('--file', morning, ...flags, '--accept', 'copy')).code).toBe(0);
    expect((await first.ingest('--file', morning, ...flags)).code).toBe(0);
    const rule = [
      '--rule',
      'lao-tv/2026-07-09',
      '--source',
      'allhuay',
      '--reason',
      'checked',
      '--yes',
    ];
    expect(await run.ingest(...rule, '--accept', 'copy')).toMatchObject({ code: 0 });
    expect((await run.again()).stdout).toMatch(/^lao-tv +agrees {8}2026-07-09 2026-07-10$/m);
    expect(await run.again('--accept', 'copy')).toMatchObject({ code: 0 });
  });
});
