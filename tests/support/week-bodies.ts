// The answers of the sources in their own shapes, by host. A source of a known shape is one line
// here.
import type { Draw } from '../../src/domain/draw.ts';
import { THAI_MONTHS } from '../../src/domain/draw-date.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import { readData } from './real-upstreams.ts';

/** A draw as a source shows it. */
export type Shown = {
  readonly day: string;
  readonly prizes: Draw['prizes'];
  /** Only the prizes that come first. */
  readonly isPartial?: boolean;
  readonly noDraw?: boolean;
};

export type Question = {
  readonly path: string;
  readonly posted: string;
  /** Newest first. */
  readonly shown: (slug: string) => readonly Shown[];
  readonly lotteries: readonly Lottery[];
};

type Body = (question: Question) => string | undefined;

const wholeOf = ({ prizes }: Shown) =>
  (prizes['six-digit'] ?? prizes['five-digit'] ?? prizes['seven-digit'])?.[0] ?? '';
const oneOf = ({ prizes }: Shown, slug: string) => prizes[slug]?.[0] ?? '';
const thaiDay = (day: string) => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${THAI_MONTHS[Number(month) - 1]} ${Number(year) + 543}`;
};
const turned = (day: string, by: string) => day.split('-').reverse().join(by);

const prizeFirst = (slug: string): Body => {
  const entry = (one: Shown) => ({
    lotto_date: one.day,
    results: {
      prize_1st: one.isPartial ? null : wholeOf(one),
      prize_2nd: `715${oneOf(one, 'bottom-two-digit')}`,
    },
  });
  return ({ path, shown }) => {
    const entries = shown(slug).map(entry);
    return JSON.stringify({ data: path.includes('history') ? entries : entries[0] });
  };
};

const digitFive = (slug: string): Body => {
  const entry = (one: Shown) => ({
    lotto_date: one.day,
    results: {
      digit5: wholeOf(one),
      digit4: wholeOf(one).slice(1),
      digit3: wholeOf(one).slice(2),
      digit2_top: wholeOf(one).slice(3),
      digit2_bottom: wholeOf(one).slice(0, 2),
    },
  });
  return ({ path, shown }) => {
    const entries = shown(slug).map(entry);
    return JSON.stringify({ data: path.includes('history') ? entries : entries[0] });
  };
};

const glo: Body = ({ path, posted, shown }) => {
  const asked = JSON.parse(posted || '{}');
  const numbers = (list: readonly string[] = []) => ({
    number: list.map((value, index) => ({ round: index + 1, value })),
  });
  const entry = (one: Shown) => {
    const late = one.isPartial ? () => numbers() : numbers;
    return {
      date: one.day,
      data: {
        first: late(one.prizes['first-prize']),
        near1: late(one.prizes['adjacent-first-prize']),
        second: numbers(one.prizes['second-prize']),
        third: numbers(one.prizes['third-prize']),
        fourth: numbers(one.prizes['fourth-prize']),
        fifth: numbers(one.prizes['fifth-prize']),
        last3f: numbers(one.prizes['front-three-digit']),
        last3b: numbers(one.prizes['last-three-digit']),
        last2: numbers(one.prizes['last-two-digit']),
      },
    };
  };
  const entries = shown('thai-government').map(entry);
  if (path.includes('Year')) return JSON.stringify({ response: entries });
  const day = `${asked.year}-${asked.month}-${asked.date}`;
  return JSON.stringify({ response: { result: entries.find(({ date }) => date === day) ?? null } });
};

const gsb: Body = ({ path, shown }) => {
  const found = shown('gsb-lottery').find(({ day }) => path.endsWith(turned(day, '')));
  if (found === undefined) return '<p>รางวัลอันดับที่ 1</p> ไม่มีข้อมูล';
  const line = (rank: number, number: string) =>
    `<p>รางวัลอันดับที่ ${rank}</p><p>1,000,000 บาท งวดที่ 614 M ${number}</p>`;
  return `<p>วันที่ : ${thaiDay(found.day)}</p>${line(1, wholeOf(found))}${line(2, `12345${oneOf(found, 'bottom-two-digit')}`)}<p>เลขท้าย 4 ตัว</p>สั่งพิมพ์หน้านี้`;
};

const listOf =
  (slug: string, form: (one: Shown) => unknown): Body =>
  ({ shown }) =>
    JSON.stringify(shown(slug).map(form)[0] ?? {});

/** The 27 numbers of a northern draw: the first prize first, the special prize last. */
const northern = (one: Shown) => {
  const first = `111${oneOf(one, 'bottom-two-digit')}`;
  return Array.from({ length: 27 }, (_, index) =>
    index === 0 ? first : index === 26 ? wholeOf(one) : '22222',
  );
};

/** Names of lotteries on a host's pages, from the rows that ask it. */
type Row = { url: string; lotteries?: Record<string, string> };
const rows: Row[] = readData('upstreams').upstreams;
const slugNamed = (host: string, name: string) =>
  rows
    .filter(({ url }) => new URL(url.replace(/[{}]/g, '')).host === host)
    .flatMap(({ lotteries = {} }) => Object.entries(lotteries))
    .find(([, one]) => one === name)?.[0];

const allhuay: Body = ({ path, shown, lotteries }) => {
  const cell = (one: Shown, slug: string) => (one.noDraw ? 'งด' : oneOf(one, slug));
  const asked = /date=(\d{4}-\d{2}-\d{2})/.exec(path)?.[1];
  if (asked !== undefined) {
    const lines = lotteries.flatMap(({ slug }) => {
      const name = rows
        .filter(({ url }) => url.includes('allhuay.com/result'))
        .map((row) => row.lotteries?.[slug])
        .find((one) => one !== undefined);
      const one = shown(slug).find(({ day }) => day === asked);
      if (name === undefined) return [];
      const number = (kind: string, prize: string) =>
        `<td class="today-cell-num--${kind}"><span class="today-cell-num-value">${one ? cell(one, prize) : '-'}</span></td>`;
      return [
        `<tr><td><a href="/lotto/${name}">x</a></td>${number('top3', 'top-three-digit')}${number('bottom2', 'bottom-two-digit')}</tr>`,
      ];
    });
    return `<title>ผลหวย ${thaiDay(asked)}</title><table>${lines.join('')}</table>`;
  }
  const name = decodeURIComponent(path.replace('/lotto/', ''));
  const slug = slugNamed('www.allhuay.com', name);
  if (slug === undefined) return undefined;
  const government = slug === 'thai-government';
  const labels = government
    ? { 'first-prize': 'รางวัลที่ 1', 'last-two-digit': '2 ตัวล่าง' }
    : { 'top-three-digit': '3 ตัวบน', 'bottom-two-digit': '2 ตัวล่าง' };
  const head = Object.values(labels).map((label) => `<th>${label}</th>`);
  const line = (one: Shown) =>
    `<tr><td>งวด ${thaiDay(one.day)}</td>${Object.keys(labels)
      .map((prize) => `<td>${cell(one, prize)}</td>`)
      .join('')}</tr>`;
  return `<link rel="canonical" href="https://www.allhuay.com/lotto/${name}"/><div id="lotto-latest-results"></div><div id="lotto-history-table"><table><thead><tr><th>งวดวันที่</th>${head.join('')}</tr></thead><tbody>${shown(slug).map(line).join('')}</tbody></table></div>`;
};

const xskt: Body = ({ shown }) => {
  const item = (one: Shown) =>
    `<item><title>x</title><link>https://xskt.com.vn/ngay-${turned(one.day, '-')}</link><description>ĐB: ${wholeOf(one)}\n1: 111${oneOf(one, 'bottom-two-digit')}\n2: 22222 - 33333</description></item>`;
  return `<rss>${shown('hanoi-normal').map(item).join('')}</rss>`;
};

