// One ticket, three answers: by the client package offline, by the built check function, and by a
// program written from the documents alone. They are the same for ten thousand tickets.

import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCheckFunction } from './support/check-function.ts';
import { memberPath } from '../src/api/contract/open-file-path.ts';
import { FILES } from '../src/api/contract/open-files.ts';
import type { ChecksBody } from '../src/api/check/check.schema.ts';
import {
  ARCHIVE,
  type Asked,
  drawByChance,
  independently,
  numberByChance,
} from './support/chance-tickets.ts';
import { type InstalledPackage, installPackage } from './support/installed-package.ts';
import { lotteriesWithDraws, readLiveArchive } from './support/real-archive.ts';

const DRAWS = 50;
const TICKETS_A_DRAW = 200;
/** As many numbers as one request takes. */
const AT_ONCE = 20;

let installed: InstalledPackage;
beforeAll(async () => {
  installed = await installPackage();
});
afterAll(() => installed.remove());

test('10,000 tickets over 50 draws', async () => {
  const { check } = await openCheckFunction();
  const lotteries = lotteriesWithDraws((await readLiveArchive()).archive);
  // The government's lottery has eras and the largest prizes, so it has every other turn.
  const government = lotteries.filter(({ lottery }) => lottery.slug === 'thai-government');
  const turns = lotteries.flatMap((one) => [...government, one]);

  const asked: Asked[] = [];
  const offline: ChecksBody['data']['results'] = [];
  const served: ChecksBody['data']['results'] = [];
  const days = new Set<string>();
  for (let turn = 0; days.size < DRAWS; turn += 1) {
    const { lottery, draw } = drawByChance(turns, turn);
    const member = { lottery: lottery.slug, date: draw.drawDate };
    if (days.has(`${member.lottery}/${member.date}`)) continue;
    days.add(`${member.lottery}/${member.date}`);
    const numbers = Array.from({ length: TICKETS_A_DRAW }, () => numberByChance(lottery, draw));
    asked.push(...numbers.map((number) => ({ ...member, number })));
    const file = JSON.parse(String((await check(memberPath(FILES.draw.path, member))).text));
    offline.push(
      ...(installed.perdphon.checkOffline({ draw: file.data, numbers }).results as typeof offline),
    );
    for (let start = 0; start < numbers.length; start += AT_ONCE) {
      const some = numbers.slice(start, start + AT_ONCE).join(',');
      const query = new URLSearchParams({ ...member, numbers: some });
      const { status, text } = await check(`/api/check?${query}`);
      expect(status).toBe(200);
      served.push(...(JSON.parse(String(text)) as ChecksBody).data.results);
    }
  }

  expect(asked).toHaveLength(DRAWS * TICKETS_A_DRAW);
  const different = offline.filter(
    (one, index) => JSON.stringify(one) !== JSON.stringify(served[index]),
  );
  expect(different).toEqual([]);
  const written = independently(asked);
  const disputed = written.flatMap(({ matches, totalAmount }, index) => {
    const ours = offline[index] as (typeof offline)[number];
    const hits = ours.matches.map(({ prize, winningNumber }) => [prize, winningNumber]);
    const agree =
      JSON.stringify(hits) === JSON.stringify(matches) &&
      (totalAmount === null || totalAmount === ours.totalAmount);
    return agree ? [] : [{ ...asked[index], ours, matches, totalAmount }];
  });
  expect(disputed).toEqual([]);
  expect(written).toHaveLength(asked.length);

  const winners = offline.filter(({ isWinner }) => isWinner);
  const matches = offline.reduce((sum, one) => sum + one.matches.length, 0);
  const baht = offline.reduce((sum, one) => sum + one.totalAmount, 0);
  const before = [...days].filter(
    (day) => day < 'thai-government/2015-09-01' && day.startsWith('thai'),
  );
  console.log(
    `${asked.length} tickets, ${days.size} draws of ${new Set(asked.map(({ lottery }) => lottery)).size} lotteries, ` +
      `${before.length} draws before the front three: ${winners.length} winners, ${matches} matches, ` +
      `${baht} baht; the same offline, served and from ${existsSync(ARCHIVE) ? 'the raw collections' : 'the emitted draws'}`,
  );
});
