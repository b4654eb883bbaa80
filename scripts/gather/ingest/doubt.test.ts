// Doubtful draws on every way in: without a person's word they are held back.
import { afterAll, describe, expect, test } from 'vitest';
import { CASES, slugOf, WAYS } from '../../../tests/support/doubtful-draws.ts';
import { drawsIn, heldBackIn } from '../../../tests/support/held-back.ts';
import { runMain } from '../../../tests/support/run-main.ts';
import { dataTreeOf, folderWith, removeFolders } from '../../../tests/support/run-script.ts';
import { smallData, THAI_FILE, TV_FILE } from '../../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

const draws = async (data: string) =>
  JSON.stringify([await drawsIn(data, TV_FILE), await drawsIn(data, THAI_FILE)]);

describe.concurrent('where nobody is asked', () => {
  test.each(CASES)('$way: $fact', async ({ way, ...fault }) => {
    const data = await folderWith(smallData());
    const before = await draws(data);
    const enter = (...more: string[]) => WAYS[way]?.(data, fault, more);
    const run = await enter();
    expect([run?.code, `${run?.stdout}${run?.stderr}`]).toEqual([
      1,
      expect.stringContaining(`${fault.name}: `),
    ]);
    expect(await draws(data)).toEqual(before);
    const heldBack = await heldBackIn(data);
    expect(heldBack).toMatchObject([
      { lottery: slugOf(fault.typed), doubts: [{ name: fault.name }] },
    ]);
    // No rule admits parts that contradict each other, whoever accepts them.
    const isAdmitted = fault.name !== 'contradiction';
    const command = isAdmitted
      ? /if it is right\): npm run ingest -- --rule \S+ --source allhuay --accept \S+ --reason/
      : /if none is right\): npm run ingest -- --rule \S+ --source stored --reason/;
    expect(`${run?.stdout}${run?.stderr}`).toMatch(command);

    const tree = await dataTreeOf(data);
    expect((await enter())?.code).toBe(1);
    expect(await dataTreeOf(data)).toEqual(tree);
    const other = fault.name === 'zeros' ? 'copy' : 'zeros';
    expect((await enter('--accept', other))?.code).toBe(1);
    expect(await draws(data)).toEqual(before);

    const accepted = await enter('--accept', fault.name);
    expect(accepted?.code).toBe(isAdmitted ? 0 : 1);
    expect((await draws(data)) !== before).toBe(isAdmitted);
    expect(await heldBackIn(data)).toHaveLength(isAdmitted ? 0 : 1);
  });

  test('a correction with a reason is no way past a doubt', async () => {
    const data = await folderWith(smallData());
    const [unchanged] = await drawsIn(data, TV_FILE);
    const flags = [
      ...['lao-tv', '2026-07-08', '--source', 'allhuay'],
      ...['top-three-digit=792', 'bottom-two-digit=23'],
      ...['--reason', 'พิมพ์ผิด', '--yes'],
    ];
    const run = await runMain('add-draw', flags, { DATA_FOLDER: data });
    expect([run.code, run.stderr]).toEqual([1, expect.stringMatching(/^copy: /)]);
    const [stored] = await drawsIn(data, TV_FILE);
    expect(stored?.doubt, 'its source has another word').toContain('allhuay ให้ 508');
    const { doubt: _, ...numbers } = { ...stored };
    expect(numbers).toEqual(unchanged);
    const accepted = await runMain('add-draw', [...flags, '--accept', 'copy'], {
      DATA_FOLDER: data,
    });
    expect(accepted.code).toBe(0);
    expect((await drawsIn(data, TV_FILE))[0]?.corrections).toHaveLength(1);
  });

  test.each([
    ['ingest', '--due', '--accept', 'everything'],
    ['ingest', '--due', '--accept', 'zeros,'],
    ['ingest', '--due', '--accept', ''],
    ['ingest', '--due', '--accept'],
    ['add-draw', '--accept', 'Zeros'],
  ])('%s %s %s %s is wrong use: exit 2', async (script, ...flags) => {
    const data = await folderWith(smallData());
    const before = await dataTreeOf(data);
    const run = await runMain(script, [...flags.filter((flag) => flag !== undefined)], {
      DATA_FOLDER: data,
    });
    expect(run.code).toBe(2);
    expect(await dataTreeOf(data)).toEqual(before);
  });
});
