// What `npm run mcp -- --http` answers to strangers, and its answers' length for every lottery.
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningTools, overHttp, toolsOverHttp } from './support/mcp.ts';
import { newestDraw } from './support/newest-draw.ts';

const MOST_BYTES = 20_000;

let http: ListeningTools;
beforeAll(async () => {
  http = await toolsOverHttp();
});
afterAll(() => http.stop());

test('no answer is above 20 kB unless that is asked for, whatever the lottery', async () => {
  const client = await overHttp(http.address, 'auto');
  const bytesOf = async (name: string, input: object) => {
    const answer = await client.callTool({ name: `perdphon_${name}`, arguments: { ...input } });
    expect(
      answer.isError,
      `${name} ${JSON.stringify(input)} ${JSON.stringify(answer.content)}`,
    ).toBeFalsy();
    return Buffer.byteLength(JSON.stringify(answer));
  };
  const { structuredContent } = await client.callTool({ name: 'perdphon_list_lotteries' });
  const all = (structuredContent as { lotteries: { lottery: string; to?: string }[] }).lotteries;
  const sizes = [];
  for (const { lottery, to: date } of all.filter(({ to }) => to !== undefined)) {
    for (const name of [
      'get_results',
      'get_stats',
      'get_calculations',
      'list_days',
      'list_coming',
    ]) {
      sizes.push(await bytesOf(name, { lottery }));
    }
    sizes.push(
      await bytesOf('list_lotteries', { lottery }),
      await bytesOf('get_draw', { lottery, date }),
    );
  }
  const newest = await newestDraw('thai-government');
  const numbers = Array.from({ length: 20 }, () => newest.numberOf('first-prize'));
  sizes.push(await bytesOf('list_lotteries', {}), await bytesOf('check_numbers', { numbers }));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_BYTES);
  expect(await bytesOf('get_results', { limit: 20, full: true })).toBeGreaterThan(MOST_BYTES);
  expect(await bytesOf('get_results', { limit: 15, prize: 'first-prize' })).toBeLessThan(
    MOST_BYTES,
  );
  await client.close();
});

describe('over HTTP', () => {
  /** The status of a question with headers as a browser or a stranger would send them. */
  function statusOf(headers: Record<string, string>, path = '/mcp', method = 'POST', body = '{}') {
    return new Promise<number>((resolve, reject) => {
      const { hostname, port } = http.address;
      const sent = {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      };
      const asked = request({ hostname, port, path, method, headers: { ...sent, ...headers } });
      asked.on('response', (answer) => resolve(answer.resume().statusCode ?? 0));
      asked.on('error', reject).end(method === 'POST' ? body : undefined);
    });
  }

  test('only this machine is answered, by its own name', async () => {
    expect(http.address.hostname).toBe('127.0.0.1');
    for (const name of ['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io']) {
      expect(await statusOf({ Host: name })).toBe(403);
      expect(await statusOf({ Origin: `http://${name}` })).toBe(403);
    }
    for (const name of ['evil.example@localhost', 'localhost/x', 'localhost?', 'a@127.0.0.1:1']) {
      expect([name, await statusOf({ Host: name })]).toEqual([name, 403]);
    }
    expect(await statusOf({ Origin: 'null' })).toBe(403);
    expect(await statusOf({ Host: `localhost:${http.address.port}` })).not.toBe(403);
    expect(await statusOf({ Origin: 'http://localhost:6274' })).not.toBe(403);
  });

  test('what is no question is refused by status', async () => {
    expect(await statusOf({}, '/')).toBe(404);
    expect(await statusOf({}, '/mcp', 'GET')).toBe(405);
    expect(await statusOf({}, '/mcp', 'DELETE')).toBe(405);
    expect(await statusOf({ 'Content-Type': 'text/plain' })).toBe(415);
    expect(await statusOf({}, '/mcp', 'POST', '{')).toBe(400);
    expect(await statusOf({}, '/mcp', 'POST', `"${'x'.repeat(70_000)}"`)).toBe(413);
  });
});
