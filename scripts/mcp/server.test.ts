// The whole of it, over pipes and HTTP and with the real draws, is `tests/mcp.proof.ts`.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type CatalogueEntry, catalogueOf } from '../../src/api/contract/catalogue.ts';
import {
  type Fault,
  invalidNumber,
  unknownLottery,
  unknownPrize,
  unknownWindow,
} from '../../src/api/contract/faults.ts';
import { missingDay } from '../../src/api/contract/absent-draw.ts';
import { WINDOWS } from '../../src/domain/window.ts';
import { faultReply, toResponse } from '../../src/serve/edge/reply.ts';
import { emitDrawIndex } from '../../src/api/answers/draws.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../tests/support/small-archive.ts';
import { SMALL_BODIES } from '../../tests/support/small-bodies.ts';
import { connected } from '../../tests/support/small-mcp.ts';

afterEach(() => void vi.restoreAllMocks());

const calculations = { ...SMALL_BODIES.calculations, lottery: { slug: 'small', nameTh: 'x' } };

test('what the API knows of the input of a tool is the query of its endpoint', async () => {
  const { call, asked } = await connected(() => Response.json(calculations));
  const input = { lottery: 'small', window: 5, prize: null, top: 2 };
  const { body, isError } = await call('get_calculations', input);
  expect(asked.at(-1)).toBe('/api/calculations?lottery=small&window=5');
  expect(isError).toBe(false);
  expect(body.notes[0]).toContain('predict nothing');
  expect(body.data.prizes[0].digitRanking).toHaveLength(2);
  expect(body.data.prizes[0].pairRanking).toHaveLength(2);
});

test('a prize is asked for by its name, and several numbers in one text', async () => {
  const { call, asked } = await connected((path) =>
    Response.json(path.includes('check') ? SMALL_BODIES.check : SMALL_BODIES.stats),
  );
  for (const prize of ['two', 'เลข 2 ตัว', 'เลข2ตัว']) {
    await call('get_stats', { lottery: 'small', prize });
    expect(asked).toContain('/api/stats?lottery=small&prize=two');
    asked.length = 0;
  }
  for (const [name, input] of [
    ['check_number', { number: '402701,53' }],
    ['check_numbers', { numbers: '402701, 53' }],
  ] as const) {
    await call(name, { lottery: 'small', ...input });
    expect(asked).toEqual(['/api/check?lottery=small&numbers=402701%2C53']);
    asked.length = 0;
  }
});

test('a lottery is asked for by any name it has', async () => {
  const { call, asked } = await connected(() => Response.json(SMALL_BODIES.results));
  for (const lottery of ['small', 'Small', 'หวยเล็ก', 'หวย เล็ก']) {
    expect((await call('get_results', { lottery })).isError).toBe(false);
    expect(asked.at(-1)).toBe('/api/results?lottery=small');
  }
});

test('an answer that is too long is shortened, and says what was left out', async () => {
  const [draw] = SMALL_BODIES.results.data;
  const data = Array.from({ length: 20 }, (_, at) => {
    return { ...draw, drawDate: `2024-01-${at + 10}`, doubt: 'ก'.repeat(600), standing: undefined };
  });
  const { call } = await connected(() => Response.json({ ...SMALL_BODIES.results, data }));
  const { body } = await call('get_results', { limit: 20 });
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(20_000);
  expect(body.data.length).toBeGreaterThan(3);
  const shown = body.data.map((one: { drawDate: string }) => one.drawDate);
  expect([...shown, ...body.notes.at(-1).match(/2024-01-../g)]).toEqual(
    data.map(({ drawDate }) => drawDate),
  );
  const { body: whole } = await call('get_results', { limit: 20, full: true });
  expect([whole.data.length, whole.notes]).toEqual([20, [expect.stringContaining('20 งวด')]]);
});

