// Every call and every option, wrong in the ways people are: nothing is asked, and a sentence in
// both languages says what was meant.
import { describe, expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { KINDS } from './option-kinds.ts';
import { CALLS, readOptions } from './options.ts';
import * as perdphon from './perdphon.ts';
import { WrongCall } from './refusal.ts';

const fetch = vi.fn(async () => Response.json({ success: true, data: [] }));
const client = createClient({ hosts: ['https://a.example'], fetch });
const methods = client as unknown as Record<string, (given: unknown) => unknown>;

/** What a call throws or rejects with, where it is called with this. */
async function refusalOf(call: string, given: unknown): Promise<WrongCall> {
  const functions = { ...perdphon, ...methods } as unknown as Record<
    string,
    (given: unknown) => unknown
  >;
  try {
    await functions[call]?.(given);
  } catch (error) {
    if (error instanceof WrongCall) return error;
    throw error;
  }
  throw new Error(`${call} took it`);
}

const GIVEN: Readonly<Record<string, unknown>> = {
  hosts: ['https://a.example'],
  cache: false,
  mirror: true,
  fetch,
  clock: {},
  lotteries: ['lao-tv'],
  days: ['2026-11-16'],
  format: 'csv',
  numbers: ['07'],
  draw: { prizes: [{ place: null }] },
  nextDraw: {},
  code: {},
  signal: new AbortController().signal,
};
const valueFor = (name: keyof typeof KINDS) => GIVEN[name] ?? (KINDS[name].is('07') ? '07' : 7);
const whole = ({ needs }: { readonly needs: readonly (keyof typeof KINDS)[] }) =>
  Object.fromEntries(needs.map((name) => [name, valueFor(name)]));

const rows = Object.entries(CALLS).filter(([call]) => call !== 'hosts');
test('every function that takes options is in the table, and no other', () => {
  const functions = ['createClient', 'checkOffline', 'parseTicket', 'proposedDraw', 'memoryCache'];
  expect(rows.map(([call]) => call).sort()).toEqual([...Object.keys(client), ...functions].sort());
});

describe.each(rows)('%s', (call, row) => {
  const known = [...row.needs, ...row.takes];

  test.each([
    ['lao-lottery', 'String'],
    [null, 'Null'],
    [[{ lottery: 'lao-tv' }], 'Array'],
    [7, 'Number'],
    [new URLSearchParams({ lottery: 'lao-tv' }), 'URLSearchParams'],
    [Promise.resolve({}), 'Promise'],
    [new AbortController().signal, 'AbortSignal'],
  ])('takes one object, and not %j', async (given, kind) => {
    const { message, errorEn } = await refusalOf(call, given);
    expect(errorEn).toBe(
      `${call}: it takes one object, { ${known.join(', ')} }, and was given: ${kind}`,
    );
    expect(message).toMatch(/[ก-๙]/);
  });

  test('names the option that a misspelt one is', async () => {
    for (const name of known) {
      const slips = [`${name}s`, name.slice(0, -1), name.toUpperCase(), `${name}[]`, `x${name}`];
      for (const slip of slips.filter(
        (each) => each.length > 2 && !known.includes(each as never),
      )) {
        const { errorEn } = await refusalOf(call, { ...whole(row), [slip]: valueFor(name) });
        expect(errorEn).toContain(`unknown option ${slip}, did you mean`);
        expect(errorEn).toContain(`It takes ${known.join(', ')}`);
        if (name.length > 4) expect(errorEn).toContain(`did you mean ${name}?`);
      }
    }
  });

  test('says which option is of another type, and which is missing', async () => {
    for (const name of known) {
      for (const wrong of [null, Symbol.iterator, name === 'limit' ? '5' : Number.NaN]) {
        const { errorEn } = await refusalOf(call, { ...whole(row), [name]: wrong });
        expect(errorEn).toContain(`${call}: ${name} ${KINDS[name].en} (was given: `);
      }
    }
    for (const name of row.needs) {
      const { errorEn } = await refusalOf(call, { ...whole(row), [name]: undefined });
      expect(errorEn).toBe(`${call}: ${name} is missing; it ${KINDS[name].en}`);
    }
  });

  test('takes each of its options', () => {
    const all = Object.fromEntries(known.map((name) => [name, valueFor(name)]));
    expect(readOptions(call as keyof typeof CALLS, all)).toBe(all);
  });
});

test.each([
  ['check', { number: 4615 }, 'leading zeros are lost'],
  ['checkMany', { numbers: [4615] }, 'leading zeros are lost'],
  ['checkMany', { numbers: ['15,07'] }, 'a number each'],
  ['draw', { lottery: 'lao-tv', drawDate: '2026-11-16' }, 'did you mean date?'],
  ['stats', { 'lottery[]': 'lao-tv' }, 'did you mean lottery?'],
  ['export', { lottery: 'all', format: 'csv' }, 'all lotteries come as ndjson only'],
  ['results', { limit: 3, from: '2026-01-01' }, 'limit counts the newest draws'],
  ['checkOffline', { draw: { data: {} }, numbers: ['07'] }, 'the `data` of an answer'],
  ['checkOffline', { draw: { prizes: [{}] }, numbers: ['07'] }, 'whose prizes have `place`'],
  ['createClient', { host: 'https://a.example' }, 'did you mean hosts?'],
  ['createClient', { hosts: 'https://a.example' }, 'must be a list of addresses'],
  ['createClient', { hosts: [] }, 'must be a list of addresses'],
  ['createClient', { hosts: ['a.example'] }, 'a.example must be a whole address'],
  ['createClient', { hosts: ['localhost:4321'] }, 'localhost:4321 must be a whole address'],
  ['createClient', { hosts: ['http://'] }, 'http:// must be a whole address'],
  ['createClient', { hosts: [{ url: 'https://a.example', miror: true }] }, 'did you mean mirror?'],
  ['createClient', { hosts: [null] }, 'it takes one object, { url, mirror }'],
])('%s(%j): %s', async (call, given, sentence) => {
  const { message, errorEn } = await refusalOf(call, given);
  expect(errorEn).toContain(sentence);
  expect(message).toContain(errorEn);
  expect(message).toMatch(/[ก-๙]/);
});

test('nothing was asked', () => expect(fetch).not.toHaveBeenCalled());
