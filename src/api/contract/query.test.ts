import { describe, expect, test } from 'vitest';
import { mapEntries } from '../../../tests/support/map-entries.ts';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { WINDOWS } from '../../domain/window.ts';
import { ENDPOINTS, type EndpointName } from './endpoints.ts';
import { isFault, parseQuery } from './query.ts';

const parse = (endpoint: EndpointName, query: string) =>
  parseQuery(endpoint, new URLSearchParams(query), SMALL_CATALOGUE);

/** Why a query is refused: `status code parameter`; `undefined` where it is not. */
function refusal(endpoint: EndpointName, query: string): string | undefined {
  const parsed = parse(endpoint, query);
  return isFault(parsed) ? `${parsed.status} ${parsed.code} ${parsed.parameter}` : undefined;
}

describe('defaults', () => {
  test.each([
    ['results', '', { endpoint: 'results', lottery: 'thai-government', limit: 1 }],
    ['stats', '', { endpoint: 'stats', lottery: 'thai-government' }],
    ['calculations', '', { endpoint: 'calculations', lottery: 'thai-government', window: '30' }],
    ['check', 'number=12', { endpoint: 'check', lottery: 'thai-government', number: '12' }],
  ] as const)('/%s?%s', (endpoint, query, expected) => {
    expect(parse(endpoint, query)).toEqual(expected);
  });
});

describe('lottery', () => {
  test.each(['THAI-GOVERNMENT', 'thai', 'thai-government ', ' lao-lottery', 'constructor', '0'])(
    '%j is unknown on every endpoint, and the answer lists all there are',
    (lottery) => {
      for (const { name } of Object.values(ENDPOINTS)) {
        const parsed = parseQuery(
          name,
          new URLSearchParams({ lottery, ...(name === 'check' && { number: '12' }) }),
          SMALL_CATALOGUE,
        );
        expect(parsed).toMatchObject({
          status: 400,
          code: 'unknown_lottery',
          accepted: ['thai-government', 'lao-lottery', 'gsb-lottery'],
        });
      }
    },
  );

  test.each([
    ['results', ''],
    ['stats', ''],
    ['calculations', ''],
    ['check', '&number=12'],
  ] as const)('without a draw yet it is 404 on /%s', (endpoint, rest) => {
    expect(refusal(endpoint, `lottery=gsb-lottery${rest}`)).toBe('404 no_draws_yet lottery');
  });

  test.each([
    ['results', 'limit=0', '400 invalid_limit limit'],
    ['calculations', 'window=7', '400 unknown_window window'],
    ['calculations', 'prize=first-prize', '400 unknown_prize prize'],
    ['stats', 'prize=first-prize', '400 unknown_prize prize'],
    ['check', '', '400 missing_number number'],
    ['check', 'number=1', '400 invalid_number number'],
    ['check', 'number=1234', '400 undecidable_number number'],
    ['results', 'limit=', '400 empty_parameter limit'],
  ] as const)(
    'without a draw yet, /%s?%s is told of the mistake first',
    (name, query, expected) => {
      expect(refusal(name, `lottery=gsb-lottery&${query}`)).toBe(expected);
    },
  );
});

describe('the day of results', () => {
  const catalogue = mapEntries(SMALL_CATALOGUE, (entry) => ({
    ...entry,
    ...(entry.hasDraws && { days: { from: '2026-08-01', to: '2026-08-16', bits: '8001' } }),
  }));
  const parseDay = (query: string) =>
    parseQuery('results', new URLSearchParams(`lottery=lao-lottery&${query}`), catalogue);

  test.each(['date=2026-08-01', 'date=2026-08-01&limit=1'])('%s is its draw', (query) => {
    const expected = { endpoint: 'results', lottery: 'lao-lottery', date: '2026-08-01' };
    expect(parseDay(query)).toEqual(expected);
  });

  test.each([
    ['date=2026-08-02', 404, 'no_draw_on_date'],
    ['date=2569-08-01', 400, 'invalid_date'],
    ['date=1/8/2569', 400, 'invalid_date'],
    ['date=2026-02-30', 400, 'invalid_date'],
    ['date=', 400, 'empty_parameter'],
    ['date=2026-08-01&date=2026-08-01', 400, 'repeated_parameter'],
    ['date=2026-08-01&limit=2', 400, 'invalid_limit'],
    ['date=2026-08-01&limit=0', 400, 'invalid_limit'],
    ['day=2026-08-01', 400, 'unknown_parameter'],
    ['from=2026-08-01', 400, 'unknown_parameter'],
  ])('%s is refused with %i %s', (query, status, code) => {
    expect(parseDay(query)).toMatchObject({ status, code });
  });

  test('without a draw it names the nearest ones', () => {
    const nearest = { before: '2026-08-01', after: '2026-08-16' };
    expect(parseDay('date=2026-08-02')).toMatchObject({ nearest });
  });

  test('more than one draw of a day is refused saying so', () => {
    expect(parseDay('date=2026-08-01&limit=5')).toMatchObject({
      parameter: 'limit',
      errorEn: expect.stringContaining('the one draw of that day'),
    });
  });
});

