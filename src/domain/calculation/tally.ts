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

  /** @param numbers of a draw; without any it is not counted */
  add(numbers: readonly string[] | undefined): void {
    if (numbers === undefined) return;
    const age = this.draws;
    const weight = 0.5 ** (age / HALF_LIFE_DRAWS);
    const places = numbers.length * this.byPosition.length;
    for (const number of numbers) {
      this.byPosition.forEach((counts, position) => {
        const candidate = candidateAt(number, position, this.width);
        increase(counts, candidate, 1);
        increase(this.occurrences, candidate, 1);
        increase(this.weightedOccurrences, candidate, weight);
        if (age < FREQUENCY_DRAWS) increase(this.newestOccurrences, candidate, 1);
        if (this.lastSeenAge[candidate] === -1) this.lastSeenAge[candidate] = age;
      });
    }
    this.draws += 1;
    this.numbers += numbers.length;
    this.places += places;
    this.weightedPlaces += weight * places;
    if (age < FREQUENCY_DRAWS) this.newestPlaces += places;
  }

  /** How often a candidate stood, each time in how many places it could have stood in. */
  measure(candidate: number) {
    const at = (counts: Float64Array) => counts[candidate] ?? 0;
    const age = this.lastSeenAge[candidate] ?? -1;
    return {
      newest: { occurrences: at(this.newestOccurrences), places: this.newestPlaces },
      whole: { occurrences: at(this.occurrences), places: this.places },
      weighted: { occurrences: at(this.weightedOccurrences), places: this.weightedPlaces },
      bestPlace: { occurrences: Math.max(...this.byPosition.map(at)), places: this.numbers },
      /** Draws since the candidate was last seen; all of them where it never was. */
      drawsSince: age === -1 ? this.draws : age,
    };
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
