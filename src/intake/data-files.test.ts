import { LOTTERIES, threeOf } from '../../tests/support/real-lotteries.ts';
import { describe, expect, test } from 'vitest';
import { isDrawDate } from '../domain/draw-date.ts';
import { formatHeldBack, parseHeldBack, parseRulings, parseSources } from './data-files.ts';
import stored from '../../tests/fixtures/rulings.json' with { type: 'json' };
import sources from '../../tests/fixtures/sources.json' with { type: 'json' };

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

  test.each([
    { entry: { ...heldBack, lottery: 'lao-nowhere' }, path: '[0].lottery' },
    { entry: { ...heldBack, drawDate: '2026-02-30' }, path: '[0].drawDate' },
    { entry: { ...heldBack, doubts: [] }, path: '[0].doubts' },
    {
      entry: { ...heldBack, doubts: [{ name: 'bored', sentence: 'x' }] },
      path: '[0].doubts[0].name',
    },
    { entry: { ...heldBack, readings: [] }, path: '[0].readings' },
    { entry: { ...heldBack, readings: [{ ...reading, source: 'nobody' }] }, path: '[0].readings' },
    { entry: { ...heldBack, readings: [{ ...reading, at: '10:40' }] }, path: '[0].readings[0].at' },
    {
      entry: { ...heldBack, readings: [{ ...reading, prizes: { 'top-three-digit': [508] } }] },
      path: '[0].readings[0].prizes.top-three-digit[0]',
    },
    {
      entry: { ...heldBack, readings: [{ ...reading, prizes: { 'top-three-digit': ['5O8'] } }] },
      path: '[0].readings[0].prizes.top-three-digit[0]',
    },
    { entry: { ...heldBack, drawDate: '2569-07-08' }, path: '[0].drawDate' },
    {
      entry: { ...heldBack, readings: [{ ...reading, prizes: { 'top-three': ['508'] } }] },
      path: '[0].readings[0].prizes',
    },
    {
      entry: { ...heldBack, readings: [{ ...reading, pending: ['top-three'] }] },
      path: '[0].readings[0].prizes',
    },
  ])('a problem at $path is located', ({ entry, path }) => {
    expect(parseHeldBack([entry], { ...KNOWN, lotteries: LOTTERIES })).toEqual({
      findings: [expect.objectContaining({ path })],
    });
  });
});

const of = { lottery: 'thai-government', source: 'glo', drawDate: '2020-04-01' };
const reason = 'GLO files the postponed draw under the date of its period.';
const move = { action: 'move', ...of, to: '2020-05-16', reason };
const leaveOut = { action: 'leave-out', ...of, reason };
const correct = {
  action: 'correct',
  ...of,
  prize: 'last-two-digit',
  numbers: ['22'],
  reason,
};
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

  test.each([
    { source: { ...glo, id: '' }, path: '[0].id', because: 'an empty id' },
    { source: { ...glo, name: '' }, path: '[0].name', because: 'an empty name' },
    { source: { ...glo, url: 'glo.or.th' }, path: '[0].url', because: 'an address without scheme' },
    { source: { ...glo, url: '' }, path: '[0].url', because: 'no address' },
    { source: { ...glo, role: 'friend' }, path: '[0].role', because: 'a role that is none' },
    { source: { id: 'glo', name: 'GLO', url: glo.url }, path: '[0].role', because: 'no role' },
    { source: { ...glo, note: 3 }, path: '[0].note', because: 'a note that is no text' },
    {
      source: { ...glo, only: { 'lao-tv': [] } },
      path: '[0].only.lao-tv',
      because: 'a source of no prize',
    },
    { source: { ...glo, license: 'MIT' }, path: '[0].license', because: 'an undeclared field' },
    {
      source: { id: 'glo', name: 'GLO', role: 'witness' },
      path: '[0].url',
      because: 'a field is missing',
    },
    { source: 'glo', path: '[0]', because: 'an id alone' },
  ])('$because is a problem at $path', ({ source, path }) => {
    expect(parseSources([source])).toEqual({
      findings: [expect.objectContaining({ path, expectation: expect.any(String) })],
    });
  });

  const copying = (...copies: readonly (string | undefined)[]) =>
    copies.map((id, index) => ({ ...glo, id: `s${index}`, ...(id && { copies: id }) }));

  test.each([
    { sources: copying(undefined, 's0', 's1', 's0'), because: 'copies of copies have an origin' },
    {
      sources: [glo, { ...glo, id: 's', copies: 'glo', copiesBefore: '2010-03-01' }],
      because: 'it copied until a day',
    },
  ])('$because', ({ sources }) => {
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
