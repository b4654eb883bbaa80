import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderWith, removeFolders } from '../../tests/support/run-script.ts';
import { listedPages } from './listed-pages.ts';

afterAll(removeFolders);

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
])('$path: $listed', async ({ path, listed }) => {
  const file = join(await folderWith(new Map()), 'catalogue.json');
  const days = [{ to: '2026-08-16' }, undefined, { to: '2026-08-01' }];
  await writeFile(file, JSON.stringify(days.map((of) => ({ days: of }))));
  expect(listedPages(file)(`https://a.example${path}`)).toBe(listed);
});
