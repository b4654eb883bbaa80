import { describe, expect, test } from 'vitest';
import {
  RECORDED_DATE,
  recordedGlo,
  recordedGloWith,
} from '../../../tests/support/recorded-glo.ts';
import { UnexpectedAnswer } from './source-answer.ts';
import { parseGlo, parseGloOn } from './glo.ts';

/** GLO's answer for a day, with a few of its numbers. */
const answer = (date: string, data: Readonly<Record<string, readonly string[]>>, more = {}) =>
  JSON.stringify({
    statusMessage: 'getLotteryResult - Success',
    statusCode: 200,
    response: {
      result: {
        youtube_url: null,
        pdf_url: 'https://api.glo.or.th/utility/file/download/6ab11f29-5ac7-4275-922c-41096765cae3',
        date,
        status: 1,
        data: Object.fromEntries(
          Object.entries(data).map(([key, values]) => [
            key,
            { price: '6000000.00', number: values.map((value, round) => ({ round, value })) },
          ]),
        ),
        ...more,
      },
    },
  });

const of2026 = {
  first: ['878972'],
  second: ['381104', '462362'],
  third: ['005672', '088655'],
  fourth: ['001710'],
  fifth: ['009758'],
  last2: ['02'],
  last3f: ['299', '815'],
  last3b: ['363', '662'],
  near1: ['878971', '878973'],
};

