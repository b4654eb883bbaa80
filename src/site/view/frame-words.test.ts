import { describe, expect, test } from 'vitest';
import { currentMark, FRAME_WORDS, otherLang } from './frame-words.ts';

const currentOf = (lang: 'th' | 'en', page: string) =>
  FRAME_WORDS[lang].menu.filter(({ path }) => currentMark(path, page)).map(({ path }) => path);

describe('the menu', () => {
  test.each([
    { page: '/', current: ['/'] },
    { page: '/lottery/thai-government/2569/', current: ['/'] },
    { page: '/day/2026-10-01/', current: ['/'] },
    { page: '/check/', current: ['/check/'] },
    { page: '/stats/lao-lottery/', current: ['/stats/'] },
    { page: '/docs/changelog/', current: ['/docs/'] },
    { page: '/404.html', current: [] },
  ])('at $page is at $current', ({ page, current }) => {
    expect(currentOf('th', page)).toEqual(current);
  });

  test('is the page itself only there, and above it the section', () => {
    const marks = ['/stats/', '/stats/lao-tv/', '/check/'].map((page) =>
      currentMark('/stats/', page),
    );
    expect(marks).toEqual(['page', 'true', undefined]);
  });

  test('in English leads to the English guide and knows when it is there', () => {
    expect(currentOf('en', '/en/docs/')).toEqual(['/en/docs/']);
  });

  test('in English names the pages in Thai, in Thai those in English', () => {
    const marked = (lang: 'th' | 'en') =>
      FRAME_WORDS[lang].menu.map(({ path }) => otherLang(path, lang));
    expect(marked('en')).toEqual(['th', 'th', 'th', 'th', undefined, 'th']);
    expect(new Set(marked('th'))).toEqual(new Set([undefined]));
    expect(otherLang('/en/docs/#terms', 'th')).toBe('en');
  });

  test('has the same number of entries in both languages', () => {
    expect(FRAME_WORDS.en.menu).toHaveLength(FRAME_WORDS.th.menu.length);
    expect(FRAME_WORDS.en.footer).toHaveLength(FRAME_WORDS.th.footer.length);
  });
});
