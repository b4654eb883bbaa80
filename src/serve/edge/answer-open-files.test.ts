// The open files through the edge: uncounted, typed, cached by kind, and 404 in our own words.
import { beforeAll, describe, expect, test } from 'vitest';
import { lotteryDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { realFiles } from '../../../tests/support/real-files.ts';
import { day } from '../../../tests/support/small-lottery.ts';
import { withdrawn } from '../../../tests/support/withdrawn.ts';
import { cacheControl } from '../../api/contract/caching.ts';
import { catalogueOf } from '../../api/contract/catalogue.ts';
import { FILE_ENDPOINTS } from '../../api/contract/endpoints.ts';
import { OPEN_FILES } from '../../api/contract/open-file-path.ts';
import { addDays } from '../../domain/clock.ts';
import { type LotteryDraws, withBegunEras } from '../../domain/draw.ts';
import { answerRequest, type Edge } from './answer-request.ts';
import { memoryQuota } from './quota.ts';

let edge: Edge;
let archive: readonly LotteryDraws[];
/** Every emitted file of the real archive below /api. */
let planned: readonly string[];
beforeAll(async () => {
  ({ archive } = await readRealArchive());
  edge = { catalogue: catalogueOf(archive), quota: memoryQuota() };
  planned = (await realFiles()).map(({ path }) => path).filter((path) => path.startsWith('/api/'));
});

const ask = (path: string, at = edge) =>
  answerRequest({ method: 'GET', url: `https://api.example${path}` }, path, at);

async function refusal(path: string, at = edge) {
  const answer = await ask(path, at);
  if (answer.kind !== 'reply') throw new Error(`${path} is answered by ${answer.kind}`);
  const { status, headers, text } = answer.reply;
  return { status, type: headers['Content-Type'], ...JSON.parse(text ?? '') };
}

describe('every emitted file', () => {
  test('is reachable by its own address, and only as itself', async () => {
    const wrong: string[] = [];
    for (const path of planned) {
      const answer = await ask(path);
      if (answer.kind !== 'file' || answer.path !== path) wrong.push(path);
    }
    expect(wrong).toEqual([]);
    expect(planned.length).toBeGreaterThan(1_500);
  });

  test('beside the endpoints is not counted', async () => {
    const counted: string[] = [];
    const ofEndpoint = new RegExp(`^/api/(?:${FILE_ENDPOINTS.join('|')})/`);
    for (const path of planned.filter((one) => !ofEndpoint.test(one))) {
      const answer = await ask(path);
      if (answer.kind === 'file' && 'RateLimit' in answer.headers) counted.push(path);
    }
    expect(counted).toEqual([]);
  });
});

describe('a year without a result', () => {
  test('that is Buddhist says which one is meant', async () => {
    const { status, code, parameter, errorEn } = await refusal('/api/draws/lao-tv/2569.json');
    expect([status, code, parameter]).toEqual([400, 'invalid_date', 'year']);
    expect(errorEn).toContain('for 2569 give year=2026');
  });

  test('whose draws were withdrawn says why', async () => {
    const { archive } = await readRealArchive();
    const { lottery, draws } = lotteryDraws(archive, 'lao-tv');
    const [newest, older] = [draws[0], draws.at(-1)];
    if (newest === undefined || older === undefined) throw new Error('no draws');
    const taken = { ...older, drawDate: day('1999-12-31') };
    const catalogue = catalogueOf([withBegunEras(lottery, [newest, withdrawn(taken)])]);
    const answer = await refusal('/api/draws/lao-tv/1999.json', { ...edge, catalogue });
    expect(answer).toMatchObject({ status: 410, code: 'draw_withdrawn', parameter: 'year' });
    expect(answer.errorEn).toContain('that year: Withdrawn');
  });

  test('without any draw answers 404', async () => {
    expect(await refusal('/api/draws/lao-tv/1999.json')).toMatchObject({
      status: 404,
      code: 'no_draw_on_date',
    });
  });
});

describe('what the edge lets through', () => {
  test('of a draw is stored, on every day of half a year, and nothing else is', async () => {
    const stored = new Set(
      archive.flatMap(({ lottery: { slug }, draws }) =>
        draws.map(({ drawDate }) => `/api/draws/${slug}/${drawDate}.json`),
      ),
    );
    const wrong: string[] = [];
    for (const { slug } of edge.catalogue.values()) {
      for (let day = Date.UTC(2026, 5, 1); day < Date.UTC(2026, 11, 31); day += 86_400_000) {
        const date = new Date(day).toISOString().slice(0, 10);
        const path = `/api/draws/${slug}/${date}.json`;
        if (((await ask(path)).kind === 'function') !== stored.has(path)) wrong.push(path);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('of a lottery exists, and of one without a draw answers that there is none yet', async () => {
    const families = ['draws/*/index.json', 'export/*.json', 'export/*.ndjson', 'export/*.csv']
      .concat(['export/*.xlsx', 'feeds/*.xml', 'feeds/*.json', 'calendars/*.ics'])
      .map((family) => `/api/${family}`);
    const files = new Set(planned);
    for (const { slug, hasDraws } of edge.catalogue.values()) {
      for (const family of families) {
        const path = family.replace('*', slug);
        expect([path, files.has(path)]).toEqual([path, hasDraws]);
        if (!hasDraws) expect(await refusal(path)).toMatchObject({ code: 'no_draws_yet' });
      }
    }
  });
});

test.each([
  ['/api/draws/thai-government/2569-08-16.json', 'invalid_date', 'date=2026-08-16'],
  ['/api/draws/thai-government/2567-02-29.json', 'invalid_date', 'date=2024-02-29'],
  ['/api/draws/thai-government/2026-13-45.json', 'invalid_date', 'YYYY-MM-DD'],
  ['/api/draws/thai-government/2026-02-30.json', 'invalid_date', 'YYYY-MM-DD'],
  ['/api/draws/nowhere/2026-08-28.json', 'unknown_lottery', 'lao-tv'],
])('%s is refused as the parameter it spells: %s, naming %s', async (path, code, named) => {
  expect(await refusal(path)).toMatchObject({
    status: 400,
    code,
    error: expect.stringContaining(named),
  });
});

test('a year has one address', async () => {
  expect(await ask('/api/draws/lao-tv/2026.json')).toMatchObject({ kind: 'file' });
  expect(await refusal('/api/draws/lao-tv/years/2026.json')).toMatchObject({
    status: 404,
    code: 'unknown_path',
  });
});

describe('caching', () => {
  const cacheOf = async (path: string, at = edge) => {
    const answer = await ask(path, at);
    return answer.kind === 'reply' ? answer.kind : answer.headers['Cache-Control'];
  };

  test.each([
    [0, 300],
    [6, 300],
    [7, 86_400],
    [400, 86_400],
  ])(
    'a draw of %i days ago is kept for %i seconds, the newest one always for 300',
    async (age, seconds) => {
      for (const { slug, days } of [...edge.catalogue.values()].filter(
        ({ hasDraws }) => hasDraws,
      )) {
        for (const date of [days?.to ?? '', days?.from ?? '']) {
          // Noon in Bangkok, and the last minute of the day there.
          for (const time of ['05:00:00Z', '16:59:00Z']) {
            const now = () => Date.parse(`${addDays(day(date), age)}T${time}`);
            const addresses = [
              `/api/draws/${slug}/${date}.json`,
              `/api/results?lottery=${slug}&date=${date}`,
            ];
            for (const address of addresses) {
              const quota = memoryQuota();
              const cached = await cacheOf(address, { ...edge, now, quota });
              const expected = cacheControl(date === days?.to ? 300 : seconds);
              expect([address, cached]).toEqual([address, expected]);
            }
          }
        }
      }
    },
  );

  test('a year is kept for 300 seconds until a draw is a week past it, then for a day', async () => {
    let closed = 0;
    for (const { slug, days } of [...edge.catalogue.values()].filter(({ hasDraws }) => hasDraws)) {
      const [first, last] = [days?.from.slice(0, 4), days?.to.slice(0, 4)];
      const of = (year = '') => cacheOf(`/api/draws/${slug}/${year}.json`);
      expect([slug, await of(last)]).toEqual([slug, cacheControl(300)]);
      if (first === last) continue;
      closed += 1;
      expect([slug, await of(first)]).toEqual([slug, cacheControl(86_400)]);
    }
    expect(closed).toBeGreaterThan(0);
  });

  test('everything else that is open is kept for 300 seconds', async () => {
    const open = [...OPEN_FILES, '/api/lotteries', '/api/draws/lao-tv/index.json'].concat([
      '/api/export/lao-tv.csv',
      '/api/feeds/lao-tv.xml',
      '/api/calendars/lao-tv.ics',
    ]);
    for (const path of open) expect([path, await cacheOf(path)]).toEqual([path, cacheControl(300)]);
  });
});

test('/api/lotteries is /api/lotteries.json', async () => {
  for (const path of ['/api/lotteries', '/api/lotteries/', '/api/lotteries.json']) {
    expect(await ask(path)).toMatchObject({ kind: 'file', path: '/api/lotteries.json' });
  }
});

test('a file has its type where the ending does not tell, and nosniff', async () => {
  expect(await ask('/api/feeds/lao-tv.xml')).toMatchObject({
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'X-Content-Type-Options': 'nosniff',
      'Access-Control-Allow-Origin': '*',
    },
  });
});

describe('a wrong path is 404 in JSON', () => {
  test.each([
    ['/api/draws/lao-tv/2026-01-01.json', 'no_draw_on_date'],
    ['/api/draws/lao-tv/9999-12-31.json', 'no_draw_on_date'],
    ['/api/checksets/lao-tv/2026-08-28.json', 'unknown_path'],
    ['/api/draws/lao-tv/1999.json', 'no_draw_on_date'],
    ['/api/draws/gsb-lottery/2026.json', 'no_draws_yet'],
    ['/api/draws/gsb-lottery/2026-08-28.json', 'no_draws_yet'],
    ['/api/draws/lao-tv/index.json/', 'unknown_path'],
    ['/api/draws/lao-tv', 'unknown_path'],
    ['/api/draws', 'unknown_path'],
    ['/api/export/sha256sums', 'unknown_path'],
    ['/api/feeds/__proto__.xml', 'unknown_path'],
    ['/api/constructor', 'unknown_path'],
    ['/api/toString', 'unknown_path'],
  ])('%s is %s', async (path, code) => {
    expect(await refusal(path)).toMatchObject({
      status: 404,
      code,
      success: false,
      type: 'application/json; charset=utf-8',
    });
  });

  test('unknown_path names the families', async () => {
    const { accepted } = await refusal('/api/nowhere');
    expect(accepted).toContain('/api/draws/{lottery}/{date}.json');
  });
});
