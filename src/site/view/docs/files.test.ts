import { describe, expect, test } from 'vitest';
import {
  FILE_FAMILIES,
  memberOf,
  memberPath,
  OPEN_FILES,
} from '../../../api/contract/open-file-path.ts';
import { CHECK_BATCH, ENDPOINTS } from '../../../api/contract/endpoints.ts';
import { openapi } from './described.ts';
import { LISTED_FILES } from './files.ts';

test('the guide lists every operation of the description', () => {
  const listed = [...Object.values(ENDPOINTS), CHECK_BATCH, ...LISTED_FILES];
  const paths = listed.map(({ path }) => path);
  const operations = Object.keys(openapi.paths).map((path) => `/api${path}`);
  expect(operations.filter((path) => !paths.includes(path))).toEqual([]);
});

describe('LISTED_FILES', () => {
  test.each(LISTED_FILES)('$path is a file or a family of the API', ({ path }) => {
    const families: readonly string[] = FILE_FAMILIES;
    expect(OPEN_FILES.includes(path) || families.includes(path)).toBe(true);
    const example = memberPath(path, { lottery: 'lao-tv', date: '2026-08-28' });
    expect(example).not.toMatch(/[{}]/);
    if (families.includes(path)) expect(memberOf(example)).toBeDefined();
  });
});
