import { describe, expect, test } from 'vitest';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { everyNumber } from '../../domain/digits.ts';
import { parseQuery } from './query.ts';

const parseNumber = (number: string, lottery = 'thai-government') =>
  parseQuery('check', new URLSearchParams({ number, lottery }), SMALL_CATALOGUE);

describe('number', () => {
  test('is missing', () => {
    expect(parseQuery('check', new URLSearchParams(), SMALL_CATALOGUE)).toMatchObject({
      status: 400,
      code: 'missing_number',
      parameter: 'number',
    });
  });

  test('is empty', () => {
    expect(parseNumber('')).toMatchObject({
      status: 400,
      code: 'empty_parameter',
      error: expect.stringMatching(/กรุณาใส่เลขที่ต้องการตรวจ(?!.*ตัดพารามิเตอร์)/),
    });
  });

  test.each([
    { number: ' 12', because: 'a space in front is no digit' },
    { number: '12 ', because: 'nor one behind' },
    { number: '1 2', because: 'nor one between' },
    { number: '12\n', because: 'nor a newline' },
    { number: '\t12', because: 'nor a tab' },
    { number: '12\u0000', because: 'nor a NUL' },
    { number: '\uFEFF12', because: 'nor a byte order mark' },
    { number: '12\u200B', because: 'nor a space of no width' },
    { number: '1,000', because: 'digits are not grouped' },
    { number: '+12', because: 'a sign is no digit' },
    { number: '-12', because: 'nor the other one' },
    { number: '1e3', because: 'an exponent is no digit' },
    { number: '0x1F', because: 'nor is hexadecimal' },
    { number: '0.5', because: 'nor a point' },
    { number: '๑๒', because: 'Thai digits are not accepted' },
    { number: '1๒3', because: 'not even one among others' },
    { number: '１２', because: 'full-width digits are not accepted' },
    { number: '٣٤', because: 'Arabic-Indic digits are not accepted' },
    { number: '𝟏𝟐', because: 'mathematical digits are not accepted' },
    { number: '²³', because: 'superscripts are not accepted' },
    { number: 'ab', because: 'letters are no digits' },
    { number: '1', because: 'one digit is too few' },
    { number: '1234567', because: 'seven digits are too many' },
    { number: '0000000', because: 'seven zeros are too many' },
    { number: '1'.repeat(10_240), because: 'ten kilobytes of digits are too many' },
    { number: 'ก'.repeat(10_240), because: 'ten kilobytes of anything are no number' },
  ])('is no number of 2 to 6 digits: $because', ({ number }) => {
    for (const lottery of ['thai-government', 'lao-lottery', 'gsb-lottery']) {
      expect(parseNumber(number, lottery)).toMatchObject({ status: 400, code: 'invalid_number' });
    }
  });

  test.each(['1234', '12345'])('%s decides nothing of thai-government', (number) => {
    expect(parseNumber(number)).toMatchObject({
      status: 400,
      code: 'undecidable_number',
      parameter: 'number',
      accepted: ['2', '3', '6'],
      error: expect.stringContaining('2, 3, 6'),
    });
  });

  test.each([2, 3, 4])('every number of %i digits is kept as it was written', (digits) => {
    const changed = everyNumber(digits).filter((number) => {
      const query = parseNumber(number, 'lao-lottery');
      return !('number' in query) || query.number !== number;
    });
    expect(changed).toEqual([]);
  });
});
