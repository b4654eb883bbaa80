// The whole of it, over pipes and HTTP and with the real draws, is `tests/mcp.proof.ts`.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { CHECK_BATCH, ENDPOINTS } from '../../src/api/contract/endpoints.ts';
import { worldOf } from '../../tests/support/outlets.ts';
import { answering, connected, type ToolService } from '../../tests/support/small-mcp.ts';

const NOW = Date.parse('2026-08-17T00:00:00Z');
const lottery = 'small';
let service: ToolService;
let tools: Awaited<ReturnType<typeof connected>>;
beforeAll(async () => {
  service = await worldOf({ draw: { doubt: 'ก' }, now: NOW });
  tools = await connected(service);
});

test('a model is told what there is, in few words, and everything has a title', async () => {
  expect(tools.client.getInstructions()).toContain('predict nothing');
  const listed = (await tools.client.listTools()).tools;
  expect(Buffer.byteLength(JSON.stringify(listed))).toBeLessThan(12_000);
  for (const { name, title, description, inputSchema, annotations } of listed) {
    expect(name).toMatch(/^perdphon_(?:get|list|check)_[a-z]+$/);
    expect(title).toMatch(/[ก-๙].* · [A-Z]/);
    expect(description).toMatch(/[ก-๙].*[A-Z]/);
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true });
    for (const property of Object.values(inputSchema.properties ?? {})) {
      expect(property).toMatchObject({ type: expect.anything(), description: expect.anything() });
    }
  }
});

test.each([
  ['get_results', ENDPOINTS.results.parameters],
  ['check_numbers', CHECK_BATCH.parameters],
  ['get_stats', ENDPOINTS.stats.parameters],
  ['get_calculations', ENDPOINTS.calculations.parameters],
  ['list_days', ['lottery', 'year']],
  ['list_coming', ['lottery']],
])('the arguments of %s begin with the parameters of its question', async (name, parameters) => {
  const { tools: listed } = await tools.client.listTools();
  const schema = listed.find((tool) => tool.name === `perdphon_${name}`)?.inputSchema;
  expect(Object.keys(schema?.properties ?? {}).slice(0, parameters.length)).toEqual(parameters);
  expect(schema?.required ?? []).toEqual(parameters.filter((one) => one === 'numbers'));
});

test.each([
  ['get_results', { limit: 2 }, '/api/results?lottery=small&limit=2'],
  ['check_numbers', { numbers: ['07', '15'] }, '/api/check/batch?lottery=small&numbers=07%2C15'],
  ['get_calculations', { window: 5, prize: null }, '/api/calculations?lottery=small&window=5'],
  ['list_days', { year: 2026 }, '/api/draws/small/2026.json'],
  ['list_coming', { top: 1 }, '/api/calendars/small.ics'],
])('%s of %j asks %s', async (name, args, path) => {
  for (const text of [lottery, 'Small', 'หวย เล็ก']) {
    const { asked, call } = await connected(service);
    expect((await call(name, { lottery: text, ...args })).isError).toBe(false);
    expect(asked).toContain(path);
  }
});

test('one prize of each draw, and how each stands by its code', async () => {
  const { body } = await tools.call('get_results', { lottery, limit: 2, prize: 'p2' });
  expect(body.data).toMatchObject([
    { prizes: [{ slug: 'p2', numbers: ['15'] }], standing: ['doubt'] },
    { prizes: [{ slug: 'p2', numbers: ['56'] }], standing: [] },
  ]);
});

test('the newest of all come short', async () => {
  const { body } = await tools.call('get_latest', { group: 'thai' });
  const names = { lottery, lotteryName: 'หวยเล็ก', drawDate: '2026-08-16' };
  const nextDraw = { drawDate: '2026-08-17', announcedAt: '2026-08-17T13:30:00.000Z' };
  expect(body.data).toEqual([
    {
      ...{ ...names, prizes: { p6: ['004615'], p2: ['15'] }, complete: true, doubt: 'ก' },
      ...{ standing: ['doubt'], nextDraw },
    },
  ]);
  const now = Date.parse('2026-08-18T00:00:00Z');
  const late = await connected(await worldOf({ draw: { doubt: 'ก' }, now }));
  expect((await late.call('get_latest')).body.data[0].dueDraws).toEqual(['2026-08-17']);
  // What is due came after the newest alone, and is said once.
  for (const args of [{ limit: 2 }, { date: '2026-08-16' }]) {
    const { data } = (await late.call('get_results', { lottery, ...args })).body;
    const [newest, before] = data.map((draw: { standing: string[] }) => draw.standing);
    expect([newest, before ?? []]).toEqual([['late', 'doubt'], []]);
  }
});

test('how many there are is said of each list', async () => {
  const coming = (await tools.call('list_coming', { lottery, top: 3 })).body;
  expect(coming.coming).toHaveLength(3);
  expect(coming.notes.at(-1)).toMatch(/ แสดง 3 งวดแรก .*\d{3} announcements are known ahead/);
  const days = (await tools.call('list_days', { lottery })).body;
  expect(days).toMatchObject({ year: '2026', days: ['2026-08-16', '2026-08-15'] });
  expect(days.notes.at(-1)).toMatch(/มี 2 จากทั้งหมด 2 งวด .*2 days of 2026, of 2 stored/);
});