export const BODIES: Readonly<Record<string, Body>> = {
  'www.glo.or.th': glo,
  'psc.gsb.or.th': gsb,
  'laodl.com': ({ shown }) =>
    JSON.stringify({
      resultData: shown('lao-lottery').map((one) => ({
        roundDate: one.day,
        winNumber: wholeOf(one),
      })),
    }),
  'api.minhngocstar.com': prizeFirst('hanoi-star'),
  'api.minhngoctv.com': prizeFirst('hanoi-tv'),
  'api.xosoredcross.com': prizeFirst('hanoi-redcross'),
  'api.xosoextra.com': prizeFirst('hanoi-extra'),
  'api.xosounion.com': prizeFirst('hanoi-union'),
  'api.xosodevelop.com': prizeFirst('hanoi-develop'),
  'hanoiasean.com': prizeFirst('hanoi-asean'),
  'www.xsthm.com': listOf('hanoi-special', (one) => ({
    label: turned(one.day, '-'),
    items: northern(one),
  })),
  'www.mlnhngoc.net': listOf('hanoi-vip', (one) => ({
    label: turned(one.day, '-'),
    item: Object.fromEntries(northern(one).map((number, index) => [`ran${index}`, number])),
  })),
  'api.laopatuxay.com': digitFive('lao-patuxay'),
  'api.laosantipap.com': digitFive('lao-santipap'),
  'api.laocitizen.com': digitFive('lao-citizen'),
  'api.laoextra.com': digitFive('lao-extra'),
  'api.lao-tv.com': digitFive('lao-tv'),
  'api.laoshd.com': digitFive('lao-hd'),
  'api.laostars.com': digitFive('lao-star'),
  'hi.lotterylaosasean.com': digitFive('lao-asean'),
  'api.laounionvip.com': digitFive('lao-union-vip'),
  'api.laostars-vip.com': digitFive('lao-star-vip'),
  'api.lao-redcross.com': digitFive('lao-redcross'),
  'www.laosviplot.com': ({ path, shown }) => {
    const entries = shown('lao-vip');
    if (path.includes('last')) {
      return JSON.stringify(
        entries.map((one) => ({ DATE: turned(one.day, '/'), NUMBER: wholeOf(one) })),
      );
    }
    return JSON.stringify(
      entries.map((one) => ({
        date: turned(one.day, '/'),
        ...Object.fromEntries([...wholeOf(one)].map((digit, index) => [`lotto_${index}`, digit])),
      }))[0] ?? {},
    );
  },
  'xskt.com.vn': xskt,
  'www.allhuay.com': allhuay,
};
