// What is said of each of a million tickets. The unit tests beside them take shorter numbers.
import { expect, test } from 'vitest';
import { lotteryDraws, readRealArchive } from '../../../tests/support/real-archive.ts';
import { everyNumber } from '../../domain/digits.ts';
import { checkNumber } from '../../domain/check.ts';
import { listPrizes } from '../../domain/draw.ts';

const TICKETS = everyNumber(6);

test('over all government tickets, each prize is won as often as chance has it', async () => {
  const { archive } = await readRealArchive();
  const { lottery, draws } = lotteryDraws(archive, 'thai-government');
  const [draw] = draws;
  if (draw === undefined) throw new Error('thai-government has no draw');
  const won = new Map<string, number>();
  let baht = 0;
  for (const ticket of TICKETS) {
    const { matches, totalAmount } = checkNumber(lottery, draw, ticket);
    for (const { kind } of matches) won.set(kind.slug, (won.get(kind.slug) ?? 0) + 1);
    baht += totalAmount;
  }
  const prizes = listPrizes(lottery, draw);
  // A prize of three digits is won by the thousand tickets that hold them at its place.
  const tickets = prizes.map(({ kind, numbers }) => numbers.length * 10 ** (6 - kind.digits));
  expect(prizes.map(({ kind }) => won.get(kind.slug))).toEqual(tickets);
  expect(baht).toBe(
    prizes.reduce((sum, { kind }, index) => sum + Number(kind.amount) * (tickets[index] ?? 0), 0),
  );
});
