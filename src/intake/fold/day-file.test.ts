import { describe, expect, test } from 'vitest';
import { drawOf, lotteryOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { WITHDRAWAL, withdrawn } from '../../../tests/support/withdrawn.ts';
import type { Draw } from '../../domain/draw.ts';
import { parseDrawDate } from '../../domain/draw-date.ts';
import { formatDayFile, parseDayFile, UnplacedPrize } from './day-file.ts';
import { describeFinding } from '../problem.ts';

const TV = lotteryOf('lao-tv');
const older = '{"drawDate":"2026-07-07","source":"allhuay","prizes":{"top-three-digit":["792"]}}';
const newer = '{"drawDate":"2026-07-08","source":"allhuay","prizes":{"top-three-digit":["508"]}}';
const fileOf = (...lines: string[]) => `[\n${lines.join(',\n')}\n]\n`;

/** The newer draw with one piece of text replaced, in a file with the older one below. */
const broken = (text: string, by: string) => fileOf(newer.replace(text, by), older);

describe('parseDayFile', () => {
  test('each draw is given with the line it stands on', () => {
    expect(parseDayFile(fileOf(newer, older))).toEqual({
      entries: [
        {
          day: drawOf('2026-07-08', { 'top-three-digit': ['508'] }, { lacks: undefined }),
          line: 2,
        },
        {
          day: drawOf('2026-07-07', { 'top-three-digit': ['792'] }, { lacks: undefined }),
          line: 3,
        },
      ],
      findings: [],
    });
  });

  test.each(['[]', '[]\n', '[\n\n]\n'])('%j has no draw and no fault', (text) => {
    expect(parseDayFile(text)).toEqual({ entries: [], findings: [] });
  });

  test.each([
    { text: '', expectation: 'expected valid JSON; Unexpected end of JSON input' },
    { text: '{}', expectation: 'expected a list of draws' },
    { text: 'null', expectation: 'expected a list of draws' },
    { text: newer, expectation: 'expected a list of draws' },
  ])('$text gives no draw: $expectation', ({ text, expectation }) => {
    const { entries, findings } = parseDayFile(text);
    expect(entries).toEqual([]);
    expect(findings).toEqual([expect.objectContaining({ path: '', expectation })]);
  });

  test.each([
    ['["508"]', '[508]', 'prizes.top-three-digit[0]: 508 — expected string, received number'],
    ['["508"]', '"508"', 'prizes.top-three-digit: "508" — expected array, received string'],
    ['"source"', '"by":"me","source"', 'by: "me" — this field is not declared'],
    ['"source":"allhuay",', '"source":1,', 'source: 1 — expected string'],
  ])('%s as %j: the draw is left out, the others stay: %s', (from, to, finding) => {
    const { entries, findings } = parseDayFile(broken(from, to));
    expect(findings.map(describeFinding)).toEqual([expect.stringContaining(finding)]);
    expect(findings).toMatchObject([{ draw: '2026-07-08', line: 2 }]);
    expect(entries.map(({ day, line }) => [day.drawDate, line])).toEqual([['2026-07-07', 3]]);
  });

  test.each([
    ['"sourceUrl":"glo.or.th"', 'sourceUrl'],
    ['"sourceUrl":""', 'sourceUrl'],
    ['"sourceUrl":"ftp://glo.or.th/"', 'sourceUrl'],
    ['"sourceUrl":"javascript:alert(1)"', 'sourceUrl'],
    ['"confirmedBy":[]', 'confirmedBy'],
    ['"confirmedBy":"lekdee"', 'confirmedBy'],
    ['"doubt":""', 'doubt'],
    ['"doubt":true', 'doubt'],
    ['"lacks":[]', 'lacks'],
    ['"lacks":null', 'lacks'],
    ['"pending":[]', 'pending'],
    ['"pending":"top-two-digit"', 'pending'],
    ['"recordedAt":"2026-07-08"', 'recordedAt'],
    ['"recordedAt":"2026-07-08T03:40:00Z"', 'recordedAt'],
    ['"recordedAt":"2026-07-08T10:40:00.000+07:00"', 'recordedAt'],
    ['"recordedAt":1783482000000', 'recordedAt'],
    ['"corrections":[]', 'corrections'],
    ['"doubts":{"bored":"x"}', 'doubts.bored'],
    ['"also":[]', 'also'],
    ['"also":[{"at":"2026-07-08T03:40:00.000Z"}]', 'also[0].source'],
    ['"also":[{"source":"lekdee","at":"10:40"}]', 'also[0].at'],
    ['"also":[{"source":"lekdee","agrees":false}]', 'also[0].agrees'],
    ['"decided":[]', 'decided'],
    ['"decided":[{"keep":true,"believe":"lekdee"}]', 'decided[0]'],
    ['"decided":[{"believe":"lekdee","reason":""}]', 'decided[0]'],
  ])('%s is not said that way', (field, path) => {
    const { findings } = parseDayFile(broken('"prizes"', `${field},"prizes"`));
    expect(findings).toEqual([expect.objectContaining({ path, draw: '2026-07-08', line: 2 })]);
  });

  test.each([
    ['"drawDate":20260708,', 20260708],
    ['"drawDate":null,', null],
    ['', undefined],
  ])(
    'without a date in text (%j) a draw is named by its place, and moves no other',
    (date, value) => {
      const { entries, findings } = parseDayFile(broken('"drawDate":"2026-07-08",', date));
      expect(findings).toMatchObject([
        { path: 'drawDate', value, draw: '#1 of the file', line: 2 },
      ]);
      expect(entries.map(({ line }) => line)).toEqual([3]);
    },
  );

  test.each(['http://glo.or.th/', 'https://www.glo.or.th/?a=1'])(
    '%s is an address a draw can be looked up at',
    (sourceUrl) => {
      const text = broken('"prizes"', `"sourceUrl":"${sourceUrl}","prizes"`);
      const { entries, findings } = parseDayFile(text);
      expect(findings).toEqual([]);
      expect(entries[0]?.day.sourceUrl).toBe(sourceUrl);
    },
  );

  test.each([
    { series: '[]', because: 'none' },
    { series: '[0]', because: 'no code has 00' },
    { series: '[100]', because: 'a code has two digits' },
    { series: '[17.5]', because: 'a part' },
    { series: '17', because: 'no list' },
    { series: '[18,17]', because: 'not ascending' },
    { series: '[17,17]', because: 'twice' },
  ])('$series are not series of tickets: $because', ({ series }) => {
    const { entries, findings } = parseDayFile(broken('"prizes"', `"series":${series},"prizes"`));
    expect(entries).toHaveLength(1);
    expect(findings[0]).toMatchObject({ draw: '2026-07-08', line: 2 });
    expect(findings[0]?.path).toMatch(/^series/);
  });

  test.each([
    ['on its line', '"source"', '"source":"lekdee","source"', 2],
    ['of lines that a person broke', '"source"', '\n"source":"lekdee",\n"source"', 4],
    ['the day itself, on a line of its own', '"source"', '\n"drawDate":"2026-07-07",\n"source"', 3],
  ])('a key that is there twice is a fault: %s', (_where, before, after, line) => {
    const { findings } = parseDayFile(broken(before, after));
    expect(findings).toMatchObject([
      { line, expectation: 'is there twice; expected each key once' },
    ]);
  });

  test('every fault of every draw is said', () => {
    const text = fileOf(newer.replace('["508"]', '[5,"08"]'), older.replace('["792"]', '[7,9]'));
    const { findings } = parseDayFile(text);
    expect(findings.map(({ draw, path }) => `${draw} ${path}`)).toEqual([
      '2026-07-08 prizes.top-three-digit[0]',
      '2026-07-07 prizes.top-three-digit[0]',
      '2026-07-07 prizes.top-three-digit[1]',
    ]);
  });
});

describe('formatDayFile', () => {
  const draw = drawOf('2026-07-08', threeOf('508', '37'), {
    lacks: ['four-digit'],
    confirmedBy: ['lekdee'],
    series: [33, 34],
    sourceUrl: 'https://www.glo.or.th/',
    source: 'glo',
  });

  test('a draw is one line, its fields and prizes in a fixed order whatever they came in', () => {
    const reversed = Object.fromEntries(Object.entries(draw.prizes).reverse());
    const line =
      '{"drawDate":"2026-07-08","source":"glo","sourceUrl":"https://www.glo.or.th/","confirmedBy":["lekdee"],"lacks":["four-digit"],"series":[33,34],"prizes":{"top-three-digit":["508"],"top-two-digit":["08"],"bottom-two-digit":["37"]}}';
    expect(formatDayFile(TV, [{ ...draw, prizes: reversed }])).toBe(`[\n${line}\n]\n`);
  });

  const told = drawOf(
    '2026-07-09',
    { 'bottom-two-digit': ['65'] },
    {
      recordedAt: '2026-07-09T03:40:00.000Z',
      pending: ['top-three-digit', 'top-two-digit'],
    },
  );

  test('when it was entered and what is pending are on its line too', () => {
    const line =
      '{"drawDate":"2026-07-09","source":"allhuay","recordedAt":"2026-07-09T03:40:00.000Z","pending":["top-three-digit","top-two-digit"],"lacks":["five-digit"],"prizes":{"bottom-two-digit":["65"]}}';
    const turned = Object.fromEntries(Object.entries(told).reverse()) as typeof told;
    expect(formatDayFile(TV, [turned])).toBe(`[\n${line}\n]\n`);
  });

  test('what was written is read again as it was', () => {
    const draws = [told, draw, drawOf('2026-07-07', threeOf('792', '23'))];
    const { entries, findings } = parseDayFile(formatDayFile(TV, draws));
    expect(findings).toEqual([]);
    expect(entries.map(({ day }) => day)).toEqual(draws);
  });

  test('each draw has the prizes of its own era, in the order of that era', () => {
    const prize = TV.eras[0]?.prizes[0];
    if (prize === undefined) throw new Error('lao-tv has no prize');
    const kinds = (...slugs: string[]) => slugs.map((slug) => ({ ...prize, slug }));
    const eras = [
      { from: null, prizes: kinds('old', 'both') },
      { from: parseDrawDate('2026-07-09'), prizes: kinds('both', 'new') },
    ];
    const draws = [
      drawOf('2026-07-09', { new: ['3'], both: ['2'] }),
      drawOf('2026-07-08', { both: ['2'], old: ['1'] }),
    ];
    const text = formatDayFile({ eras }, draws);
    expect(text).toContain('"prizes":{"both":["2"],"new":["3"]}');
    expect(text).toContain('"prizes":{"old":["1"],"both":["2"]}');
  });

  test('a prize that the era of the draw does not have is an error, not left out', () => {
    const stray = drawOf('2026-07-08', { ...threeOf('508', '37'), 'fifth-prize': ['123456'] });
    expect(() => formatDayFile(TV, [stray])).toThrow(UnplacedPrize);
    expect(() => formatDayFile(TV, [stray])).toThrow(/draw 2026-07-08 has fifth-prize/);
  });

  test('a new draw adds one line and changes no other', () => {
    const draws = [drawOf('2026-07-07', { 'top-three-digit': ['792'] }, { lacks: undefined })];
    const added = [
      drawOf('2026-07-08', { 'top-three-digit': ['508'] }, { lacks: undefined }),
      ...draws,
    ];
    expect(formatDayFile(TV, draws)).toBe(fileOf(older));
    expect(formatDayFile(TV, added)).toBe(fileOf(newer, older));
  });
});

describe('withdrawals', () => {
  const draw = withdrawn(drawOf('2026-07-08', threeOf('508', '37')));

  test('stand before the numbers, on the line of their draw', () => {
    const text = formatDayFile(TV, [draw]);
    expect(text).toContain('"withdrawals":[{"at":"2026-11-20T09:00:00.000Z","reason":{"th":"');
    expect(parseDayFile(text)).toEqual({ entries: [{ day: draw, line: 2 }], findings: [] });
  });

  test.each([
    { reason: { th: '', en: 'a copy' }, path: 'withdrawals[0].reason.th' },
    { reason: { th: 'a copy', en: 'a copy' }, path: 'withdrawals[0].reason.th' },
    { reason: { th: 'เลขซ้ำ', en: '' }, path: 'withdrawals[0].reason.en' },
    { reason: { th: 'เลขซ้ำ', en: 'เลขซ้ำ' }, path: 'withdrawals[0].reason.en' },
    { reason: { th: 'เลขซ้ำ' }, path: 'withdrawals[0].reason.en' },
  ])('a reason is said in Thai and in English: $reason', ({ reason, path }) => {
    const text = formatDayFile(TV, [{ ...draw, withdrawals: [{ ...WITHDRAWAL, reason }] } as Draw]);
    expect(parseDayFile(text).findings.map((finding) => finding.path)).toEqual([path]);
  });
});
