import { listPrizes } from '../../domain/draw.ts';
import type { Finding } from '../problem.ts';
import type { DrawRule } from './rule.ts';

/** Each number has the digits its prize has, and nothing but ASCII digits. */
export const numberWidth: DrawRule = (draw, { lottery }) => {
  const findings: Finding[] = [];
  for (const { kind, numbers } of listPrizes(lottery, draw)) {
    numbers.forEach((value, index) => {
      if (value.length === kind.digits && ONLY_DIGITS.test(value)) return;
      const path = `prizes.${kind.slug}[${index}]`;
      findings.push({ path, value, expectation: `expected ${kind.digits} digits` });
    });
  }
  return findings;
};

const ONLY_DIGITS = /^[0-9]+$/;
