// Questions by lot, over all that the API answers: right ones, each with what its answer has to be
// about, and wrong ones, each with the codes that may refuse it.
import type { CatalogueEntry } from '../../src/api/contract/catalogue.ts';
import type { FaultCode } from '../../src/api/contract/fault-codes.ts';
import { WINDOWS } from '../../src/domain/window.ts';

// biome-ignore lint/suspicious/noExplicitAny: bodies of all kinds
type Body = any;

export type LotQuestion = {
  readonly path: string;
  /** The path of the description that it asks. */
  readonly template: string;
  readonly method?: string;
  /** What the body of a right answer is about; without it only its form counts. */
  readonly about?: (body: Body) => unknown;
  /** Beside `about`: the same, as it was asked. */
  readonly expected?: unknown;
  /** What may refuse it; right questions have none. */
  readonly codes?: readonly FaultCode[];
};

/** A lottery, the days of its draws, and those whose draw was withdrawn. */
export type LotLottery = CatalogueEntry & {
  readonly stored: readonly string[];
  readonly withdrawnDays: readonly string[];
};

type Lots = {
  readonly lotteries: readonly LotLottery[];
  readonly random: () => number;
};

/** Endless, in no order. */
export function* lotQuestions({ lotteries, random }: Lots): Generator<LotQuestion> {
  const below = (most: number) => Math.floor(random() * most);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const digits = (length: number) => Array.from({ length }, () => below(10)).join('');
  const write = (path: string, given: Readonly<Record<string, string | number>>) => {
    const pairs = Object.entries(given).sort(() => random() - 0.5);
    // A tag that no cache knows is no parameter of ours.
    const tagged = random() < 0.1 ? [...pairs, ['_', digits(9)]] : pairs;
    const query = tagged.map((pair) => pair.map((part) => encodeURIComponent(part)).join('='));
    return query.length === 0 ? `/api${path}` : `/api${path}?${query.join('&')}`;
  };
  /** Without it the government lottery is meant. */
  const orDefault = (lottery: LotLottery) =>
    lottery.slug === 'thai-government' && random() < 0.5 ? {} : { lottery: lottery.slug };
  const number = ({ numberLengths }: LotLottery) => digits(pick(numberLengths));
  const ofDraw = ({ stored }: LotLottery) => (random() < 0.5 ? {} : { date: pick(stored) });
  const sorted = (slugs: readonly string[]) => [...new Set(slugs)].sort();
  const prizes = (body: Body): string[] =>
    sorted((body.prizes ?? body.data.prizes).map(({ prize }: Body) => prize.slug ?? prize));

  const RIGHT: readonly (() => LotQuestion)[] = [
    () => {
      const [lottery, limit] = [pick(lotteries), 1 + below(20)];
      const expected = lottery.stored.slice(0, limit).map((day) => `${lottery.slug} ${day}`);
      const about = ({ data }: Body) =>
        data.map((draw: Body) => `${draw.lottery} ${draw.drawDate}`);
      const query = write('/results', { ...orDefault(lottery), limit });
      const path = random() < 0.3 ? `/api/results/${lottery.slug}/${limit}.json` : query;
      return { path, template: '/results', about, expected };
    },
    () => {
      const lottery = pick(lotteries);
      const date = pick(lottery.stored);
      const about = ({ data }: Body) => [data.length, data[0].lottery, data[0].drawDate];
      const path = write('/results', { ...orDefault(lottery), date });
      return { path, template: '/results', about, expected: [1, lottery.slug, date] };
    },
    () => {
      const lottery = pick(lotteries);
      const [draw, ticket] = [ofDraw(lottery), number(lottery)];
      const about = ({ data }: Body) => [data.lottery, data.number, data.drawDate];
      const path = write('/check', { ...orDefault(lottery), ...draw, number: ticket });
      const day = draw.date ?? lottery.stored[0];
      return { path, template: '/check', about, expected: [lottery.slug, ticket, day] };
    },
    () => {
      const lottery = pick(lotteries);
      const draw = ofDraw(lottery);
      const tickets = Array.from({ length: 1 + below(20) }, () => number(lottery));
      const about = ({ data }: Body) => [
        data.drawDate,
        ...data.results.map((result: Body) => `${result.lottery} ${result.number}`),
      ];
      const numbers = tickets.join(',');
      const path = write('/check/batch', { ...orDefault(lottery), ...draw, numbers });
      const expected = tickets.map((ticket) => `${lottery.slug} ${ticket}`);
      const day = draw.date ?? lottery.stored[0];
      return { path, template: '/check/batch', about, expected: [day, ...expected] };
    },
    () => {
      const lottery = pick(lotteries);
      const prize = random() < 0.3 ? { prize: pick(lottery.prizes) } : {};
      const about = (body: Body) => [body.lottery, prize.prize && prizes(body)];
      const expected = [lottery.slug, prize.prize && [prize.prize]];
      return {
        path: write('/stats', { ...orDefault(lottery), ...prize }),
        template: '/stats',
        about,
        expected,
      };
    },
    () => {
      const [lottery, window] = [pick(lotteries), pick(WINDOWS)];
      const prize = random() < 0.5 ? pick(lottery.prizes) : undefined;
      const about = (body: Body) => [body.lottery.slug, body.window, prizes(body)];
      const expected = [lottery.slug, window, sorted(prize ? [prize] : lottery.prizes)];
      const query = { ...orDefault(lottery), window, ...(prize && { prize }) };
      const file = `/api/calculations/${[lottery.slug, window, ...(prize ? [prize] : [])].join('/')}.json`;
      const path = random() < 0.3 ? file : write('/calculations', query);
      return { path, template: '/calculations', about, expected };
    },
    () => {
      const lottery = pick(lotteries);
      const date = pick(lottery.stored);
      const about = ({ data }: Body) => [data.lottery, data.drawDate];
      const path = `/api/draws/${lottery.slug}/${date}.json`;
      return {
        path,
        template: '/draws/{lottery}/{date}.json',
        about,
        expected: [lottery.slug, date],
      };
    },
    () => {
      const { slug, stored } = pick(lotteries);
      const about = ({ draws }: Body) => draws.map(({ drawDate }: Body) => drawDate);
      const template = '/draws/{lottery}/index.json';
      return { path: `/api/draws/${slug}/index.json`, template, about, expected: stored };
    },
    () => file(pick(SINGLE)),
    () => file(pick(OF_LOTTERY), pick(lotteries).slug),
  ];

  const file = (template: string, slug = '') => ({
    path: `/api${template.replace('{lottery}', slug)}`,
    template,
  });

  const withWithdrawn = lotteries.filter(({ withdrawnDays }) => withdrawnDays.length > 0);
  const ENDPOINTS = ['/results', '/check', '/check/batch', '/stats', '/calculations'] as const;
  /** What an endpoint cannot do without. */
  const NEEDED = { '/check': { number: '12' }, '/check/batch': { numbers: '12,53' } };
  const needed = (template: string) => NEEDED[template as keyof typeof NEEDED] ?? {};
  const wrong = (
    template: string,
    given: Readonly<Record<string, string | number>>,
    ...codes: readonly FaultCode[]
  ) => ({ path: write(template, { ...needed(template), ...given }), template, codes });
  const letters = () => pick(['x', 'ไทย', "'", '../status', '%00', '𝟏', ' ', 'lao tv', '{}']);
  const misspelt = () => {
    const { slug } = pick(lotteries);
    return pick([slug.toUpperCase(), `${slug} `, slug.slice(1), `${slug}-x`, letters()]);
  };

  const WRONG: readonly (() => LotQuestion)[] = [
    () => wrong(pick(ENDPOINTS), { lottery: misspelt() }, 'unknown_lottery'),
    () =>
      wrong(
        '/results',
        { limit: pick([0, 21 + below(1e6), -1, 1.5, '1e1', '+1', '๑']) },
        'invalid_limit',
      ),
    () => {
      const { slug, numberLengths } = pick(lotteries);
      const length = 1 + below(12);
      const codes = ['undecidable_number', 'invalid_number'] as const;
      const bad = numberLengths.includes(length) ? `${digits(length)}${letters()}` : digits(length);
      return wrong('/check', { lottery: slug, number: bad }, ...codes);
    },
    () => {
      const lottery = pick(lotteries);
      const numbers = [number(lottery), pick(['', '1', 'x', '๑๒', digits(7)])].join(',');
      return wrong(
        '/check/batch',
        { lottery: lottery.slug, numbers },
        'invalid_number',
        'undecidable_number',
      );
    },
    () => wrong('/check/batch', { numbers: Array(21).fill('12').join() }, 'too_many_numbers'),
    () => wrong('/check', { numbers: '12' }, 'number_and_numbers'),
    () => wrong('/stats', { prize: pick(['first', 'First-Prize', letters()]) }, 'unknown_prize'),
    () => wrong('/calculations', { window: pick([7, 'All', '030', letters()]) }, 'unknown_window'),
    () => wrong(pick(['/results', '/check', '/check/batch']), { date: badDay() }, 'invalid_date'),
    () => {
      const { slug, stored, withdrawnDays } = pick(random() < 0.7 ? lotteries : withWithdrawn);
      const day = new Date(Date.UTC(2006 + below(24), below(12), 1 + below(28)));
      const date = withdrawnDays.length > 0 ? pick(withdrawnDays) : day.toISOString().slice(0, 10);
      const template = pick(['/results', '/check', '/check/batch', '/draws/{lottery}/{date}.json']);
      const codes = stored.includes(date) ? [] : (['no_draw_on_date', 'draw_withdrawn'] as const);
      const path = template.replace('{lottery}', slug).replace('{date}', date);
      if (path !== template) return { path: `/api${path}`, template, codes };
      // A number of its own length: every lottery has a prize of two digits.
      return { ...wrong(template, { lottery: slug, date }), codes };
    },
    () => wrong('/results', { [pick(['from', 'to'])]: '2026-01-01' }, 'unknown_parameter'),
    () => {
      const value = pick([pick(lotteries).slug, '2026-08-16']);
      return wrong(
        pick(ENDPOINTS),
        { [pick(['lotto', 'slug', 'game', 'day'])]: value },
        'unknown_parameter',
      );
    },
    () => {
      const name = pick(['Lottery', 'lottery[]', 'lotery']);
      return wrong(pick(ENDPOINTS), { [name]: 'lao-tv' }, 'unknown_parameter');
    },
    () => ({
      ...wrong(pick(ENDPOINTS), {}, 'repeated_parameter'),
      repeated: 'lottery=lao-tv&lottery=lao-vip',
    }),
    () => wrong(pick(ENDPOINTS), { lottery: '' }, 'empty_parameter'),
    () => ({
      ...file(pick(SINGLE)),
      method: pick(['POST', 'PUT', 'DELETE', 'PATCH']),
      codes: ['method_not_allowed'],
    }),
    () => {
      const template = pick(OF_LOTTERY);
      const path = `/api${template.replace('{lottery}', encodeURIComponent(misspelt()))}`;
      return { path, template, codes: ['unknown_lottery', 'unknown_path'] };
    },
  ];

  const badDay = () => {
    const era = `${2550 + below(30)}-0${1 + below(9)}-1${below(10)}`;
    return pick(['2026-02-30', '2026-13-01', '20260816', '2026-8-1', era, letters()]);
  };

  for (;;) {
    const { repeated, ...question } = pick(random() < 0.7 ? RIGHT : WRONG)() as LotQuestion & {
      repeated?: string;
    };
    const joint = question.path.includes('?') ? '&' : '?';
    yield repeated === undefined
      ? question
      : { ...question, path: question.path + joint + repeated };
  }
}

/** Files that are there once, and are small. */
const SINGLE = [
  ...['/index.json', '/status.json', '/changes.json', '/lotteries.json', '/manifest.json'],
  ...['/latest.json', '/latest/thai.json', '/latest/lao.json', '/latest/hanoi.json'],
  ...['/datapackage.json', '/export/latest.csv', '/export/SHA256SUMS'],
  ...['/feeds/all.xml', '/feeds/all.json'],
];
const OF_LOTTERY = [
  ...['json', 'ndjson', 'csv', 'xlsx'].map((ending) => `/export/{lottery}.${ending}`),
  ...['/feeds/{lottery}.xml', '/feeds/{lottery}.json', '/calendars/{lottery}.ics'],
];
