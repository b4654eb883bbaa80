import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { drawOn } from '../../tests/support/small-lottery.ts';
import { lastChanges, listedPages } from './sitemap.ts';

const ADDED = '2026-08-16T09:00:00.000Z';
const COMPLETED = '2026-08-16T09:30:00.000Z';
const CORRECTED = '2026-09-01T08:00:00.000Z';
const TAKEN = '2026-09-02T08:00:00.000Z';

/** Six draws, newest first: the window of five has all but the corrected one. */
const DRAWS = [
  drawOn('2026-08-16', { two: ['07'] }, { recordedAt: ADDED, completedAt: COMPLETED }),
  ...['14', '13', '12', '11'].map((day) => drawOn(`2026-08-${day}`, { two: ['07'] })),
  drawOn(
    '2015-03-01',
    { two: ['15'] },
    {
      corrections: [{ at: CORRECTED, reason: 'a typo', previous: { two: ['51'] } }],
    },
  ),
];
const TAKEN_DRAW = drawOn(
  '2014-01-01',
  { two: ['15'] },
  {
    withdrawals: [{ at: TAKEN, reason: { th: 'ผิด', en: 'wrong' } }],
  },
);

let dated: ReturnType<typeof lastChanges>;
beforeAll(async () => {
  const folder = await folderWith(new Map());
  const write = (slug: string, of: object) =>
    writeFile(join(folder, `${slug}.json`), JSON.stringify({ lottery: { slug }, ...of }));
  await write('lao-tv', { draws: DRAWS });
  await write('thai-government', { draws: [drawOn('2026-08-01', { two: ['07'] })] });
  await write('lao-hd', { draws: [], withdrawn: [TAKEN_DRAW] });
  dated = lastChanges(folder);
});
afterAll(removeFolders);

test.each([
  ['/day/2026-08-16/', COMPLETED],
  ['/day/2026-08-14/', undefined],
  ['/day/2015-03/', CORRECTED],
  ['/lottery/lao-tv/2026/', COMPLETED],
  ['/lottery/lao-tv/2015/', CORRECTED],
  ['/lottery/lao-tv/', CORRECTED],
  ['/stats/lao-tv/', CORRECTED],
  ['/calculations/lao-tv/5/', COMPLETED],
  ['/calculations/lao-tv/', CORRECTED],
  ['/lottery/thai-government/2026-08-01/', undefined],
  ['/lottery/lao-hd/2014/', TAKEN],
  ['/status/', TAKEN],
  ['/docs/', undefined],
])('%s changed at %s', (path, at) => {
  const item = { url: `https://a.example${path}` };
  expect(dated(item)).toEqual({ ...item, ...(at && { lastmod: at }) });
});

test.each([
  { path: '/', listed: true },
  { path: '/day/', listed: true },
  { path: '/day/2015-03/', listed: true },
  { path: '/day/2026-08-15/', listed: true },
  { path: '/day/2026-08-16/', listed: true },
  { path: '/day/2026-08-17/', listed: false },
  { path: '/day/today/', listed: false },
  { path: '/day/yesterday/', listed: false },
  { path: '/day/newest/', listed: false },
  { path: '/lottery/thai-government/2026-08-17/', listed: true },
])('$path is listed: $listed', async ({ path, listed }) => {
  const file = join(await folderWith(new Map()), 'catalogue.json');
  const days = [{ to: '2026-08-16' }, undefined, { to: '2026-08-01' }];
  await writeFile(file, JSON.stringify(days.map((of) => ({ days: of }))));
  expect(listedPages(file)(`https://a.example${path}`)).toBe(listed);
});
