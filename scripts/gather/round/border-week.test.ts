// A week of the watch whose sources copy, freeze, name the wrong year and differ about a part.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Draw } from '../../../src/domain/draw.ts';
import { drawsIn, heldBackIn } from '../../../tests/support/held-back.ts';
import { drawOf, threeOf } from '../../../tests/support/real-lotteries.ts';
import { folderWith, removeFolders } from '../../../tests/support/run-script.ts';
import { smallData } from '../../../tests/support/small-data-folder.ts';
import { type Asked, roundsOf, type Says, upstreamOf } from '../../../tests/support/rounds.ts';

afterAll(removeFolders);

const [TV, MORNING, SPECIAL, THAI] = ['lao-tv', 'lao-morning', 'hanoi-special', 'thai-government'];
const HOURS: Readonly<Record<string, string>> = {
  [TV]: '10:30',
  [MORNING]: '08:30',
  [SPECIAL]: '17:30',
  [THAI]: '14:30',
};
const COPIED_ON = '2026-08-30';
const WRONG_YEAR_ON = '2026-08-29';

/** The number of a lottery and day, and the pair beside it. */
function numberOf(lottery: string, day: string) {
  const seed = [...`${lottery}${day}`].reduce(
    (sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 89_999,
    7,
  );
  const number = String(10_000 + seed);
  return { number, prizes: { 'bottom-two-digit': [number.slice(0, 2)] } };
}
const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

const partial = (first: string) => ({
  prizes: { 'first-prize': [first] },
  pending: ['last-two-digit'],
});
const whole = { prizes: { 'first-prize': ['712904'], 'last-two-digit': ['51'] } };

/** The authority of lao-tv copies yesterday for two hours; lekdee of lao-morning is frozen. */
const says: Says = (asked: Asked) => {
  const { source, lottery, day, at } = asked;
  const from = (time: string) => at >= `${day} ${time}:00`;
  if (!from(HOURS[lottery] ?? '')) return undefined;
  if (lottery === THAI) {
    if (day !== '2026-09-01') return undefined;
    if (source === 'allhuay' && !from('15:30')) return partial('712905');
    return from('15:00') ? whole : partial('712904');
  }
  if (lottery === TV && source === 'glo' && day === COPIED_ON && !from('12:30'))
    return numberOf(lottery, dayBefore(day));
  if (lottery === MORNING && source === 'lekdee') return numberOf(lottery, '2026-08-26');
  if (lottery === SPECIAL && source === 'lekdee' && day === WRONG_YEAR_ON)
    return { ...numberOf(lottery, day), drawDate: day.replace('2026', '2024') };
  return numberOf(lottery, day);
};

const all = Object.keys(HOURS);
const SOURCES = [
  upstreamOf('glo', [TV, THAI]),
  upstreamOf('allhuay', all),
  upstreamOf('lekdee', [MORNING, SPECIAL]),
];

let data: string;
let lines: string[] = [];
/** Every number that was live at some publication, with its doubt. */
const live: (Draw & { readonly lottery: string })[] = [];

beforeAll(async () => {
  const files = smallData();
  for (const slug of [TV, MORNING, SPECIAL]) {
    const { number } = numberOf(slug, '2026-08-26');
    const prizes = threeOf(number.slice(2), number.slice(0, 2));
    const draw = drawOf('2026-08-26', prizes, { source: 'allhuay' });
    files.set(`draws/${slug}/2026.json`, `[\n${JSON.stringify(draw)}\n]\n`);
    files.delete(`draws/${slug}/2025.json`);
  }
  data = await folderWith(files);
  const week = roundsOf(data, SOURCES, says, '2026-08-26 20:00:00');
  let seen = 0;
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const until = new Date(Date.parse('2026-08-26T21:00:00Z') + hour * 3_600_000);
    await week.until(until.toISOString().slice(0, 19).replace('T', ' '));
    if (week.lines.length === seen) continue;
    seen = week.lines.length;
    for (const lottery of all) {
      const draws = await drawsIn(data, `draws/${lottery}/2026.json`);
      live.push(...draws.map((draw) => ({ ...draw, lottery })));
    }
  }
  ({ lines } = week);
});

test('no number that is live is wrong', () => {
  const wrong = live.filter(({ lottery, drawDate, prizes }) => {
    if (drawDate <= '2026-08-26') return false;
    if (lottery === THAI) return prizes['first-prize']?.[0] !== '712904';
    return prizes['top-three-digit']?.[0] !== numberOf(lottery, drawDate).number.slice(2);
  });
  expect(wrong).toEqual([]);
  expect(live.length).toBeGreaterThan(100);
});

test.each([
  { fault: 'a copying operator', said: / lao-tv 2026-08-30 disputed .*copy: /, times: 1 },
  { fault: 'and that it came right', said: / lao-tv 2026-08-30 new glo$/, times: 1 },
  {
    fault: 'a frozen source, each day',
    said: / lao-morning 2026-08-\d\d disputed .*lekdee/,
    times: 5,
  },
  {
    fault: 'a source that names the year wrong',
    said: / hanoi-special 2024-08-29 disputed lekdee day: /,
    times: 1,
  },
  {
    fault: 'two sources that differ about a part',
    said: / thai-government 2026-09-01 disputed /,
    times: 1,
  },
  {
    fault: 'and that they agree',
    said: / thai-government 2026-09-01 (?:new|completed) /,
    times: 1,
  },
])('$fault: said $times times', ({ said, times }) => {
  expect(lines.filter((line) => said.test(line))).toHaveLength(times);
});

test('what waits at the end waits for a person: the frozen days and the wrong year', async () => {
  const heldBack = await heldBackIn(data);
  const waiting = heldBack.map(({ lottery, drawDate }) => `${lottery} ${drawDate}`).sort();
  expect(waiting).toEqual([
    'hanoi-special 2024-08-29',
    ...['27', '28', '29', '30', '31'].map((day) => `lao-morning 2026-08-${day}`),
    'lao-morning 2026-09-01',
    'lao-morning 2026-09-02',
  ]);
});
