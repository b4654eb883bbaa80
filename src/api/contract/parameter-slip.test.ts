import { describe, expect, test } from 'vitest';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { CHECK_BATCH, ENDPOINTS, type ParameterName } from './endpoints.ts';
import { refuseSlip } from './parameter-slip.ts';
import { isFault, parseQuery } from './query.ts';

const ADDRESSES: readonly {
  readonly path: string;
  readonly parameters: readonly ParameterName[];
}[] = [...Object.values(ENDPOINTS), CHECK_BATCH];
const KNOWN = [...new Set(ADDRESSES.flatMap(({ parameters }) => parameters))];

const slipIn = (given: URLSearchParams, names: readonly ParameterName[]) =>
  refuseSlip(given, names, SMALL_CATALOGUE)?.parameter;

/** Every name one letter away: one less, one more, another one, two neighbours swapped. */
function listSlips(name: string): string[] {
  return Array.from({ length: name.length + 1 }, (_, at) => {
    const [head, rest] = [name.slice(0, at), name.slice(at)];
    const swapped = rest.length > 1 ? [`${head}${rest[1]}${rest[0]}${rest.slice(2)}`] : [];
    const others = rest === '' ? [] : [`${head}${rest.slice(1)}`, `${head}x${rest.slice(1)}`];
    return [`${head}x${rest}`, ...others, ...swapped];
  })
    .flat()
    .filter((slip) => !(KNOWN as string[]).includes(slip));
}

/** Other ways to write the very name, as they stand in an address. */
const listForms = (name: string) => [
  name.toUpperCase(),
  name.charAt(0).toUpperCase() + name.slice(1),
  ...['[]', '%5B%5D', '%255B%255D', '[0]', '[a][b]', '{}', '()', '+', '%20', '.', '%00'].map(
    (tail) => name + tail,
  ),
  ...['%20', '+', '%09', '%EF%BB%BF', '_', 'amp;', '%3F', '%5B'].map((head) => head + name),
];

test.each(['drawDate', 'draw_date', 'DRAWDATE', 'drawdate[]'])(
  '%s, as answers say, is told date',
  (name) => {
    const given = new URLSearchParams([[name, '2026-09-16']]);
    expect(slipIn(given, ENDPOINTS.check.parameters)).toBe('date');
  },
);

describe.each(ADDRESSES)('at $path', ({ parameters }) => {
  test.each(parameters)('%s misspelt by case, brackets or one letter is told its name', (name) => {
    const meant = [...listSlips(name), ...listForms(name)].map((slip) => [
      slip,
      slipIn(new URLSearchParams(`${slip}=1`), parameters),
    ]);
    // `numberx` may mean the one as well as the other.
    const isSame = (found: unknown) =>
      found === name || `${found}s` === name || found === `${name}s`;
    expect(meant.filter(([, found]) => !isSame(found))).toEqual([]);
    expect(meant.length).toBeGreaterThan(30);
  });

  // What browsers, advertisers, mailers, caches and proxies add to any address.
  const TAGS =
    `_ __ _t _ts _dc _ga _gl _hsenc _hsmi _ke _openstat _nocache _r _v a ad ad_id adid aff
    affiliate_id ajax api_key app auth b bust c cache cachebust cache_buster callback campaign campaignid
    cb cc channel cid ck click_id client cmp code content count country creative ctime cx d data day dc dclid
    debug device dm_i dt e ef_id epik experiment f fb fb_action_ids fb_ref fb_source fbclid fields
    format fp from g ga gad gad_source gbraid gclid gclsrc h hash hl hsCtaTracking i id idx igsh igshid
    image ims ip irclickid j jsonp k key keyword kw l lang lat line_id lng loc locale lot m market matchtype
    mc_cid mc_eid media mibextid mkt_tok mode model ms msclkid n name network no nocache nonce number_format
    o oauth offset order order_id origin p page partner path pid pk_campaign placement platform pos
    prizepool q query r rand random random_number rate rdt_cid ref ref_src referrer req reqid rev rnd
    s s_cid sa scid search session sessionid share si sid sig size sort source spm src srsltid
    state step sub_id t tag tbclid tc ti time timestamp tk token tracking ts tsid ttclid twclid type tz
    u uid update url user usqp utm utm_campaign utm_content utm_date utm_id utm_medium utm_number utm_source
    utm_term v vd ved ver version view vero_id w wbraid week width win wickedid wt x xtor y yclid year
    ysclid z zanpid`.split(/\s+/);

  /** Parts of a day, and parameters of APIs that page through lists. */
  const asksForOthers = (tag: string) =>
    ['day', 'year'].includes(tag) ||
    (parameters.includes('limit') && ['from', 'offset', 'count', 'page'].includes(tag));

  test('what others add to an address is left alone, and so are the other known names', () => {
    const others = KNOWN.filter((name) => !parameters.includes(name));
    const left = TAGS.filter((tag) => !asksForOthers(tag));
    const refused = [...left, ...others].filter((tag) =>
      slipIn(
        new URLSearchParams(
          [
            [tag, '1'],
            [tag.toUpperCase(), '1'],
          ].slice(0, others.includes(tag as never) ? 1 : 2),
        ),
        parameters,
      ),
    );
    expect(refused).toEqual([]);
    const every = new URLSearchParams([...left, ...others].map((tag) => [tag, '1']));
    expect(refuseSlip(every, parameters, SMALL_CATALOGUE)).toBeUndefined();
  });
});

test.each([
  ['results', 'lottery[]=lao-lottery', 'lottery'],
  ['results', 'lottery=lao-lottery&lotery=x', 'lottery'],
  ['results', 'utm_source=a&LIMIT=5&_=1', 'limit'],
  ['stats', 'price=first-prize', 'prize'],
  ['calculations', 'windwo=5', 'window'],
  ['check', 'number=12&dates=2026-08-01', 'date'],
  ['check', 'NUMBERS=12,53', 'numbers'],
  ['check', 'numer=12', 'number'],
] as const)('/%s?%s is refused, and asks whether %s is meant', (endpoint, query, meant) => {
  const parsed = parseQuery(endpoint, new URLSearchParams(query), SMALL_CATALOGUE);
  expect(parsed).toMatchObject({ status: 400, code: 'unknown_parameter', parameter: meant });
  expect(isFault(parsed) && [parsed.error, parsed.errorEn]).toEqual([
    expect.stringContaining(`หมายถึง ${meant} หรือไม่`),
    expect.stringContaining(`Did you mean ${meant}?`),
  ]);
});
