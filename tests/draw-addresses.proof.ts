// Every stored draw has an address, though a file of its year alone: the built function answers it
// as that file has it, and a withdrawn one with 410.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../scripts/disk/text-files.ts';
import { openCheckFunction } from './support/check-function.ts';
import { memberPath } from '../src/api/contract/open-file-path.ts';
import { FILES } from '../src/api/contract/open-files.ts';
import type { DrawYearBody } from '../src/api/answers/draws.schema.ts';
import { knownToFileOfYear } from './support/known-to-files.ts';
import { readLiveArchive } from './support/real-archive.ts';
import { STATIC } from './support/nginx.ts';

test('the address of every draw is answered as the file of its year has it', async () => {
  const { check } = await openCheckFunction();
  const wrong: string[] = [];
  let asked = 0;
  for (const { lottery, draws } of (await readLiveArchive()).archive) {
    const bodies = new Map<string, string>();
    for (const year of new Set(draws.map(({ drawDate }) => drawDate.slice(0, 4)))) {
      const path = memberPath(FILES.drawYear.path, { lottery: lottery.slug, year });
      const file: DrawYearBody = JSON.parse(await readFile(join(STATIC, path), 'utf8'));
      for (const data of file.data) {
        const { success, attribution } = file;
        bodies.set(data.drawDate, `${JSON.stringify({ success, attribution, data })}\n`);
      }
    }
    expect([...bodies.keys()]).toEqual(draws.map(({ drawDate }) => drawDate));
    for (const [date, body] of bodies) {
      const path = memberPath(FILES.draw.path, { lottery: lottery.slug, date });
      const { status, text } = await check(path);
      // Of the newest draw the function knows what was due since, and a file does not.
      const answered =
        status === 200 && JSON.stringify(knownToFileOfYear(JSON.parse(String(text))));
      if (`${answered}\n` !== body) wrong.push(path);
      asked += 1;
    }
  }
  expect(wrong).toEqual([]);
  console.log(`${asked} draws`);
});

test('a withdrawn draw says so at its address', async () => {
  const { check } = await openCheckFunction();
  for (const { lottery, withdrawn = [] } of (await readLiveArchive()).archive) {
    for (const { drawDate: date } of withdrawn) {
      const { status, text } = await check(
        memberPath(FILES.draw.path, { lottery: lottery.slug, date }),
      );
      expect([date, status, JSON.parse(text ?? '').code]).toEqual([date, 410, 'draw_withdrawn']);
    }
  }
});

test('no file of a single draw is built', () => {
  const built = listFiles(join(STATIC, 'api/draws'));
  expect(built.filter((path) => /\d{4}-\d{2}-\d{2}/.test(path))).toEqual([]);
});
