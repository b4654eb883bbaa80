// Withdrawn draws through everything that answers: the emission equals one in which they never
// existed, except for the files that report them.
import { beforeAll, describe, expect, test } from 'vitest';
import { lotteryDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { WITHDRAWAL, withdrawn } from '../../../tests/support/withdrawn.ts';
import { catalogueOf } from '../contract/catalogue.ts';
import { standing } from '../contract/standing.ts';
import { changesSchema } from './changes.schema.ts';
import { faultSchema } from './fault.schema.ts';
import { feedSchema } from './files.schema.ts';
import { lotteriesSchema } from './lotteries.schema.ts';
import { statusSchema } from './status.schema.ts';
import { type Draw, type LotteryDraws, withBegunEras } from '../../domain/draw.ts';
import { restore } from '../../domain/withdrawal.ts';
import { answerAddress } from '../../serve/function/answer-address.ts';
import { answerRequest } from '../../serve/edge/answer-request.ts';
import { memoryQuota } from '../../serve/edge/quota.ts';
import { latestDrawsOf, planGenerated } from '../emit/generated.ts';
import { planApi } from '../emit/plan.ts';
import type { Site } from './publisher.ts';
import { openLatest } from '../check/check-body.ts';

const SPAN = ['2017-10-04', '2019-12-25'] as const;
const later = { at: '2026-11-21T09:00:00.000Z', reason: { th: 'ยืนยันแล้ว', en: 'confirmed' } };
const TELLING = [
  '/api/lotteries.json',
  '/api/status.json',
  '/api/changes.json',
  '/api/feeds/all.xml',
  '/api/feeds/all.json',
  '/api/feeds/lao-lottery.xml',
  '/api/feeds/lao-lottery.json',
  '/api/manifest.json',
  // It shows examples of the first two.
  '/api/openapi.json',
];

let site: Site;
let archive: LotteryDraws[];
/** The same without the draws that are withdrawn here. */
let without: LotteryDraws[];
let taken: Draw[];
const filesOf = (from: readonly LotteryDraws[]) =>
  new Map(
    [...planApi(from, site)].map(({ path, content }) => [path, Buffer.from(content).toString()]),
  );
let files: Map<string, string>;
beforeAll(async () => {
  const { archive: whole, sources } = await readRealArchive();
  site = { ...SMALL_SITE, sources };
  const lao = lotteryDraws(whole, 'lao-lottery');
  const tv = lotteryDraws(whole, 'lao-tv');
  const [newest] = lao.draws;
  const isTaken = (draw: Draw) =>
    draw === newest || (SPAN[0] <= draw.drawDate && draw.drawDate <= SPAN[1]);
  taken = lao.draws.filter(isTaken);
  archive = [
    withBegunEras(
      lao.lottery,
      lao.draws.map((draw) => (isTaken(draw) ? withdrawn(draw) : draw)),
    ),
    withBegunEras(
      tv.lottery,
      tv.draws.map((draw) => withdrawn(draw)),
    ),
  ];
  without = [
    withBegunEras(
      lao.lottery,
      lao.draws.filter((draw) => !isTaken(draw)),
    ),
    withBegunEras(tv.lottery, []),
  ];
  files = filesOf(archive);
});
const bodyOf = (path: string) => JSON.parse(files.get(path) ?? '');

test('every other file is, byte for byte, what it would be had they never been', () => {
  const never = filesOf(without);
  expect(taken.length).toBe(111);
  expect([...files.keys()]).toEqual([...never.keys()]);
  const differing = [...files].filter(([path, text]) => never.get(path) !== text);
  const telling = TELLING.filter((path) => path !== '/api/openapi.json');
  expect(differing.map(([path]) => path).sort()).toEqual(telling.sort());
});

test('the files that tell of them have none of their numbers', () => {
  const [draw] = taken;
  const number = draw?.prizes['four-digit']?.[0] ?? '';
  const [lao] = archive;
  const served = lao?.draws.some(({ prizes }) => prizes['four-digit']?.includes(number));
  expect([number.length, served]).toEqual([4, false]);
  for (const path of TELLING.slice(0, 7)) expect(files.get(path)).not.toContain(`${number}`);
});

test('one change, one entry of a feed and one reason for all that one act took', () => {
  const { changes } = changesSchema.strict().parse(bodyOf('/api/changes.json'));
  const days = taken.map(({ drawDate }) => drawDate);
  expect(changes.filter(({ change }) => change === 'withdrawn')).toEqual([
    {
      id: `lao-lottery_${days[0]}_withdrawn_1`,
      at: WITHDRAWAL.at,
      change: 'withdrawn',
      lottery: 'lao-lottery',
      lotteryName: 'หวยลาวพัฒนา',
      drawDate: days[0],
      drawDates: days,
      revision: 1,
      reason: WITHDRAWAL.reason.th,
      reasonEn: WITHDRAWAL.reason.en,
    },
    expect.objectContaining({ lottery: 'lao-tv', reason: WITHDRAWAL.reason.th }),
  ]);
  const { items } = feedSchema.parse(bodyOf('/api/feeds/lao-lottery.json'));
  const told = items.filter(({ id }) => id.includes('withdrawn'));
  expect(told.map(({ title, content_text }) => [title, content_text])).toEqual([
    [
      'ถอนผลหวยลาวพัฒนา 111 งวด 4 ตุลาคม 2560 ถึง 6 ตุลาคม 2569',
      standing({ withdrawn: WITHDRAWAL.reason })[0]?.text,
    ],
  ]);
  const { lotteries } = lotteriesSchema.strict().parse(bodyOf('/api/lotteries.json'));
  expect(lotteries[0]).toMatchObject({
    coverage: { from: archive[0]?.draws.at(-1)?.drawDate },
    withdrawn: [{ reason: WITHDRAWAL.reason.th, reasonEn: WITHDRAWAL.reason.en, drawDates: days }],
  });
  expect(lotteries[1]?.coverage).toBeNull();
  const { lotteries: fresh } = statusSchema.strict().parse(bodyOf('/api/status.json'));
  expect(fresh.map((one) => one.withdrawn)).toEqual([111, archive[1]?.withdrawn?.length]);
  expect(fresh[0]?.missing).toEqual([]);
});

test('a draw that was restored is told of by that alone, and served as before', () => {
  const draw = { ...(taken[1] as Draw), recordedAt: '2026-11-01T09:00:00.000Z' };
  const { lottery } = archive[0] as LotteryDraws;
  const back = filesOf([withBegunEras(lottery, [restore(withdrawn(draw), later)])]);
  const { changes } = JSON.parse(back.get('/api/changes.json') ?? '');
  expect(changes.map(({ change }: { change: string }) => change)).toEqual([
    'restored',
    'withdrawn',
  ]);
  const path = `/api/draws/lao-lottery/${draw.drawDate}.json`;
  const { withdrawals: _, ...plain } = draw;
  const served = filesOf([withBegunEras(lottery, [plain])]).get(path);
  expect(back.get(path)).toBe(served);
});

describe('the address of each withdrawn draw', () => {
  const edge = () => ({ catalogue: catalogueOf(archive), quota: memoryQuota() });
  const refusal = { success: false, code: 'draw_withdrawn', parameter: 'date' };
  const reasons = { reason: WITHDRAWAL.reason.th, reasonEn: WITHDRAWAL.reason.en };
  const days = () =>
    archive.flatMap(({ lottery, withdrawn: all = [] }) =>
      all.map(({ drawDate }) => [lottery.slug, drawDate] as const),
    );

  test('answers 410 with the reason, kept by nobody and readable from any page', async () => {
    for (const [slug, day] of days()) {
      const url = `https://a.example/api/draws/${slug}/${day}.json`;
      const answer = await answerRequest({ method: 'GET', url }, 'a', edge());
      if (answer.kind !== 'reply') throw new Error(`${url} is answered by ${answer.kind}`);
      const { status, headers, text } = answer.reply;
      expect([status, headers['Cache-Control'], headers['Access-Control-Allow-Origin']]).toEqual([
        410,
        'no-store',
        '*',
      ]);
      const body = faultSchema.strict().parse(JSON.parse(text ?? ''));
      expect(body).toMatchObject({ ...refusal, ...reasons });
    }
  });

  test('a check of a withdrawn day answers 410 at the edge and behind it; other days answer as before', async () => {
    const { catalogue, quota } = edge();
    const draws = {
      ...openLatest(latestDrawsOf(archive, site)),
      drawsOf: async () => archive[0] as LotteryDraws,
    };
    const statuses = new Set<number>();
    for (const [slug, day] of days()) {
      const query = `lottery=${slug}&number=12&date=${day}`;
      const url = new URL(`https://a.example/api/check?${query}`);
      const answer = await answerRequest({ method: 'GET', url }, day, { catalogue, quota });
      const reply = await answerAddress(
        `${url.pathname}${url.search}`,
        catalogue,
        draws,
        Date.parse('2026-11-20'),
      );
      expect(answer).toMatchObject({ kind: 'reply', reply: { status: 410 } });
      expect(JSON.parse(reply.text ?? '')).toMatchObject({ ...refusal, ...reasons });
      statuses.add(reply.status);
    }
    expect([...statuses]).toEqual([410]);
    const kept = archive[0]?.draws.at(-1)?.drawDate;
    const url = new URL(`https://a.example/api/check?lottery=lao-lottery&number=12&date=${kept}`);
    expect(
      (
        await answerAddress(
          `${url.pathname}${url.search}`,
          catalogue,
          draws,
          Date.parse('2026-11-20'),
        )
      ).status,
    ).toBe(200);
    const none = new URL('https://a.example/api/check?lottery=lao-tv&number=12');
    expect(
      (await answerAddress(`${none.pathname}${none.search}`, catalogue, draws, 0)).status,
    ).toBe(404);
  });

  test('the check is against the newest draw that is a result', () => {
    const { latest } = latestDrawsOf(archive, site);
    expect(latest.map(({ draw }) => draw.drawDate)).toEqual([archive[0]?.draws[0]?.drawDate]);
    const generated = [...planGenerated(archive, site)].map(({ path }) => path);
    expect(generated).toContain('/draws/lao-tv.json');
  });
});
