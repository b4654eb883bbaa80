// A bound on length is none on work: wherever a text comes in, twice the text costs about twice the
// work, whatever it is, and the longest one that a form takes is answered in a blink.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '../src/api/contract/catalogue.ts';
import { CHECK_BATCH, ENDPOINTS } from '../src/api/contract/endpoints.ts';
import { answerCards } from '../src/api/verdict/answer-cards.ts';
import { othersParts } from '../src/api/verdict/verdict.ts';
import type { LotteryDraws } from '../src/domain/draw.ts';
import { type DrawDate, parseDrawDate } from '../src/domain/draw-date.ts';
import { plainEntry, typedNumbers } from '../src/domain/typed-entries.ts';
import { readPastedDay } from '../src/intake/text/pasted-day/pasted-day.ts';
import { answerRequest } from '../src/serve/edge/answer-request.ts';
import { answerLoaded, MOST_TYPED } from '../src/site/browser/check-page/answer-loaded.ts';
import { questionPath, questionPaths } from '../src/site/browser/check-page/question.ts';
import { readTyped } from '../src/site/browser/check-page/tickets/read-typed.ts';
import { fixtureData, fixtureOutput } from './support/fixture-output.ts';
import { lotteryDraws } from './support/real-archive.ts';
import { NAMES } from './support/real-names.ts';
import { worldOf } from './support/outlets.ts';
import { connected } from './support/small-mcp.ts';
import { SHAPES } from './support/typed-shapes.ts';

/** Just below what the form takes, and half of it. */
const [HALF, LONGEST] = [999, 1_999];
const MOST_MS = 50;
/** Work that grows with the square of the text is fourfold. */
const MOST_GROWTH = 3;
/** Below so many milliseconds the clock says nothing of growth. */
const NO_WORK_MS = 4;
/** Garbage is collected whenever the engine likes. */
const TRIES = 4;

type Place = (text: string) => unknown;

let catalogue: Catalogue;
let check: (address: string) => Promise<unknown>;
let government: LotteryDraws;
beforeAll(async () => {
  const output = await fixtureOutput();
  catalogue = output.catalogue;
  check = output.site.check;
  government = lotteryDraws((await fixtureData()).archive, 'thai-government');
});

async function workOf(place: Place, text: string): Promise<number> {
  const before = process.cpuUsage();
  await place(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The shapes that cost too much each time, with the milliseconds of both lengths. */
async function costlyShapes(place: Place): Promise<string[]> {
  const costly = [];
  for (const [name, textOf] of SHAPES) {
    const [half, whole] = [textOf(HALF), textOf(LONGEST)];
    let [short, long] = [NO_WORK_MS, Infinity];
    const isCostly = () => long >= MOST_MS || long >= MOST_GROWTH * short;
    for (let tries = 0; tries < TRIES && isCostly(); tries += 1) {
      long = Math.min(long, await workOf(place, whole));
      if (isCostly()) short = Math.max(NO_WORK_MS, await workOf(place, half));
    }
    if (isCostly()) costly.push(`${name}: ${short.toFixed(1)} → ${long.toFixed(1)} ms`);
  }
  return costly;
}

const DATES = ['&date=', '&date=2026-08-01', '', '&year=2025&date='];
const ADDRESSES = [
  ...['html', 'card'].flatMap((format) =>
    DATES.map((date) => `/api/check?format=${format}${date}&number=`),
  ),
  ...['lottery', 'date', 'year', 'numbers'].map(
    (name) => `/api/check?format=html&number=12&${name}=`,
  ),
  ...['', 'date=2026-08-01&'].flatMap((date) => [
    ...['number', 'numbers'].map((name) => `/api/check?${date}${name}=`),
    `${CHECK_BATCH.path}?${date}numbers=`,
  ]),
  ...['lottery', 'date'].map((name) => `/api/check?number=12&${name}=`),
];

describe('the function', () => {
  test.each(ADDRESSES)('%s', async (address) => {
    expect(await costlyShapes((text) => check(address + encodeURIComponent(text)))).toEqual([]);
  });
});

describe('the edge', () => {
  const QUESTIONS = Object.values(ENDPOINTS).flatMap(({ path, parameters }) =>
    [...parameters, 'a'].map((name) => `${path}?${name}=`),
  );
  const quota = { count: async () => ({ remaining: 9, resetSeconds: 9, allowed: true }) };

  test.each([...QUESTIONS, '/api/', '/api/draws/lao-tv/', '/day/', '/'])('%s', async (address) => {
    const ask = (text: string) => {
      const url = `https://api.example${address}${encodeURIComponent(text)}`;
      return answerRequest({ method: 'GET', url }, 'a', { catalogue, quota });
    };
    expect(await costlyShapes(ask)).toEqual([]);
  });
});

describe('the check page in the browser', () => {
  const of = (drawDate: string | undefined) => (text: string) => {
    const { lottery, draws } = government;
    const loaded = { file: { lottery, draws }, offline: false };
    const question = { lottery: lottery.slug, date: drawDate };
    const numbers = typedNumbers(text);
    if (numbers.length <= MOST_TYPED) questionPath(question, numbers.map(plainEntry));
    const asked = { lotteryName: lottery.nameTh, years: ['2026'], date: drawDate, numbers };
    const now = Date.parse(`${draws[0]?.drawDate}T23:00+07:00`);
    const answer = answerLoaded(asked, loaded, now);
    const addressOf = questionPaths(lottery.slug);
    return [
      answerCards(answer, { keep: '#mine', another: '#numbers' }, addressOf, now),
      othersParts(answer.others, (entries) => addressOf(entries, drawDate)),
    ];
  };

  test('of the newest draw', async () => {
    expect(await costlyShapes(of(undefined))).toEqual([]);
  });

  test('of a draw that was chosen', async () => {
    expect(await costlyShapes(of(government.draws[3]?.drawDate))).toEqual([]);
  });

  test('where tickets are kept', async () => {
    const drawDate: DrawDate = parseDrawDate('2026-12-01');
    const keep = (text: string) =>
      readTyped(typedNumbers(text), { file: government, drawDate, each: 1 });
    expect(await costlyShapes(keep)).toEqual([]);
  });
});

test('a pasted day', async () => {
  const day = parseDrawDate('2026-11-16');
  expect(await costlyShapes((text) => readPastedDay(text, NAMES, day))).toEqual([]);
});

test('each argument of each tool', async () => {
  const { client, call } = await connected(await worldOf({ draw: {}, now: Date.now() }));
  const { tools } = await client.listTools();
  const places = tools.flatMap(({ name, inputSchema: { properties = {}, required = [] } }) =>
    Object.keys(properties).map((argument) => {
      const others = Object.fromEntries(required.map((needed) => [needed, '12']));
      const ask = (text: string) =>
        call(name.replace('perdphon_', ''), { ...others, [argument]: text });
      return [`${name} ${argument}`, ask] as const;
    }),
  );
  expect(places.length).toBeGreaterThan(20);
  for (const [name, ask] of places) expect([name, await costlyShapes(ask)]).toEqual([name, []]);
});
