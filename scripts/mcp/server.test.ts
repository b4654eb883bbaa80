// The whole of it, over pipes and with the real draws, is `tests/mcp.proof.ts`.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { invalidNumber, unknownLottery } from '../../src/contract/faults.ts';
import { faultReply } from '../../src/edge/fault-response.ts';
import { toResponse } from '../../src/edge/reply.ts';
import { emitLotteries, lotteryBody } from '../../src/emit/lotteries.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../tests/support/small-archive.ts';
import { SMALL_BODIES } from '../../tests/support/small-bodies.ts';
import { createMcpServer } from './server.ts';

afterEach(() => void vi.restoreAllMocks());

/** A client of a server whose API answers everything but the lotteries so. */
async function connected(reply: () => Response) {
  const asked: string[] = [];
  const fetch = async (input: unknown) => {
    const { pathname, search } = new URL(String(input));
    asked.push(`${pathname}${search}`);
    if (pathname !== '/api/lotteries.json') return reply();
    return new Response(emitLotteries([lotteryBody(SMALL_ARCHIVE, SMALL_SITE)]).text);
  };
  const server = await createMcpServer({
    origin: 'https://a.example',
    fetch: fetch as typeof globalThis.fetch,
    now: () => new Date('2026-08-15T00:00:00Z'),
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(there), client.connect(here)]);
  return { client, asked };
}

test('the input of a tool is the query of its endpoint', async () => {
  const { client, asked } = await connected(() => new Response('{"success":true}'));
  const input = { lottery: 'small', window: 5, prize: null };
  const answer = await client.callTool({ name: 'calculations', arguments: input });
  expect(asked.at(-1)).toBe('/api/calculations?lottery=small&window=5');
  expect(answer.content).toEqual([
    { type: 'text', text: expect.stringContaining('predict nothing') },
    { type: 'text', text: '{"success":true}' },
  ]);
});

test('a model is told which lotteries and prizes there are', async () => {
  const { client } = await connected(() => new Response('{}'));
  const { tools } = await client.listTools();
  const stats = tools.find(({ name }) => name === 'stats')?.inputSchema.properties;
  expect(stats).toMatchObject({ lottery: { enum: ['small'] }, prize: { enum: ['six', 'two'] } });
});

test('a refusal is an error in its own words', async () => {
  const fault = unknownLottery(['small']);
  const { client } = await connected(() => toResponse(faultReply(fault)));
  expect(await client.callTool({ name: 'results', arguments: { lottery: 'x' } })).toMatchObject({
    isError: true,
    content: [{ type: 'text', text: fault.error }],
  });
});

test.each([
  ['is down', () => Promise.reject(new Error('ECONNREFUSED')) as never],
  ['answers no JSON', () => new Response('<html>', { status: 502 })],
])('an API that %s is told in Thai, without its innards', async (_, reply) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { client } = await connected(reply);
  const answer = await client.callTool({ name: 'results', arguments: {} });
  expect(answer).toMatchObject({ isError: true });
  expect(JSON.stringify(answer)).toMatch(/ระบบขัดข้องชั่วคราว/);
  expect(JSON.stringify(answer)).not.toMatch(/ECONNREFUSED|html/);
});

test('a model is told which of its numbers are at fault', async () => {
  const one = { index: 1, number: 'x1', code: 'invalid_number', error: 'ไม่ใช่ตัวเลข' } as const;
  const refused = faultReply({ ...invalidNumber('numbers'), rejected: [one] });
  const { client } = await connected(() => toResponse(refused));
  const answer = await client.callTool({ name: 'check', arguments: { numbers: '12,x1' } });
  expect(answer).toMatchObject({ isError: true });
  expect(JSON.stringify(answer)).toMatch(/x1.*ไม่ใช่ตัวเลข/);
});

describe('where a newer draw was due, a model is told first', () => {
  const texts = async (name: string, body: object) => {
    const { client } = await connected(() => Response.json(body));
    const { content } = await client.callTool({ name, arguments: {} });
    return (content as { text: string }[]).map(({ text }) => text);
  };

  test('by check, which draw was compared', async () => {
    const note = 'เทียบกับงวด 14 ส.ค. เท่านั้น ยังไม่มีผลงวด 15 ส.ค.';
    const dueDraws = { state: 'late', since: '', drawDates: ['2026-08-15'], note };
    const { data } = SMALL_BODIES.check;
    const [first] = await texts('check', { success: true, data: { ...data, dueDraws } });
    expect(first).toBe(note);
    expect((await texts('check', SMALL_BODIES.check))[0]).toContain('เพื่อความสะดวก');
  });

  test('by results, that the newest should not be the newest', async () => {
    const announced = (announcedAt: string) =>
      texts('results', {
        ...SMALL_BODIES.results,
        nextDraw: { drawDate: '2026-08-14', announcedAt },
      });
    // The clock of these tests stands at midnight UTC of 15 August.
    expect((await announced('2026-08-14T13:30:00.000Z'))[0]).toContain(
      'ยังไม่มีผลงวด 14 ส.ค. 2569 เป็นต้นไป',
    );
    expect((await announced('2026-08-14T22:30:00.000Z'))[0]).toContain('กำลังรอผล');
    expect(await announced('2026-08-15T13:30:00.000Z')).toHaveLength(1);
  });
});
