import { describe, expect, test, vi } from 'vitest';
import { SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { drawOn, prizeKind, smallLottery } from '../../../tests/support/small-lottery.ts';
import { withdrawn } from '../../../tests/support/withdrawn.ts';
import { catalogueOf } from '../../api/contract/catalogue.ts';
import { withBegunEras } from '../../domain/draw.ts';
import { answerForm } from './answer-form.ts';
import { answerRequest } from '../edge/answer-request.ts';
import { inFormat, internalErrorPage, isForm } from '../edge/page-reply.ts';
import { byLottery } from '../../api/check/check-body.ts';

const kinds = [
  prizeKind('first-prize', 6, { nameTh: 'รางวัลที่ 1', amount: '6000000.00', place: 'ABCDEF' }),
  prizeKind('last-two-digit', 2, { nameTh: 'เลขท้าย 2 ตัว', amount: '2000.00', place: 'EF' }),
];
const lottery = smallLottery(kinds, { slug: 'thai-government', nameTh: 'สลาก' });
const newest = drawOn('2026-08-16', { 'first-prize': ['437921'], 'last-two-digit': ['53'] });
const older = drawOn('2026-08-01', { 'first-prize': ['000000'], 'last-two-digit': ['69'] });
const catalogue = catalogueOf([
  { lottery, draws: [newest, older, drawOn('2025-12-30', older.prizes)] },
  { lottery: { ...lottery, slug: 'gsb-lottery', nameTh: 'ออมสิน' }, draws: [] },
]);
const NOON = Date.parse('2026-08-17T12:00:00+07:00');

const ask = (query: string, now = NOON) =>
  answerForm(
    new URLSearchParams(`format=html&${query}`),
    catalogue,
    {
      origin: 'https://site.example',
      calendar: {},
      sources: SMALL_SITE.sources,
      latest: byLottery([{ lottery, draw: newest }]),
      drawsOf: async () => ({ lottery, draws: [newest, older] }),
    },
    now,
  );
const replyTo = (query: string) => ask(/\bdate=/.test(query) ? query : `date=&${query}`);
/** Without a day, of the newest draw. */
const textOf = async (query: string) => String((await replyTo(query)).text);
const encoded = (text: string) => `number=${encodeURIComponent(text)}`;

describe('answerForm', () => {
  test('a clock in the year 11020 is answered too', async () => {
    const { status, text } = await ask('date=&number=53', Date.parse('+011020-01-01T00:00:00Z'));
    expect([status, text]).toEqual([200, expect.stringContaining('สลาก 53 งวดไหน')]);
    expect(text).not.toContain('ถูกรางวัล');
  });

  test('a misspelt name is told, not answered for another lottery', async () => {
    const { status, text } = await ask('date=&number=53&Lottery=gsb-lottery');
    expect([status, text]).toEqual([400, expect.stringContaining('หมายถึง lottery หรือไม่')]);
  });

  test('is a page that nobody keeps, runs nothing and stands in no frame', async () => {
    const { status, headers } = await replyTo('number=53');
    expect([status, headers['Content-Type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['Cache-Control']).toBe('no-store');
    const policy = headers['Content-Security-Policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).not.toContain('unsafe');
  });

  test('says what each number won, in Thai', async () => {
    const text = await textOf(encoded('53, ๔๓๗ 921\r\n99'));
    expect(text).toContain('<html lang="th">');
    expect(text).toContain('สลาก งวด 16 สิงหาคม 2569');
    expect(text).toContain('ตรวจแล้ว 3 เลข: ถูกรางวัล 2, ไม่ถูกรางวัล 1');
    expect(text).toContain('6,000,000');
  });

  test('another reading is a question of its own, to a page again', async () => {
    const text = await textOf(encoded('99 53'));
    expect(text).toContain('ตรวจแล้ว 2 เลข');
    const three = await textOf(encoded('99 53 12'));
    const [, address = ''] = /href="([^"]*)">ตรวจเป็น 3 เลข/.exec(three) ?? [];
    const { searchParams } = new URL(address.replaceAll('&amp;', '&'), 'https://site.example');
    expect(Object.fromEntries(searchParams)).toEqual({
      format: 'html',
      lottery: 'thai-government',
      date: '',
      number: '99\n53\n12',
    });
  });

  test('an older draw is read', async () => {
    const text = await textOf('number=69&date=2026-08-01');
    expect(text).toContain('>งวด 1 ส.ค. 2569: ถูกรางวัล</p>');
    // The next number is of the same draw.
    expect(text).toContain('<input type="hidden" name="date" value="2026-08-01">');
    expect(await textOf('number=69')).toContain('<input type="hidden" name="date" value="">');
  });

  test.each([
    ['69-17-12-437921-1234', '', ['2026-08-16']],
    ['69-17-12-000000-1234', '2026-08-01', ['2026-08-01']],
    ['69-32-12-000000-1234', '2026-08-01', ['2026-08-16', '2026-08-01']],
    ['69-01-12-437921-1234', '2026-08-16', ['2025-12-30', '2026-08-16']],
    ['68-47-12-437921-1234', '', ['2026-08-16']],
    ['69-33-12-437921-1234', '2026-08-16', ['2026-08-16']],
  ])(
    'code %s is not judged by the draw "%s": it is asked of which',
    async (code, date, offered) => {
      const text = await textOf(`date=${date}&number=${code}`);
      expect(text).toContain('สลากนี้ของงวดไหน');
      expect(text).not.toMatch(/6,000,000|ถูกรางวัล/);
      const days = [
        ...text.matchAll(/class="button" href="[^"]*date=([0-9-]+)&amp;number=\d{6}"/g),
      ];
      expect(days.map(([, day]) => day)).toEqual(offered);
    },
  );

  test.each([
    ['69-32-12-437921-1234', '2026-08-16', 'ถูกรางวัล'],
    ['69-29-12-437921-1234', '2026-08-01', 'ไม่ถูกรางวัล'],
  ])('code %s of the draw %s is judged: %s', async (code, date, verdict) => {
    expect(await textOf(`date=${date}&number=${code}`)).toContain(`2569: ${verdict}</p>`);
  });

  test('one note about other draws, and those are a tap away', async () => {
    const text = await textOf('number=000000');
    expect(text).toContain('>งวด 16 ส.ค. 2569: ไม่ถูกรางวัล</p>');
    expect(text.split('สลากงวดอื่น?')).toHaveLength(2);
    const [, address = ''] = /href="([^"]*)">เลือกงวดก่อน/.exec(text) ?? [];
    const question = new URL(address.replaceAll('&amp;', '&'), 'https://site.example').search;
    const which = String((await ask(question.slice(1))).text);
    expect(which).toContain('<option value="2026-08-01">1 สิงหาคม 2569</option>');
    expect(which).toContain('required>\n000000</textarea>');
    expect(await textOf('number=000000&date=2026-08-01')).not.toContain('สลากงวดอื่น?');
  });

  test.each([
    ['', ['2026-08-16', '2026-08-01']],
    ['year=2025', ['2025-12-30']],
    ['year=2025&date=', ['2025-12-30']],
    ['year=2026', ['2026-08-16', '2026-08-01']],
    ['year=1999', ['2026-08-16', '2026-08-01']],
    ['year=%3Cb%3E', ['2026-08-16', '2026-08-01']],
  ])(
    'a number without a draw, "%s", has neither won nor lost: it is asked of which',
    async (more, offered) => {
      const { status, text } = await ask(`number=437921&${more}`);
      expect(status).toBe(200);
      expect(text).toContain('สลาก งวดไหน');
      expect(text).not.toMatch(/ตรวจแล้ว|ถูกรางวัล \d|name="date" value/);
      const days = [...String(text).matchAll(/<option value="(\d[^"]*)"/g)].map(
        ([, drawDate]) => drawDate,
      );
      expect(days).toEqual(offered);
      expect(text).toContain('required>\n437921</textarea>');
      for (const [year, label] of [
        ['2026', '2569'],
        ['2025', '2568'],
      ]) {
        expect(text).toMatch(new RegExp(`href="[^"]*year=${year}[^"]*number=437921">${label}<`));
      }
    },
  );

  test.each(['', 'year=2026', 'year=2025'])(
    'asked of which draw, "%s", it is told of draws that have no result yet',
    async (more) => {
      const query = `number=437921&${more}`;
      const kept = /17 ส\.ค\. 2569 [^<]*อย่าเพิ่งทิ้ง/;
      expect((await ask(query, NOON + 86_400_000)).text).toMatch(kept);
      expect((await ask(query)).text).not.toContain('อย่าเพิ่งทิ้ง');
    },
  );

  test('the newest year asked with the newest draw is no open question', async () => {
    expect(await textOf('number=53&year=2026&date=')).toContain('2569: ถูกรางวัล');
  });

  test('a day without a draw is refused with those of its year to choose from', async () => {
    const text = await textOf('number=12&date=2026-08-02');
    expect(text).toContain('<option value="2026-08-01">');
    expect(text).not.toContain('name="date" value');
  });

  test.each([
    ['', 400, 'กรุณาใส่เลข'],
    ['number=&lottery=', 400, 'กรุณาใส่เลข'],
    ['number=12&lottery=nowhere', 400, 'ไม่รู้จักหวยนี้'],
    ['number=12&lottery=gsb-lottery', 404, 'ยังไม่มีผลรางวัลของออมสิน'],
    ['number=12&date=2026-08-02', 404, 'ไม่มีผลสลาก งวดวันที่ 2 สิงหาคม 2569'],
    ['number=12&date=2569-08-16', 400, 'พุทธศักราช'],
    ['number=12&date=never', 400, 'ไม่มีวันที่ของงวดนี้ในปฏิทิน'],
    [encoded(Array.from({ length: 21 }, () => '53').join('\n')), 400, 'ใส่มา 21 รายการ'],
    [encoded(`${'53\n'.repeat(20)}16/8/69`), 400, 'ใส่มา 21 รายการ'],
    [encoded('1/2-'.repeat(499)), 400, 'ใส่มา 500 รายการ'],
    [encoded('437921 ถึง 437939\n1/8/69\nกก'), 400, 'ใส่มา 21 รายการ'],
    [encoded('437921 ถึง 437950'), 400, 'ใส่มา 30 รายการ'],
    [encoded('000000..000999,'.repeat(133)), 400, 'ใส่มา 133 รายการ'],
    [encoded('000000..000999,'.repeat(2_000)), 400, 'ข้อความยาวเกินไป'],
  ])('"%s" is refused with %i, in a page that says "%s"', async (query, status, said) => {
    const reply = await replyTo(query);
    expect([reply.status, reply.headers['Content-Type']]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(reply.text).toContain(said);
    expect(reply.text).not.toContain('ไม่ถูกรางวัล');
    // The words for programs are not for a visitor.
    const shown = String(reply.text).replace(/<[^>]*>/g, '');
    expect(shown).not.toMatch(/\/api\/|พารามิเตอร์|YYYY|[?&=]/);
  });

  test.each([
    ['437930 ถึง 437921', 'เลขแรกของช่วงต้องน้อยกว่าเลขสุดท้าย', '437930 ถึง 437921'],
    ['<b>\n53', '“&lt;b&gt;” เป็นเลขไม่ได้', '&lt;b&gt;'],
  ])(
    '"%s": quoted as typed, and what was refused stands in the form again',
    async (typed, said, kept) => {
      const text = await textOf(encoded(typed));
      expect(text).toContain(said);
      expect(text).toContain(`required>\n${kept}</textarea>`);
      expect(text).toContain('แก้ไขแล้วตรวจอีกครั้ง');
      expect(text).not.toMatch(/“[^”]*(?:\.\.|×)/);
    },
  );

  test('what was answered leaves the form empty', async () => {
    expect(await textOf('number=53')).toContain('required>\n</textarea>');
  });

  test('of a lottery that is none, the others are to choose from, and the number stays', async () => {
    const text = await textOf('number=53&lottery=nowhere');
    expect(text).toContain('<option value="thai-government">สลาก</option>');
    expect(text).toContain('required>\n53</textarea>');
    expect(text).not.toContain('name="lottery" value=');
  });

  test('a link without a number keeps its lottery and its day', async () => {
    const text = await textOf('lottery=thai-government&date=2026-08-01');
    expect(text).toContain('name="lottery" value="thai-government"');
    expect(text).toContain('name="date" value="2026-08-01"');
  });

  test.each(['number', 'numbers', 'lottery', 'date'])(
    'nothing sent as %s becomes markup',
    async (name) => {
      const hostile = [
        '<script>alert(1)</script>',
        '"><img src=x onerror=alert(1)>',
        "'-alert(1)-'",
        '</title><h1>',
        '\u0000\u202E<b>',
        '&lt;i&gt;',
        `1${'<'.repeat(5000)}`,
      ];
      for (const text of hostile) {
        const base = name === 'number' || name === 'numbers' ? '' : 'number=53&';
        const html = await textOf(`${base}${name}=${encodeURIComponent(text)}`);
        const sent = /<script|<img|<b>|<i>|<h1>(?!ตรวจเลข)|onerror=alert\(1\)>/;
        expect(html.replace(/<b class="number">/g, ''), text).not.toMatch(sent);
        expect(html.match(/<title>/g)).toHaveLength(1);
      }
    },
  );
});

test.each([
  ['format=html', true],
  ['format=card', true],
  ['format=HTML', false],
  ['format=json', false],
  ['format=', false],
  ['', false],
])('"%s" asks for a page: %s', (query, expected) => {
  expect(isForm(new URLSearchParams(query))).toBe(expected);
});

test('a failure of ours is logged, and is a page without its cause', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { status, text } = internalErrorPage(new Error('secret path'));
  expect([status, String(text).includes('secret'), log.mock.calls.length]).toEqual([500, false, 1]);
});

