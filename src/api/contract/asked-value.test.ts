import { describe, expect, test } from 'vitest';
import { mapEntries } from '../../../tests/support/map-entries.ts';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { ENDPOINTS, type EndpointName } from './endpoints.ts';
import { isFault, parseQuery } from './query.ts';

const catalogue = mapEntries(SMALL_CATALOGUE, (entry) => ({
  ...entry,
  ...(entry.slug === 'thai-government' && { aliases: ['หวยไทย', 'Thai Government Lottery'] }),
  ...(entry.hasDraws && { days: { from: '2026-08-01', to: '2026-08-16', bits: '8001' } }),
}));

function refusal(endpoint: EndpointName, query: string) {
  const parsed = parseQuery(endpoint, new URLSearchParams(query), catalogue);
  return isFault(parsed) ? parsed : undefined;
}

/** What is meant, for a refusal of an unknown parameter; else its code, or `undefined`. */
function meantBy(endpoint: EndpointName, query: string): string | undefined {
  const fault = refusal(endpoint, query);
  return fault?.code === 'unknown_parameter' ? fault.parameter : fault?.code;
}

describe('a lottery of ours under a name that is none', () => {
  test.each([
    'lotto=lao-lottery',
    'game=lao-lottery',
    'slug=lao-lottery',
    'type=LAO-LOTTERY',
    'id=lao_lottery',
    'name=Lao%20Lottery',
    'lotto=laolottery',
    'q=%E0%B8%AB%E0%B8%A7%E0%B8%A2%E0%B8%A5%E0%B8%B2%E0%B8%A7%E0%B8%9E%E0%B8%B1%E0%B8%92%E0%B8%99%E0%B8%B2',
    'lotto=หวยไทย',
    'lotto=Thai+Government+Lottery',
    'lotto=ผลหวยออมสินวันนี้',
    'x=lao-lottery',
    'v=lao-lottery',
    'lao-lottery',
    'lao-lottery=',
    'lotto=abc&game=lao-lottery',
    'lotto=&lotto=lao-lottery',
    'lotto=+lao-lottery+',
    'lotto=lao-tv,lao-lottery',
    'lotto=["lao-lottery"]',
    'lotto=ผลหวยลาวพัฒนาล่าสุด',
    'lottery=lao-lottery&lotto=gsb-lottery',
    'utm_source=line&lotto=lao-lottery',
    // Of several lotteries.
    'type=lao',
    'game=LAO',
    'type=gsb',
    'category=thai',
    'game=lao-lotto',
    'game=Lao%20Lotto',
    'group=lao,gsb',
    'lao',
    'lotto=ลาว',
    'lotto=หวยลาว',
    'lotto=ลาวพัฒ',
    // The whole question as one name.
    'lottery%3Dlao-lottery',
    'lottery%3Dlao-lottery%26limit%3D5',
    'cb%3D1%26lotto%3Dlao-lottery',
    'lotto%3Dlao-lottery',
    '%3Flottery%3Dlao-lottery',
  ])('%s: lottery is meant, at every address', (query) => {
    for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
      expect([name, meantBy(name, `number=12&${query}`)]).toEqual([name, 'lottery']);
    }
  });
});

/** A day as people and programs write it. */
const DAYS = [
  '2026-08-16',
  '2569-08-16',
  '2026-8-16',
  '2026/08/16',
  '2026.08.16',
  '20260816',
  '25690816',
  '16082026',
  '16082569',
  '16-08-2569',
  '16/08/2026',
  '16/8/69',
  '16-8-26',
  '16.08.2026',
  '16 08 2026',
  '1999-12-31',
  '16 สิงหาคม 2569',
  '16 ส.ค. 2569',
  '16 สค 69',
  '16สิงหาคม2569',
  '16 Aug 2026',
  '16-Aug-2026',
  'Aug 16, 2026',
  'August 16 2026',
  '16th August 2026',
  '2026-08-16T00:00:00',
  '2026-08-16T00:00:00.000Z',
  '2026-08-16T00:00:00+07:00',
  '2026-08-16 00:00',
  '2026-02-30',
  ' 2026-08-16 ',
  '๑๖/๘/๒๕๖๙',
  '2026-08-16T00:00:00.000 07:00',
  'วันที่ 16 สิงหาคม 2569',
  'งวดวันที่ 16 ส.ค. 69',
  'วันอาทิตย์ที่ 16 ส.ค. 2569',
  'Sunday, 16 August 2026',
  '"2026-08-16"',
  "'16/08/2569'",
  // A month too: none of its draws would be the right answer.
  '2026-08',
  '2569-08',
  '2026/8',
  '08/2569',
  '8-2026',
  'สิงหาคม 2569',
  'ส.ค. 2569',
  'เดือนสิงหาคม 2569',
];

