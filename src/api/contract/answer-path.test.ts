import { describe, expect, test } from 'vitest';
import { mapEntries } from '../../../tests/support/map-entries.ts';
import { DRAWLESS_CATALOGUE } from '../../../tests/support/real-catalogue.ts';
import { WINDOWS } from '../../domain/window.ts';
import type { FileQuery } from './endpoints.ts';
import { filePath, queryForm } from './answer-path.ts';
import { MAX_LIMIT, parseQuery } from './query.ts';

describe('filePath', () => {
  test.each([
    [{ endpoint: 'results', lottery: 'lao-tv', limit: 3 }, '/api/results/lao-tv/3.json'],
    [{ endpoint: 'stats', lottery: 'lao-tv' }, '/api/stats/lao-tv.json'],
    [{ endpoint: 'stats', lottery: 'lao-tv', prize: 'p' }, '/api/stats/lao-tv/p.json'],
    [
      { endpoint: 'calculations', lottery: 'lao-tv', window: 'all' },
      '/api/calculations/lao-tv/all.json',
    ],
    [
      { endpoint: 'calculations', lottery: 'lao-tv', window: '5', prize: 'p' },
      '/api/calculations/lao-tv/5/p.json',
    ],
  ] as const)('%j is answered by %s', (query, path) => {
    expect(filePath(query)).toBe(path);
  });
});

describe('queryForm', () => {
  test.each([
    ['/api/results/lao-tv/3.json', 'results', 'lottery=lao-tv&limit=3'],
    ['/api/stats/lao-tv.json', 'stats', 'lottery=lao-tv'],
    ['/api/stats/lao-tv/p.json', 'stats', 'lottery=lao-tv&prize=p'],
    ['/api/calculations/lao-tv/5/p.json', 'calculations', 'lottery=lao-tv&window=5&prize=p'],
  ])('%s asks /%s?%s', (path, endpoint, query) => {
    const form = queryForm(path);
    expect([form?.endpoint, form?.parameters.toString()]).toEqual([endpoint, query]);
  });

  test.each([
    { path: '/api/results', because: 'the query form is no file' },
    { path: '/api/results/', because: 'nothing is asked' },
    { path: '/api/results/.json', because: 'no lottery is named' },
    { path: '/api/results/lao-tv/3', because: 'a file ends in .json' },
    { path: '/api/results/lao-tv/3.json/', because: 'a file has no slash behind it' },
    { path: '/api/results/lao-tv/3/x.json', because: 'results have two parameters' },
    { path: '/api/results/lao-tv//3.json', because: 'an empty part makes it three' },
    { path: '/api/calculations/a/5/p/x.json', because: 'calculations have three' },
    { path: '/api/results/lao%2Dtv/3.json', because: 'one file has one spelling' },
    { path: '/api/check/lao-tv/12.json', because: 'a check is no file' },
    { path: '/api/openapi.json', because: 'a description is no question' },
    { path: '/results/lao-tv/3.json', because: 'everything stands below /api' },
    { path: '/x/api/results/lao-tv/3.json', because: 'and not below anything else' },
    { path: '/API/results/lao-tv/3.json', because: 'paths have one case' },
  ])('$path asks nothing: $because', ({ path }) => {
    expect(queryForm(path)).toBeUndefined();
  });
});

describe('every legal query', () => {
  const catalogue = mapEntries(DRAWLESS_CATALOGUE, (entry) => ({
    ...entry,
    hasDraws: true,
    hasCompleteDraws: true,
  }));
  const queries: FileQuery[] = [...catalogue.values()].flatMap(({ slug: lottery, prizes }) => [
    ...Array.from({ length: MAX_LIMIT }, (_, index) => ({
      endpoint: 'results' as const,
      lottery,
      limit: index + 1,
    })),
    { endpoint: 'stats', lottery },
    ...prizes.map((prize) => ({ endpoint: 'stats' as const, lottery, prize })),
    ...WINDOWS.flatMap((window) => [
      { endpoint: 'calculations' as const, lottery, window },
      ...prizes.map((prize) => ({ endpoint: 'calculations' as const, lottery, window, prize })),
    ]),
  ]);

  test('comes back whole from the path of its file', () => {
    const lost = queries.filter((query) => {
      const form = queryForm(filePath(query));
      const parsed = form && parseQuery(form.endpoint, form.parameters, catalogue);
      return JSON.stringify(parsed) !== JSON.stringify(query);
    });
    expect(lost).toEqual([]);
  });

  test('has a path of its own', () => {
    expect(queries.length).toBeGreaterThan(49 * (20 + 1 + 7));
    expect(new Set(queries.map(filePath)).size).toBe(queries.length);
  });
});
