import { describe, expect, test } from 'vitest';
import {
  component,
  DIGIT_WEIGHTS,
  FORMULA_VERSION,
  gapComponent,
  PAIR_WEIGHTS,
  roundScore,
} from './formula.ts';

describe('version 1.0.0', () => {
  test('has the weights of the design, and each score adds up to the whole', () => {
    expect(FORMULA_VERSION).toBe('1.0.0');
    expect(DIGIT_WEIGHTS).toEqual({ frequency30: 0.4, recent: 0.3, historical: 0.2, gap: 0.1 });
    expect(PAIR_WEIGHTS).toEqual({
      historical: 0.35,
      frequency30: 0.25,
      recent: 0.25,
      position: 0.15,
    });
    for (const weights of [DIGIT_WEIGHTS, PAIR_WEIGHTS]) {
      expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 15);
    }
  });
});

describe('component', () => {
  test.each([
    { occurrences: 3, places: 30, candidates: 10, expected: 50, because: 'one in ten is chance' },
    { occurrences: 1, places: 100, candidates: 100, expected: 50, because: 'so is one in 100' },
    { occurrences: 0, places: 30, candidates: 10, expected: 0, because: 'never is nothing' },
    { occurrences: 6, places: 30, candidates: 10, expected: 100, because: 'twice chance is full' },
    { occurrences: 30, places: 30, candidates: 10, expected: 100, because: 'more is capped' },
    { occurrences: 1, places: 40, candidates: 10, expected: 12.5, because: 'a quarter of chance' },
    { occurrences: 0, places: 0, candidates: 10, expected: 0, because: 'no place, no rate' },
  ])('$occurrences in $places places of $candidates: $expected, $because', (row) => {
    expect(component(row.occurrences, row.places, row.candidates)).toBe(row.expected);
  });
});

describe('gapComponent', () => {
  test.each([
    { since: 0, places: 2, expected: 0, because: 'the newest draw shows it' },
    { since: 5, places: 2, expected: 100 / 3, because: 'a third of three times five draws' },
    { since: 15, places: 2, expected: 100, because: 'three times the expected absence' },
    { since: 16, places: 2, expected: 100, because: 'no more than that' },
    { since: 1, places: 6, expected: 20, because: 'six digits expect it every 10/6 draws' },
    { since: 1, places: 600, expected: 100, because: 'a hundred numbers never miss it' },
  ])('$since draws since, $places places a draw: $expected, $because', (row) => {
    expect(gapComponent(row.since, row.places)).toBeCloseTo(row.expected, 12);
  });
});

describe('roundScore', () => {
  test.each([
    { value: 0, expected: 0, because: 'nothing is nothing' },
    { value: 100, expected: 100, because: 'the cap stays' },
    { value: 13.333333333333334, expected: 13.33, because: 'a third goes down' },
    { value: 66.66666666666667, expected: 66.67, because: 'two thirds go up' },
    { value: 0.125, expected: 0.13, because: 'an exact tie goes away from zero' },
    { value: 0.375, expected: 0.38, because: 'not to the even neighbour' },
    { value: 1.005, expected: 1.01, because: 'its float is 1.00499999999999989' },
    { value: 2.675, expected: 2.68, because: 'its float is 2.67499999999999982' },
    { value: 8.575, expected: 8.58, because: 'times 100 it is 857.4999999999999' },
    { value: 1.0049, expected: 1, because: 'below the tie goes down' },
    { value: 99.995, expected: 100, because: 'a tie may carry' },
  ])('$value is $expected: $because', ({ value, expected }) => {
    expect(roundScore(value)).toBe(expected);
  });

  test('every tie from 0.005 to 99.995 goes up', () => {
    const ties = Array.from({ length: 10_000 }, (_, hundredths) => hundredths);
    const wrong = ties.filter(
      (hundredths) => roundScore((hundredths * 10 + 5) / 1_000) !== (hundredths + 1) / 100,
    );
    expect(wrong).toEqual([]);
  });

  test('every value of two decimals stays as it is', () => {
    const values = Array.from({ length: 10_001 }, (_, hundredths) => hundredths / 100);
    expect(values.filter((value) => roundScore(value) !== value)).toEqual([]);
  });
});
