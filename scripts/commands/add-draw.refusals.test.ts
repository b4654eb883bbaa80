// What `draw:add` does not let in, and how a stored number is corrected.
import { afterAll, describe, expect, test } from 'vitest';
import { addDraw, NEW_DRAW, OTHER_NUMBERS } from '../../tests/support/add-draw.ts';
import { drawsOfText } from '../../tests/support/held-back.ts';
import { folderWith, linesOf, removeFolders } from '../../tests/support/run-script.ts';
import { smallData, TV_FILE } from '../../tests/support/small-data-folder.ts';

afterAll(removeFolders);

/** The flags of a draw that is not stored, some of them others. */
const but = (from: string, to: string) => NEW_DRAW.map((flag) => (flag === from ? to : flag));
const thai = (...prizes: string[]) => [
  ...['thai-government', '2026-09-01', '--source', 'glo'],
  ...prizes,
];

describe.concurrent('draw:add', () => {
  // Each rule of a draw, with its sentence: src/intake/rules.
  test.each([
    {
      fact: 'a draw of the future',
      flags: but('2026-07-09', '2999-01-01'),
      said: /^drawDate: "2999-01-01" — is announced 2999-01-01 10:30 \(UTC\+07:00\), which is still to come$/,
    },
    {
      fact: 'a missing prize that is not pending',
      flags: thai('first-prize=004615'),
      said: /^prizes.last-two-digit: nothing — this prize is missing; expected 1 of 2 digits$/,
    },
    {
      fact: 'a prize the lottery does not have',
      flags: [...NEW_DRAW, 'six-digit=123456'],
      said: /^prizes.six-digit: \["123456"\] — this prize is not declared; lao-tv then had /,
    },
  ])('$fact is refused: exit 1, said, nothing written', async ({ flags, said }) => {
    const { code, stdout, stderr, before, after } = await addDraw([...flags, '--yes']);
    expect([code, stdout]).toEqual([1, '']);
    expect(linesOf(stderr)).toEqual([expect.stringMatching(said), 'refused; nothing was written']);
    expect(after).toEqual(before);
  });

  test('a draw of 23:30 is refused at 06:57 of its day, and half an hour before it is not', async () => {
    const registry = JSON.parse(smallData().get('lotteries.json') ?? '');
    const tv = registry.lotteries.find(({ slug }: { slug: string }) => slug === 'lao-tv');
    const schedule = { every: 'day', time: '23:30' };
    registry.lotteries.push({ ...tv, slug: 'lao-late', nameTh: 'ลาวดึก', schedule });
    const files = smallData().set('lotteries.json', JSON.stringify(registry));
    const addAt = async (moment: string, ...more: string[]) =>
      addDraw([...but('lao-tv', 'lao-late'), '--yes', ...more], await folderWith(files), moment);
    const early = await addAt('2026-07-09T06:57:00+07:00');
    expect([early.code, linesOf(early.stderr)]).toEqual([
      1,
      [
        'drawDate: "2026-07-09" — is announced 2026-07-09 23:30 (UTC+07:00), which is still to come',
        'refused; nothing was written',
      ],
    ]);
    expect(early.after).toEqual(early.before);
    const half = '2026-07-09T23:00:00+07:00';
    expect(await addAt(half)).toMatchObject({ code: 1, stderr: expect.stringMatching(/^day: /) });
    expect(await addAt(half, '--accept', 'day')).toMatchObject({ code: 0 });
    expect(await addAt('2026-07-09T06:57:00+07:00', '--accept', 'day')).toMatchObject({ code: 1 });
  });

  test.each([
    {
      flags: [...NEW_DRAW, 'top-two-digit'],
      said: 'prize top-two-digit: expected slug=number',
    },
    { flags: but('lao-tv', 'lao-nowhere'), said: 'lao-nowhere is not a lottery of the registry' },
    { flags: NEW_DRAW.slice(1), said: '2026-07-09 is not a lottery of the registry' },
    { flags: ['lao-tv', '--source', 'allhuay'], said: 'the day is missing' },
    {
      flags: NEW_DRAW.filter((flag) => !/^--source$|^allhuay$/.test(flag)),
      said: '--source is missing',
    },
    { flags: [...OTHER_NUMBERS, '--reason', '-'], said: '--reason has to say why' },
  ])('$said: exit 2, in one line, nothing written', async ({ flags, said }) => {
    const { code, stderr, before, after } = await addDraw([...flags, '--yes']);
    expect([code, linesOf(stderr)]).toEqual([2, [expect.stringContaining(`draw:add: ${said}`)]]);
    expect(after).toEqual(before);
  });

  test('other numbers for a stored draw change nothing, even where the doubt is accepted', async () => {
    const flags = [...OTHER_NUMBERS, '--yes', '--accept', 'witness'];
    const { code, stderr, before, after } = await addDraw(flags);
    const rest = 'a stored number changes only as a correction, with a reason';
    expect([code, linesOf(stderr)]).toEqual([
      1,
      [
        `prizes.top-three-digit: ["509"] — stored is 508; ${rest}`,
        `prizes.top-two-digit: ["09"] — stored is 08; ${rest}`,
        'refused; nothing was written',
      ],
    ]);
    expect(after).toEqual(before);
  });

  test('a correction shows both lines, and keeps what stood there and why', async () => {
    const reason = ['--reason', 'พิมพ์ผิด'];
    const { code, stdout, after } = await addDraw([...OTHER_NUMBERS, ...reason, '--yes']);
    const [draw, older] = drawsOfText(TV_FILE, after.get(TV_FILE)?.[0] ?? '[]');
    expect([code, linesOf(stdout)]).toEqual([
      0,
      [
        'ลาวทีวี 2026-07-08: would be corrected',
        expect.stringMatching(/^- .*"top-three-digit":\["508"\]/),
        expect.stringMatching(/^\+ .*"top-three-digit":\["509"\]/),
        'corrected',
      ],
    ]);
    expect(draw).toMatchObject({
      prizes: { 'top-three-digit': ['509'], 'top-two-digit': ['09'], 'bottom-two-digit': ['37'] },
      corrections: [
        {
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          reason: 'พิมพ์ผิด',
          previous: { 'top-three-digit': ['508'], 'top-two-digit': ['08'] },
        },
      ],
    });
    expect(older).toMatchObject({ drawDate: '2026-07-07' });
  });

  // Known: both are stored, and the file cannot be read from then on.
  test.each([
    { what: 'an address that is none', flags: [...NEW_DRAW, '--source-url', 'page 1'] },
    { what: 'an empty reason', flags: [...OTHER_NUMBERS, '--reason', ''] },
  ])('$what is not stored', async ({ flags }) => {
    const { code, before, after } = await addDraw([...flags, '--yes']);
    expect(code).toBeGreaterThan(0);
    expect(after).toEqual(before);
  });
});
