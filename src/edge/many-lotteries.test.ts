// What a request costs must not grow with the number of lotteries: counted, since a time would
// waver.
import { expect, test } from 'vitest';
import { SMALL_SITE } from '../../tests/support/small-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../tests/support/small-lottery.ts';
import { catalogueOf } from '../contract/catalogue.ts';
import { answerRequest } from './answer.ts';
import { answerAddress } from '../function/answer-address.ts';
import { memoryQuota } from './quota.ts';

const kind = prizeKind('last-two-digit', 2, { place: 'EF' });
const archive = Array.from({ length: 500 }, (_, index) => ({
  lottery: smallLottery([kind], { slug: `lottery-${index}` }),
  draws: [drawOn('2026-08-16', { 'last-two-digit': ['53'] })],
}));

/** A list that counts how often an entry is taken out of it. */
function counting<T extends object>(list: readonly T[]) {
  const reads = { count: 0 };
  const counted = new Proxy(list, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads.count += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { reads, counted };
}

function countingEdge() {
  const { reads, counted: catalogue } = counting(catalogueOf(archive));
  const edge = { catalogue, quota: memoryQuota() };
  const ask = (path: string) =>
    answerRequest({ method: 'GET', url: `https://api.example${path}` }, '192.0.2.1', edge);
  return { reads, ask };
}

test('a request about the last of 500 lotteries looks at none of the others', async () => {
  const { reads, ask } = countingEdge();
  const paths = ['/api/results?lottery=lottery-499', '/api/draws/lottery-499/2026-08-16.json'];
  const kindOf = async (path: string) => (await ask(path)).kind;
  expect(await Promise.all(paths.map(kindOf))).toEqual(['file', 'function']);
  const indexed = reads.count;
  await Promise.all(paths.map(kindOf));
  expect(reads.count).toBe(indexed);
});

test('a request about an unknown lottery looks at none, and its refusal names them all', async () => {
  const { reads, ask } = countingEdge();
  expect(await ask('/api/results?lotery=lottery-499')).toMatchObject({ reply: { status: 400 } });
  expect(reads.count).toBe(0);
  const paths = ['/api/results?lottery=lottery-500', '/api/draws/lottery-500/2026-08-16.json'];
  const refused = { kind: 'reply', reply: { status: 400 } };
  for (const path of paths) expect(await ask(path)).toMatchObject(refused);
  const listed = reads.count;
  for (const path of paths) expect(await ask(path)).toMatchObject(refused);
  expect(reads.count).toBe(listed);
});

test('a check looks at no other lottery', async () => {
  const { reads, counted: latest } = counting(
    archive.map(({ lottery, draws: [draw] }) => ({ lottery, draw: draw as never })),
  );
  const draws = { ...SMALL_SITE, calendar: {}, latest, drawsOf: () => Promise.reject() };
  const catalogue = catalogueOf(archive);
  const address = '/api/check?lottery=lottery-499&number=53';
  const check = () => answerAddress(address, catalogue, draws, Date.parse('2026-08-16T16:00:00Z'));
  expect(await check()).toMatchObject({ status: 200 });
  const indexed = reads.count;
  await check();
  expect(reads.count).toBe(indexed);
});
