// The pages of both languages say the same of the same things.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The code, the links, the anchors and the components of a page: all but its language. */
const skeletonOf = (file: string) => {
  const text = readFileSync(file, 'utf8').replace(/ hreflang="..">.*?<\/a>|^---.*?^---/gms, '');
  const marks =
    text.match(/`[^`\n]+`|\]\([^)]+\)|\{#\w+\}|\{props\.\w+\}|<[A-Z]\w+|slot="\w+"/g) ?? [];
  // A page leads to the pages of its own language.
  return [...new Set(marks.map((mark) => mark.replace('](/en/', '](/')))].sort();
};

/** In English these sentences are written out. */
const THAI_ONLY = ['checkDisclaimer', 'scoreDisclaimer', 'creditNote'].map(
  (name) => `{props.${name}}`,
);

test.each(['guide', 'embed', 'examples', 'why'])(
  'the %s names the same code and leads to the same places in both languages',
  (page) => {
    const thai = skeletonOf(`src/site/content/docs/th/${page}.mdx`);
    expect(thai.length).toBeGreaterThan(5);
    expect(skeletonOf(`src/site/content/docs/en/${page}.mdx`)).toEqual(
      thai.filter((mark) => !THAI_ONLY.includes(mark)),
    );
  },
);

test('the Thai changelog, which is translated at a release, names nothing that the other does not', () => {
  const english = skeletonOf('CHANGELOG.md');
  const thai = skeletonOf('src/site/content/docs/th/changelog.md');
  expect(thai.length).toBeGreaterThan(50);
  expect(thai.filter((mark) => !english.includes(mark))).toEqual([]);
});
