// `ingest --rule` as a process: a person ends a hold.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { drawsIn, heldBackIn } from '../../../tests/support/held-back.ts';
import { threeOf } from '../../../tests/support/real-lotteries.ts';
import { runMain } from '../../../tests/support/run-main.ts';
import { dataTreeOf, folderWith, removeFolders } from '../../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

const DAY = '2026-07-08';
const now = Date.parse('2026-08-23T12:00:00+07:00');
/** allhuay has 508 stored; lekdee says this, as a file has it. */
async function disputed(prizes = threeOf('509', '37')) {
  const data = await folderWith(smallData());
  const own = join(await folderWith(), 'own.json');
  await writeFile(own, JSON.stringify([{ drawDate: DAY, prizes }]));
  const of = ['--file', own, '--lottery', 'lao-tv', '--source', 'lekdee'];
  await runMain('ingest', of, { DATA_FOLDER: data }, { now });
  return data;
}
const rule = (data: string, draw: string, source: string, ...more: string[]) =>
  runMain('ingest', ['--rule', draw, '--source', source, ...more], { DATA_FOLDER: data }, { now });
const because = ['--reason', 'the page of the operator', '--yes'];
const type = (data: string, source: string, top: string) =>
  runMain(
    'add-draw',
    ['lao-tv', DAY, `top-three-digit=${top}`, '--source', source, '--yes'],
    { DATA_FOLDER: data },
    { now: now + 1000 },
  );

describe.concurrent('ingest --rule', () => {
  test('shows the numbers before and after, corrects them, and ends the hold', async () => {
    const data = await disputed();
    const run = await rule(data, `lao-tv/${DAY}`, 'lekdee', ...because);
    expect([run.code, run.stdout]).toEqual([0, expect.stringMatching(/^lao-tv +corrected +/)]);
    expect(run.stderr).toMatch(/^- .*"508".*\n\+ .*"509".*\n$/);
    const [draw] = await drawsIn(data, TV_FILE);
    expect(draw).toMatchObject({
      prizes: { 'top-three-digit': ['509'] },
      corrections: [
        { reason: 'the page of the operator', previous: { 'top-three-digit': ['508'] } },
      ],
    });
    expect(draw).not.toHaveProperty('doubt');
    expect(await heldBackIn(data)).toEqual([]);
    expect((await runMain('check-data', [], { DATA_FOLDER: data })).code).toBe(0);
  });

  test('finds numbers wrong, and no source deaf: another number of it is a new dispute', async () => {
    const data = await disputed();
    await rule(data, `lao-tv/${DAY}`, 'lekdee', ...because);
    const again = await type(data, 'allhuay', '508');
    expect([again.code, again.stderr]).toEqual([
      1,
      expect.stringMatching(/a ruling found these numbers .*\nrefused; nothing was written/),
    ]);
    expect(await heldBackIn(data)).toEqual([]);
    expect((await type(data, 'allhuay', '507')).code).toBe(1);
    expect((await heldBackIn(data))[0]?.doubts).toMatchObject([{ name: 'witness' }]);
  });

  test('where none is right, the operator and a witness are both heard afterwards', async () => {
    const data = await folderWith(smallData());
    const add = (source: string, top: string, bottom = '15') =>
      runMain(
        'add-draw',
        [
          'lao-tv',
          '2026-07-09',
          `top-three-digit=${top}`,
          `bottom-two-digit=${bottom}`,
          '--source',
          source,
          '--yes',
        ],
        { DATA_FOLDER: data },
        { now },
      );
    await add('glo', '508', '37');
    await add('allhuay', '924');
    await rule(data, 'lao-tv/2026-07-09', 'stored', ...because);
    expect(await heldBackIn(data)).toEqual([]);
    expect((await add('glo', '571')).code).toBe(0);
    expect((await add('allhuay', '572')).code).toBe(1);
    expect((await drawsIn(data, TV_FILE))[0]).toMatchObject({
      source: 'glo',
      prizes: { 'top-three-digit': ['571'] },
      doubt: expect.stringContaining('allhuay ให้ 572'),
    });
  });

  test('warns where the reason names a number that will not be published', async () => {
    const reason = ['--reason', 'the page has 28824', '--yes'];
    const run = await rule(await disputed(), `lao-tv/${DAY}`, 'lekdee', ...reason);
    expect(run.stderr).toContain('the reason names 28824');
    const right = ['--reason', 'the page has 28509', '--yes'];
    const other = await rule(await disputed(), `lao-tv/${DAY}`, 'lekdee', ...right);
    expect(other.stderr).not.toContain('the reason names');
  });

  test.each([
    {
      draw: 'lao-nowhere/2026-07-08',
      source: 'lekdee',
      said: 'lao-nowhere/2026-07-08 is not held back; held back is lao-tv/2026-07-08',
    },
    {
      draw: 'lao-tv/2026-07-07',
      source: 'lekdee',
      said: 'lao-tv/2026-07-07 is not held back; held back is lao-tv/2026-07-08',
    },
    {
      draw: 'lao-tv/2026-07-08',
      source: 'glo',
      said: 'glo says nothing of it: allhuay has top-three-digit 508, top-two-digit 08; lekdee has top-three-digit 509, top-two-digit 09',
    },
  ])('$draw by $source is refused in words, and nothing is written', async (given) => {
    const data = await disputed();
    const before = await dataTreeOf(data);
    expect(await rule(data, given.draw, given.source, ...because)).toEqual({
      code: 1,
      stdout: '',
      stderr: `ingest: ${given.said}\n`,
    });
    expect(await dataTreeOf(data)).toEqual(before);
  });

  test('a reading that is doubtful by itself names each way out, on a line of its own', async () => {
    const data = await disputed(threeOf('792', '23'));
    const before = await dataTreeOf(data);
    const { code, stderr } = await rule(data, `lao-tv/${DAY}`, 'lekdee', ...because);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^ingest: copy: .+(\n {2}\S.+)+\n$/)]);
    expect(await dataTreeOf(data)).toEqual(before);
  });

  test('without a source, a reason or somebody who agrees it is wrong use', async () => {
    const data = await disputed();
    const { code, stderr } = await rule(data, `lao-tv/${DAY}`, 'lekdee');
    expect([code, stderr]).toEqual([2, 'ingest: --rule wants a --source, and a --reason\n']);
    expect((await rule(data, `lao-tv/${DAY}`, 'lekdee', '--reason', 'checked')).code).toBe(2);
  });
});
