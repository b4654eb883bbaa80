// Of which draws a tool says how they stand. That each says each state is the law of states.
import { describe, expect, test } from 'vitest';
import { noDrawsYet } from '../../src/api/contract/faults.ts';
import { standing } from '../../src/api/contract/standing.ts';
import { faultReply, toResponse } from '../../src/serve/edge/reply.ts';
import { lotteryBody } from '../../src/api/answers/lotteries.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../tests/support/small-archive.ts';
import { SMALL_BODIES } from '../../tests/support/small-bodies.ts';
import { connected } from '../../tests/support/small-mcp.ts';

const [newest] = SMALL_BODIES.results.data;
// The clock of these tests stands at midnight UTC of 15 August 2026.
const due = { drawDate: '2026-08-14', announcedAt: '2026-08-14T13:30:00.000Z' };
const dueDraws = {
  state: 'late',
  since: due.announcedAt,
  drawDates: [due.drawDate],
  note: 'เทียบกับงวด 13 ส.ค. เท่านั้น ยังไม่มีผลงวด 14 ส.ค.',
};
const withdrawn = [
  {
    at: '2026-08-14T00:00:00.000Z',
    reason: 'เลขของงวดก่อน',
    reasonEn: 'numbers of the draw before.',
    drawDates: ['2026-08-17', '2023-05-01'],
  },
];

type State = {
  /** Of the draw that is told of, and of its lottery. */
  readonly draw?: object;
  readonly late?: true;
  readonly withdrawn?: typeof withdrawn;
};

/** The API in one state. */
function answersIn({ draw = {}, late, withdrawn }: State) {
  const told = { ...newest, ...draw };
  const next = late ? due : { drawDate: '2026-09-01', announcedAt: '2026-09-01T13:30:00.000Z' };
  const results = { ...SMALL_BODIES.results, data: [told], nextDraw: next };
  const data = { ...SMALL_BODIES.check.data, ...draw, ...(late && { dueDraws }) };
  const small = lotteryBody(SMALL_ARCHIVE, SMALL_SITE);
  const latest = { ...SMALL_BODIES.results, data: [{ ...told, nextDraw: next }] };
  const files: Readonly<Record<string, unknown>> = {
    '/api/lotteries.json': { lotteries: [{ ...small, withdrawn }] },
    '/api/results/small/1.json': results,
    '/api/results': results,
    '/api/check': { ...SMALL_BODIES.check, data },
    '/api/stats': SMALL_BODIES.stats,
    '/api/stats/small.json': SMALL_BODIES.stats,
    '/api/calculations': {
      ...SMALL_BODIES.calculations,
      lottery: { slug: 'small', nameTh: 'x' },
    },
    '/api/draws/small/index.json': { draws: [newest, { drawDate: '2023-01-01' }] },
    '/api/draws/small/2026-08-16.json': { ...SMALL_BODIES.results, data: told },
    '/api/calendars/small.ics': '',
    '/api/latest.json': latest,
    '/api/latest/thai.json': latest,
  };
  return Object.fromEntries(
    Object.entries(files).map(([path, body]) => [
      path,
      typeof body === 'string' ? body : JSON.stringify(body),
    ]),
  );
}

/** What a tool answers where the API has these files and no other. */
async function answerOf(name: string, input: object, files: Readonly<Record<string, string>>) {
  const unasked = () => new Response('{}', { status: 500 });
  const { call } = await connected(unasked, 'https://a.example', files);
  const { isError, body } = await call(name, input);
  expect([isError, body.error]).toEqual([false, undefined]);
  return body;
}

const notesOf = async (name: string, input: object, state: State): Promise<string[]> =>
  (await answerOf(name, input, answersIn(state))).notes ?? [];

test('what was withdrawn before the draws that are told is no news of them', async () => {
  const old = withdrawn.map((batch) => ({ ...batch, drawDates: ['2023-05-01'] }));
  for (const [name, input] of [
    ['get_results', { lottery: 'small' }],
    ['check_number', { lottery: 'small', number: '07' }],
    ['list_days', { lottery: 'small', from: '2024-01-01' }],
  ] as const) {
    expect((await notesOf(name, input, { withdrawn: old })).join()).not.toContain('ถอนผล');
  }
  expect((await notesOf('get_stats', {}, { withdrawn: old })).join()).toContain('ถอนผล');
});

test('a draw that was just due is awaited, and one of today not yet', async () => {
  const notes = async (announcedAt: string) => {
    const around = answersIn({});
    const results = JSON.parse(around['/api/results'] ?? '');
    const nextDraw = { drawDate: '2026-08-14', announcedAt };
    const asked = { ...around, '/api/results': JSON.stringify({ ...results, nextDraw }) };
    return (await answerOf('get_results', {}, asked)).notes;
  };
  expect((await notes('2026-08-14T13:30:00.000Z'))[0]).toContain('ยังไม่มีผลใหม่ตั้งแต่งวด 14 ส.ค. 2569');
  expect((await notes('2026-08-14T22:30:00.000Z'))[0]).toContain('กำลังรอผล');
  expect(await notes('2026-08-15T13:30:00.000Z')).toBeUndefined();
});

