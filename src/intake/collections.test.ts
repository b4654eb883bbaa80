import { describe, expect, test } from 'vitest';
import sources from '../../tests/fixtures/sources.json' with { type: 'json' };
import { LOTTERIES } from '../../tests/support/real-lotteries.ts';
import { listCollections } from './collections.ts';

/** `source file`, best first, with what may become a draw where that is limited. */
const linesOf = (slug: string) =>
  listCollections(slug).map(({ source, file, canonical }) =>
    [source, file, ...(canonical === undefined ? [] : [JSON.stringify(canonical)])].join(' '),
  );

const lekdee = ['older', 'fill', undefined, 'tail'].map(
  (part) => `lekdee hanoi/lekdee-hanoi.${part === undefined ? '' : `${part}.`}csv`,
);

const WITNESSES = [
  '9kao9 all/9kao9-later-rows.csv',
  'huaycheck hanoi/huaycheck.csv',
  'huayapp all/huayapp-2026-09-26.csv',
];

describe('listCollections', () => {
  test.each([
    {
      slug: 'thai-government',
      collections: [
        'glo thai-government/glo-garliqz/',
        'glo-new4761 thai-government/glo-new4761.csv',
        'ruaystat thai-government/glo-ruaystat-2026-09-01_2026-10-01.json',
        'vicha-w thai-government/sanook-vicha-w/',
        'renshoek thai-government/sanook-renshoek/',
        'suraboyz thai-government/suraboyz.json "never"',
      ],
      because: 'the office itself first; four prizes never make a draw',
    },
    {
      slug: 'hanoi-normal',
      collections: [
        'xsmb-khiemdoan hanoi/xsmb-khiemdoan.csv',
        'xsmb-khiemdoan hanoi/xsmb-khiemdoan-tail.csv',
        'xsmb-ntmq hanoi/xsmb-ntmq.csv "never"',
        ...[
          ...lekdee,
          'huaycheck hanoi/huaycheck.csv',
          'agentlotterry all/official-sites-2026-04.csv',
          'huayapp all/huayapp-2026-09-26.csv',
        ].map((line) => `${line} {"from":"2026-08-23"}`),
      ],
      because: 'the Vietnamese draw as far as it is stored, a Thai site from then on',
    },
    {
      slug: 'hanoi-vip',
      collections: [...lekdee, 'allhuay hanoi/allhuay-hanoi-vip.csv', ...WITNESSES],
      because: 'the second site fills and confirms',
    },
    {
      slug: 'hanoi-special',
      collections: [...lekdee, 'allhuay hanoi/allhuay-hanoi-special.csv', ...WITNESSES],
      because: 'the second site fills and confirms',
    },
    {
      slug: 'hanoi-adhoc',
      collections: [...lekdee, 'huayapp all/huayapp-2026-09-26.csv'],
      because: 'there is one site',
    },
    {
      slug: 'lao-lottery',
      collections: [
        'mthai lao/lao-lottery-six-digits-mthai.csv',
        'koylao lao/lao-lottery-six-digits-koylao.csv',
        'lekdee lao/lekdee-lao.csv',
        'lekdee lao/lekdee-lao.tail.csv',
        'lao-real-draws lao/lao-lottery-real_draws.csv {"to":"2024-12-30"}',
        '9kao9 all/9kao9-later-rows.csv',
        'raakaadee private/raakaadee.csv',
        'agentlotterry all/official-sites-2026-04.csv',
        'huayapp all/huayapp-2026-09-26.csv',
      ],
      because: 'six digits before four; real_draws omits days of 2026',
    },
  ])('$slug: $because', ({ slug, collections }) => {
    expect(linesOf(slug)).toEqual(collections);
  });

  test.each(
    LOTTERIES.filter(
      ({ slug }) =>
        !['thai-government', 'lao-lottery'].includes(slug) &&
        !/^hanoi-(normal|vip|special|adhoc)$/.test(slug),
    ),
  )('$slug would be in a private file of its name, and in the shared ones', ({ slug }) => {
    expect(linesOf(slug)).toEqual([
      `allhuay private/${slug}.csv`,
      'raakaadee private/raakaadee.csv',
      'agentlotterry all/official-sites-2026-04.csv',
      'huayapp all/huayapp-2026-09-26.csv',
    ]);
    const shared = listCollections(slug).filter(({ source }) => source !== 'allhuay');
    expect(shared.map(({ types }) => types)).toEqual([[slug], [slug], [slug]]);
  });

  test.each([
    { slug: 'hanoi-normal', types: ['ฮานอย', 'hanoi'] },
    { slug: 'hanoi-vip', types: ['ฮานอย VIP', 'hanoi-vip'] },
    { slug: 'hanoi-special', types: ['ฮานอยพิเศษ', 'hanoi-special'] },
    { slug: 'hanoi-adhoc', types: ['ฮานอยเฉพาะกิจ', 'hanoi-task'] },
  ])('$slug is called $types in the files that hold several lotteries', ({ slug, types }) => {
    const shared = listCollections(slug).filter(({ source }) => source === 'lekdee');
    expect(shared.map((collection) => collection.types)).toEqual([types, types, types, types]);
  });

  test('every collection names a source that data/sources.json lists', () => {
    const listed = new Set(sources.map(({ id }) => id));
    const named = new Set(
      LOTTERIES.flatMap(({ slug }) => listCollections(slug).map(({ source }) => source)),
    );
    expect([...named].filter((source) => !listed.has(source))).toEqual([]);
  });
});
