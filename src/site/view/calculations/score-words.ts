// What a ranking says in words: equal scores share a rank, and a bar is read against the mean.
import { type Component, PAIR_CANDIDATES } from '../../../domain/calculation/formula.ts';
import type { Quality } from '../../../domain/calculation/quality.ts';
import type { Window } from '../../../domain/window.ts';
import { countText, roughText } from '../figure-text.ts';

export const COMPONENT_NAMES: Readonly<Record<Component, string>> = {
  frequency30: '30 งวดหลัง',
  recent: 'ช่วงหลัง',
  historical: 'ทั้งหมด',
  gap: 'ห่างหาย',
  position: 'หลักเด่น',
};

export const QUALITY_NAMES: Readonly<Record<Quality, string>> = {
  insufficient: 'น้อยเกินไป (ต่ำกว่า 10 งวด คะแนนแทบไม่มีความหมาย)',
  low: 'น้อย (10–29 งวด คะแนนแกว่งมาก)',
  medium: 'ปานกลาง (30–99 งวด)',
  high: 'มาก (ตั้งแต่ 100 งวด)',
};

/** `windowName('30') //=> '30 งวด'` */
export function windowName(window: Window): string {
  return window === 'all' ? 'ทุกงวด' : `${window} งวด`;
}

type Scored = { readonly score: number };

/** The rank of each, score descending, such as `1 ร่วม 2 คู่`, the same once more, and `3`. */
export function rankTexts(ranking: readonly Scored[], unit: string): string[] {
  const tied = Map.groupBy(ranking, ({ score }) => score);
  return ranking.map(({ score }) => {
    const rank = 1 + ranking.findIndex((entry) => entry.score === score);
    const sharing = tied.get(score)?.length ?? 1;
    return sharing === 1 ? `${rank}` : `${rank} ร่วม ${sharing} ${unit}`;
  });
}

/** How many rows a table may show so that it cuts no tie. @param most rows of the table */
export function wholeTies(ranking: readonly Scored[], most: number): number {
  const next = ranking[most]?.score;
  const cut = ranking.findIndex(({ score }) => score === next);
  return next === undefined ? ranking.length : cut;
}

/** A tie of more is counted, and named where it is folded. */
const NAMED_MOST = 20;

/** Says in a sentence which pairs share the score that follows those shown. */
export function nextTieText(
  ranking: readonly (Scored & { readonly candidate: string })[],
  shown: number,
): string {
  const score = ranking[shown]?.score;
  const tied = ranking.filter((pair) => pair.score === score).map(({ candidate }) => candidate);
  if (score === undefined || tied.length === 1) return '';
  const names = tied.length > NAMED_MOST ? 'อยู่ในส่วนที่พับไว้' : tied.join(' · ');
  const place = shown === 0 ? 'คะแนนสูงสุด' : 'ถัดไป';
  return `${place} ${score.toFixed(2)} คะแนน มี ${tied.length} คู่เท่ากัน อันดับในกลุ่มนี้จึงไม่มีความหมาย: ${names}`;
}

/**
 * The mean score of all digits. Chance does not make it 50: how long a digit was away counts too.
 */
export function meanScore(ranking: readonly Scored[]): number {
  return ranking.reduce((sum, { score }) => sum + score, 0) / ranking.length;
}

/** What the line across the bars is. */
export function meanText(ranking: readonly Scored[]): string {
  return `เส้น = ค่าเฉลี่ยของทั้ง ${ranking.length} เลข (${meanScore(ranking).toFixed(2)})`;
}

/** With fewer expected, chance alone moves a score widely: the chi-square rule of thumb. */
const ENOUGH_EXPECTED = 5;

/** How often chance would show a pair in so many places, at least one, and what a score is then. */
export function expectedPairText(pairPlaces: number): string {
  const expected = pairPlaces / PAIR_CANDIDATES;
  const sentence = `ถ้าเป็นความบังเอิญล้วน ๆ คู่หนึ่งจะออกราว ${roughText(expected)} ครั้งในช่วงนี้ (${countText(pairPlaces)} ตำแหน่ง ÷ ${PAIR_CANDIDATES} คู่)`;
  if (expected < 1) return `${sentence} ออกเพียงครั้งเดียวก็ได้คะแนนสูง คะแนนของคู่จึงแทบไม่มีความหมาย`;
  return expected < ENOUGH_EXPECTED ? `${sentence} น้อยเท่านี้คะแนนของคู่แกว่งได้มาก` : sentence;
}