test('the element of other sites gets what stands on the page, as data that it may read', async () => {
  const query = new URLSearchParams('format=card&date=&number=53');
  const { status, headers, text } = inFormat(await replyTo('number=53'), query);
  expect([status, headers['Content-Type'], headers['Access-Control-Allow-Origin']]).toEqual([
    200,
    'application/json; charset=utf-8',
    '*',
  ]);
  const { title, isCard, parts } = JSON.parse(String(text));
  expect(title).toContain('สลาก');
  expect(isCard).toBe(true);
  expect(parts[0]).toMatchObject({ tag: 'article', class: 'verdict', data: { state: 'win' } });
});

test('where more was typed than is checked, it has the code of the API', async () => {
  const query = new URLSearchParams('format=card');
  const reply = await replyTo(encoded('53\n'.repeat(21)));
  expect(JSON.parse(String(inFormat(reply, query).text))).toMatchObject({
    summary: expect.stringContaining('ไม่เกิน 20 รายการ'),
    code: 'too_many_numbers',
  });
});

describe('at the edge', () => {
  const allowed = { remaining: 1, resetSeconds: 60, allowed: true };
  const at = (path: string, count = allowed) =>
    answerRequest({ method: 'GET', url: `https://site.example/api/${path}` }, 'one', {
      catalogue,
      quota: { count: async () => count },
    });

  test('a form goes to the function whatever was typed, and is counted', async () => {
    const answer = await at('check?format=html&number=%3Cb%3E');
    expect(answer.kind).toBe('function');
    expect((await at('check?number=%3Cb%3E')).kind).toBe('reply');
  });

  test('over the quota it gets a page, and everyone else what they always got', async () => {
    const over = { ...allowed, allowed: false };
    const page = await at('check?format=html&number=12', over);
    expect(page).toMatchObject({
      kind: 'reply',
      reply: { status: 429, headers: { 'Retry-After': '60' } },
    });
    if (page.kind !== 'reply') throw new Error('answered');
    expect(page.reply.text).toContain('<!doctype html>');
    expect(page.reply.text).toContain('required>\n12</textarea>');
    for (const path of ['check?number=12', 'results?format=html', 'stats?format=html']) {
      const answer = await at(path, over);
      expect(answer.kind === 'reply' && answer.reply.headers['Content-Type']).toContain('json');
    }
  });
});

test('a withdrawn draw is said to be none, and why', async () => {
  const taken = catalogueOf([withBegunEras(lottery, [newest, withdrawn(older)])]);
  const parameters = new URLSearchParams('format=html&number=69&date=2026-08-01');
  const draws = {
    origin: '',
    calendar: {},
    sources: [],
    latest: byLottery([]),
    drawsOf: async () => fail(),
  };
  const { status, text } = await answerForm(parameters, taken, draws, NOON);
  expect([status, text]).toEqual([410, expect.stringContaining('อีกแหล่งให้เลขไม่ตรง')]);
});

const fail = (): never => {
  throw new Error('no draw may be read');
};
