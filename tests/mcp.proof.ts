// The official MCP client against `npm run mcp`, by pipes and HTTP: every tool, good and bad input.
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCORE_DISCLAIMER } from '../src/api/contract/wording.ts';
import { type Listening, localHost } from './support/local-host.ts';
import { type ListeningTools, overHttp, overPipes, toolsOverHttp } from './support/mcp.ts';
import { newestDraw } from './support/newest-draw.ts';

let host: Listening;
let http: ListeningTools;
beforeAll(async () => {
  [host, http] = await Promise.all([localHost(), toolsOverHttp()]);
});
afterAll(async () => {
  host.stop();
  expect(await http.stop()).toBe(0);
});

describe.each([
  ['pipes, of the last build', () => overPipes()],
  ['pipes, of a live origin', () => overPipes('--url', host.origin)],
  ['HTTP, by the newest protocol', () => overHttp(http.address, 'auto')],
  ['HTTP, by the protocol before', () => overHttp(http.address, 'legacy')],
])('over %s', (_, connect) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect();
  });
  afterAll(() => client.close());

  async function call(name: string, input: object = {}) {
    const args = { name: `perdphon_${name}`, arguments: { ...input } };
    const { isError, content, structuredContent } = await client.callTool(args);
    expect(content).toHaveLength(1);
    expect(structuredContent).toBeUndefined();
    const body = JSON.parse((content as { text: string }[])[0]?.text ?? '');
    return { isError: isError === true, body };
  }

  test('eight tools, whose arguments are those of the contract and few more', async () => {
    expect(client.getInstructions()).toContain('perdphon_list_lotteries');
    const { tools } = await client.listTools();
    expect(Buffer.byteLength(JSON.stringify({ tools }))).toBeLessThanOrEqual(12_000);
    expect(
      tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})]),
    ).toEqual([
      ['perdphon_get_results', ['lottery', 'limit', 'date', 'prize']],
      ['perdphon_get_latest', ['group']],
      ['perdphon_check_numbers', ['lottery', 'numbers', 'date']],
      ['perdphon_get_stats', ['lottery', 'prize', 'numbers', 'top']],
      ['perdphon_get_calculations', ['lottery', 'window', 'prize', 'top']],
      ['perdphon_list_lotteries', ['lottery']],
      ['perdphon_list_days', ['lottery', 'year']],
      ['perdphon_list_coming', ['lottery', 'top']],
    ]);
    const results = tools[0]?.inputSchema.properties as Record<string, object>;
    expect(results['limit']).toMatchObject({ type: 'integer', minimum: 1, maximum: 20 });
    const scores = tools.find(({ name }) => name.endsWith('calculations'))?.description;
    expect(scores).toContain(SCORE_DISCLAIMER);
    expect(scores).toContain('predict nothing');
  });

  test('each answers with the body of the API', async () => {
    const newest = await newestDraw('thai-government');
    const number = newest.numberOf('first-prize');
    expect((await call('get_results', { limit: 2 })).body.data).toHaveLength(2);
    const one = await call('check_numbers', { numbers: number });
    expect(one.body.data.totalAmount).toBe(6_000_000);
    const past = { lottery: 'thai-government', date: '2010-03-01', numbers: ['123456', '53'] };
    expect((await call('check_numbers', past)).body.data).toMatchObject({
      drawDate: '2010-03-01',
      results: [{ number: '123456' }, { number: '53' }],
    });
    const stats = await call('get_stats', { prize: 'last-two-digit', numbers: '07,53' });
    expect(stats.body.dataset.draws).toBe(newest.draws);
    const { numbers, neverDrawn } = stats.body.prizes[0];
    expect(numbers.length + neverDrawn.length).toBe(2);
    expect((await call('list_lotteries')).body.lotteries).toHaveLength(49);
    const latest = (await call('get_latest')).body.data;
    expect(latest).toHaveLength(49);
    expect(latest[0].prizes['first-prize']).toEqual([number]);
    const { coming } = (await call('list_coming')).body;
    expect(coming).toHaveLength(10);
    expect(coming[0].drawDate > newest.drawDate).toBe(true);
    const { body: days } = await call('list_days', { year: '2010' });
    expect(days.coverage.draws).toBe(newest.draws);
    expect(days.days).toEqual(expect.arrayContaining(['2010-03-16', '2010-03-01']));
    const draw = await call('get_results', { date: '2010-03-01', prize: 'first-prize' });
    expect(draw.body.data).toMatchObject([{ drawDate: '2010-03-01' }]);
    expect(draw.body.data[0].prizes).toHaveLength(1);
  });

  test('scores come with the sentence that they predict nothing', async () => {
    const { body } = await call('get_calculations', { window: '10', prize: 'last-two-digit' });
    expect(body.notes[0]).toContain(SCORE_DISCLAIMER);
    expect(body.notes[0]).toContain('predict nothing');
    expect(body).toMatchObject({ window: '10', disclaimer: SCORE_DISCLAIMER });
    expect(body.data.prizes[0].pairRanking).toHaveLength(10);
  });

  test.each([
    ['get_results', { limit: 21 }, 'invalid_limit'],
    ['check_numbers', { numbers: '12', date: '1999-01-01' }, 'no_draw_on_date'],
    ['check_numbers', {}, 'missing_number'],
    ['list_days', { lottery: '../../status' }, 'unknown_lottery'],
    ['list_coming', { lottery: '../../status' }, 'unknown_lottery'],
  ])('%s refuses %j with %s, in Thai', async (name, input, code) => {
    const { isError, body } = await call(name, input);
    expect([isError, body.success, body.code]).toEqual([true, false, code]);
    expect(body.error).toMatch(/[ก-๙]{5}/);
  });

  test('a tool that is none is refused', async () => {
    for (const name of ['predict', 'get_draw', 'check_number']) {
      await expect(call(name)).rejects.toThrow();
    }
  });
});

test('an origin that is down is told before a model asks', async () => {
  await expect(overPipes('--url', 'http://127.0.0.1:1')).rejects.toThrow();
});
