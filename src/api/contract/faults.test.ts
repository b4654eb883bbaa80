import { describe, expect, test } from 'vitest';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { parseDrawDate } from '../../domain/draw-date.ts';
import { ENDPOINTS } from './endpoints.ts';
import { FAULT_CODES } from './fault-codes.ts';
import * as faults from './faults.ts';
import { parseQuery } from './query.ts';
import { faultSchema } from '../answers/fault.schema.ts';

const GSB = { slug: 'gsb-lottery', nameTh: 'หวยออมสิน' };

/** One of each refusal there is. */
const CATALOGUE: Record<
  Exclude<keyof typeof faults, 'EXAMPLE_DATE' | 'faultBody'>,
  faults.Fault
> = {
  unknownLottery: faults.unknownLottery(['lao-tv', 'hanoi-vip']),
  invalidLimit: faults.invalidLimit(),
  missingNumber: faults.missingNumber(),
  invalidNumber: faults.invalidNumber(),
  undecidableNumber: faults.undecidableNumber(GSB, [2, 3, 6]),
  numberAndNumbers: faults.numberAndNumbers(),
  tooManyNumbers: faults.tooManyNumbers(20),
  invalidDate: faults.invalidDate(),
  noDrawOnDate: faults.noDrawOnDate(GSB, '/api/draws/gsb-lottery/index.json'),
  drawWithdrawn: faults.drawWithdrawn(GSB, { th: 'เลขซ้ำ', en: 'a copy.' }),
  unknownWindow: faults.unknownWindow(['5', 'all']),
  unknownPrize: faults.unknownPrize(GSB, ['top-three-digit']),
  unknownParameter: faults.unknownParameter(['lottery', 'limit', 'date']),
  repeatedParameter: faults.repeatedParameter('limit'),
  emptyParameter: faults.emptyParameter('limit'),
  noDrawsYet: faults.noDrawsYet(GSB),
  unknownPath: faults.unknownPath(['/api/results']),
  methodNotAllowed: faults.methodNotAllowed(['GET', 'HEAD']),
  unreadableRequest: faults.unreadableRequest(),
  quotaExceeded: faults.quotaExceeded(60, 17),
  internalError: faults.internalError(),
};

test('numbers at fault become part of the body that the schema knows', () => {
  const { code, error, errorEn, ...fault } = faults.invalidNumber('numbers');
  const one = { index: 1, number: 'x', code, error, errorEn };
  const body = faults.faultBody({ ...fault, code, error, errorEn, rejected: [one] });
  expect(faultSchema.strict().parse(body)).toMatchObject({ rejected: [one] });
});

const ALL = Object.entries(CATALOGUE);

const INDEX = '/api/draws/gsb-lottery/index.json';
const [before, after] = [parseDrawDate('2026-08-01'), parseDrawDate('2026-08-16')];

/** The same codes where the sentence depends on what was asked. */
const VARIANTS: [string, faults.Fault][] = [
  ['invalidLimit beside a date', faults.invalidLimit('date')],
  [
    'unknownParameter that is nearly one of them',
    faults.unknownParameter(['lottery', 'limit'], 'lottery'),
  ],
  ['unknownParameter of a file', faults.unknownParameter([])],
  ['missingNumber of several', faults.missingNumber('numbers')],
  ['emptyParameter of a check', faults.emptyParameter('number')],
  ['emptyParameter of several', faults.emptyParameter('numbers')],
  ['invalidDate of the Buddhist era', faults.invalidDate(before)],
  ['invalidDate of a Buddhist year', faults.invalidDate(2026)],
  [
    'drawWithdrawn of a year',
    faults.drawWithdrawn(GSB, { th: 'เลขซ้ำ', en: 'a copy.' }, {}, 'year'),
  ],
  ['noDrawOnDate between two', faults.noDrawOnDate(GSB, INDEX, { before, after })],
  ['noDrawOnDate before the first', faults.noDrawOnDate(GSB, INDEX, { after })],
  ['noDrawOnDate after the newest', faults.noDrawOnDate(GSB, INDEX, { before })],
  ['noDrawOnDate of a year', faults.noDrawOnDate(GSB, INDEX, { before, after }, 'year')],
];

/** A day as the sentences say it: in Thai by its name and the Buddhist year, in English as text. */
const DAY = /\d+ [ก-๙]+ 25\d\d|\d{4}-\d\d-\d\d/g;

/** What programs and people look up: parameters, values, addresses, counts. */
const listFacts = (text: string) =>
  text.replace(DAY, '').match(/[A-Za-z0-9][^\s():;]*[A-Za-z0-9}]|\d/g) ?? [];

