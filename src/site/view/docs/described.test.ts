import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../../api/contract/endpoints.ts';
import { findAnswer, CHECKED_NUMBER, cutLists, listParameters, whole } from './described.ts';
import { sampleUrl } from './samples.ts';

describe.each(Object.values(ENDPOINTS))('$name', ({ name, parameters }) => {
  test('has its parameters and a real answer', () => {
    // Several numbers have an operation of their own.
    const own = parameters.filter((one) => one !== 'numbers');
    expect(listParameters(name).map((one) => one.name)).toEqual(own);
    expect(findAnswer(name)).toMatchObject({ success: true });
  });
});

test('the answers shown are those to the questions of the samples', () => {
  expect(findAnswer('check')).toMatchObject({ data: { number: CHECKED_NUMBER, isWinner: true } });
  expect(findAnswer('results')).toMatchObject({ data: [{ lottery: 'thai-government' }] });
  expect(findAnswer('stats')).toMatchObject({ lottery: 'thai-government' });
  expect(findAnswer('calculations')).toMatchObject({
    window: new URL(sampleUrl('calculations', 'http://x', '')).searchParams.get('window'),
    data: { prizes: [{ prize: { slug: 'last-two-digit' } }] },
  });
});

test('lists are cut at every depth, nothing else changes', () => {
  const body = { a: [1, 2], b: [{ c: ['x', 'y'], d: null }], e: [], f: 0 };
  expect(cutLists(body)).toEqual({ a: [1], b: [{ c: ['x'], d: null }], e: [], f: 0 });
});

test('what is referred to is shown in full, and its own fields win', () => {
  const [lottery] = listParameters('results');
  expect(lottery?.schema).toMatchObject({ default: 'thai-government', type: 'string' });
  expect(lottery?.schema.enum).toContain('lao-tv');
  const $ref = '#/components/schemas/Window';
  expect(whole({ $ref, description: 'own' })).toMatchObject({ type: 'string', description: 'own' });
  expect(whole({ type: 'string' })).toEqual({ type: 'string' });
});
