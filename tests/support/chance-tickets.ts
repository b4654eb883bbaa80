// Tickets by chance, the same on every machine, and what a program says of them that was written
// from the documents alone.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect } from 'vitest';
import { OUTPUT_FOLDER } from '../../scripts/output/output-folder.ts';
import { type Draw, type LotteryDraws, listPrizeKinds } from '../../src/domain/draw.ts';
import { eraOn } from '../../src/domain/lottery.ts';
import { numberLengths } from '../../src/domain/ticket.ts';

/** The raw collections, as `.ci/run` names them. */
export const ARCHIVE = process.env['ARCHIVE'] ?? '../shared/data';

export type Asked = { readonly lottery: string; readonly date: string; readonly number: string };

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
export function drawByChance(lotteries: readonly LotteryDraws[], turn: number) {
  const { lottery, draws } = lotteries[turn % lotteries.length] as LotteryDraws;
  const eras = [...new Set(draws.map(({ drawDate }) => eraOn(lottery, drawDate)))];
  const era = oneOf(eras);
  return { lottery, draw: oneOf(draws.filter((one) => eraOn(lottery, one.drawDate) === era)) };
}

/** A number of any length that is taken; every other one has a winning number somewhere in it. */
export function numberByChance(lottery: LotteryDraws['lottery'], draw: Draw): string {
  const kinds = listPrizeKinds(lottery, draw);
  const length = chance(3) === 0 ? oneOf(numberLengths(kinds)) : 6;
  const winning = oneOf(oneOf(Object.values(draw.prizes)) ?? ['']) ?? '';
  if (chance(2) === 0 || winning.length > length) return digits(length);
  const before = oneOf([0, length - winning.length, chance(length - winning.length + 1)]);
  return `${digits(before)}${winning}${digits(length - winning.length - before)}`;
}

/** The prizes each ticket won, and their sum where the raw collections are at hand. */
export function independently(asked: readonly Asked[]) {
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
