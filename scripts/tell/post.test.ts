import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOfAddress } from '../../src/intake/files/subscriber-file.ts';
import { answer, type StandIns, startStandIns } from '../../tests/support/stand-in-receivers.ts';
import { post } from './post.ts';

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => standIns.close());
beforeEach(() => void standIns.heard.splice(0));

const send = (url: string, signal = AbortSignal.timeout(5_000)) =>
  post(url, { body: '{}', headers: { 'content-type': 'application/json' }, signal });

test.each([
  'https://receiver.example/hook',
  'https://203.0.113.9.example/',
  'https://8.8.8.8/',
  'http://127.0.0.1:1234/',
  'http://localhost/',
  'http://[::1]:80/',
])('%s may be asked', (url) => {
  expect(refusalOfAddress(url)).toBeUndefined();
});

test.each([
  'receiver.example',
  'http://receiver.example/',
  'ftp://receiver.example/',
  'file:///etc/passwd',
  'https://user:password@receiver.example/',
  'https://127.0.0.1/',
  'https://10.0.0.1/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://0.0.0.0/',
  'https://100.64.0.1/',
  'https://[::1]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[64:ff9b::a00:1]/',
  'https://2130706433/',
  'https://0177.0.0.1/',
  'https://[::127.0.0.2]/',
  'https://172.16.0.1/',
  'https://0x7f.1/',
  'http://169.254.169.254/',
  'http://127.0.0.1.receiver.example/',
])('%s may not', async (url) => {
  expect(refusalOfAddress(url)).toEqual(expect.any(String));
  expect(await send(url)).toMatchObject({ outcome: 'refused' });
});

test('a name that leads to this machine is refused, however it is called', async () => {
  // Every system resolves names below localhost, if at all, to itself.
  const receipt = await send('https://localhost:1/');
  expect(receipt).toEqual({
    outcome: 'refused',
    reason: expect.stringMatching(/leads to (?:127\.0\.0\.1|::1), which is not a public address/),
  });
});

test.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [301, 'refused'],
  [307, 'refused'],
  [400, 'refused'],
  [404, 'refused'],
  [410, 'refused'],
  [408, 'down'],
  [429, 'down'],
  [500, 'down'],
  [503, 'down'],
])('an answer of %i is %s, and no redirect is followed', async (status, outcome) => {
  standIns.behave(answer(status, { headers: { location: '/elsewhere', 'retry-after': '7' } }));
  const receipt = await send(`${standIns.origin}/a`);
  expect(receipt.outcome).toBe(outcome);
  if (receipt.outcome === 'down') expect(receipt.afterSeconds).toBe(7);
  expect(standIns.heard.map(({ path, body }) => [path, body])).toEqual([['/a', '{}']]);
});

test('an endless answer is not read', async () => {
  standIns.behave((_, response) => {
    response.writeHead(200);
    const write = () => {
      while (response.write('x'.repeat(65_536)));
      response.once('drain', write);
    };
    write();
  });
  expect(await send(`${standIns.origin}/endless`)).toEqual({ outcome: 'delivered' });
});

test('silence ends with the signal, a closed connection at once', async () => {
  standIns.behave(() => {});
  expect(await send(`${standIns.origin}/silent`, AbortSignal.timeout(50))).toEqual({
    outcome: 'down',
    reason: 'no answer in time',
  });
  standIns.behave((_, response) => void response.destroy());
  expect(await send(`${standIns.origin}/closed`)).toMatchObject({ reason: 'ECONNRESET' });
  expect(await send('http://127.0.0.1:1/')).toMatchObject({ reason: 'ECONNREFUSED' });
});
