import { expect, test } from 'vitest';
import type { ListedChange } from '../live-page/news.ts';
import { NewsPoll } from './news-poll.ts';

const MINUTE = 60_000;
/** An announcement, and the draw it brings. */
const AT = Date.parse('2027-03-10T20:30:00+07:00');
const before = { lottery: 'lao-tv', drawDate: '2027-03-09', announcedAt: AT };
const changeOf = (drawDate: string, change = 'added', lottery = 'lao-tv'): ListedChange => ({
  id: [lottery, drawDate, change].join('_'),
  change,
  lottery,
  lotteryName: 'ลาวทีวี',
  drawDate,
});
const drawn = changeOf('2027-03-10');
const corrected = changeOf('2027-03-09', 'corrected');

/** A poll with a clock that is wound on second by second, as the elements of a page do. */
function poll() {
  let now = AT - 60 * MINUTE;
  let listed: () => Promise<readonly ListedChange[]> = async () => [];
  const asked: number[] = [];
  const news = new NewsPoll(
    () => {
      asked.push(now - AT);
      return listed();
    },
    () => 0.5,
  );
  return {
    asked,
    lists: (answer: () => Promise<readonly ListedChange[]>) => {
      listed = answer;
    },
    /** Counts how often it hears of news. */
    follow: (followed = before) => {
      const heard: number[] = [];
      const leave = news.follow({ ...followed, onNews: () => heard.push(now - AT) }, now);
      return { heard, leave };
    },
    async windTo(sinceAnnouncement: number) {
      for (; now < AT + sinceAnnouncement; now += 1000) await news.look(now);
    },
  };
}

test('long before an announcement nothing is asked; from two minutes before, every half minute', async () => {
  const { asked, follow, windTo } = poll();
  for (let since = -60; since < -5; since += 5) {
    follow().leave();
    await windTo((since + 5) * MINUTE);
  }
  expect(asked.filter((at) => at < -30 * MINUTE)).toEqual([]);
  follow();
  const earlier = asked.length;
  await windTo(5 * MINUTE);
  const waits = asked.slice(earlier + 1).map((at, index) => at - (asked[earlier + index] ?? 0));
  expect(asked[earlier]).toBeGreaterThanOrEqual(-2 * MINUTE);
  expect(new Set(waits)).toEqual(new Set([25_000]));
});

test('a draw that is late for more than three hours is left to the calm pace', async () => {
  const { asked, follow, windTo } = poll();
  await windTo(4 * 60 * MINUTE);
  follow();
  await windTo(4 * 60 * MINUTE + 4 * MINUTE);
  expect(asked).toEqual([]);
});

test('elements of one page share one request; each hears of its own lottery', async () => {
  const { asked, follow, lists, windTo } = poll();
  await windTo(-3 * MINUTE);
  const [first, same, other] = [follow(), follow(), follow({ ...before, lottery: 'lao-hd' })];
  await windTo(0);
  const alone = asked.length;
  lists(async () => [drawn]);
  await windTo(30_000);
  expect([first.heard.length, same.heard.length, other.heard.length]).toEqual([1, 1, 0]);
  expect(asked.length - alone).toBeLessThanOrEqual(2);
});

test('a correction is heard when it is listed anew, and once', async () => {
  const { follow, lists, windTo } = poll();
  await windTo(-3 * MINUTE);
  const { heard } = follow();
  lists(async () => [changeOf('2027-03-09')]);
  await windTo(0);
  expect(heard).toEqual([]);
  lists(async () => [corrected, changeOf('2027-03-09')]);
  await windTo(5 * MINUTE);
  expect(heard.length).toBe(1);
});

test('results that stay behind the changes are asked less and less', async () => {
  const { follow, lists, windTo } = poll();
  await windTo(0);
  const { heard } = follow();
  lists(async () => [drawn]);
  await windTo(30 * MINUTE);
  expect(heard.length).toBeGreaterThan(3);
  expect(heard.length).toBeLessThan(12);
  const waits = heard.slice(1).map((at, index) => at - (heard[index] ?? 0));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
});

test.each([
  ['silence', async () => Promise.reject(new Error('no network'))],
  ['a list of something else', async () => [null] as never],
  ['no list', async () => undefined as never],
])('%s is waited out longer and longer, and the next list is heard', async (_, trouble) => {
  const { asked, follow, lists, windTo } = poll();
  await windTo(0);
  const { heard } = follow();
  lists(trouble);
  await windTo(20 * MINUTE);
  expect(asked.length).toBeLessThan(9);
  lists(async () => [drawn]);
  await windTo(26 * MINUTE);
  expect(heard.length).toBeGreaterThan(0);
});

test('while one request is under way no other begins', () => {
  let asked = 0;
  const never = () => {
    asked += 1;
    return new Promise<readonly ListedChange[]>(() => {});
  };
  const news = new NewsPoll(never, () => 0.5);
  for (let since = 0; since < 10 * MINUTE; since += 1000) {
    if (since % MINUTE === 0) news.follow({ ...before, onNews: () => {} }, AT + since);
    news.look(AT + since);
  }
  expect(asked).toBe(1);
});

test('without elements nothing is asked', async () => {
  const { asked, follow, windTo } = poll();
  await windTo(0);
  follow().leave();
  await windTo(10 * MINUTE);
  expect(asked).toEqual([]);
});
