import { LOTTERIES, threeOf } from '../../tests/support/real-lotteries.ts';
import { describe, expect, test } from 'vitest';
import { isDrawDate } from '../domain/draw-date.ts';
import { formatHeldBack, parseHeldBack, parseRulings, parseSources } from './data-files.ts';
import stored from '../../tests/fixtures/rulings.json' with { type: 'json' };
import sources from '../../data/sources.json' with { type: 'json' };

const KNOWN = {
  lotteries: [{ slug: 'lao-tv' }],
  sources: ['allhuay', 'lekdee'].map((id) => ({ id, role: 'witness' as const })),
};
const at = '2026-07-08T03:40:00.000Z';
const reading = { source: 'allhuay', at, prizes: threeOf('508', '37') };
const heldBack = {
  lottery: 'lao-tv',
  drawDate: '2026-07-08',
  doubts: [{ name: 'witness', sentence: 'แหล่งให้เลขไม่ตรงกัน' }],
  readings: [reading, { ...reading, source: 'lekdee', prizes: threeOf('509', '37') }],
};

describe('held-back.json', () => {
  test('what is written is read again; the oldest day comes first', () => {
    const parsed = parseHeldBack([heldBack, { ...heldBack, drawDate: '2026-07-07' }], KNOWN);
    if ('findings' in parsed) throw new Error(JSON.stringify(parsed.findings));
    const text = formatHeldBack(parsed.value);
    expect(parseHeldBack(JSON.parse(text), KNOWN)).toEqual({ value: parsed.value.toReversed() });
    expect(formatHeldBack(parsed.value.toReversed())).toBe(text);
  });

  test('nothing held back is an empty list', () => {
    expect(parseHeldBack(JSON.parse(formatHeldBack([])), KNOWN)).toEqual({ value: [] });
  });

  const withReading = (changes: object) => ({ readings: [{ ...reading, ...changes }] });
  test.each([
    [{ lottery: 'lao-nowhere' }, 'lottery'],
    [{ drawDate: '2026-02-30' }, 'drawDate'],
    [{ drawDate: '2569-07-08' }, 'drawDate'],
    [{ doubts: [] }, 'doubts'],
    [{ doubts: [{ name: 'bored', sentence: 'x' }] }, 'doubts[0].name'],
    [{ readings: [] }, 'readings'],
    [withReading({ source: 'nobody' }), 'readings'],
    [withReading({ at: '10:40' }), 'readings[0].at'],
    [withReading({ prizes: { 'top-three': ['508'] } }), 'readings[0].prizes'],
    [withReading({ pending: ['top-three'] }), 'readings[0].prizes'],
    ...[508, '5O8'].map((number): [object, string] => [
      withReading({ prizes: { 'top-three-digit': [number] } }),
      'readings[0].prizes.top-three-digit[0]',
    ]),
  ])('%j is located at %s', (changes, path) => {
    const known = { ...KNOWN, lotteries: LOTTERIES };
    expect(parseHeldBack([{ ...heldBack, ...changes }], known)).toEqual({
      findings: [expect.objectContaining({ path: `[0].${path}` })],
    });
  });
});

const of = { lottery: 'thai-government', source: 'glo', drawDate: '2020-04-01' };
const reason = 'GLO files the postponed draw under the date of its period.';
const move = { action: 'move', ...of, to: '2020-05-16', reason };
const leaveOut = { action: 'leave-out', ...of, reason };
const correct = { action: 'correct', ...of, prize: 'last-two-digit', numbers: ['22'], reason };
const doubt = { action: 'doubt', lottery: 'hanoi-special', drawDate: '2026-08-05', reason };

