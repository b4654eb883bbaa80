// What a request costs must not grow with the number of lotteries: counted, since a time would
// waver.
import { expect, test } from 'vitest';
import { SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { catalogueOf } from '../../api/contract/catalogue.ts';
import { answerRequest } from './answer-request.ts';
import { answerAddress } from '../function/answer-address.ts';
import { memoryQuota } from './quota.ts';
import { byLottery } from '../../api/check/check-body.ts';

const kind = prizeKind('last-two-digit', 2, { place: 'EF' });
const archive = Array.from({ length: 500 }, (_, index) => ({
  lottery: smallLottery([kind], { slug: `lottery-${index}` }),
  draws: [drawOn('2026-08-16', { 'last-two-digit': ['53'] })],
}));

/** A map that counts how often somebody goes through its entries. */
class CountingMap<Entry> extends Map<string, Entry> {
  walks = 0;
  override values() {
    this.walks += 1;
    return super.values();
  }
  override keys() {
    this.walks += 1;
    return super.keys();
  }
  override [Symbol.iterator]() {
    this.walks += 1;
    return super[Symbol.iterator]();
  }
}

function countingEdge() {
  const catalogue = new CountingMap([...catalogueOf(archive)]);
  const edge = { catalogue, quota: memoryQuota() };
  const ask = (path: string) =>
    answerRequest({ method: 'GET', url: `https://api.example${path}` }, '192.0.2.1', edge);
  return { catalogue, ask };
}

test('a request about the last of 500 lotteries looks at none of the others', async () => {
  const { catalogue, ask } = countingEdge();
  const paths = ['/api/results?lottery=lottery-499', '/api/draws/lottery-499/2026-08-16.json'];
  const kindOf = async (path: string) => (await ask(path)).kind;
  expect(await Promise.all(paths.map(kindOf))).toEqual(['file', 'function']);
  const indexed = catalogue.walks;
  await Promise.all(paths.map(kindOf));
  expect(catalogue.walks).toBe(indexed);
});

test('a request about an unknown lottery looks at none, and its refusal names them all', async () => {
  const { catalogue, ask } = countingEdge();
  expect(await ask('/api/results?lotery=lottery-499')).toMatchObject({ reply: { status: 400 } });
  expect(catalogue.walks).toBe(0);
  const paths = ['/api/results?lottery=lottery-500', '/api/draws/lottery-500/2026-08-16.json'];
  const refused = { kind: 'reply', reply: { status: 400 } };
  for (const path of paths) expect(await ask(path)).toMatchObject(refused);
  const listed = catalogue.walks;
  for (const path of paths) expect(await ask(path)).toMatchObject(refused);
  expect(catalogue.walks).toBe(listed);
});

test('a check looks at no other lottery', async () => {
  const newest = archive.map(({ lottery, draws: [draw] }) => ({ lottery, draw: draw as never }));
  const latest = new CountingMap([...byLottery(newest)]);
  const draws = { ...SMALL_SITE, calendar: {}, latest, drawsOf: () => Promise.reject() };
  const catalogue = catalogueOf(archive);
  const address = '/api/check?lottery=lottery-499&number=53';
  const check = () => answerAddress(address, catalogue, draws, Date.parse('2026-08-16T16:00:00Z'));
  expect(await check()).toMatchObject({ status: 200 });
  const indexed = latest.walks;
  await check();
  expect(latest.walks).toBe(indexed);
});
