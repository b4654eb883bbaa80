// What data/upstreams.json promises as a whole: whom each lottery has, in which order, and that
// what they say can be stored.
import { describe, expect, test } from 'vitest';
import type { Lottery } from '../../../src/domain/lottery.ts';
import { toDraw } from '../../../src/intake/sources/draw-of-row.ts';
import { describeFinding, isError } from '../../../src/intake/problem.ts';
import { judgeDraw } from '../../../src/intake/rules/all.ts';
import type { SourceRow } from '../../../src/intake/sources/row.ts';
import { LOTTERIES, readBody, SOURCES, UPSTREAMS } from '../../../tests/support/real-upstreams.ts';

const of = (slug: string) => UPSTREAMS.filter(({ lotteries }) => lotteries.includes(slug));
const roleOf = (source: string) => SOURCES.find(({ id }) => id === source)?.role;

describe.each(LOTTERIES)('$slug', ({ slug }) => {
  test('has those who publish it before those who repeat it, and somebody for a last resort', () => {
    const sources = of(slug).map(({ source }) => source);
    const roles = sources.map(roleOf);
    expect(roles.lastIndexOf('authority')).toBeLessThan(roles.indexOf('witness'));
    expect(sources).toEqual(expect.arrayContaining(['huayapp', 'allhuay']));
  });
});

test('who has the newest draw alone says when to ask', () => {
  const bare = UPSTREAMS.filter(({ window, newestOnly }) => newestOnly && window === undefined);
  expect(bare.map(({ source }) => source)).toEqual([]);
});

test('an address has the day and the name in its place, and no key unless one is given', () => {
  const addresses = LOTTERIES.flatMap(({ slug }) =>
    of(slug).map(
      ({ url, request }) => request(url, { lottery: slug, day: '2026-09-01' as never }).url,
    ),
  );
  const isOpen = (address: string) => /[{}]/.test(decodeURI(address).replace('{key}', ''));
  expect(addresses.filter(isOpen)).toEqual([]);
  expect(addresses).toContain('https://psc.gsb.or.th/resultsalak/salak-1year-100/01092026');
  expect(addresses).toContain('https://www.allhuay.com/lotto/laopatuxay');
  expect(addresses.map(decodeURI)).toContain('https://www.raakaadee.com/ตรวจหวย-หุ้น/หวยลาว-TV/');
});

/** What a witness prints: the whole number, its last three digits, and the bottom pair if any. */
function printed(lottery: Lottery) {
  const kinds = lottery.eras.at(-1)?.prizes ?? [];
  const digits = Math.max(...kinds.map((kind) => kind.digits));
  const number = '1428307'.slice(-digits);
  const place = kinds.find(({ slug }) => slug === 'bottom-two-digit')?.place ?? 'AB';
  const from = 'ABCDEF'.indexOf(place) - (6 - digits);
  const bottom = digits === 7 ? '45' : number.slice(Math.max(from, 0)).slice(0, 2);
  return { number, top: number.slice(-3), bottom };
}

function errorsOf(lottery: Lottery, source: string, [row]: readonly SourceRow[]): string[] {
  if (row === undefined) return ['no row'];
  const context = { lottery, sources: SOURCES, now: Date.parse('2027-01-01') };
  return judgeDraw(toDraw(row, source, lottery), context)
    .filter(isError)
    .map(describeFinding);
}

describe.each(LOTTERIES.filter(({ group, slug }) => slug !== 'thai-government' && group))(
  'a draw of $slug can be stored',
  (lottery) => {
    const { number, top, bottom } = printed(lottery);
    const names = (source: string) =>
      of(lottery.slug)
        .filter((one) => one.source === source)
        .at(-1)
        ?.request('{name}', { lottery: lottery.slug, day: '2026-09-26' as never }).url;

    test('from the paid service, with its whole number', () => {
      const results = [
        { lotto_type_code: 5, number },
        { lotto_type_code: 6, number: top },
        { lotto_type_code: 7, number: bottom },
      ];
      const entry = {
        lotto_id: names('huayapp'),
        result_date: '2026-09-26',
        lotto_results: results,
      };
      const rows = readBody('huayapp', lottery.slug, { code: 200, data: [entry] });
      expect(errorsOf(lottery, 'huayapp', rows)).toEqual([]);
    });

    test('from allhuay, which has only the parts of it', () => {
      const cells = ['งวด 26 กันยายน 2569', top, bottom].map((cell) => `<td>${cell}</td>`).join('');
      const page = `/lotto/${names('allhuay')}" <div id="lotto-history-table"><table><tr><th>งวดวันที่<th>3 ตัวบน<th>2 ตัวล่าง</tr><tr>${cells}</tr></table>`;
      const rows = readBody('allhuay', lottery.slug, page, '2026-09-26', '/lotto/');
      expect(errorsOf(lottery, 'allhuay', rows)).toEqual([]);
    });
  },
);
