import { afterAll, describe, expect, test } from 'vitest';
import { formatDayFile } from '../../src/intake/fold/day-file.ts';
import { addDraw, NEW_DRAW } from '../../tests/support/add-draw.ts';
import { registryFiles } from '../../tests/support/frozen-data.ts';
import { drawsOfText } from '../../tests/support/held-back.ts';
import { readRealArchive } from '../../tests/support/real-archive.ts';
import { lotteryOf } from '../../tests/support/real-lotteries.ts';
import { runMain } from '../../tests/support/run-main.ts';
import { folderWith, linesOf, removeFolders } from '../../tests/support/run-script.ts';
import { smallData, THAI_FILE, TV_FILE } from '../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

const drawsOf = (tree: ReadonlyMap<string, readonly [string, number]>, file: string) =>
  drawsOfText(file, tree.get(file)?.[0] ?? '[]');

describe.concurrent('draw:add', () => {
  test('adds a draw with what follows from it, as one line of one file', async () => {
    const { code, stdout, stderr, before, after, data } = await addDraw([...NEW_DRAW, '--yes']);
    const [, line = ''] = after.get(TV_FILE)?.[0].split('\n') ?? [];
    expect(line.replace(/"recordedAt":"[^"]+",/, '')).toBe(
      '{"drawDate":"2026-07-09","source":"allhuay","lacks":["five-digit"],"prizes":{"top-three-digit":["754"],"top-two-digit":["54"],"bottom-two-digit":["65"]}},',
    );
    const heading = 'ลาวทีวี 2026-07-09: would be new';
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(linesOf(stdout)).toEqual([
      heading,
      expect.stringMatching(/^\+ \{"drawDate":"2026-07-09".*\}$/),
      'new',
    ]);
    expect(after.get(TV_FILE)?.[0].replace(`${line}\n`, '')).toBe(smallData().get(TV_FILE));
    const again = await addDraw([...NEW_DRAW, '--yes'], data);
    expect(again).toMatchObject({ code: 0, stdout: 'agrees\n', stderr: '', after });
    for (const tree of [before, after]) tree.delete(TV_FILE);
    expect(after).toEqual(before);
  });

  test('the first draw of a lottery opens its file', async () => {
    const flags = NEW_DRAW.map((flag) => (flag === 'lao-tv' ? 'lao-morning' : flag));
    const { code, after } = await addDraw([...flags, '--yes']);
    expect(code).toBe(0);
    expect(drawsOf(after, 'draws/lao-morning/2026.json')).toHaveLength(1);
  });

  test('says that nobody is asked for a lottery, as data:check says from then on', async () => {
    const tv = { source: 'allhuay', recipe: 'csv', lottery: 'lao-tv', url: 'https://a.example/' };
    const upstreams = { recipes: { csv: { shape: 'xsmb-csv' } }, upstreams: [tv] };
    const files = smallData().set('upstreams.json', JSON.stringify(upstreams));
    const folder = await folderWith(files);
    const flags = NEW_DRAW.map((flag) => (flag === 'lao-tv' ? 'lao-morning' : flag));
    const { code, stdout } = await addDraw([...flags, '--yes'], folder);
    const said = '"lao-morning" — expected a source of it that can be asked';
    expect([code, stdout]).toEqual([0, expect.stringContaining(said)]);
    const check = await runMain('check-data', [], { DATA_FOLDER: folder });
    expect([check.code, check.stderr]).toEqual([0, expect.stringContaining(said)]);
  });

  test.each([
    { flags: ['--dry-run'], code: 0, said: 'would be new; nothing was written' },
    { flags: ['--dry-run', '--yes'], code: 0, said: 'would be new; nothing was written' },
    { flags: [], code: 2, said: 'draw:add: nobody can be asked here; --yes writes without asking' },
  ])('with $flags it shows what would be, and writes nothing', async ({ flags, code, said }) => {
    const run = await addDraw([...NEW_DRAW, ...flags]);
    expect([run.code, run.stdout + run.stderr]).toEqual([code, expect.stringContaining(said)]);
    expect(run.stdout).toContain('"top-two-digit":["54"]');
    expect(run.after).toEqual(run.before);
  });

  test('a day before the first stored draw is held back, and one acceptance lets it in', async () => {
    const early = NEW_DRAW.map((flag) => (flag === '2026-07-09' ? '2026-07-01' : flag));
    const { code, stderr, data } = await addDraw([...early, '--yes']);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^day: ก่อนงวดแรกที่มี 2026-07-07 /)]);
    const accepted = await addDraw([...early, '--yes', '--accept', 'day'], data);
    expect([accepted.code, drawsOf(accepted.after, TV_FILE).at(-1)]).toMatchObject([
      0,
      { drawDate: '2026-07-01' },
    ]);
  });

  test('a pending prize makes a partial draw, which the rest completes without a reason', async () => {
    const thai = ['thai-government', '2026-09-01', '--source', 'glo'];
    const two = ['last-two-digit=53', '--yes'];
    const pending = ['first-prize=pending', 'adjacent-first-prize=pending'];
    const partial = await addDraw([...thai, ...two, ...pending]);
    expect([partial.code, drawsOf(partial.after, THAI_FILE)[0]]).toEqual([
      0,
      expect.objectContaining({ pending: ['first-prize', 'adjacent-first-prize'] }),
    ]);
    const whole = await addDraw([...thai, ...two, 'first-prize=123456'], partial.data);
    const [draw] = drawsOf(whole.after, THAI_FILE);
    expect([whole.code, linesOf(whole.stdout).at(-1)]).toEqual([0, 'completed']);
    expect(draw).not.toHaveProperty('pending');
    expect(draw).not.toHaveProperty('corrections');
  });

  test('a whole draw of the government lottery by flags is the one the repository holds', async () => {
    const { archive } = await readRealArchive();
    const stored = archive.find(({ lottery }) => lottery.slug === 'thai-government')?.draws ?? [];
    const [newest, ...older] = stored.filter(({ drawDate }) => drawDate >= '2026');
    const registry = registryFiles();
    const file = formatDayFile(lotteryOf('thai-government'), older);
    const data = await folderWith(new Map([...registry, [THAI_FILE, file]]));
    const { 'adjacent-first-prize': adjacent, ...typed } = newest?.prizes ?? {};
    const { code, after } = await addDraw(
      [
        ...['thai-government', newest?.drawDate ?? '', '--yes'],
        ...['--source', newest?.source ?? ''],
        ...Object.entries(typed).map(([slug, numbers]) => `${slug}=${numbers.toReversed()}`),
      ],
      data,
    );
    expect(code).toBe(0);
    expect(drawsOf(after, THAI_FILE)[0]?.prizes).toEqual({
      ...typed,
      'adjacent-first-prize': adjacent,
    });
  });
});
