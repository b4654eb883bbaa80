import { describe, expect, test } from 'vitest';
import sources from '../../tests/fixtures/sources.json' with { type: 'json' };
import { parseSources } from './source-file.ts';

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

  test('the real list has every source once', () => {
    const parsed = parseSources(sources);
    if ('findings' in parsed) throw new Error(JSON.stringify(parsed.findings));
    const ids = parsed.value.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toContain('glo');
  });
});
