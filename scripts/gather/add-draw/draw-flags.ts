// What `draw:add` is given → an incoming draw.
import type { Draw } from '../../../src/domain/draw.ts';
import type { Lottery } from '../../../src/domain/lottery.ts';
import { toDraw } from '../../../src/intake/sources/draw-of-row.ts';
import { WrongUse } from '../../command/failure.ts';

export type DrawFlags = {
  readonly lottery?: string | undefined;
  readonly date?: string | undefined;
  /** `slug=number,number` each. */
  readonly prize: readonly string[];
  readonly pending: readonly string[];
  readonly source?: string;
  readonly sourceUrl?: string;
};

/** Arguments as typed: a lottery, a day, and prizes, of which some are pending. */
export function readArguments([lottery, date, ...prizes]: readonly string[]): DrawFlags {
  const isPending = (prize: string) => /^[a-z-]+=pending$/.test(prize);
  return {
    lottery,
    date,
    prize: prizes.filter((prize) => !isPending(prize)),
    pending: prizes.filter(isPending).map((prize) => prize.replace('=pending', '')),
  };
}

/** The prizes as typed, each once, numbers ascending, or a `WrongUse`. @param name of the flag */
export function parsePrizes(flags: readonly string[], name = 'prize'): Draw['prizes'] {
  const prizes = new Map<string, readonly string[]>();
  for (const flag of flags) {
    const [, slug, numbers] = /^([a-z-]+)=([^=]+)$/.exec(flag) ?? [];
    if (slug === undefined || numbers === undefined) {
      throw new WrongUse(`${name} ${flag}: expected slug=number or slug=number,number`);
    }
    if (prizes.has(slug)) throw new WrongUse(`${name} ${slug}: is there twice`);
    const trimmed = numbers.split(',').map((number) => number.trim());
    prizes.set(slug, trimmed.sort());
  }
  return Object.fromEntries(prizes);
}

/** The draw as typed, with prizes that follow from it; it lacks numbers typed only in part. */
export function createDraw(flags: DrawFlags, lottery: Lottery): Draw {
  const { date: drawDate = '', prize, pending, source = '', sourceUrl } = flags;
  const row = { drawDate, prizes: parsePrizes(prize), pending, sourceUrl };
  // Everything typed as pending stays pending: the rules refuse what follows from other prizes.
  return { ...toDraw(row, source, lottery), ...(pending.length > 0 && { pending }) };
}
