// A draw as it is stored once it was withdrawn.
import type { Draw } from '../../src/domain/draw.ts';
import { type Withdrawal, withdraw } from '../../src/domain/withdrawal.ts';

export const WITHDRAWAL: Withdrawal = {
  at: '2026-11-20T09:00:00.000Z',
  reason: { th: 'อีกแหล่งให้เลขไม่ตรง', en: 'a second witness has other numbers' },
};

export const withdrawn = (draw: Draw, more: Partial<Withdrawal> = {}): Draw =>
  withdraw(draw, { ...WITHDRAWAL, ...more });
