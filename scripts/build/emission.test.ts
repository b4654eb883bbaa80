import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readDataFolder } from '../../src/intake/files/data-folder.ts';
import { smallData, TV_FILE } from '../../tests/support/small-data-folder.ts';
import { answerInDevelopment } from './emission.ts';

function dataOf(files: ReadonlyMap<string, string>) {
  const { dataFolder, problems } = readDataFolder(files, Date.parse('2030-01-01T00:00:00Z'));
  if (dataFolder === undefined) throw new Error(JSON.stringify(problems));
  return dataFolder;
}

test('the process it runs in keeps its own Request and Response', () => {
  const before = [globalThis.Request, globalThis.Response];
  answerInDevelopment(dataOf(smallData()), {});
  expect(globalThis.Request).toBe(before[0]);
  expect(globalThis.Response).toBe(before[1]);
});

test('development answers files, questions and checks from memory, and shows an edited draw at once', async () => {
  const development = answerInDevelopment(dataOf(smallData()), {});
  const server = createServer((request, response) =>
    development.handle(request, response, () => response.writeHead(418).end()),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const numbersOf = async (path: string) => JSON.stringify(await (await ask(path)).json());

  expect(await numbersOf('/api/results/lao-tv/1.json')).toContain('"37"');
  expect(await numbersOf('/api/results?lottery=lao-tv')).toContain('"37"');
  expect(await numbersOf('/api/check?lottery=lao-tv&number=37')).toContain('"isWinner":true');
  const page = await ask('/api/check?lottery=lao-tv&number=37&format=html');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('ถูกรางวัล');
  expect((await ask('/api/nowhere')).status).toBe(404);
  expect((await ask('/')).status).toBe(418);

  const edited = smallData().get(TV_FILE)?.replace('["37"]', '["38"]') ?? '';
  development.show(dataOf(smallData().set(TV_FILE, edited)));
  expect(await numbersOf('/api/results/lao-tv/1.json')).toContain('"38"');
  expect(await numbersOf('/api/check?lottery=lao-tv&number=37')).toContain('"isWinner":false');
  server.close();
});
