// Counts candidates (single digits, or ordered adjacent pairs) draw by draw, newest first, so that
// one pass serves every window: a larger window only goes on counting where a smaller one stopped.
import { FREQUENCY_DRAWS, HALF_LIFE_DRAWS } from './formula.ts';

/** What the components of one prize need from the draws counted so far. */
export class CandidateTally {
  readonly width: number;
  readonly candidates: number;
  draws = 0;
  /** Places a candidate could have stood in, over all draws counted. */
  places = 0;
  newestPlaces = 0;
  weightedPlaces = 0;
  /** Numbers counted: the places at any one position. */
  numbers = 0;
  readonly occurrences: Float64Array;
  readonly newestOccurrences: Float64Array;
  readonly weightedOccurrences: Float64Array;
  /** Occurrences by position, then candidate. */
  readonly byPosition: readonly Float64Array[];
  /** Age of the newest draw showing each candidate; -1 if none does. */
  readonly lastSeenAge: Int32Array;

  /** @param width digits in a candidate: 1 for a digit, 2 for a pair */
  constructor(width: number, digitsPerNumber: number) {
    this.width = width;
    this.candidates = 10 ** width;
    const zeros = () => new Float64Array(this.candidates);
    this.occurrences = zeros();
    this.newestOccurrences = zeros();
    this.weightedOccurrences = zeros();
    this.byPosition = Array.from({ length: digitsPerNumber - width + 1 }, zeros);
    this.lastSeenAge = new Int32Array(this.candidates).fill(-1);
  }

  add(numbers: readonly string[]): void {
    const age = this.draws;
    const weight = 0.5 ** (age / HALF_LIFE_DRAWS);
    const places = numbers.length * this.byPosition.length;
    for (const number of numbers) {
      let position = 0;
      for (const counts of this.byPosition) {
        this.#count(candidateAt(number, position, this.width), counts, age, weight);
        position += 1;
      }
    }
    this.draws += 1;
    this.numbers += numbers.length;
    this.places += places;
    this.weightedPlaces += weight * places;
    if (age < FREQUENCY_DRAWS) this.newestPlaces += places;
  }

  #count(candidate: number, atPosition: Float64Array, age: number, weight: number): void {
    increase(atPosition, candidate, 1);
    increase(this.occurrences, candidate, 1);
    increase(this.weightedOccurrences, candidate, weight);
    if (age < FREQUENCY_DRAWS) increase(this.newestOccurrences, candidate, 1);
    if (this.lastSeenAge[candidate] === -1) this.lastSeenAge[candidate] = age;
  }
}

function increase(counts: Float64Array, index: number, by: number): void {
  counts[index] = (counts[index] ?? 0) + by;
}

/** The digits at a place as a value. It cuts no text, since it runs for every digit ever drawn. */
function candidateAt(number: string, position: number, width: number): number {
  let value = 0;
  for (let index = position; index < position + width; index += 1) {
    value = value * 10 + number.charCodeAt(index) - ZERO;
  }
  return value;
}

const ZERO = '0'.charCodeAt(0);
