// Two hosts behind docs/nginx.conf are stopped and started one after the other, as
// docs/operations.md says, while callers keep asking: nobody is refused and no answer is cut off.
import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, startHost, startNginxBefore } from './support/nginx.ts';

const CALLERS = 16;

let hosts: Awaited<ReturnType<typeof startHost>>[];
let nginx: Awaited<ReturnType<typeof startNginxBefore>>;
beforeAll(async () => {
  hosts = [await startHost(), await startHost()];
  nginx = await startNginxBefore(hosts.map(({ port }) => port));
});
afterAll(async () => {
  await nginx?.stop();
  for (const { stop } of hosts ?? []) await stop('SIGKILL');
});

test('each host in turn ends and comes back, and every answer is whole', async () => {
  let running = true;
  const seen: Record<string, number> = {};
  const call = async (caller: number) => {
    const agent = new Agent({ keepAlive: true });
    for (let turn = 0; running; turn += 1) {
      const localAddress = `127.2.${caller}.${(turn >> 5) & 255}`;
      const question = { path: '/api/stats', port: nginx.port, agent, localAddress };
      const told = await ask(question).then(
        ({ status, text }) => `${status} ${JSON.parse(text).success}`,
        (error: Error) => error.message,
      );
      seen[told] = (seen[told] ?? 0) + 1;
    }
    agent.destroy();
  };
  const calling = Array.from({ length: CALLERS }, (_, caller) => call(caller));
  for (const [index, host] of hosts.entries()) {
    expect(await host.stop('SIGTERM')).toEqual([0, null]);
    hosts[index] = await startHost(host.port);
  }
  running = false;
  await Promise.all(calling);
  expect(Object.keys(seen)).toEqual(['200 true']);
});
