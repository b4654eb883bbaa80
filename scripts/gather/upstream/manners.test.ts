import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { askOnce, inTurn, readConditions, readText, userAgent } from './manners.ts';

describe('inTurn', () => {
  test('one request at a time at a host, in order, also after one that failed', async () => {
    const log: string[] = [];
    const ask = (name: string, host = 'a.example') =>
      inTurn(`https://${host}/${name}`, async () => {
        log.push(`${name} begins`);
        await wait(1);
        log.push(`${name} ends`);
        if (name === 'two') throw new Error(name);
        return name;
      });
    const all = await Promise.allSettled([
      ask('one'),
      ask('two'),
      ask('three'),
      ask('b', 'b.example'),
    ]);
    expect(all.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    const ofOne = log.filter((line) => !line.startsWith('b'));
    expect(ofOne).toEqual(
      ['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]),
    );
    expect(log.indexOf('b begins')).toBeLessThan(log.indexOf('one ends'));
  });
});

describe('an answer that is known', () => {
  const request = { method: 'GET', url: 'https://a.example/known' } as const;

  test('is asked for only if it has changed, and stands when it has not', async () => {
    expect(readConditions(request)).toEqual({});
    const headers = { etag: '"1"', 'last-modified': 'Tue, 01 Sep 2026 07:00:00 GMT' };
    expect(await readText(request, new Response('first', { headers }))).toBe('first');
    expect(readConditions(request)).toEqual({
      'if-none-match': '"1"',
      'if-modified-since': 'Tue, 01 Sep 2026 07:00:00 GMT',
    });
    expect(await readText(request, new Response(null, { status: 304 }))).toBe('first');
    expect(await readText(request, new Response('second', { headers: { etag: '"2"' } }))).toBe(
      'second',
    );
    expect(readConditions(request)).toEqual({ 'if-none-match': '"2"' });
  });

  test('one without a tag or a day is always asked for whole', async () => {
    const other = { method: 'POST', url: request.url, json: { day: '01' } } as const;
    await readText(other, new Response('text'));
    expect(readConditions(other)).toEqual({});
  });
});

test('what many lotteries want at once is asked once a minute', async () => {
  const request = { method: 'GET', url: 'https://a.example/all' } as const;
  const ask = vi.fn(async () => 'all');
  for (const now of [0, 0, 59_000, 60_000]) expect(await askOnce(request, now, ask)).toBe('all');
  expect(ask).toHaveBeenCalledTimes(1);
  await askOnce(request, 61_000, ask);
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  { CONTACT: 'mailto:ops@lotto.example', found: / \(\+mailto:ops@lotto\.example\)$/ },
  { CONTACT: '', SITE_URL: 'https://หวย.example', found: / \(\+https:\/\/%E0[\x20-\x7e]+\)$/ },
  { SITE_URL: '', found: /^lottery-results-api\/\d+\.\d+\.\d+$/ },
])('who asks says where to find them: $found', ({ found, ...env }) => {
  expect(userAgent(env)).toMatch(found);
  expect(userAgent(env)).toMatch(/^lottery-results-api\/[\x20-\x7e]+$/);
});
