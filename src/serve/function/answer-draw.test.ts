import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerAddress } from './answer-address.ts';
import { drawsIn } from './stored-draw.ts';
import { SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { withdrawn } from '../../../tests/support/withdrawn.ts';
import { catalogueOf } from '../../api/contract/catalogue.ts';
import { withBegunEras } from '../../domain/draw.ts';
import { byLottery } from '../../api/check/check-body.ts';

const ARCHIVE = { lottery: { slug: 'lao-tv' }, draws: [] };

let folder: string;
let file: string;
let drawsOf: ReturnType<typeof drawsIn>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'));
  file = join(folder, 'lao-tv.json');
  drawsOf = drawsIn(pathToFileURL(`${folder}/`));
});
afterEach(() => rm(folder, { recursive: true }));

describe('drawsIn', () => {
  test('reads a file once, however many ask', async () => {
    await writeFile(file, JSON.stringify(ARCHIVE));
    const [one, other] = await Promise.all([drawsOf('lao-tv'), drawsOf('lao-tv')]);
    await rm(file);
    expect(one).toEqual(ARCHIVE);
    expect([other, await drawsOf('lao-tv')]).toEqual([ARCHIVE, ARCHIVE]);
  });

  test.each([
    { because: 'missing', spoil: () => rm(file, { force: true }), failure: 'ENOENT' },
    { because: 'half written', spoil: () => writeFile(file, '{"lott'), failure: /JSON/ },
  ])('reads a file again that was $because', async ({ spoil, failure }) => {
    await spoil();
    await expect(drawsOf('lao-tv')).rejects.toThrow(failure);
    await writeFile(file, JSON.stringify(ARCHIVE));
    expect(await drawsOf('lao-tv')).toEqual(ARCHIVE);
  });
});

describe('the results of a day', () => {
  const draws = ['2026-08-16', '2026-08-15', '2026-08-01'].map((date) =>
    drawOn(date, { two: [date.slice(-2)] }),
  );
  const lottery = smallLottery([prizeKind('two', 2)], { slug: 'lao-tv' });
  const archive = withBegunEras(lottery, [
    ...draws,
    withdrawn(drawOn('2026-07-31', { two: ['07'] })),
  ]);
  const catalogue = catalogueOf([archive]);
  const checked = {
    ...SMALL_SITE,
    latest: byLottery([{ lottery, draw: draws[0] as (typeof draws)[number] }]),
    drawsOf: async () => archive,
  };
  const NOON = Date.parse('2026-08-17T12:00:00+07:00');
  const ask = (query: string, path = '/api/results') =>
    answerAddress(`${path}?lottery=lao-tv${query}`, catalogue, checked, NOON);

  test.each(['/api/results', '/api/results/'])(
    '%s answers that draw as results do',
    async (path) => {
      const { status, headers, text } = await ask('&date=2026-08-15', path);
      expect(status).toBe(200);
      expect(JSON.parse(text ?? '')).toMatchObject({
        success: true,
        attribution: { note: expect.any(String) },
        data: [{ lottery: 'lao-tv', drawDate: '2026-08-15', prizes: [{ numbers: ['15'] }] }],
      });
      expect(headers['Cache-Control']).toContain('max-age=300');
      expect(headers['Link']).toContain('/api/feeds/lao-tv.xml');
      expect(headers['ETag']).toMatch(/^W\/"[\w]{22}"$/);
    },
  );

  test('a draw that is a week old is kept for a day', async () => {
    const { headers } = await ask('&date=2026-08-01');
    expect(headers['Cache-Control']).toContain('max-age=86400');
  });

  test('the newest draw alone says when the next one is announced', async () => {
    const next = async (date: string) =>
      JSON.parse(String((await ask(`&date=${date}`)).text)).nextDraw?.drawDate;
    expect(await Promise.all(['2026-08-16', '2026-08-15'].map(next))).toEqual([
      '2026-08-17',
      undefined,
    ]);
  });

  test.each([
    ['2026-08-17T20:29:59+07:00', undefined],
    ['2026-08-17T20:30:00+07:00', 'awaited'],
    ['2026-08-18T00:00:00+07:00', 'late'],
  ])('at %s the newest draw says at both addresses that a newer one is %s', async (at, state) => {
    const now = Date.parse(at);
    const bodyAt = async (address: string) => {
      const { text, headers } = await answerAddress(address, catalogue, checked, now);
      expect(headers['Vercel-CDN-Cache-Control']).toBeUndefined();
      return JSON.parse(String(text));
    };
    const bodies = await Promise.all([
      bodyAt('/api/results?lottery=lao-tv&date=2026-08-16'),
      bodyAt('/api/draws/lao-tv/2026-08-16.json'),
    ]);
    expect(bodies.map(({ dueDraws }) => dueDraws?.state)).toEqual([state, state]);
    const draws = [bodies[0].data[0], bodies[1].data];
    for (const { standing } of draws) expect(standing[0]?.code).toBe(state);
  });

  test('of an older draw nothing is due, and the platform keeps it until a publication', async () => {
    const now = Date.parse('2026-09-30T00:00:00Z');
    const path = '/api/draws/lao-tv/2026-08-15.json';
    const { text, headers } = await answerAddress(path, catalogue, checked, now);
    expect(JSON.parse(String(text))).not.toHaveProperty('dueDraws');
    expect(headers['Vercel-CDN-Cache-Control']).toContain('31536000');
  });

  test.each([
    ['&date=2026-08-14', 404, 'no_draw_on_date'],
    ['&date=2026-07-31', 410, 'draw_withdrawn'],
    ['&date=2569-08-16', 400, 'invalid_date'],
    ['&date=2026-08-16&limit=3', 400, 'invalid_limit'],
    ['&date=2026-08-16&limit=1&window=5', 400, 'unknown_parameter'],
    // The edge leads every other question to its file.
    ['', 404, 'unknown_path'],
  ])('%s is answered with %i %s', async (query, status, code) => {
    const reply = await ask(query);
    expect([reply.status, JSON.parse(reply.text ?? '').code]).toEqual([status, code]);
  });

  test('the address of a draw takes no parameter, but a cache-buster', async () => {
    const statusOf = async (query: string) =>
      (await answerAddress(`/api/draws/lao-tv/2026-08-15.json${query}`, catalogue, checked, NOON))
        .status;
    expect(await Promise.all(['', '?_=1', '?limit=3'].map(statusOf))).toEqual([200, 200, 400]);
  });
});