describe('limit', () => {
  test.each(Array.from({ length: 20 }, (_, index) => index + 1))('%i is that many', (limit) => {
    expect(parse('results', `limit=${limit}`)).toMatchObject({ limit });
  });

  test.each(
    ['0', '21', '100', '1.5', '1.0', '1e1', '0x1', ' 1', '1 ', '+1', '01', '-1', '１', '๑'].concat([
      'Infinity',
      'NaN',
      'null',
      '1,5',
      '1\n',
      '20\u0000',
      'all',
      '9'.repeat(400),
    ]),
  )('%j is refused', (limit) => {
    const parsed = parseQuery('results', new URLSearchParams({ limit }), SMALL_CATALOGUE);
    expect(parsed).toMatchObject({ status: 400, code: 'invalid_limit', parameter: 'limit' });
  });
});

describe('window', () => {
  test.each(WINDOWS)('%s is a window', (window) => {
    expect(parse('calculations', `window=${window}`)).toMatchObject({ window });
  });

  test.each(['0', '6', '05', '5.0', ' 5', 'ALL', 'All', '-5', '1000', '๕'])(
    '%j is none',
    (text) => {
      const parameters = new URLSearchParams({ window: text });
      expect(parseQuery('calculations', parameters, SMALL_CATALOGUE)).toMatchObject({
        status: 400,
        code: 'unknown_window',
        accepted: ['5', '10', '20', '30', '50', '100', 'all'],
      });
    },
  );
});

describe('prize', () => {
  test.each(['stats', 'calculations'] as const)('is one of that very lottery on /%s', (name) => {
    expect(parse(name, 'prize=first-prize')).toMatchObject({ prize: 'first-prize' });
    expect(parse(name, 'prize=four-digit&lottery=lao-lottery')).toMatchObject({
      prize: 'four-digit',
    });
    expect(parse(name, 'prize=four-digit')).toMatchObject({
      status: 400,
      code: 'unknown_prize',
      accepted: ['first-prize', 'last-two-digit'],
    });
  });

  test('unknown window is said before an unknown prize', () => {
    expect(refusal('calculations', 'window=x&prize=x')).toBe('400 unknown_window window');
  });
});

describe.each(Object.values(ENDPOINTS))('/$name', ({ name, parameters }) => {
  const number = name === 'check' ? '&number=12' : '';

  test.each(parameters)('%s given twice is refused, even with the same value', (parameter) => {
    for (const twice of [`${parameter}=5&${parameter}=5`, `${parameter}=&${parameter}=`]) {
      expect(refusal(name, twice)).toBe(`400 repeated_parameter ${parameter}`);
    }
  });

  test.each(parameters)('%s given empty is refused', (parameter) => {
    for (const empty of [`${parameter}=`, parameter]) {
      expect(refusal(name, empty)).toBe(`400 empty_parameter ${parameter}`);
    }
  });

  test('what tells caches and campaigns apart changes nothing', () => {
    const plain = parse(name, `lottery=lao-lottery${number}`);
    expect(isFault(plain)).toBe(false);
    expect(parse(name, `lottery=lao-lottery${number}&_=1&utm_source=&_`)).toEqual(plain);
  });

  test.each(['limit', 'number', 'window', 'prize', 'format'])(
    '%s is refused where it is not a parameter, even empty or twice',
    (other) => {
      if (parameters.some((parameter) => parameter === other)) return;
      for (const query of [`${other}=5`, `${other}=`, other, `${other}=5&${other}=5`]) {
        expect(parse(name, `lottery=lao-lottery${number}&${query}`)).toMatchObject({
          code: 'unknown_parameter',
          accepted: parameters,
        });
      }
    },
  );
});
