import { describe, expect, test } from 'vitest';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { CHECK_BATCH, ENDPOINTS, type ParameterName } from './endpoints.ts';
import { parseQuery } from './query.ts';
import { refuseUnknown } from './unknown-parameter.ts';

/** The addresses that take parameters, and that of a file, which takes none. */
const ADDRESSES: readonly {
  readonly path: string;
  readonly parameters: readonly ParameterName[];
}[] = [...Object.values(ENDPOINTS), CHECK_BATCH, { path: 'a file', parameters: [] }];
const KNOWN = [...new Set(ADDRESSES.flatMap(({ parameters }) => parameters))];

const refusal = (query: string, names: readonly ParameterName[]) =>
  refuseUnknown(new URLSearchParams(query), names);

/** What campaigns, apps and caches add to any address, and how it is written. */
const PASSING =
  `utm_source=line utm_medium= utm_id utm_date=2026-08-16 UTM_Campaign=lao-tv fbclid=IwAR0 FBCLID=x
  gclid=1 ref=lao-tv openExternalBrowser=1 _=1790000000 t=2026-08-16 ts=1 v=lao-tv V=2 cb=x nocache=1
  nocache rand=0.5 1790000000 0.8123 2026-08-16 2569-08-16 20260816 16/8/2569 1790000000= _=1&_=2`.split(
    /\s+/,
  );

/** What other APIs take, what tags are called elsewhere, and what is nearly in the list. */
const OTHERS =
  `n=5 sort=asc page=2 offset=10 from=2026-08-01 to=2026-08-16 count=3 lotto=lao-tv day=2026-08-16
  format=json key=1 callback=f foo foo= foo=&foo= =5 lao-tv lao-tv= utm=1 utm_=1 xutm_source=1 fbclid2=1 _t=1
  __=1 tt=1 vv=1 source=line gclid[]=1 2026-08-16=1 1=2 0x10 1e3 ๑๒ -5`
    .split(/\s+/)
    .filter((query) => query !== 'utm_=1');

describe.each(ADDRESSES)('at $path', ({ path, parameters }) => {
  test('tags and cache-busters pass, alone, together and beside what it takes', () => {
    const queries = [
      ...PASSING,
      PASSING.join('&'),
      parameters.map((name) => `${name}=1`).join('&'),
    ];
    expect(queries.filter((query) => refusal(query, parameters) !== undefined)).toEqual([]);
  });

  test('every other name is refused, naming what it takes', () => {
    const elsewhere = KNOWN.filter((name) => !parameters.includes(name));
    const queries = [...OTHERS, ...elsewhere.flatMap((name) => [`${name}=5`, `${name}=`, name])];
    for (const query of queries) {
      for (const beside of [query, `_=1&${query}`, `${query}&utm_source=line`]) {
        expect([beside, refusal(beside, parameters)]).toMatchObject([
          beside,
          { status: 400, code: 'unknown_parameter', accepted: parameters },
        ]);
      }
    }
  });

  test('the sentences list what it takes', () => {
    const { error, errorEn } = refusal('foo=1', parameters) ?? {};
    for (const text of [error, errorEn]) expect(text).toContain(parameters.join(', '));
    if (path === 'a file') expect(errorEn).toContain('takes no parameters');
  });
});

/** Every name one letter away: one less, one more, another one. */
function listSlips(name: string): string[] {
  return Array.from({ length: name.length + 1 }, (_, at) => {
    const [head, rest] = [name.slice(0, at), name.slice(at)];
    const shorter = rest === '' ? [] : [head + rest.slice(1), `${head}x${rest.slice(1)}`];
    return [`${head}x${rest}`, ...shorter];
  })
    .flat()
    .filter((slip) => !(KNOWN as string[]).includes(slip));
}

/** Other ways to write the very name, as they stand in an address. */
const listForms = (name: string) => [
  name.toUpperCase(),
  name.charAt(0).toUpperCase() + name.slice(1),
  ...['[]', '%5B%5D', '%255B%255D', '[0]', '[a][b]', '{}', '+', '%20', '%00', '%3D5'].map(
    (tail) => name + tail,
  ),
  ...['%20', '+', '%EF%BB%BF', '_', 'amp;', '%3F', 'draw_', 'lucky'].map((head) => head + name),
];

describe.each(ADDRESSES.slice(0, -1))('at $path', ({ parameters }) => {
  test.each(parameters)('%s misspelt is told its name', (name) => {
    const meant = [...listSlips(name), ...listForms(name)].map((slip) => [
      slip,
      refusal(`${slip}=1`, parameters)?.parameter,
    ]);
    // `numberx` may mean the one as well as the other.
    const isSame = (found: unknown) =>
      found === name || `${found}s` === name || found === `${name}s`;
    expect(meant.filter(([, found]) => !isSame(found))).toEqual([]);
    expect(meant.length).toBeGreaterThan(25);
  });

  test('a name that is near none of its own is not said to mean one', () => {
    for (const query of ['foo=1', 'utm=1', 'sort=asc', 'x'.repeat(1_000), `${'x'.repeat(99)}date`])
      expect(refusal(query, parameters)).not.toHaveProperty('parameter');
  });
});

test.each([
  ['results', 'lottery[]=lao-lottery', 'lottery'],
  ['results', 'lottery=lao-lottery&lotery=x', 'lottery'],
  ['results', 'utm_source=a&LIMIT=5&_=1', 'limit'],
  ['results', 'foo=1&drawDate=2026-08-16', 'date'],
  ['stats', 'price=first-prize', 'prize'],
  ['calculations', 'windwo=5', 'window'],
  ['check', 'number=12&dates=2026-08-01', 'date'],
  ['check', 'NUMBERS=12,53', 'numbers'],
  ['check', 'numer=12', 'number'],
] as const)('/%s?%s is refused, and asks whether %s is meant', (endpoint, query, meant) => {
  const parsed = parseQuery(endpoint, new URLSearchParams(query), SMALL_CATALOGUE);
  expect(parsed).toMatchObject({
    status: 400,
    code: 'unknown_parameter',
    parameter: meant,
    accepted: ENDPOINTS[endpoint].parameters,
    error: expect.stringContaining(`หมายถึง ${meant} หรือไม่`),
    errorEn: expect.stringContaining(`Did you mean ${meant}?`),
  });
});
