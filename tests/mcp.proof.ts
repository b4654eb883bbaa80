// The official MCP client against `npm run mcp`, over pipes: every tool, with good input and bad.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCORE_DISCLAIMER } from '../src/contract/wording.ts';
import { newestDraw } from './support/newest-draw.ts';
import { type Listening, localHost } from './support/local-host.ts';

type Content = {
  readonly isError?: boolean;
  readonly content: readonly { readonly text: string }[];
};

let host: Listening;
beforeAll(async () => {
  host = await localHost();
});
afterAll(() => host.stop());

async function connect(...args: string[]): Promise<Client> {
  const client = new Client({ name: 'proof', version: '1.0.0' });
  const command = { command: 'npm', args: ['run', '--silent', 'mcp', '--', ...args] };
  await client.connect(new StdioClientTransport(command));
  return client;
}

describe.each([
  ['the last build', () => []],
  ['a live origin', () => ['--url', host.origin]],
])('over %s', (_, args) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(...args());
  });
  afterAll(() => client.close());

  const call = async (name: string, input: object = {}) =>
    (await client.callTool({ name, arguments: { ...input } })) as unknown as Content;
  const bodyOf = ({ content }: Content) => JSON.parse(content.at(-1)?.text ?? '');

  test('six tools, whose inputs are those of the contract', async () => {
    const { tools } = await client.listTools();
    expect(
      tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})]),
    ).toEqual([
      ['results', ['lottery', 'limit']],
      ['check', ['lottery', 'number', 'numbers', 'date']],
      ['stats', ['lottery', 'prize']],
      ['calculations', ['lottery', 'window', 'prize']],
      ['lotteries', []],
      ['calendar', ['lottery']],
    ]);
    const results = tools[0]?.inputSchema.properties as Record<string, object>;
    expect(results['limit']).toMatchObject({ type: 'integer', minimum: 1, maximum: 20 });
    expect((results['lottery'] as { enum: string[] }).enum).toHaveLength(49);
    for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true);
    const scores = tools.find(({ name }) => name === 'calculations')?.description;
    expect(scores).toContain(SCORE_DISCLAIMER);
    expect(scores).toContain('predict nothing');
  });

  test('each answers with the body of the API', async () => {
    const newest = await newestDraw('thai-government');
    const number = newest.numberOf('first-prize');
    expect(bodyOf(await call('results', { limit: 2 })).data).toHaveLength(2);
    expect(bodyOf(await call('check', { number })).data.totalAmount).toBe(6_000_000);
    const past = { lottery: 'thai-government', date: '2010-03-01', numbers: '123456,53' };
    expect(bodyOf(await call('check', past)).data).toMatchObject({
      drawDate: '2010-03-01',
      results: [{ number: '123456' }, { number: '53' }],
    });
    const stats = bodyOf(await call('stats', { prize: 'last-two-digit' }));
    expect(stats.dataset.draws).toBe(newest.draws);
    expect(bodyOf(await call('lotteries')).lotteries).toHaveLength(49);
    const { coming } = bodyOf(await call('calendar', { lottery: 'thai-government' }));
    expect(coming).toHaveLength(10);
    expect(coming[0].drawDate > newest.drawDate).toBe(true);
  });

  test('scores come with the sentence that they predict nothing', async () => {
    const answer = await call('calculations', { window: '10', prize: 'last-two-digit' });
    expect(answer.content[0]?.text).toContain(SCORE_DISCLAIMER);
    expect(answer.content[0]?.text).toContain('predict nothing');
    expect(bodyOf(answer)).toMatchObject({ window: '10', disclaimer: SCORE_DISCLAIMER });
  });

  test.each([
    ['results', { lottery: 'nowhere' }, 'ไม่รู้จักหวย'],
    ['results', { limit: 21 }, 'limit'],
    ['results', { limit: 'ห้า' }, 'limit'],
    ['results', { limit: { a: 1 } }, 'limit'],
    ['check', {}, 'กรุณาระบุเลข'],
    ['check', { number: '12345' }, 'ตรวจได้เฉพาะเลข'],
    ['check', { number: 4615 }, 'ตรวจได้เฉพาะเลข'],
    ['check', { number: '๑๒' }, 'ตัวเลขอารบิก'],
    ['check', { number: '12', date: '2026-02-30' }, 'date'],
    ['check', { number: '12', date: '1999-01-01' }, 'ไม่มีผลรางวัล'],
    ['stats', { prize: 'none' }, 'prize'],
    ['calculations', { window: 7 }, 'window'],
    ['calendar', { lottery: '../../status' }, 'ไม่รู้จักหวย'],
  ])('%s refuses %j in Thai', async (name, input, words) => {
    const { isError, content } = await call(name, input);
    expect(isError).toBe(true);
    expect(content).toHaveLength(1);
    expect(content[0]?.text).toContain(words);
    expect(content[0]?.text).toMatch(/[ก-๙]{5}/);
  });

  test('a tool that is none is refused', async () => {
    expect((await call('predict')).isError).toBe(true);
  });
});

test('an origin that is down is told before a model asks', async () => {
  const client = connect('--url', 'http://127.0.0.1:1');
  await expect(client).rejects.toThrow();
});
