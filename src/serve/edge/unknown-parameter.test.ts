import { expect, test } from 'vitest';
import { mapEntries } from '../../../tests/support/map-entries.ts';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { OPEN_FILE_ALIASES } from '../../api/contract/open-file-path.ts';
import { FILES } from '../../api/contract/open-files.ts';
import { answerRequest } from './answer-request.ts';
import { memoryQuota } from './quota.ts';

const days = { from: '2026-08-01', to: '2026-08-16', bits: '8001' };
const catalogue = mapEntries(SMALL_CATALOGUE, (entry) => ({ ...entry, days }));

function ask(path: string) {
  const request = { method: 'GET', url: `https://api.example${path}` };
  return answerRequest(request, '192.0.2.1', { catalogue, quota: memoryQuota() });
}

async function refusal(path: string) {
  const answer = await ask(path);
  if (answer.kind !== 'reply') return { status: 200, body: {} };
  return { status: answer.reply.status, body: JSON.parse(answer.reply.text ?? '') };
}

test.each([
  '/api/stats?window=5',
  '/api/stats?limit=5',
  '/api/calculations?limit=100',
  '/api/check?number=53&limit=3',
  '/api/check?number=53&format=json',
  '/api/results?window=30',
  '/api/results?n=5',
  '/api/results?sort=asc',
  '/api/results?lottery=lao-lottery&lottery%3Dlao-tv',
  '/api/results?number=12',
])('%s is refused, naming what the address takes', async (path) => {
  const { status, body } = await refusal(path);
  expect(status).toBe(400);
  expect(body.code).toBe('unknown_parameter');
  expect(body.accepted.length).toBeGreaterThan(1);
});

test.each([
  ...Object.values(FILES).map(({ path }) => path),
  ...Object.keys(OPEN_FILE_ALIASES),
  '/api/results/lao-lottery/3.json',
  '/api/stats/lao-lottery.json',
  '/compat/rayriffy/latest',
  '/compat/rayriffy/list',
  '/compat/rayriffy/lotto/16082569',
])('%s takes no parameter, but tags and cache-busters pass', async (template) => {
  const path = template
    .replace('{lottery}', 'lao-lottery')
    .replace('{date}', '2026-08-16')
    .replace('{year}', '2026');
  const plain = await ask(path);
  expect(plain.kind).not.toBe('reply');
  expect(await ask(`${path}?v=1&_=2026-08-16&utm_source=line&1790000000`)).toEqual(plain);
  for (const query of ['?limit=3', '?lottery=lao-lottery', '?LIMIT', '?x=', '?%6Cimit=3']) {
    const { status, body } = await refusal(path + query);
    expect([query, status]).toEqual([query, 400]);
    expect(body.error ?? body.response).toContain('ไม่รับพารามิเตอร์');
    if (path.startsWith('/api'))
      expect(body).toMatchObject({ code: 'unknown_parameter', accepted: [] });
  }
});
