// The statistics pages as built: their figures are those of the API, whatever draws there are.
import { describe, expect, test } from 'vitest';
import type { StatsBody } from '../src/api/answers/stats.schema.ts';
import { catalogue } from '../src/site/view/built-data.ts';
import { builtAnswer, builtPage, sectionOf, tablesOf } from './support/built-page.ts';

type PrizeBody = StatsBody['prizes'][number];

const counted = [...catalogue.values()].filter(({ hasCompleteDraws }) => hasCompleteDraws);
const empty = [...catalogue.values()].filter(({ hasCompleteDraws }) => !hasCompleteDraws);
const plain = (text: string | undefined) => (text ?? '').replaceAll(',', '');

/** Count and absence of every number as the API has them: number, count, draws since or –. */
function expectedRows({ numbers, neverDrawn }: PrizeBody): string[] {
  return [
    ...numbers.map(({ number, count, drawsSince }) => `${number} ${count} ${drawsSince}`),
    ...neverDrawn.map((number) => `${number} 0 –`),
  ].sort();
}

/** The same of the page: a table of two-digit numbers, maps of three-digit ones. */
function shownRows(html: string, digits: number): string[] {
  const tables = tablesOf(html);
  if (digits === 2) {
    const rows = tables.get('ทุกเลข') ?? [];
    return rows.map(([number, count, , since]) => `${number} ${plain(count)} ${plain(since)}`);
  }
  const [counts, absences] = ['ทุกเลข: จำนวนครั้งที่ออก', 'ทุกเลข: ไม่ออกมาแล้วกี่งวด (– = ยังไม่เคยออก)'].map(
    (caption) => tables.get(caption)?.flatMap(([, ...cells]) => cells) ?? [],
  );
  return (counts ?? []).map(
    (count, value) =>
      `${String(value).padStart(digits, '0')} ${plain(count)} ${plain(absences?.[value])}`,
  );
}

describe.each(counted)('the statistics of $slug', ({ slug }) => {
  const html = builtPage(`/stats/${slug}/`);
  const { prizes } = builtAnswer<StatsBody>(`/api/stats/${slug}.json`);
  const short = prizes.filter(({ possibleValues }) => [100, 1_000].includes(possibleValues));

  test('have two- and three-digit prizes', () => {
    expect(short).not.toEqual([]);
  });

  test.each(short)('every number of $prize as the API has it', (prize) => {
    const digits = prize.possibleValues === 100 ? 2 : 3;
    expect(shownRows(sectionOf(html, prize.prize), digits)).toEqual(expectedRows(prize));
  });

  test('every picture has a name and a description', () => {
    const pictures = html.match(/<svg[^>]*role="img"[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(4);
    for (const picture of pictures) {
      const ids = /aria-labelledby="([^"]+)"/.exec(picture)?.[1]?.split(' ') ?? [];
      expect(ids.map((id) => html.split(`id="${id}"`).length - 1)).toEqual([1, 1]);
    }
  });

  test('says that it predicts nothing before the first figure', () => {
    expect(html.indexOf('บอกงวดหน้าไม่ได้')).toBeGreaterThan(0);
    expect(html.indexOf('บอกงวดหน้าไม่ได้')).toBeLessThan(html.indexOf('<section'));
  });
});

test.each(empty)('$slug has no draws and says so, without a figure', ({ slug }) => {
  const html = builtPage(`/stats/${slug}/`);
  expect(html).toContain('ยังไม่มีสถิติให้ดู');
  expect(html).toContain('noindex');
  expect(html).not.toContain('<table');
});

test('the way in leads to every lottery', () => {
  const html = builtPage('/stats/');
  const missing = [...catalogue.values()].filter(
    ({ slug }) => !html.includes(`href="/stats/${slug}/"`),
  );
  expect(missing).toEqual([]);
});
