// Random histories of a day: what sources say, moment after moment, and what persons decide.
import fc from 'fast-check';
import type { Instant } from '../../src/domain/clock.ts';
import type { Decision, Said } from '../../src/intake/fold/day-line.ts';

export const DAY = '2026-08-28';
const SOURCES = ['allhuay', 'lekdee', 'mthai', 'glo'];

/** One thing that a source can say of lao-tv, of few numbers, so that sources differ often. */
const NUMBERS = ['48571', '48572', '89571'];
const whole = (number: string) => ({
  'five-digit': [number],
  'top-three-digit': [number.slice(2)],
  'top-two-digit': [number.slice(3)],
  'bottom-two-digit': [number.slice(0, 2)],
});
const top = (number: string) => ({
  'top-three-digit': [number.slice(2)],
  'top-two-digit': [number.slice(3)],
});
const FORMS = {
  whole: (number: string) => ({ prizes: whole(number) }),
  three: (number: string) => ({
    lacks: ['five-digit'],
    prizes: { ...top(number), 'bottom-two-digit': [number.slice(0, 2)] },
  }),
  part: (number: string) => ({
    lacks: ['five-digit'],
    pending: ['bottom-two-digit'],
    prizes: top(number),
  }),
  pair: (number: string) => ({ prizes: { 'bottom-two-digit': [number.slice(0, 2)] } }),
  copy: (number: string) => ({
    doubts: { copy: 'เลขตรงกับงวดใกล้กัน' },
    lacks: ['five-digit'],
    prizes: { ...top(number), 'bottom-two-digit': [number.slice(0, 2)] },
  }),
  zeros: () => ({
    doubts: { zeros: 'เลขที่ออกเป็น 000' },
    lacks: ['five-digit'],
    prizes: { ...top('00000'), 'bottom-two-digit': ['00'] },
  }),
};
type Form = keyof typeof FORMS;

/** What is said and decided at once. */
export type Moment = { readonly said: readonly Said[]; readonly decided: readonly Decision[] };

/** The time of each moment. */
export const timeOf = (index: number): Instant =>
  new Date(Date.UTC(2026, 7, 28, 3, index)).toISOString();

const source = fc.constantFrom(...SOURCES);
const decision: fc.Arbitrary<object> = fc.oneof(
  fc.record({ believe: source }),
  fc.record({ believe: source, prizes: fc.constant(['bottom-two-digit']) }),
  fc.record({ keep: fc.constant(true as const) }),
  fc.record({ leaveOut: source }),
  fc.record({ accept: fc.constant(['copy'] as const), of: source }),
  fc.record({ doubt: fc.constant('เลขอาจผิด') }),
);

/** Histories in which sources say things of these forms, and persons decide or not. */
export function randomDays(forms: readonly Form[], options: { readonly decisions: boolean }) {
  const statement = fc.record({
    source,
    form: fc.constantFrom(...forms),
    number: fc.constantFrom(...NUMBERS),
  });
  const moment = fc.record({
    said: fc.array(statement, { minLength: 1, maxLength: 3 }),
    decided: fc.array(decision, { maxLength: options.decisions ? 1 : 0 }),
  });
  return fc.array(moment, { minLength: 1, maxLength: 5 }).map((moments) =>
    moments.map(({ said, decided }, index): Moment => {
      const at = timeOf(index);
      return {
        said: said.map((next) => ({ source: next.source, at, ...FORMS[next.form](next.number) })),
        decided: decided.map((next) => ({ at, reason: 'ตรวจแล้ว', ...next }) as Decision),
      };
    }),
  );
}
