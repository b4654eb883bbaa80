import { expect, test } from 'vitest';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { groupByCountry } from './groups.ts';

const one = (slug: string, groupTh: string, ...days: string[]) => ({
  lottery: smallLottery([prizeKind('p', 2)], { slug, groupTh }),
  draws: days.map((day) => drawOn(day, { p: ['12'] })),
});

test('a lottery stands under the group of the registry, whatever its identifier', () => {
  const groups = groupByCountry([
    one('thai-one', 'หวยไทย', '2026-08-16', '2026-08-01'),
    one('lao-one', 'หวยลาว'),
    one('malay-one', 'หวยมาเลย์', '2026-08-16'),
    one('vientiane', 'หวยลาว', '2026-08-15'),
  ]);
  expect(
    groups.map(({ name, all, latest, waiting }) => ({
      name,
      all: all.map(({ lottery }) => lottery.slug),
      latest: latest.map(({ lottery, draw }) => `${lottery.slug} ${draw.drawDate}`),
      waiting: waiting.map(({ slug }) => slug),
    })),
  ).toEqual([
    { name: 'หวยไทย', all: ['thai-one'], latest: ['thai-one 2026-08-16'], waiting: [] },
    {
      name: 'หวยลาว',
      all: ['lao-one', 'vientiane'],
      latest: ['vientiane 2026-08-15'],
      waiting: ['lao-one'],
    },
    { name: 'หวยมาเลย์', all: ['malay-one'], latest: ['malay-one 2026-08-16'], waiting: [] },
  ]);
});