describe('the newest draw of every lottery', () => {
  // As a host of an older build says it.
  const draw = { ...SMALL_BODIES.results.data[0], standing: undefined };
  const past = { drawDate: '2026-08-14', announcedAt: '2026-08-14T13:30:00.000Z' };
  const coming = { drawDate: '2026-08-15', announcedAt: '2026-08-15T13:30:00.000Z' };
  const pendingPrizes = [{ slug: 'q', name: 'y' }];
  const data = [
    { ...draw, nextDraw: past, doubt: 'ก', revision: 1 },
    { ...draw, nextDraw: coming, complete: false, pendingPrizes, note: 'ยังไม่ประกาศ: y' },
  ];
  const latestOf = async (draws: readonly object[], args = {}) => {
    const { call, asked } = await connected(() =>
      Response.json({ ...SMALL_BODIES.results, data: draws }),
    );
    const { isError, body } = await call('get_latest', args);
    return { isError, body, asked };
  };

  test('comes short, with what tells its standing', async () => {
    const { body, asked } = await latestOf(data);
    expect(asked.at(-1)).toBe('/api/latest.json');
    const names = { lottery: 'small', lotteryName: 'หวยเล็ก', drawDate: '2026-08-16' };
    const numbers = { prizes: { p: ['07'] } };
    const dueDraws = { state: 'late', drawDates: ['2026-08-14'] };
    expect(body.data).toEqual([
      { ...names, ...numbers, complete: true, doubt: 'ก', standing: ['late', 'doubt'], dueDraws },
      {
        ...{ ...names, ...numbers, complete: false, pendingPrizes },
        standing: ['pending'],
        nextDraw: coming,
      },
    ]);
    expect(body.notes).toEqual([
      expect.stringMatching(/^ยังไม่มีผลใหม่ 1 จาก 2 หวย · .*`late`/),
      expect.stringMatching(/^เลขอาจผิด 1 จาก 2 หวย · .*`doubt`/),
      expect.stringMatching(/^ยังประกาศไม่ครบ 1 จาก 2 หวย · .*`pending`/),
    ]);
  });

  test('of a group comes whole where that is asked for', async () => {
    const { body, asked } = await latestOf(data, { group: 'lao', full: true });
    expect(asked.at(-1)).toBe('/api/latest/lao.json');
    const given = JSON.parse(JSON.stringify(data));
    expect(body.data).toMatchObject(given);
    expect(body.data[0].dueDraws.state).toBe('late');
  });

  test('names those that do not fit', async () => {
    const long = Array.from({ length: 50 }, (_, at) => {
      return { ...draw, lottery: `l-${at}`, doubt: 'ก'.repeat(200) };
    });
    const { body } = await latestOf(long);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(20_000);
    expect(body.data.length).toBeGreaterThan(10);
    const left = body.notes.at(-1).match(/l-[0-9]+/g);
    expect([...body.data.map(({ lottery }: { lottery: string }) => lottery), ...left]).toEqual(
      long.map(({ lottery }) => lottery),
    );
  });

  test('of a group that is none is refused, naming the groups', async () => {
    const { isError, body } = await latestOf(data, { group: 'laos' });
    expect(isError).toBe(true);
    expect(body).toMatchObject({ code: 'invalid_argument', parameter: 'group' });
    expect(body.accepted).toEqual(['thai', 'lao', 'hanoi']);
  });
});

test('no answer is above 200 kB, and what to ask instead is said', async () => {
  const { call } = await connected(() => Response.json(long));
  const [prize] = SMALL_BODIES.stats.prizes;
  const long = {
    ...SMALL_BODIES.stats,
    prizes: [{ ...prize, numbers: Array(6_000).fill(prize?.numbers[0]) }],
  };
  const { isError, body } = await call('get_stats', { full: true });
  expect([isError, body.code, body.parameter]).toEqual([true, 'answer_too_long', 'full']);
  expect(body.error).toMatch(/[ก-๙]{5}.*narrow it by prize, numbers, top or limit/);
  const fewer = await call('get_stats', { full: true, top: 1_000 });
  expect(Buffer.byteLength(JSON.stringify(fewer.body))).toBeGreaterThan(20_000);
  expect((await call('get_stats')).body.prizes[0].numbers).toHaveLength(3);
  // Asked for without `full`, it is shortened, however long it was.
  const many = await call('get_stats', { numbers: ['07'] });
  expect([many.isError, Buffer.byteLength(JSON.stringify(many.body)) <= 20_000]).toEqual([
    false,
    true,
  ]);
});

