// The last build asked as public programs ask github.com/rayriffy/thai-lotto-api, but for the
// address. They read what these do: slapexs/thailotto-with-lineoa and
// xNewz/thai-lottory-discord-bot the newest draw, by name and by place; ko-htut/Thai-Lottery the
// list; others go from page to page until one is empty and read the id of a draw from `endpoint`.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thaiDateLabel } from '../src/domain/draw-date.ts';
import { type Listening, localHost } from './support/local-host.ts';
import { lotteryDraws, readLiveArchive } from './support/real-archive.ts';

type Shaped = { id: string; name: string; reward: string; amount: number; number: string[] };
type Answered = { date: string; endpoint: string; prizes: Shaped[]; runningNumbers: Shaped[] };
type Entry = { id: string; url: string; date: string };

const { draws } = lotteryDraws((await readLiveArchive()).archive, 'thai-government');
const complete = draws.filter(({ pending = [] }) => pending.length === 0);
const [newest] = complete;
if (newest === undefined) throw new Error('no draw');

let host: Listening;
let base: string;
beforeAll(async () => {
  host = await localHost();
  base = `${host.origin}/compat/rayriffy`;
});
afterAll(() => host?.stop());

async function ask<Response>(path: string): Promise<Response> {
  const answer = await fetch(base + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const { status, response } = (await answer.json()) as { status: string; response: Response };
  expect(status).toBe('success');
  return response;
}

test('a bot that checks a ticket names prize and money', async () => {
  const { prizes } = await ask<Answered>('/latest');
  const [first = ''] = newest.prizes['first-prize'] ?? [];
  const won = prizes.filter(({ number }) => number.includes(first));
  expect(won.map(({ name, reward }) => [name, Number(reward)])).toEqual([['รางวัลที่ 1', 6e6]]);
});

test('a bot that shows the draw finds each prize by its place', async () => {
  const { date, prizes, runningNumbers } = await ask<Answered>('/latest');
  expect(date).toBe(thaiDateLabel(newest.drawDate));
  const shown = [...prizes.slice(0, 3), ...runningNumbers].map(({ number }) => number);
  expect(shown).toEqual(
    ['first-prize', 'adjacent-first-prize', 'second-prize']
      .concat(['front-three-digit', 'last-three-digit', 'last-two-digit'])
      .map((slug) => newest.prizes[slug]),
  );
});

test('a collector that follows the list has every draw and every number', async () => {
  const entries: Entry[] = [];
  for (let page = 1; ; page += 1) {
    const listed = await ask<Entry[]>(`/list/${page}`);
    if (listed.length === 0) break;
    entries.push(...listed);
  }
  expect(entries.map(({ date }) => date)).toEqual(
    complete.map(({ drawDate }) => thaiDateLabel(drawDate)),
  );
  for (const [index, { id, url }] of entries.entries()) {
    const { endpoint, prizes, runningNumbers } = await ask<Answered>(url);
    expect(endpoint.split('/').at(-1)).toBe(id);
    const numbers = [...prizes, ...runningNumbers].flatMap(({ number }) => number);
    expect(numbers.sort()).toEqual(
      Object.values(complete[index]?.prizes ?? {})
        .flat()
        .sort(),
    );
  }
});

test('a page of another site may ask, and a day without a draw crashes as it did there', async () => {
  const Origin = 'https://elsewhere.example';
  const preflight = await fetch(`${base}/latest`, { method: 'OPTIONS', headers: { Origin } });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([
    204,
    '*',
  ]);
  const head = await fetch(`${base}/latest`, { method: 'HEAD' });
  expect(head.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const missing = await fetch(`${base}/lotto/15012569`);
  expect([missing.status, await missing.json()]).toMatchObject([404, { status: 'crash' }]);
});