test('what is said of several draws is one sentence', async () => {
  const around = answersIn({});
  const data = ['2026-08-16', '2026-08-01', '2026-07-16'].map((drawDate) => {
    return { ...newest, drawDate, standing: standing({ unconfirmed: true }) };
  });
  const results = JSON.stringify({ ...SMALL_BODIES.results, data });
  const asked = { ...around, '/api/results': results };
  expect((await answerOf('get_results', { limit: 3 }, asked)).notes).toEqual([
    '3 งวด 16 กรกฎาคม 2569 ถึง 16 สิงหาคม 2569: รอยืนยันจากแหล่งอื่น ขณะนี้มีแหล่งเดียว · Unconfirmed: one source alone has these numbers so far. (3 draws, 2026-07-16 to 2026-08-16)',
  ]);
});

describe('of older draws that are not certain', () => {
  const stats = {
    ...SMALL_BODIES.stats,
    dataset: { ...SMALL_BODIES.stats.dataset, draws: 5, inDoubt: 2, unconfirmed: 3 },
  };
  const draws = [
    { drawDate: '2026-08-16', complete: false, prizes: [{ slug: 'p' }] },
    { drawDate: '2026-08-01', complete: true, doubt: 'x', prizes: [{ slug: 'p' }, { slug: 'q' }] },
    { drawDate: '2023-01-01', complete: true, unconfirmed: true, prizes: [{ slug: 'p' }] },
  ];
  const notesWith = async (name: string, input: object, dataset = stats.dataset) => {
    const body = JSON.stringify({ ...stats, dataset });
    const around = {
      ...answersIn({}),
      '/api/stats': body,
      '/api/stats/small.json': body,
      '/api/export/small.json': JSON.stringify({ data: draws }),
      '/api/draws/small/index.json': JSON.stringify({ draws }),
    };
    return ((await answerOf(name, input, around)).notes ?? []).join('\n');
  };

  test.each([
    ['get_stats', { prize: 'p' }, 2, 1, 1],
    ['get_stats', { prize: 'q' }, 1, 1, 0],
    ['get_stats', { prize: 'r' }, 0, 0, 0],
    ['get_calculations', {}, 2, 1, 1],
    ['get_calculations', { prize: 'p' }, 2, 1, 1],
    ['get_calculations', { prize: 'q' }, 1, 1, 0],
    ['get_calculations', { prize: 'r' }, 0, 0, 0],
  ])('%s of %j speaks of its %i draws alone', async (name, input, draws, inDoubt, unconfirmed) => {
    const notes = await notesWith(name, input);
    expect(notes).not.toMatch(/of the 5 stored/);
    const counts = [...notes.matchAll(/: (\d+) of the (\d+) draws used here/g)];
    expect(counts).toHaveLength(Number(inDoubt > 0) + Number(unconfirmed > 0));
    if (inDoubt > 0) expect(notes).toContain(`In doubt: ${inDoubt} of the ${draws} draws used`);
    if (unconfirmed > 0)
      expect(notes).toContain(`Unconfirmed: ${unconfirmed} of the ${draws} draws used`);
  });

  test.each([
    ['get_stats', {}],
    ['list_days', { lottery: 'small' }],
  ])('%s says how many', async (name, input) => {
    const notes = await notesWith(name, input);
    expect(notes).toContain('In doubt: 2 of the 5 stored draws');
    expect(notes).toContain('Unconfirmed: 3 of the 5 stored draws');
    const none = { ...stats.dataset, inDoubt: 0, unconfirmed: 0 };
    expect(await notesWith(name, input, none)).not.toMatch(/of the 5 stored draws/);
  });

  test.each([
    ['list_days', {}, '2026-08-01'],
    ['list_days', { from: '2026-01-01' }, '2026-08-01'],
    // Its window is of one complete draw.
    ['get_calculations', {}, '2026-08-01'],
  ])('%s of %j says which: %s', async (name, input, days) => {
    expect(await notesWith(name, { lottery: 'small', ...input })).toContain(`· In doubt: ${days}.`);
  });

  test('list_days says nothing of draws none of which is counted yet', async () => {
    const { '/api/stats/small.json': _, ...around } = answersIn({});
    const fault = faultReply(noDrawsYet(SMALL_ARCHIVE.lottery));
    const { call } = await connected(() => toResponse(fault), 'https://a.example', around);
    const { isError, body } = await call('list_days', { lottery: 'small' });
    expect([isError, body.notes]).toEqual([false, undefined]);
  });

  test('list_days says nothing of days that it was not asked for', async () => {
    const notes = await notesWith('list_days', { lottery: 'small', from: '2026-08-02' });
    expect(notes).not.toMatch(/In doubt: 20/);
  });
});
