import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FORM_FIELDS } from '../../../src/intake/text/pasted-day/issue-form.ts';
import { drawsIn } from '../../../tests/support/held-back.ts';
import { runMain } from '../../../tests/support/run-main.ts';
import { dataTreeOf, folderWith, removeFolders } from '../../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

const SOURCE = ['--source', 'allhuay'];
const TEXT = `ผลหวย 9/7/69
🇱🇦 ลาว TV ๗๕๔-๖๕
ลาวเช้า | 3บน: 123 | 2ล่าง: 45`;

/** Pastes a text into a fresh data folder, through standard input. */
async function paste(text: string, flags: readonly string[] = [...SOURCE, '--yes']) {
  const data = await folderWith(smallData());
  const before = await dataTreeOf(data);
  const again = (more: readonly string[] = flags, other = text) =>
    runMain('ingest', ['--day', '-', ...more], { DATA_FOLDER: data }, { input: other });
  return { ...(await again()), data, before, after: await dataTreeOf(data), again };
}

describe.concurrent('ingest --day', () => {
  test('shows what it understood and stores it; a second time it has it', async () => {
    const { code, stdout, stderr, data, again } = await paste(TEXT);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('วันที่ 2026-07-09');
    expect(stdout).toMatch(/2 +ลาวทีวี \(lao-tv\) +3 ตัวบน 754 · 2 ตัวบน 54 · 2 ตัวล่าง 65 · ใหม่/);
    expect((await drawsIn(data, TV_FILE))[0]).toEqual({
      drawDate: '2026-07-09',
      source: 'allhuay',
      recordedAt: expect.any(String),
      lacks: ['five-digit'],
      prizes: { 'top-three-digit': ['754'], 'top-two-digit': ['54'], 'bottom-two-digit': ['65'] },
    });
    expect(await drawsIn(data, 'draws/lao-morning/2026.json')).toHaveLength(1);
    const second = await again();
    expect([second.code, second.stdout]).toEqual([0, expect.stringContaining('agrees')]);
  });

  test('takes a file as well', async () => {
    const folder = await folderWith(new Map([['pasted.txt', TEXT]]));
    const data = await folderWith(smallData());
    const flags = ['--day', join(folder, 'pasted.txt'), ...SOURCE, '--yes'];
    expect((await runMain('ingest', flags, { DATA_FOLDER: data })).code).toBe(0);
  });

  test('a file in UTF-16 is read, and one in an encoding of Thai alone refused', async () => {
    const [data, folder] = await Promise.all([folderWith(smallData()), folderWith(new Map())]);
    const paste = async (bytes: Uint8Array) => {
      await writeFile(join(folder, 'day.txt'), bytes);
      const flags = ['--day', join(folder, 'day.txt'), ...SOURCE, '--yes'];
      return runMain('ingest', flags, { DATA_FOLDER: data });
    };
    const thai = await paste(Uint8Array.from([0xc5, 0xd2, 0xc7, 0x20, 0x37, 0x35, 0x34]));
    expect([thai.code, thai.stdout]).toEqual([2, '']);
    expect(thai.stderr).toContain('ไม่ใช่ UTF-8');
    const wide = await paste(Buffer.from(`\uFEFF${TEXT}`, 'utf16le'));
    expect([wide.code, wide.stderr]).toEqual([0, '']);
    expect((await drawsIn(data, TV_FILE))[0]?.drawDate).toBe('2026-07-09');
  });

  test('a line with other words is shown, and nothing stored before somebody judges it', async () => {
    const text = `${TEXT}\nอันบนของเมื่อคืน`;
    const { code, stdout, data, again, before, after } = await paste(text);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/4 +“อันบนของเมื่อคืน” +ไม่รู้จัก/)]);
    expect(stdout).toContain('--lines 4');
    expect(after).toEqual(before);
    expect((await again([...SOURCE, '--yes', '--lines', '3'])).code).toBe(1);
    expect(await dataTreeOf(data)).toEqual(before);
    expect((await again([...SOURCE, '--yes', '--lines', '4'])).code).toBe(0);
    expect((await drawsIn(data, TV_FILE))[0]?.drawDate).toBe('2026-07-09');
  });

  test.each(['', 'x', '3;5', '0', '-1'])('--lines %j is refused', async (lines) => {
    const { code, stderr } = await paste(TEXT, [...SOURCE, '--yes', `--lines=${lines}`]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('--lines')]);
  });

  test('nor before somebody judges a line of numbers that are not understood', async () => {
    const { code, stdout, again, before, after } = await paste(`${TEXT}\n12345678`);
    expect([code, stdout]).toEqual([1, expect.stringMatching(/4 +“12345678” +ไม่มีชื่อหวย/)]);
    expect(after).toEqual(before);
    expect((await again([...SOURCE, '--yes', '--lines', '4'])).code).toBe(0);
  });

  test('other numbers for a stored draw are held back, and the stored ones stay, in doubt', async () => {
    const { code, stdout, data } = await paste('8/7/69 ลาวทีวี 509-37');
    expect([code, stdout]).toEqual([1, expect.stringContaining('witness: แหล่งให้เลขไม่ตรงกัน')]);
    expect((await drawsIn(data, TV_FILE))[0]).toMatchObject({
      prizes: { 'top-three-digit': ['508'] },
      doubt: expect.stringContaining('รอคนตรวจ'),
    });
  });

  test('half a result is asked about: exit 1, nothing written', async () => {
    const { code, stdout, before, after } = await paste('9/7/69 ลาวทีวี 3 ตัวบน 754');
    expect([code, stdout, after]).toEqual([1, expect.stringContaining('2 ตัวล่าง'), before]);
  });

  test('a text without a day wants one on its first line', async () => {
    const text = 'ลาวทีวี 754-65';
    const undated = await paste(text);
    expect([undated.code, undated.stderr]).toEqual([2, expect.stringContaining('first line')]);
    expect((await paste(`2026-07-09\n${text}`)).code).toBe(0);
  });

  test('says so where nothing was written', async () => {
    expect((await paste(TEXT, [...SOURCE, '--dry-run'])).stdout).toMatch(
      /nothing was written\)\n$/,
    );
  });

  test.each([
    { fact: '--dry-run', text: TEXT, flags: [...SOURCE, '--dry-run'], code: 0 },
    { fact: 'nobody who can be asked', text: TEXT, flags: SOURCE, code: 2 },
    { fact: 'no source', text: TEXT, flags: ['--yes'], code: 2 },
    { fact: 'a source that is not listed', text: TEXT, flags: ['--source', 'x', '--yes'], code: 2 },
    { fact: 'tips', text: `เลขเด็ด ${TEXT}`, flags: [...SOURCE, '--yes'], code: 1 },
    { fact: 'a day to come', text: 'ลาวทีวี 754-65 1/1/2099', flags: [...SOURCE, '--yes'], code: 1 },
    { fact: 'a day and nothing else', text: '2026-07-09', flags: [...SOURCE, '--yes'], code: 1 },
    { fact: 'no draw', text: '9/7/69 ลาวทีวี งด', flags: [...SOURCE, '--yes'], code: 0 },
    { fact: 'another mode', text: TEXT, flags: [...SOURCE, '--due'], code: 2 },
  ])('$fact writes nothing: exit $code', async ({ text, flags, code }) => {
    const run = await paste(text, flags);
    expect([run.code, run.after]).toEqual([code, run.before]);
  });

  test('--json says rows, lines and outcomes', async () => {
    const { code, stdout } = await paste(`${TEXT}\nหวยอะไร 1-2`, [
      ...SOURCE,
      ...['--yes', '--json', '--lines', '4'],
    ]);
    expect([code, JSON.parse(stdout)]).toMatchObject([
      0,
      {
        drawDate: '2026-07-09',
        rows: [{ lottery: 'lao-tv', lines: [2], state: 'new' }, { lottery: 'lao-morning' }],
        asked: [{ line: 4 }],
        outcomes: [{ lottery: 'lao-tv', result: 'new' }, { result: 'new' }],
      },
    ]);
  });

  test('takes day and source from the body of the issue form', async () => {
    const body = (day: string, source: string) =>
      FORM_FIELDS.map((field, at) => `### ${field}\n\n${[day, source, 'ลาวทีวี 754-65'][at]}`).join(
        '\n\n',
      );
    expect((await paste(body('2026-07-09', 'allhuay'), ['--yes'])).code).toBe(0);
    expect((await paste(body('9/7/69', 'allhuay'), ['--yes'])).code).toBe(2);
    expect((await paste(body('_No response_', 'allhuay'), ['--yes'])).code).toBe(2);
    const other = await paste(body('2026-07-10', 'allhuay').replace('ลาวทีวี', '9/7/69 ลาวทีวี'));
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('2026-07-09')]);
  });
});
