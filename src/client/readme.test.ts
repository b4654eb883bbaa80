// The README's samples of what happens over hours, run against a service whose hours pass in a
// moment. That all of them compile, and that the others run, is held by tests/client.proof.ts.
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { announcingService, type Published } from '../../tests/support/announcing-service.ts';
import { clientClock } from '../../tests/support/client-clock.ts';
import { printed } from '../../tests/support/printed.ts';
import { readmeSamples } from '../../tests/support/readme-samples.ts';
import { LOTTERIES } from '../../tests/support/real-lotteries.ts';
import { API_VERSION } from '../api/contract/service.ts';
import * as perdphon from './perdphon.ts';

const samples = readmeSamples();

/** The part of a section's samples from these words on. */
const sampleFrom = (heading: string, words: string) => {
  const code = samples.get(heading) ?? '';
  expect(code).toContain(words);
  return code.slice(code.indexOf(words));
};

test('watch prints each new draw and each correction of its lotteries', async () => {
  const { clock } = clientClock();
  const from = clock.now();
  const news = (lottery: string, at: number): Published => ({
    lottery,
    drawDate: '2026-11-16',
    change: 'added',
    revision: 1,
    at: from + at,
  });
  const corrected = { ...news('lao-tv', 9_000_000), change: 'corrected', revision: 2 } as const;
  const published = [
    news('lao-tv', 3_600_000),
    news('lao-plus', 5_000_000),
    news('thai-government', 7_200_000),
    corrected,
  ];
  const ending = new AbortController();
  const service = announcingService(LOTTERIES, published, () => {
    if (clock.now() > from + 36_000_000) ending.abort();
    return clock.now();
  });
  const client = perdphon.createClient({
    hosts: ['https://a.example'],
    fetch: service.fetch,
    clock,
  });
  // The sample's own controller is the one that ends the day.
  const given = {
    client,
    AbortController: function SampleController() {
      return ending;
    },
  };
  const lines = await printed(samples.get('Watch') ?? '', given);
  expect(lines).toMatchObject([
    ['added', 'lao-tv', '2026-11-16', { prizes: [] }],
    ['added', 'thai-government', '2026-11-16', { prizes: [] }],
    ['corrected', 'lao-tv', '2026-11-16', { prizes: [], revision: 2 }],
  ]);
});

test('stale is printed where the answer is old, and headers where it is not', async () => {
  const { clock, pass } = clientClock();
  const headers = { RateLimit: '"results";r=119;t=60' };
  const fetch = vi.fn(async () => Response.json({ success: true, data: [] }, { headers }));
  const client = perdphon.createClient({ hosts: ['https://a.example'], fetch, clock });
  const sample = sampleFrom('Failures', 'const answer = ');
  expect(await printed(sample, { client })).toEqual([['service', headers.RateLimit]]);
  fetch.mockRejectedValue(new Error('down'));
  pass(720);
  expect(await printed(sample, { client })).toEqual([
    ['ข้อมูลเมื่อ 12 นาทีก่อน อาจมีผลใหม่กว่านี้'],
    ['kept', undefined],
  ]);
});

test('a failure is printed with its code, or with the hosts that were asked', async () => {
  const sample = samples.get('Failures')?.split('const answer')[0] ?? '';
  const fault = { success: false, error: 'ตรวจได้เฉพาะเลข', code: 'invalid_number' };
  const refused = async () => Response.json({ ...fault, parameter: 'number' }, { status: 400 });
  const down = async () => Promise.reject(new Error('down'));
  const told = (fetch: typeof globalThis.fetch) => {
    const { clock } = clientClock();
    const client = perdphon.createClient({ hosts: ['https://a.example'], fetch, clock });
    return printed(sample, { client });
  };
  expect(await told(refused)).toEqual([['invalid_number', 'number', 'ตรวจได้เฉพาะเลข']]);
  expect(await told(down)).toEqual([[expect.arrayContaining([expect.anything()])]]);
});

test('its first sample is four lines', () => {
  expect(samples.get('First')?.trim().split('\n')).toHaveLength(4);
});

test('the tarball it names is the one that is made, and nothing else is promised', () => {
  const readme = readFileSync('src/client/README.md', 'utf8');
  const named = [...readme.matchAll(/perdphon-(\d+\.\d+\.\d+)\.tgz/g)].map(
    ([, version]) => version,
  );
  expect(new Set(named)).toEqual(new Set([API_VERSION]));
  expect(readme).toMatch(/not on the npm registry yet/i);
});

test('its table names every question', () => {
  const readme = readFileSync('src/client/README.md', 'utf8');
  const questions = Object.keys(perdphon).filter((name) => /^(?:get|check|watch)/.test(name));
  expect(questions.length).toBeGreaterThan(12);
  const missing = questions.filter((name) => !readme.includes(`\`${name}(`));
  expect(missing).toEqual([]);
});