describe('parseGlo', () => {
  test('all nine prizes of 2026-01-17, zeros kept, with the official result sheet', () => {
    expect(parseGlo(answer('2026-01-17', of2026))).toEqual([
      {
        drawDate: '2026-01-17',
        sourceUrl:
          'https://api.glo.or.th/utility/file/download/6ab11f29-5ac7-4275-922c-41096765cae3',
        prizes: {
          'first-prize': ['878972'],
          'adjacent-first-prize': ['878971', '878973'],
          'second-prize': ['381104', '462362'],
          'third-prize': ['005672', '088655'],
          'fourth-prize': ['001710'],
          'fifth-prize': ['009758'],
          'front-three-digit': ['299', '815'],
          'last-three-digit': ['363', '662'],
          'last-two-digit': ['02'],
        },
      },
    ]);
  });

  test('its price is today’s tariff on every draw, so no amount is taken', () => {
    expect(JSON.stringify(parseGlo(answer('2010-03-01', of2026)))).not.toContain('6000000');
  });

  test.each([
    { period: [17, 18], series: [17, 18], because: 'as recorded' },
    { period: [21, 21, 22, 22], series: [21, 22], because: 'each was twice in 2017' },
    { period: [8, 7], series: [7, 8], because: 'they stand in order' },
    { period: [1], series: [1], because: 'one until 2016' },
    { period: null, series: undefined, because: 'null on 2010-03-01' },
    { period: undefined, series: undefined, because: 'absent' },
    { period: [], series: undefined, because: 'no series' },
    { period: [0, 1], series: undefined, because: 'a code of 00 is none' },
    { period: [101], series: undefined, because: 'a code has two digits' },
    { period: ['17', '18'], series: undefined, because: 'text where numbers were' },
    { period: 'soon', series: undefined, because: 'a word; the numbers do not wait for it' },
  ])('the series of its tickets, period $period: $series ($because)', ({ period, series }) => {
    const [row] = parseGlo(answer('2026-05-02', of2026, { period }));
    expect(row?.series).toEqual(series);
    expect(row?.prizes['first-prize']).toEqual(['878972']);
  });

  test('before 2015-09-01 the front three is an empty list: no such prize', () => {
    const of2010 = { ...of2026, last3f: [], last3b: ['374', '457', '470', '627'] };
    const [row] = parseGlo(answer('2010-03-01', of2010));
    expect(row?.prizes).not.toHaveProperty('front-three-digit');
    expect(row?.prizes['last-three-digit']).toEqual(['374', '457', '470', '627']);
  });

  test('the day is GLO’s own, even 2020-04-01 for a draw of 2020-05-16', () => {
    const [row] = parseGlo(answer('2020-04-01', { ...of2026, first: ['051095'] }));
    expect([row?.drawDate, row?.prizes['first-prize']]).toEqual(['2020-04-01', ['051095']]);
  });

  test('a day without a draw has a null result, and gives no row', () => {
    expect(parseGlo('{"statusCode":200,"response":{"result":null}}')).toEqual([]);
  });

  test.each([
    ...[null, undefined, '', ' ', '-', 'N/A', 'null', '/sheet.pdf', 0, {}],
    ...['javascript:alert(1)', 'https://a:b@glo.example/1', 'https://glo.example/1\n2'],
  ])('a draw may have no result sheet, or an odd one: %j', (pdf_url) => {
    const [row] = parseGlo(answer('2026-01-17', of2026, { pdf_url }));
    expect(row?.prizes['first-prize']).toEqual(['878972']);
    expect(row?.sourceUrl).toBeUndefined();
  });

  test('the address of its sheet without the blanks around it', () => {
    const [row] = parseGlo(answer('2026-01-17', of2026, { pdf_url: ' https://glo.example/1 ' }));
    expect(row?.sourceUrl).toBe('https://glo.example/1');
  });

  const { near1: _near1, ...withoutAdjacent } = of2026;
  test.each([
    { text: '', because: 'nothing' },
    { text: '<html>Service Unavailable</html>', because: 'a page instead of JSON' },
    { text: '[]', because: 'a list' },
    { text: '{"response":{}}', because: 'no result' },
    { text: '{"statusCode":500,"response":null}', because: 'no response' },
    { text: answer('2026-01-17', withoutAdjacent), because: 'a prize is not there at all' },
    { text: answer('2026-01-17', of2026, { date: 20260117 }), because: 'a day that is no text' },
    { text: answer('2026-01-17', of2026, { date: undefined }), because: 'no day' },
    {
      text: answer('2026-01-17', of2026).replace('"878972"', '878972'),
      because: 'a number instead of text',
    },
    {
      text: answer('2026-01-17', of2026).replace('"value":"878972"', '"value":null'),
      because: 'a winning number is null',
    },
  ])('throws at another shape: $because', ({ text }) => {
    expect(() => parseGlo(text)).toThrow(UnexpectedAnswer);
  });

  test('the error names what is missing, and its place', () => {
    const { number: _number, ...first } = JSON.parse(recordedGlo()).response.result.data.first;
    const answer = JSON.parse(recordedGlo());
    answer.response.result.data.first = first;
    expect(() => parseGlo(JSON.stringify(answer))).toThrow(
      'glo: response.result.data.first.number: expected array, got nothing',
    );
  });

  test('the three digits of its other game, N3, are left alone wherever they stand', () => {
    const plain = parseGlo(recordedGlo());
    expect(recordedGlo()).toContain('"n3"');
    const answer = JSON.parse(recordedGlo());
    const { result } = answer.response;
    result.data = { ...result.data, n3: result.n3, straight3: result.n3.straight3 };
    expect(parseGlo(JSON.stringify(answer))).toEqual(plain);
  });

  test('a recorded answer, whole: 173 numbers of nine prizes, nothing pending', () => {
    const [row] = parseGlo(recordedGlo());
    expect(row?.drawDate).toBe(RECORDED_DATE);
    expect(
      Object.fromEntries(
        Object.entries(row?.prizes ?? {}).map(([slug, numbers]) => [slug, numbers.length]),
      ),
    ).toEqual({
      'first-prize': 1,
      'adjacent-first-prize': 2,
      'second-prize': 5,
      'third-prize': 10,
      'fourth-prize': 50,
      'fifth-prize': 100,
      'front-three-digit': 2,
      'last-three-digit': 2,
      'last-two-digit': 1,
    });
    expect(row?.prizes['first-prize']).toEqual(['536077']);
    expect(row).not.toHaveProperty('pending');
    expect(row?.series).toEqual([17, 18]);
  });

  test.each([
    { number: [], because: 'no number yet' },
    { number: ['xxxxxx'], because: 'letters stand in its place' },
    { number: [''], because: 'empty text stands in its place' },
    { number: ['-'], because: 'a dash stands in its place' },
    { number: ['536077', 'xxxxxx'], because: 'one of its numbers is to come' },
  ])('while a draw goes on a prize is pending, not guessed: $because', ({ number }) => {
    const [row] = parseGlo(recordedGloWith({ first: number, near1: number }));
    expect(row?.pending).toEqual(['first-prize', 'adjacent-first-prize']);
    expect(Object.keys(row?.prizes ?? {})).toHaveLength(7);
    expect(row?.prizes).not.toHaveProperty('first-prize');
  });

  test.each([
    { value: ' 04', because: 'a space stands before two digits' },
    { value: '๐๔', because: 'Thai digits' },
    { value: '０４', because: 'full-width digits' },
    { value: '4', because: 'a zero is lost' },
    { value: 'O4', because: 'a letter looks like a zero' },
    { value: '--', because: 'no placeholder of GLO' },
  ])('$value is a number for the rules to refuse, not one to wait for: $because', ({ value }) => {
    const [row] = parseGlo(recordedGloWith({ last2: [value] }));
    expect(row?.prizes['last-two-digit']).toEqual([value]);
    expect(row).not.toHaveProperty('pending');
  });

  test('before the first ball every prize is pending', () => {
    const keys = Object.keys(JSON.parse(recordedGlo()).response.result.data);
    const [row] = parseGlo(recordedGloWith(Object.fromEntries(keys.map((key) => [key, []]))));
    expect(row?.prizes).toEqual({});
    expect(row?.pending).toHaveLength(9);
  });

  test.each([
    { date: '2015-08-16', pending: undefined },
    { date: '2015-09-01', pending: ['front-three-digit'] },
  ])('an empty front three of $date: pending $pending', ({ date, pending }) => {
    expect(parseGlo(recordedGloWith({ last3f: [] }, date))[0]?.pending).toEqual(pending);
  });
});

describe('parseGloOn', () => {
  test('the draw of the day asked for, or none', () => {
    expect(parseGloOn(recordedGlo(), RECORDED_DATE)).toEqual(parseGlo(recordedGlo()));
    expect(parseGloOn('{"response":{"result":null}}', RECORDED_DATE)).toEqual([]);
  });

  test('a draw of another day is refused', () => {
    expect(() => parseGloOn(recordedGloWith({}, '2026-08-16'), '2026-09-01')).toThrow(
      expect.objectContaining({
        name: 'UnexpectedAnswer',
        message: 'glo: asked for 2026-09-01, answered 2026-08-16',
      }),
    );
  });
});
