// The pages of scores as built: every score and component is that of the API.
import { describe, expect, test } from 'vitest';
import { calculationsPath } from '../src/api/contract/page-path.ts';
import type { CalculationsBody } from '../src/api/answers/calculations.schema.ts';
import { SCORE_DISCLAIMER } from '../src/api/contract/wording.ts';
import { WINDOWS } from '../src/domain/window.ts';
import { catalogue } from '../src/site/view/built-data.ts';
import { builtAnswer, builtPage, sectionOf, tablesOf } from './support/built-page.ts';

const counted = [...catalogue.values()].filter(({ hasCompleteDraws }) => hasCompleteDraws);
const empty = [...catalogue.values()].filter(({ hasCompleteDraws }) => !hasCompleteDraws);

type Ranked = {
  readonly candidate: string;
  readonly score: number;
  readonly breakdown: Readonly<Record<string, number>>;
};

/** Counted here once more: how many are above, and how many beside it. */
function rankOf({ score }: Ranked, ranking: readonly Ranked[], unit: string): string {
  const rank = 1 + ranking.filter((other) => other.score > score).length;
  const sharing = ranking.filter((other) => other.score === score).length;
  return sharing === 1 ? `${rank}` : `${rank} ร่วม ${sharing}\u00a0${unit}`;
}

const rowsOf = (ranking: readonly Ranked[], unit: string) =>
  ranking.map(({ candidate, score, breakdown }) =>
    [
      rankOf({ candidate, score, breakdown }, ranking, unit),
      candidate,
      score.toFixed(2),
      // Whole numbers, so that every column fits a phone; the API has the rest.
      ...Object.values(breakdown).map((value) => value.toFixed(0)),
    ].join(' '),
  );

describe.each(counted)('the scores of $slug', ({ slug }) => {
  test.each(WINDOWS)('of %s draws are those of the API, below what they do not say', (window) => {
    const html = builtPage(calculationsPath(slug, window));
    const statement = html.indexOf(SCORE_DISCLAIMER);
    expect(statement).toBeGreaterThan(0);
    expect(statement).toBeLessThan(html.indexOf('<section'));
    expect(html).toContain(`window=${window}"`);
    const { data } = builtAnswer<CalculationsBody>(`/api/calculations/${slug}/${window}.json`);
    for (const { prize, sampleSize, digitRanking, pairRanking } of data.prizes) {
      const tables = [...tablesOf(sectionOf(html, prize.slug)).values()];
      const shown = tables.flatMap((rows) => rows.map((cells) => cells.join(' ')));
      const mean = digitRanking.reduce((sum, { score }) => sum + score, 0) / digitRanking.length;
      if (sampleSize > 0) {
        expect(sectionOf(html, prize.slug)).toContain(
          `ค่าเฉลี่ยของทั้ง 10\u00a0เลข (${mean.toFixed(2)})`,
        );
      }
      expect(shown).toEqual(
        sampleSize === 0 ? [] : [...rowsOf(digitRanking, 'เลข'), ...rowsOf(pairRanking, 'คู่')],
      );
    }
  });
});

test.each(empty)('$slug has no draws and says so, without a score', ({ slug }) => {
  const html = builtPage(`/calculations/${slug}/`);
  expect(html).toContain('ยังไม่มีคะแนน');
  expect(html).not.toContain('<table');
});

test('the formula page ends at the very scores of the API', () => {
  const html = builtPage('/calculations/formula/');
  const answers = [...html.matchAll(/href="(\/api\/calculations\/[^"]+\.json)"/g)].map(
    ([, path = '']) => builtAnswer<CalculationsBody>(path).data.prizes[0],
  );
  const reckoned = [...html.matchAll(/<h3[^>]*>\s*(?:เลขโดด|คู่)\s+(\d+)\s.*?([\d.]+) คะแนน/gs)];
  expect(reckoned.map(([, candidate = '']) => candidate.length)).toEqual([1, 2]);
  reckoned.forEach(([, candidate, score], index) => {
    const { digitRanking = [], pairRanking = [] } = answers[index] ?? {};
    const ranked = [...digitRanking, ...pairRanking].find(
      (ranking) => ranking.candidate === candidate,
    );
    expect(score).toBe(ranked?.score.toFixed(2));
  });
});