describe('a day under a name that is none', () => {
  test.each(DAYS)('%s: date is meant where an address takes it', (day) => {
    const value = encodeURIComponent(day);
    for (const name of ['period_date', 'day', 'draw', 'period', 'วันที่', 'id', 'since']) {
      expect([name, meantBy('check', `number=12&${name}=${value}`)]).toEqual([name, 'date']);
    }
  });

  test.each(DAYS)('%s: elsewhere it is told where the draw of a day is', (day) => {
    for (const [endpoint, accepted] of [
      ['stats', ['lottery', 'prize']],
      ['calculations', ['lottery', 'window', 'prize']],
    ] as const) {
      for (const name of ['day', 'date', 'drawDate', 'to']) {
        const fault = refusal(endpoint, `${name}=${encodeURIComponent(day)}`);
        expect(fault).toMatchObject({ status: 400, code: 'unknown_parameter', accepted });
        expect(fault?.error).toContain('/api/draws/{lottery}/{date}.json');
        expect(fault?.errorEn).toContain('/api/draws/{lottery}/{date}.json');
        expect(fault).not.toHaveProperty('parameter');
      }
    }
  });
});

test.each([
  '16/08/2569',
  '16/08/2026',
  '16/8/69',
  '16-08-2026',
  '16-08-2569',
  '16.8.2569',
  '2569-08-16',
  '2569-08',
  '08/2026',
  '16 ส.ค. 2569',
  '๑๖/๘/๒๕๖๙',
])('%s is what people write, under the name of a cache-buster too', (day) => {
  for (const name of ['x', 'v', 't', 'ts', 'time', 'cb']) {
    expect([name, meantBy('check', `number=12&${name}=${day}`)]).toEqual([name, 'date']);
  }
});

test.each([
  'day=16',
  'month=8',
  'year=2025',
  'Year=2568',
  'year[]=2025',
  'day=16&month=8&year=2569',
])('%s asks for another draw', (query) => {
  expect(meantBy('check', `number=12&${query}`)).toBe('date');
  for (const name of ['results', 'stats', 'calculations'] as const) {
    expect(refusal(name, query)).toMatchObject({ code: 'unknown_parameter', status: 400 });
  }
});

test.each([
  'from=1',
  'to=5',
  'offset=20',
  'from=2026-01-01&to=2026-02-01',
  'limit=5&offset=5',
  'page=2',
  'skip=10',
  'per_page=5',
  'perPage=5',
  'page_size=5',
  'pageSize=5',
  'PAGE=2',
  'page%3D2',
])('results have no range: %s is refused, naming files of years and the package', (query) => {
  const fault = refusal('results', query);
  expect(fault).toMatchObject({
    code: 'unknown_parameter',
    accepted: ['lottery', 'limit', 'date'],
  });
  for (const sentence of [fault?.error, fault?.errorEn]) {
    expect(sentence).toMatch(
      /\/api\/draws\/\{lottery\}\/\{year\}\.json.*results\(\{ from, to \}\).*perdphon/,
    );
  }
});

test.each(['count=5', 'Count=5', 'count[]=5'])('%s of results is their limit', (query) => {
  expect(meantBy('results', query)).toBe('limit');
  expect(meantBy('stats', query)).toBeUndefined();
});

describe('what asks for nothing is ignored as before', () => {
  test.each([
    '_=1793500000000',
    '_=20261101',
    '_=2026-11-01',
    'v=2026-11-01',
    'v=20261101',
    'v=1.12.24',
    'ver=2026.11.01',
    'version=2026-11-01',
    'api-version=2026-11-01',
    't=2026-11-01',
    'ts=2026-11-01T00:00:00Z',
    'timestamp=20261101',
    'cb=20261101',
    'cachebuster=2026-11-01',
    'bust=20261101',
    'nocache=20261101',
    'rnd=16082026',
    'hash=d41d8cd98f00b204e9800998ecf8427e',
    'build=20261101',
    '20261101',
    '2026-11-01',
    'utm_campaign=lao-lottery',
    'utm_date=2026-11-01',
    'UTM_Content=2026-11-01',
    'utm_term=หวยลาวพัฒนา',
    'ref=lao-lottery',
    'source=thai-government',
    'gclid=20261101',
    'mc_cid=20261101',
    // No day and no lottery of ours.
    'time=2026-11-01T12:34:56Z',
    'at=2026-11-01T12:34:56Z',
    'id=1793500000',
    'id=20261340',
    'id=99999999',
    'id=202611011200',
    'sdk=1.12.24',
    'ip=10.12.2024.1',
    'ratio=16/9',
    'phone=02-123-4567',
    'range=10-20',
    'lotto=mega-millions',
    'lang=th',
    'lang=thai',
    'hl=lao',
    'country=lao',
    'name=laos',
    'q=หวย',
    'cb%3D1764200000',
    'utm_source%3Dlao-lottery',
    'v=3',
    'v=2026-08',
    'v=16.8.2026',
    'v=16-8-26',
    'rnd=16082569',
    'build=Aug 16 2026',
    'promo=june2026',
    'sdk=2026.08',
    'format=json',
    'title=16 rooms 2026',
    `q=${'2026-08-16'.repeat(30)}`,
  ])('%s', (query) => {
    for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
      expect([name, meantBy(name, `number=12&${query}`)]).toEqual([name, undefined]);
    }
  });
});
