// The border by the real commands: what is held back, on which way and in which order, and that
// each command that is printed for it works as it is printed.
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { drawsIn, heldBackIn } from '../../../tests/support/held-back.ts';
import { runMain, runPrinted } from '../../../tests/support/run-main.ts';
import { folderWith, removeFolders } from '../../../tests/support/run-script.ts';
import { smallData, THAI_FILE, TV_FILE } from '../../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

const readingsIn = async (data: string) => (await heldBackIn(data))[0]?.readings ?? [];

const commandsIn = (text: string) =>
  [...text.matchAll(/npm run .*$/gm)].map(([command]) => command);

const CSV = 'drawDate,top-three-digit,bottom-two-digit';
async function ingestFile(rows: readonly string[], flags: readonly string[] = [], folder?: string) {
  const data = folder ?? (await folderWith(smallData()));
  const own = await folderWith(new Map([['own.csv', `${[CSV, ...rows].join('\n')}\n`]]));
  const file = ['--file', join(own, 'own.csv'), '--lottery', 'lao-tv', '--source', 'allhuay'];
  const run = await runMain('ingest', [...file, ...flags], { DATA_FOLDER: data });
  return { ...run, data };
}
const addDraw = (data: string, ...typed: string[]) =>
  runMain('add-draw', [...typed, '--yes'], { DATA_FOLDER: data });
const newest = async (data: string, file = TV_FILE) => (await drawsIn(data, file))[0];

describe.concurrent('a day twice in a file', () => {
  const DAY = '2026-07-09';
  test.each([
    { fact: 'zeros first', rows: [`${DAY},000,00`, `${DAY},571,88`] },
    { fact: 'zeros last', rows: [`${DAY},571,88`, `${DAY},000,00`] },
    { fact: 'a copy first', rows: [`${DAY},508,37`, `${DAY},571,88`] },
    { fact: 'a copy last', rows: [`${DAY},571,88`, `${DAY},508,37`] },
    { fact: 'two numbers', rows: [`${DAY},571,88`, `${DAY},571,89`] },
  ])('$fact: both are held, and each printed command ends it', async ({ rows }) => {
    const first = await ingestFile(rows);
    expect(first.code).toBe(1);
    expect(await readingsIn(first.data)).toHaveLength(2);
    expect((await newest(first.data))?.drawDate).toBe('2026-07-08');
    const commands = commandsIn(first.stdout);
    expect(commands).toHaveLength(3);
    const stored = await Promise.all(
      commands.map(async (command) => {
        const { data } = await ingestFile(rows);
        const run = await runPrinted(command, { DATA_FOLDER: data });
        expect([command, run.code, await heldBackIn(data)]).toEqual([command, 0, []]);
        const draw = await newest(data);
        return draw?.drawDate === DAY
          ? draw.prizes['top-three-digit']?.concat(draw.prizes['bottom-two-digit'] ?? []).join('-')
          : 'nothing';
      }),
    );
    const numbers = rows.map((row) => row.slice(DAY.length + 1).replace(',', '-'));
    expect(stored.sort()).toEqual([...numbers, 'nothing'].sort());
  });
});

describe.concurrent('one number for several days', () => {
  test('of a file is a copy on each of them; one acceptance lets them in', async () => {
    const days = ['09', '10', '11', '12'].map((day) => `2026-07-${day},571,88`);
    const { code, data } = await ingestFile(days);
    expect([code, (await heldBackIn(data)).length]).toEqual([1, 4]);
    expect((await newest(data))?.drawDate).toBe('2026-07-08');
    const accepted = await ingestFile(days, ['--accept', 'copy'], data);
    expect([accepted.code, await heldBackIn(data)]).toEqual([0, []]);
    expect((await newest(data))?.drawDate).toBe('2026-07-12');
  });

  test('a withdrawn day among them', async () => {
    const data = await folderWith(smallData());
    const why = ['เลขผิด', 'wrong', '--yes'];
    await runMain('withdraw', ['lao-tv/2026-07-08', ...why], { DATA_FOLDER: data });
    const typed = ['top-three-digit=508', 'bottom-two-digit=37', '--source', 'allhuay'];
    const run = await addDraw(data, 'lao-tv', '2026-07-09', ...typed);
    expect([run.code, run.stderr]).toEqual([1, expect.stringMatching(/^copy: .*2026-07-08/)]);
  });
});

test('a long history goes in with one acceptance of its days, and not without', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => {
    const day = new Date(Date.parse('2026-05-01') + index * 86_400_000).toISOString().slice(0, 10);
    return `${day},${101 + ((index * 7919) % 899)},${10 + ((index * 31) % 89)}`;
  });
  const { code, data } = await ingestFile(rows);
  expect([code, (await heldBackIn(data)).length]).toEqual([1, 60]);
  const accepted = await ingestFile(rows, ['--accept', 'day'], data);
  expect([accepted.code, await heldBackIn(data)]).toEqual([0, []]);
  expect((await drawsIn(data, TV_FILE)).length).toBe(62);
});