describe('parseRulings', () => {
  test('there are four things a person can decide', () => {
    const rulings = [move, leaveOut, correct, doubt];
    expect(parseRulings(rulings)).toEqual({ value: rulings });
  });

  test.each([
    { ruling: { ...move, action: 'delete' }, path: '[0].action', because: 'an unknown action' },
    { ruling: { ...move, to: undefined }, path: '[0].to', because: 'a move has a day to go to' },
    { ruling: { ...move, reason: '' }, path: '[0].reason', because: 'each says why' },
    { ruling: { ...leaveOut, to: '2020-05-16' }, path: '[0].to', because: 'it goes nowhere' },
    { ruling: { ...leaveOut, source: undefined }, path: '[0].source', because: 'whose row?' },
    { ruling: { ...correct, prize: undefined }, path: '[0].prize', because: 'which prize?' },
    { ruling: { ...correct, numbers: '22' }, path: '[0].numbers', because: 'numbers are a list' },
    { ruling: { ...correct, numbers: [22] }, path: '[0].numbers[0]', because: 'numbers are text' },
    { ruling: { ...doubt, source: 'lekdee' }, path: '[0].source', because: 'a draw is doubted' },
    { ruling: { ...doubt, reason: undefined }, path: '[0].reason', because: 'each says why' },
  ])('$ruling.action with $path: $because', ({ ruling, path }) => {
    expect(parseRulings([ruling])).toEqual({ findings: [expect.objectContaining({ path })] });
  });

  test('the real rulings speak of real lotteries, sources and days', () => {
    const rulings = parseRulings(stored);
    if ('findings' in rulings) throw new Error(JSON.stringify(rulings.findings));
    const slugs = LOTTERIES.map(({ slug }) => slug);
    const ids = sources.map(({ id }) => id);
    for (const ruling of rulings.value) {
      expect(slugs).toContain(ruling.lottery);
      expect(ruling.drawDate).toSatisfy(isDrawDate);
      if (ruling.action !== 'doubt') expect(ids).toContain(ruling.source);
      if (ruling.action === 'move') expect(ruling.to).toSatisfy(isDrawDate);
    }
    expect(rulings.value).toHaveLength(20);
  });
});

const glo = { id: 'glo', name: 'GLO', url: 'https://www.glo.or.th', role: 'authority' };

describe('parseSources', () => {
  test('a note may be there or not; the order is that of the file', () => {
    const two = [
      { ...glo, note: 'official', only: { 'thai-government': ['first-prize'] } },
      { ...glo, id: 'allhuay' },
    ];
    expect(parseSources(two)).toEqual({ value: two });
  });

  test.each<[changes: object, path: string, because: string]>([
    [{ id: '' }, 'id', 'an empty id'],
    [{ name: '' }, 'name', 'an empty name'],
    [{ url: 'glo.or.th' }, 'url', 'an address without scheme'],
    [{ url: '' }, 'url', 'no address'],
    [{ url: undefined }, 'url', 'a field is missing'],
    [{ role: 'friend' }, 'role', 'a role that is none'],
    [{ role: undefined }, 'role', 'no role'],
    [{ note: 3 }, 'note', 'a note that is no text'],
    [{ only: { 'lao-tv': [] } }, 'only.lao-tv', 'a source of no prize'],
    [{ license: 'MIT' }, 'license', 'an undeclared field'],
  ])('%j is a problem at %s: %s', (changes, path) => {
    expect(parseSources([{ ...glo, ...changes }])).toEqual({
      findings: [expect.objectContaining({ path: `[0].${path}` })],
    });
  });

  const copying = (...copies: readonly (string | undefined)[]) =>
    copies.map((id, index) => ({ ...glo, id: `s${index}`, ...(id && { copies: id }) }));

  test.each<[sources: object[], because: string]>([
    [copying(undefined, 's0', 's1', 's0'), 'copies of copies have an origin'],
    [[glo, { ...glo, id: 's', copies: 'glo', copiesBefore: '2010-03-01' }], 'until a day'],
  ])('%j: %s', (sources) => {
    expect(parseSources(sources)).toEqual({ value: sources });
  });

  test.each([
    { sources: copying('s1'), paths: ['[0].copies'], because: 'what it copies is not listed' },
    { sources: copying('s0'), paths: ['[0].copies'], because: 'it copies itself' },
    {
      sources: copying('s1', 's2', 's0'),
      paths: ['[0].copies', '[1].copies', '[2].copies'],
      because: 'three copy one another',
    },
    {
      sources: copying('s1', 's1'),
      paths: ['[1].copies'],
      because: 'a copy of one that copies itself is not the circle',
    },
    {
      sources: [{ ...glo, copiesBefore: '2010-03-01' }],
      paths: ['[0].copies'],
      because: 'a day without the source that it copies',
    },
  ])('$because is a problem', ({ sources, paths }) => {
    const parsed = parseSources(sources);
    expect('findings' in parsed && parsed.findings.map(({ path }) => path)).toEqual(paths);
  });

  test('the real list has every source once', () => {
    const parsed = parseSources(sources);
    if ('findings' in parsed) throw new Error(JSON.stringify(parsed.findings));
    const ids = parsed.value.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toContain('glo');
  });
});