test.each([
  ['a build, which this process reads', '', 1],
  ['an origin, over a network', 'https://a.example', 3],
])('calls wait for one another where the API is %s', async (_, origin, atOnce) => {
  const waiting: (() => void)[] = [];
  const reply = () =>
    new Promise<Response>((resolve) => {
      waiting.push(() => resolve(Response.json(SMALL_BODIES.results)));
    });
  const { call } = await connected(reply, origin);
  const answers = [1, 2, 3].map((limit) => call('get_results', { limit }));
  await vi.waitFor(() => expect(waiting).toHaveLength(atOnce));
  for (let answered = 0; answered < 3; answered += 1) {
    await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(answered));
    waiting[answered]?.();
  }
  expect((await Promise.all(answers)).every(({ isError }) => !isError)).toBe(true);
});

test('a large body is read once for calls that come together, a small one each time', async () => {
  const body = { ...SMALL_BODIES.stats, padding: 'x'.repeat(300_000) };
  const { call, asked } = await connected((path) =>
    Response.json(path === '/api/stats' ? body : SMALL_BODIES.results),
  );
  const countAsked = (path: string) => asked.filter((one) => one.startsWith(path)).length;
  await call('get_stats', { top: 1 });
  await call('get_stats', { top: 2 });
  expect(countAsked('/api/stats')).toBe(1);
  await call('get_results');
  await call('get_results');
  expect(countAsked('/api/results')).toBe(2);
});

test('a model is told what there is, in few words, and everything has a title', async () => {
  const { client } = await connected(() => new Response('{}'));
  expect(client.getInstructions()).toContain('predict nothing');
  const { tools } = await client.listTools();
  expect(Buffer.byteLength(JSON.stringify(tools))).toBeLessThan(15_000);
  for (const { name, title, description, inputSchema, annotations } of tools) {
    expect(name).toMatch(/^perdphon_(?:get|list|check)_[a-z]+$/);
    expect(title).toMatch(/[ก-๙].* · [A-Z]/);
    expect(description).toMatch(/[ก-๙].*[A-Z]/);
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true });
  }
});

test.each([
  ['0.00', true],
  ['2000.00', false],
])('of a win of %s is said that its payout is unknown: %s', async (amount, unknown) => {
  const match = { ...SMALL_BODIES.check.data.matches[0], amount };
  const data = { ...SMALL_BODIES.check.data, matches: [match] };
  const { call } = await connected(() => Response.json({ ...SMALL_BODIES.check, data }));
  const { body } = await call('check_number', { lottery: 'small', number: '12' });
  expect(body.notes.join()).not.toBe('');
  expect(/ไม่มีข้อมูลเงินรางวัล/.test(body.notes.join())).toBe(unknown);
});

test.each(['check_number', 'check_numbers'])(
  '%s says which prizes it cannot decide',
  async (name) => {
    const unavailablePrizes = [{ slug: 'four', name: 'เลข 4 ตัว', digits: 4, place: null }];
    const lost = { isWinner: false, matches: [], unavailablePrizes, standing: undefined };
    const data = { ...SMALL_BODIES.check.data, ...lost };
    const answer = name === 'check_number' ? data : { ...data, results: [data, data] };
    const { call } = await connected(() => Response.json({ ...SMALL_BODIES.check, data: answer }));
    const { body } = await call(name, {
      lottery: 'small',
      ...(name === 'check_number' ? { number: '1878' } : { numbers: ['1878'] }),
    });
    const said = body.notes?.filter((note: string) => note.includes('มีข้อมูล: เลข 4 ตัว'));
    expect(said).toHaveLength(1);
  },
);

