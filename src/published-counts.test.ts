// Only the registry says how many lotteries and prizes there are: what is published counts them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesMatching } from '../tests/support/files-matching.ts';
import { SMALL_CATALOGUE } from '../tests/support/small-catalogue.ts';
import { SCHEMAS } from './api/answers/all.ts';
import { emitReadme } from './api/answers/readme.ts';
import { type Catalogue, openCatalogue } from './api/contract/catalogue.ts';
import { describeApi } from './api/openapi/description.ts';

const ORIGIN = 'https://a.example';
const ONE_MORE = openCatalogue(
  [...SMALL_CATALOGUE.values()].flatMap((entry) =>
    entry.slug === 'lao-lottery' ? [entry, { ...entry, slug: 'lao-more' }] : [entry],
  ),
);
const answers = { schemas: SCHEMAS, examples: {} };

const PUBLISHED: Readonly<Record<string, (catalogue: Catalogue) => string>> = {
  'the OpenAPI description': (catalogue) => JSON.stringify(describeApi(catalogue, ORIGIN, answers)),
  '/api/readme.md': (catalogue) => String(emitReadme(catalogue, ORIGIN).text),
};

/** `3 lotteries`, `3 Thai, Lao and Hanoi lotteries`, `3 ประเภท`. */
const COUNT = /(\d+) (?:Thai, Lao and Hanoi lotteries|lottery identifiers|ประเภท)/g;
const countsIn = (text: string) => [
  ...new Set([...text.matchAll(COUNT)].map(([, n]) => Number(n))),
];

describe.each(Object.entries(PUBLISHED))('%s', (_, textOf) => {
  test.each([[SMALL_CATALOGUE], [ONE_MORE]])(
    'counts the lotteries it is made from',
    (catalogue) => {
      expect(countsIn(textOf(catalogue))).toEqual([catalogue.size]);
    },
  );
});

test('the description counts the prizes of a whole ticket', () => {
  const text = PUBLISHED['the OpenAPI description']?.(SMALL_CATALOGUE);
  expect(text).toContain(`all ${SMALL_CATALOGUE.get('thai-government')?.prizes.length} prizes`);
});

test('nothing spells a count', () => {
  const SPELT =
    /\b(?:49|forty-nine|23|nine) (?:\w+,? ){0,4}(?:lotteries|identifiers|prizes)|49 ประเภท|สี่สิบเก้า|เก้ารางวัล/;
  const sources = filesMatching('{src,scripts}/**/*.{ts,astro}').filter(
    (file) => !/\.(?:test|proof)\.ts$/.test(file) && !file.startsWith('src/generated/'),
  );
  const pages = filesMatching('src/site/content/**/*.{md,mdx}');
  const texts = ['README.md', 'data/README.md', 'package.json', 'src/client/README.md'];
  const spelt = [...sources, ...pages, ...texts].flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.filter((line) => SPELT.test(line)).map((line) => `${file}: ${line}`);
  });
  expect(spelt).toEqual([]);
});