test('every code has its refusal, and no refusal another code', () => {
  expect(ALL.map(([, { code }]) => code).sort()).toEqual([...FAULT_CODES].sort());
});

describe('the refusals', () => {
  test('codes and sentences are each used once', () => {
    expect(new Set(ALL.map(([, { code }]) => code)).size).toBe(ALL.length);
    expect(new Set(ALL.map(([, { error }]) => error)).size).toBe(ALL.length);
  });

  test.each(ALL)('%s has a code made of its own name', (name, { code }) => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)+$/);
    expect(code).toBe(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  });

  test.each(ALL)('%s is said in Thai, on one line', (_, { error }) => {
    expect(error).toMatch(/[ก-๙]{4,}/);
    expect(error).not.toMatch(/[\r\n]|undefined|NaN|\[object/);
  });

  test.each(ALL)('%s says in both texts what would be accepted', (_, fault) => {
    const { error, errorEn, accepted = [] } = fault;
    expect(accepted.filter((value) => !error.includes(value))).toEqual([]);
    expect(accepted.filter((value) => !errorEn.includes(value))).toEqual([]);
  });

  test.each([...ALL, ...VARIANTS])('%s is said in English too, in whole sentences', (_, fault) => {
    const { error, errorEn } = fault;
    expect(errorEn).toMatch(/^[A-Za-z][ -~]* [ -~]+\.$/);
    expect(errorEn).not.toMatch(/undefined|NaN|\[object| {2}/);
    expect(listFacts(error).filter((fact) => !errorEn.includes(fact))).toEqual([]);
    expect(errorEn.includes(GSB.slug)).toBe(error.includes(GSB.nameTh));
    expect(errorEn.match(DAY)?.length).toBe(error.match(DAY)?.length);
  });

  test.each(ALL)('%s becomes a body that its schema knows whole', (_, fault) => {
    const body = faults.faultBody(fault);
    expect(faultSchema.strict().parse(body)).toEqual(body);
  });

  test.each([
    [400, ['unknownLottery', 'invalidLimit', 'missingNumber', 'invalidNumber']],
    [400, ['undecidableNumber', 'unknownWindow', 'unknownPrize', 'repeatedParameter']],
    [400, ['emptyParameter', 'unreadableRequest']],
    [404, ['noDrawsYet', 'unknownPath']],
    [405, ['methodNotAllowed']],
    [429, ['quotaExceeded']],
    [500, ['internalError']],
  ] as const)('status %i: %s', (status, names) => {
    expect(names.map((name) => CATALOGUE[name].status)).toEqual(names.map(() => status));
  });

  test('a 429 says the quota and the wait', () => {
    expect(CATALOGUE.quotaExceeded.error).toBe('เรียกเกิน 60 ครั้งต่อนาที กรุณารอ 17 วินาทีแล้วลองใหม่');
  });
});

describe('what a caller sent', () => {
  const SENT = ['<script>alert(1)</script>', 'กขค-ฆงจ', '"; DROP', '\u202E987', 'X'.repeat(10_240)];

  test.each(Object.values(ENDPOINTS))('is never repeated by /$name', ({ name, parameters }) => {
    for (const parameter of parameters) {
      for (const sent of SENT) {
        const query = new URLSearchParams({
          ...(name === 'check' && { number: '12' }),
          [parameter]: sent,
        });
        const refused = parseQuery(name, query, SMALL_CATALOGUE);
        expect(refused).toMatchObject({ status: 400, parameter });
        expect(JSON.stringify(refused)).not.toContain(JSON.stringify(sent).slice(1, -1));
      }
    }
  });
});

test('a wrong number is of the parameter `number`, unless another is named', () => {
  expect(faults.invalidNumber().parameter).toBe('number');
  expect(faults.invalidNumber('numbers').parameter).toBe('numbers');
});

test('no sentence ends twice', () => {
  for (const [, { errorEn }] of ALL) expect(errorEn).not.toContain('..');
});

test('the two fields of the spec come first, ours after them, the status not at all', () => {
  const body = faults.faultBody(faults.unknownWindow(['5', 'all']));
  const { error, errorEn } = faults.unknownWindow(['5', 'all']);
  expect(JSON.stringify(body)).toBe(
    `{"success":false,"error":"${error}","errorEn":"${errorEn}","code":"unknown_window","parameter":"window","accepted":["5","all"]}`,
  );
});

test('what a refusal does not have is left out', () => {
  const body = faults.faultBody(faults.internalError());
  expect(Object.entries(body)).toEqual([
    ['success', false],
    ['error', faults.internalError().error],
    ['errorEn', faults.internalError().errorEn],
    ['code', 'internal_error'],
  ]);
});