describe.concurrent('a hold of one prize', () => {
  const DAY = '2026-09-01';
  const contradicted = async () => {
    const data = await folderWith(smallData());
    const of = ['thai-government', DAY, '--source', 'glo'];
    await addDraw(data, ...of, 'first-prize=712904', 'last-two-digit=pending');
    const held = await addDraw(data, ...of, 'first-prize=712905', 'last-two-digit=51');
    expect(held.code).toBe(1);
    return data;
  };

  test.each(['glo', 'lekdee'])('stays when %s names another prize alone', async (source) => {
    const data = await contradicted();
    const run = await addDraw(
      data,
      'thai-government',
      DAY,
      'last-two-digit=51',
      '--source',
      source,
    );
    expect([run.code, run.stderr]).toEqual([1, expect.stringContaining('still held back')]);
    const draw = await newest(data, THAI_FILE);
    expect(draw).toMatchObject({ prizes: { 'first-prize': ['712904'], 'last-two-digit': ['51'] } });
    expect(draw?.doubt).toContain('712905');
    expect(draw?.doubt).not.toContain('lekdee');
    const readings = await readingsIn(data);
    const ofWitness = readings.filter((reading) => reading.source === 'lekdee');
    expect(ofWitness, 'glo said it at once with what is disputed').toEqual([]);
    expect((await runMain('check-data', [], { DATA_FOLDER: data })).code).toBe(0);
  });

  test('ends where its source names that prize as it is stored', async () => {
    const data = await contradicted();
    const of = ['thai-government', DAY, '--source', 'glo'];
    const run = await addDraw(data, ...of, 'first-prize=712904');
    expect([run.code, await heldBackIn(data)]).toEqual([0, []]);
    expect(await newest(data, THAI_FILE)).not.toHaveProperty('doubt');
  });

  test('ends by each command that is printed', async () => {
    const { stderr } = await addDraw(
      await contradicted(),
      ...['thai-government', DAY, 'last-two-digit=51', '--source', 'lekdee'],
    );
    const first = await Promise.all(
      commandsIn(stderr).map(async (command) => {
        const data = await contradicted();
        const run = await runPrinted(command, { DATA_FOLDER: data });
        expect([run.code, await heldBackIn(data)]).toEqual([0, []]);
        return (await newest(data, THAI_FILE))?.prizes['first-prize']?.[0];
      }),
    );
    expect(first).toEqual(['712905', '712904']);
  });

  test('another prize corrected by a person does not end it', async () => {
    const data = await contradicted();
    const of = ['thai-government', DAY];
    await addDraw(data, ...of, 'last-two-digit=51', '--source', 'lekdee');
    const typed = ['last-two-digit=15', '--source', 'glo', '--reason', 'mistyped'];
    const run = await addDraw(data, ...of, ...typed);
    expect([run.code, (await heldBackIn(data)).length]).toEqual([1, 1]);
    const draw = await newest(data, THAI_FILE);
    expect(draw).toMatchObject({ prizes: { 'first-prize': ['712904'], 'last-two-digit': ['15'] } });
    expect(draw?.doubt).toContain('712905');
  });
});

describe.concurrent('a copying operator and a witness', () => {
  const operator = ['top-three-digit=508', 'bottom-two-digit=37', '--source', 'glo'];
  const witness = ['top-three-digit=924', 'bottom-two-digit=15', '--source', 'allhuay'];
  const of = ['lao-tv', '2026-07-09'];

  test.each([
    { first: operator, second: witness, live: false },
    { first: witness, second: operator, live: true },
  ])('are both held, whichever came first: $first.3', async ({ first, second, live }) => {
    const data = await folderWith(smallData());
    await addDraw(data, ...of, ...first);
    const run = await addDraw(data, ...of, ...second);
    expect(run.code).toBe(1);
    expect((await readingsIn(data)).map(({ source }) => source).sort()).toEqual(['allhuay', 'glo']);
    const draw = await newest(data);
    expect(draw?.drawDate === '2026-07-09').toBe(live);
    if (live) expect(draw?.doubt).toContain('glo ให้ 508');
    const [rule = ''] = commandsIn(run.stderr).filter((command) => command.includes('allhuay'));
    expect((await runPrinted(rule, { DATA_FOLDER: data })).code).toBe(0);
    expect(await newest(data)).toMatchObject({ source: 'allhuay', drawDate: '2026-07-09' });
    expect(await newest(data)).not.toHaveProperty('doubt');
  });
});
