import { describe, expect, test } from 'vitest';
import { CHUNKS, chunkGroups } from './chunks.ts';

describe('chunkGroups', () => {
  test.each(Object.entries(CHUNKS))('%s gathers each source that it names', (name, beginnings) => {
    const group = chunkGroups().find((each) => each.name === name);
    for (const beginning of beginnings)
      expect(`/project/${beginning}`).toMatch(group?.test ?? /^$/);
    expect('/project/src/site/view/frame-words.ts').not.toMatch(group?.test ?? /^/);
  });

  test('a beginning that no source has is refused by its name', () => {
    expect(() => chunkGroups({ shared: ['src/domain/draw.ts', 'src/check/'] })).toThrow(
      'no source for these chunks: src/check/',
    );
  });
});
