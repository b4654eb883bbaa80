import { describe, expect, test } from 'vitest';
import sources from '../../../data/sources.json' with { type: 'json' };
import { parseSources } from './data-files.ts';

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