describe('a refusal', () => {
  test('of the API comes with its code, what is accepted and what may be meant', async () => {
    const fault = unknownPrize(SMALL_ARCHIVE.lottery, ['six', 'two']);
    const { call } = await connected(() => toResponse(faultReply(fault)));
    const { isError, body } = await call('get_stats', { prize: 'twoo' });
    const { error, errorEn, code, accepted } = fault;
    expect(isError).toBe(true);
    expect(body).toEqual({
      ...{ success: false, error, errorEn, code, accepted },
      ...{ parameter: 'prize', suggestion: 'two' },
    });
  });

  test.each([
    ['7', '10'],
    ['90', '100'],
    ['365', 'all'],
    ['ALL', 'all'],
    ['week', undefined],
  ])('of the window %s says that %s may be meant', async (window, suggestion) => {
    const { call } = await connected(() => toResponse(faultReply(unknownWindow(WINDOWS))));
    const { body } = await call('get_calculations', { window });
    expect([body.code, body.suggestion]).toEqual(['unknown_window', suggestion]);
    expect(body.accepted).toEqual(WINDOWS);
  });

  test('of a misspelt lottery names the near ones, and all where none is near', async () => {
    const fault = unknownLottery(['small']);
    const { call } = await connected(() => toResponse(faultReply(fault)));
    for (const lottery of ['smal', 'หวยเล็กx', 'เล็ก']) {
      expect((await call('get_results', { lottery })).body).toMatchObject({
        code: 'unknown_lottery',
        error: expect.stringContaining('ชื่อใกล้เคียงคือ small'),
        near: ['small'],
        suggestion: 'small',
      });
    }
    const { body } = await call('get_results', { lottery: 'mega-millions' });
    expect([body.error, body.suggestion]).toEqual([fault.error, undefined]);
  });

  test.each([
    ['get_draw', 'date', ['2024-03-01', '2024-02-29']],
    ['check_number', 'number', ['"004615"']],
    ['check_numbers', 'numbers', ['["004615","53"]']],
  ])('of %s without %s says what is needed', async (name, parameter, accepted) => {
    const { call } = await connected(
      () => new Response(emitDrawIndex(SMALL_ARCHIVE, SMALL_SITE).text),
    );
    for (const empty of [{}, { [parameter]: null }, parameter === 'numbers' && { numbers: [] }]) {
      const { body } = await call(name, { lottery: 'small', ...empty });
      expect(body).toMatchObject({ code: 'missing_argument', parameter, accepted });
    }
  });

  test('of days the wrong way round swaps them', async () => {
    const { call } = await connected(
      () => new Response(emitDrawIndex(SMALL_ARCHIVE, SMALL_SITE).text),
    );
    const days = { lottery: 'small', from: '2024-03-01', to: '2023-01-01' };
    const { body } = await call('list_days', days);
    expect(body).toMatchObject({ code: 'invalid_argument', parameter: 'from' });
    expect(body.error).toContain('did you mean from 2023-01-01 to 2024-03-01');
    const none = await call('list_days', { ...days, from: '1999-01-01', to: '1999-12-31' });
    expect(none.body).toMatchObject({ days: [], notes: [expect.stringContaining('2023-12-31')] });
  });

  test('names the numbers at fault', async () => {
    const fault = invalidNumber('numbers');
    const { code, error, errorEn } = fault;
    const one = { index: 1, number: 'x1', code, error, errorEn };
    const refused = faultReply({ ...fault, rejected: [one] });
    const { call, asked } = await connected(() => toResponse(refused));
    const { body } = await call('check_numbers', { numbers: ['12', 'x1'] });
    expect(asked.at(-1)).toBe('/api/check?numbers=12%2Cx1');
    expect(body).toMatchObject({ code: 'invalid_number', rejected: [one] });
  });

  test.each([
    ['2024-02-01', false],
    ['2024-03-16', true],
  ])('of the day %s says whether its draw may have been drawn since: %s', async (date, may) => {
    const [entry] = catalogueOf([SMALL_ARCHIVE]).values();
    const fault = missingDay(date, entry as CatalogueEntry) as Fault;
    const { call } = await connected((path) =>
      path.endsWith('index.json')
        ? new Response(emitDrawIndex(SMALL_ARCHIVE, SMALL_SITE).text)
        : toResponse(faultReply(fault)),
    );
    const { isError, body } = await call('get_draw', { lottery: 'small', date });
    expect([isError, body.code]).toEqual([true, 'no_draw_on_date']);
    expect(/งวดล่าสุดที่มีคือ 1 มีนาคม 2567/.test(body.error)).toBe(may);
  });

  test.each([
    ['check_number', { number: '07' }, '2024-03-16', /is stored here yet: wait for it/],
    ['check_number', { number: '07' }, '2024-03-20', /By the schedule no draw is of that day\./],
    ['check_number', { number: '07' }, '2024-06-16', /No result of that day is stored here yet\./],
    ['check_number', { number: '๐๗' }, '2099-03-16', /That day is still to come\./],
    ['check_numbers', { numbers: '07' }, '2027-01-16', /That day is still to come: wait for it/],
    ['check_numbers', { numbers: '07' }, '2027-01-17', /By the schedule no draw is of that day\./],
    ['check_numbers', { numbers: ['07'] }, '2024-02-20', /had no draw, or its result is missing/],
  ])('of %s on a day without a draw offers no other draw', async (name, input, date, why) => {
    const [entry] = catalogueOf([SMALL_ARCHIVE]).values();
    const fault = missingDay(date, entry as CatalogueEntry) as Fault;
    const announced = date < '2025' ? ['2024-03-16', '2024-04-01'] : ['2027-01-16', '2027-02-01'];
    const events = announced.map(
      (day) => `UID:small-${day}@x\r\nDTSTART:${day.replaceAll('-', '')}T090000Z\r\n`,
    );
    const { call } = await connected((path) =>
      path === '/api/calendars/small.ics'
        ? new Response(events.join(''))
        : toResponse(faultReply(fault)),
    );
    const { isError, body } = await call(name, { lottery: 'small', date, ...input });
    expect(/wait for it|ให้รอผล/.test(body.error)).toBe(announced.includes(date));
    expect([isError, body.code]).toEqual([true, 'no_draw_on_date']);
    expect([body.accepted, body.nearest, body.suggestion]).toEqual(Array(3).fill(undefined));
    expect(body.error).toMatch(/อย่านำไปตรวจกับงวดอื่น.*not to be checked against another draw/);
    expect(body.error).toMatch(why);
  });

  test('is no question to the API where an argument is none', async () => {
    const { call, asked } = await connected(() => new Response('{}'));
    const before = asked.length;
    expect((await call('get_results', { lotery: 'small' })).body).toMatchObject({
      code: 'unknown_argument',
      parameter: 'lotery',
      suggestion: 'lottery',
      accepted: ['lottery', 'limit', 'date', 'prize', 'full'],
    });
    expect(asked).toHaveLength(before);
  });
});

test.each([
  ['is down', () => Promise.reject(new Error('ECONNREFUSED'))],
  ['answers no JSON', () => new Response('<html>', { status: 502 })],
  ['answers no body of ours', () => new Response('{}', { status: 502 })],
  ['answers half a body', () => new Response('{"success"')],
])('an API that %s is told in Thai, without its innards', async (_, reply) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { call } = await connected(reply);
  const { isError, body } = await call('get_results');
  expect(isError).toBe(true);
  expect(body.code).toBe('internal_error');
  expect(body.error).toMatch(/ระบบขัดข้องชั่วคราว/);
  expect(JSON.stringify(body)).not.toMatch(/ECONNREFUSED|html/);
});
