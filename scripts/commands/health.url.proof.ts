// The health of a deployment, whose place a server on this machine takes.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import type { LotteryDraws } from '../../src/domain/draw.ts';
import { statusBody } from '../../src/emit/status.ts';
import { health } from '../../tests/support/health.ts';
import { drawOf, lotteryOf, SOURCES, threeOf } from '../../tests/support/real-lotteries.ts';
import { linesOf, removeFolders } from '../../tests/support/run-script.ts';

describe.concurrent('health --url', () => {
  const servers: Server[] = [];
  const asked: string[] = [];
  afterAll(async () => {
    for (const server of servers) await once(server.close(), 'close');
    await removeFolders();
  });
  /** The flags for a deployment that answers so. */
  const live = async (body: string, status = 200) => {
    const server = createServer(({ url }, response) => {
      asked.push(url ?? '');
      response.writeHead(status, { connection: 'close' }).end(body);
    });
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return ['--url', `http://127.0.0.1:${(server.address() as AddressInfo).port}`];
  };
  const statusOf = (drawDate: string) => {
    const draws = [drawOf(drawDate, threeOf('508', '37'))];
    const archive: LotteryDraws[] = [{ lottery: lotteryOf('lao-tv'), draws }];
    return JSON.stringify(
      statusBody(archive, { calendar: {}, sources: SOURCES, upstreams: [], heldBack: [] }),
    );
  };

  test('a deployment whose next draw is still to come is healthy: exit 0', async () => {
    expect(await health(await live(statusOf('2026-08-18')))).toEqual({
      code: 0,
      stderr: '',
      stdout: 'no draw is missed\n',
    });
    expect(asked).toContain('/api/status.json');
  });

  test('one of a version that said less is read all the same', async () => {
    const { lotteries } = JSON.parse(statusOf('2026-08-18'));
    for (const one of lotteries) {
      for (const added of ['upstreams', 'unattended', 'heldBack']) delete one[added];
      for (const added of ['source', 'confirmedBy', 'unconfirmed']) delete one.latest[added];
    }
    const { code } = await health(await live(JSON.stringify({ success: true, lotteries })));
    expect(code).toBe(0);
  });

  test('one that has stood still is not, however fresh the data folder: exit 1', async () => {
    const { code, stdout } = await health(await live(statusOf('2026-08-16')));
    expect([code, stdout]).toEqual([
      1,
      'lao-tv: 2 missed, the newest stored is of 2026-08-16: 2026-08-17 2026-08-18\n',
    ]);
  });

  test.each([
    {
      what: 'a page',
      body: '<!doctype html><title>x</title>',
      said: 'status: expected JSON, got HTML',
    },
    { what: 'an empty answer', body: '', said: 'status: expected JSON, got an empty answer' },
    {
      what: 'other JSON',
      body: '{"success":true}',
      said: 'status: lotteries: expected array, got nothing',
    },
    {
      what: '404',
      body: 'x',
      status: 404,
      said: '/api/status.json: answered 404 Not Found (1 try)',
    },
    {
      what: '500',
      body: 'x',
      status: 500,
      said: 'answered 500 Internal Server Error (4 tries)',
    },
  ])('$what is no status: exit 2, and said', async ({ body, status, said }) => {
    const { code, stdout, stderr } = await health(await live(body, status));
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringContaining(said)]);
    expect(linesOf(stderr).at(-1)).toMatch(/^health: /);
  });

  test.each([
    { url: 'http://127.0.0.1:4', said: /no connection: .*ECONNREFUSED.* \(4 tries\)/ },
    { url: 'nowhere', said: /--url nowhere is not an address/ },
  ])('$url cannot be asked: exit 2, and said', async ({ url, said }) => {
    const { code, stdout, stderr } = await health(['--url', url]);
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(said)]);
  });
});