const check = { lottery, numbers: '15' };
test.each([
  ['0.00', true],
  ['2000.00', false],
])('of a win of %s is said that its payout is unknown: %s', async (amount, unknown) => {
  type Checks = { data: { results: { matches: object[] }[] } };
  const { call } = await connected(
    answering(service, {
      '/api/check/batch': ({ data }: Checks) => {
        const paid = ({ matches, ...result }: Checks['data']['results'][number]) => {
          return { ...result, matches: matches.map((match) => ({ ...match, amount })) };
        };
        return { data: { ...data, results: data.results.map(paid) } };
      },
    }),
  );
  const { body } = await call('check_numbers', check);
  expect(body.data.results[0].isWinner).toBe(true);
  expect(/ไม่มีข้อมูลเงินรางวัล/.test(body.notes.join())).toBe(unknown);
});

test('which prizes a check could not decide is said once for several numbers', async () => {
  const { call } = await connected(
    await worldOf({ draw: { prizes: { p2: ['15'] }, lacks: ['p6'] }, now: NOW }),
  );
  const { body } = await call('check_numbers', { lottery, numbers: ['999999', '999998'] });
  const notes = body.notes.filter((note: string) => note.includes('มีข้อมูล: รางวัล p6'));
  expect(notes).toHaveLength(1);
});

describe('a refusal', () => {
  test.each([
    ['get_results', { limit: 21 }, 'invalid_limit', 'limit'],
    ['get_results', { date: '16 ส.ค. 2569' }, 'invalid_date', 'date'],
    ['get_results', { prize: 'p3' }, 'unknown_prize', 'prize'],
    ['get_stats', { prize: 'p3' }, 'unknown_prize', 'prize'],
    ['get_calculations', { window: '7' }, 'unknown_window', 'window'],
    ['check_numbers', {}, 'missing_number', 'numbers'],
    ['check_numbers', { numbers: '15,x' }, 'invalid_number', 'numbers'],
    ['list_days', { year: '2569' }, 'invalid_date', 'year'],
    ['list_days', { year: '1999' }, 'no_draw_on_date', 'year'],
    ['list_days', { year: '../x' }, 'invalid_argument', 'year'],
    ['get_latest', { group: 'laos' }, 'invalid_argument', 'group'],
    ['list_coming', { top: 0 }, 'invalid_argument', 'top'],
    ['list_coming', { toop: 1 }, 'unknown_parameter', 'top'],
  ])('of %s %j is that of the API: %s', async (name, args, code, parameter) => {
    const own = name === 'get_latest' ? {} : { lottery };
    const { isError, body } = await tools.call(name, { ...own, ...args });
    expect([isError, body.success, body.code, body.parameter]).toEqual([
      ...[true, false, code, parameter],
    ]);
    expect(body.error).toMatch(/[ก-๙]{5}/);
    expect(body.errorEn).toMatch(/[a-z]{3}/);
  });

  test('of a day in other words says which it may be', async () => {
    const { body } = await tools.call('get_results', { lottery, date: '16 ส.ค. 2569' });
    expect(body.suggestion).toBe('2026-08-16');
  });

  test('names the numbers at fault, and what is accepted', async () => {
    const { body } = await tools.call('check_numbers', { lottery, numbers: ['15', 'x1'] });
    expect(body.rejected).toMatchObject([{ index: 1, number: 'x1', code: 'invalid_number' }]);
    const { body: other } = await tools.call('get_stats', { lottery, prize: 'p3' });
    expect(other.accepted).toEqual(['p6', 'p2']);
  });

  test.each([
    ...['get_results', 'check_numbers', 'get_stats', 'get_calculations'],
    ...['list_lotteries', 'list_days', 'list_coming'],
  ])('of a misspelt lottery of %s names the near ones, and all where none is', async (name) => {
    const numbers = name === 'check_numbers' && { numbers: '15' };
    for (const lottery of ['smal', 'หวยเล็กx', 'เล็ก']) {
      const { body } = await tools.call(name, { lottery, ...numbers });
      expect(body).toMatchObject({ code: 'unknown_lottery', near: ['small'], suggestion: 'small' });
      expect(body.error).toContain('ชื่อใกล้เคียงคือ small');
    }
    for (const lottery of ['mega-millions', '../../status']) {
      const { body } = await tools.call(name, { lottery, ...numbers });
      expect([body.code, body.accepted, body.near]).toEqual([
        'unknown_lottery',
        ['small'],
        undefined,
      ]);
    }
  });

  test.each(['2026-08-14', '2026-08-17', '2099-01-01'])(
    'to check a ticket of %s offers no other draw',
    async (date) => {
      const { isError, body } = await tools.call('check_numbers', { ...check, date });
      expect([isError, body.code, body.nearest]).toEqual([true, 'no_draw_on_date', undefined]);
      expect(body.error).toContain('อย่านำไปตรวจกับงวดอื่น');
      expect(body.errorEn).toContain('not to be checked against another draw');
      const results = await tools.call('get_results', { lottery, date });
      expect(results.body.nearest).toBeDefined();
      const isToCome = /^That day is still to come\. /.test(String(results.body.errorEn));
      expect(isToCome).toBe(date === '2099-01-01');
    },
  );

  test('of what fails here is told to the operator, and no more than that to the model', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { call } = await connected(
      answering(service, { '/api/stats': () => Promise.reject(new Error('ECONNREFUSED')) }),
    );
    const { isError, body } = await call('get_stats', { lottery });
    expect([isError, body.code]).toEqual([true, 'internal_error']);
    expect(JSON.stringify(body)).not.toContain('ECONNREFUSED');
    expect(log.mock.calls.join()).toContain('ECONNREFUSED');
    log.mockRestore();
  });
});
