// One ticket, three answers: by the client package offline, by the built check function, and by a program
// written from the documents alone. They are the same for ten thousand tickets.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCheckFunction } from '../scripts/host/built-site.ts';
import { OUTPUT_FOLDER } from '../scripts/output-folder.ts';
import { memberPath } from '../src/contract/file-family.ts';
import { FILES } from '../src/contract/files.ts';
import type { ChecksBody } from '../src/contract/schemas/check.ts';
import { type Draw, kindsOf, type LotteryDraws } from '../src/domain/draw.ts';
import { eraOn } from '../src/domain/lottery.ts';
import { numberLengths } from '../src/domain/ticket.ts';
import { heldLotteries, readLiveArchive } from './support/real-archive.ts';
import { type InstalledPackage, installPackage } from './support/installed-package.ts';

const DRAWS = 50;
const TICKETS_A_DRAW = 200;
/** As many numbers as one request takes. */
const AT_ONCE = 20;

/** The raw collections, as `.ci/run` names them. */
const ARCHIVE = process.env['ARCHIVE'] ?? '../shared/data';

type Asked = { readonly lottery: string; readonly date: string; readonly number: string };

/** Chance that is the same on every machine (a linear congruential generator). */
function chanceFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const chance = chanceFrom(20_260_816);
const oneOf = <Item>(items: readonly Item[]) => items[chance(items.length)] as Item;
const digits = (count: number) => Array.from({ length: count }, () => chance(10)).join('');

/** A lottery in turn, an era of it by chance, and a draw of that era by chance. */
function drawByChance(lotteries: readonly LotteryDraws[], turn: number) {
  const { lottery, draws } = lotteries[turn % lotteries.length] as LotteryDraws;
  const eras = [...new Set(draws.map(({ drawDate }) => eraOn(lottery, drawDate)))];
  const era = oneOf(eras);
  return { lottery, draw: oneOf(draws.filter((one) => eraOn(lottery, one.drawDate) === era)) };
}

/** A number of any length that is taken; every other one has a winning number somewhere in it. */
function numberByChance(lottery: LotteryDraws['lottery'], draw: Draw): string {
  const kinds = kindsOf(lottery, draw);
  const length = chance(3) === 0 ? oneOf(numberLengths(kinds)) : 6;
  const winning = oneOf(oneOf(Object.values(draw.prizes)) ?? ['']) ?? '';
  if (chance(2) === 0 || winning.length > length) return digits(length);
  const before = oneOf([0, length - winning.length, chance(length - winning.length + 1)]);
  return `${digits(before)}${winning}${digits(length - winning.length - before)}`;
}

let installed: InstalledPackage;
beforeAll(async () => {
  installed = await installPackage();
});
afterAll(() => installed.remove());

function independently(asked: readonly Asked[]) {
  const source = existsSync(ARCHIVE)
    ? ['--archive', ARCHIVE]
    : ['--tree', `${OUTPUT_FOLDER}/static/api`];
  const input = asked.map((one) => `${one.lottery} ${one.date} ${one.number}\n`).join('');
  const { stdout, stderr } = spawnSync('python3', ['tests/independent/check-draws.py', ...source], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect(stderr).toBe('');
  const lines = stdout.trim().split('\n');
  return lines.map(
    (line) => JSON.parse(line) as { matches: string[][]; totalAmount: number | null },
  );
}

test('10,000 tickets over 50 draws', async () => {
  const { check } = await openCheckFunction();
  const lotteries = heldLotteries((await readLiveArchive()).archive);
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
    const file = JSON.parse(
      await readFile(`${OUTPUT_FOLDER}/static${memberPath(FILES.draw.path, member)}`, 'utf8'),
    );
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
