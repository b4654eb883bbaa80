// `ingest --rule`: a person rules which source is right about a day that waits. Shows the numbers
// before and after, asks, and stores the ruling; no source is deaf afterwards.

import { findWholes } from '../../../src/domain/derive.ts';
import { describeDoubt } from '../../../src/domain/doubt-names.ts';
import type { Draw } from '../../../src/domain/draw.ts';
import { describeHeldBack, type HeldBackDraw } from '../../../src/domain/held-back.ts';
import type { Lottery } from '../../../src/domain/lottery.ts';
import type { Reading } from '../../../src/domain/reading.ts';
import { formatDraw } from '../../../src/intake/fold/day-file.ts';
import type { Decision, Said } from '../../../src/intake/fold/day-line.ts';
import { type RuledDay, ruleDay } from '../../../src/intake/fold/rule-day.ts';
import type { Addition } from '../../../src/intake/fold/unite.ts';
import { describeFinding } from '../../../src/intake/problem.ts';
import { Failure } from '../../command/failure.ts';
import type { Io } from '../../command/io.ts';
import { agree } from '../../command/prompt.ts';
import { parsePrizes } from '../add-draw/draw-flags.ts';
import { changeDays } from '../store/draw-store.ts';
import { describeWaysOut, KEPT, wayBack, waysOut } from '../store/held-back-draws.ts';
import { requireLottery } from '../store/open-data.ts';
import { describeTold, type Outcome } from './outcome.ts';
import { admitAt, type StoreOptions } from './store-draw.ts';

type RuleOptions = StoreOptions & {
  /** `<lottery>/<YYYY-MM-DD>`. */
  readonly draw: string;
  /** Who is right; `stored` where that is what is published. */
  readonly source: string;
  /** `slug=number` each: which of its numbers, where it says several. */
  readonly prize: readonly string[];
  readonly reason: string;
  readonly yes: boolean;
};

/** Stores a ruling. Throws a `Failure` where it cannot be, or nobody agrees to it. */
export async function rule(options: RuleOptions, io: Io): Promise<Outcome> {
  const { draw, source, reason, data, registry, yes } = options;
  const days = registry.heldBack.map(({ lottery, drawDate }) => `${lottery}/${drawDate}`);
  const heldBack = registry.heldBack[days.indexOf(draw)];
  if (heldBack === undefined) {
    const waiting = days.join(', ') || 'nothing';
    throw new Failure(`${draw} is not held back; held back is ${waiting}`);
  }
  const { drawDate } = heldBack;
  const lottery = requireLottery(heldBack.lottery, registry);
  const [{ at }, context] = admitAt(lottery, options);
  const ruling = toRuling(heldBack, lottery, options, at);
  const preview = await changeDays(data, context, [drawDate], (stored) => {
    const ruled = ruleDay(stored, drawDate, ruling, context);
    return [stored, ruled];
  });
  if (preview.findings.length > 0)
    throw new Failure(preview.findings.map(describeFinding).join('\n  '));
  const { before, after } = preview;
  const show = (sign: string, shown: Draw | undefined) =>
    io.err(`${sign} ${shown ? formatDraw(lottery, shown) : 'ไม่มีผล (nothing)'}`);
  show('-', before.draw);
  show('+', after.draw);
  for (const number of otherNumbers(reason, after.draw)) {
    io.err(
      `เหตุผลพูดถึงเลข ${number} ซึ่งไม่ใช่เลขที่จะเผยแพร่ (the reason names ${number}, which will not be published)`,
    );
  }
  if (!yes) await agree(io, 'ตัดสินตามนี้หรือไม่ (rule so?)', '--yes rules without asking');
  const ruled = await changeDays<RuledDay>(data, context, [drawDate], (stored) => {
    const now = ruleDay(stored, drawDate, ruling, context);
    return [now.days, now];
  });
  const day = { lottery: lottery.slug, drawDate };
  if (ruled.after.draw === undefined)
    return { ...day, result: 'corrected', detail: 'ไม่มีเลขใดถูก (none of it is published)' };
  return { ...describeTold(ruled.outcome, day), ...(source !== KEPT && { source }) };
}

/** What is decided, and what the source says where a person names its numbers. */
function toRuling(
  heldBack: HeldBackDraw,
  lottery: Lottery,
  { source, prize, reason, accepted = [] }: RuleOptions,
  at: string,
): Addition {
  if (source === KEPT) return { decided: [{ at, reason, keep: true }] };
  const readings = heldBack.readings.filter((reading) => reading.source === source);
  if (readings.length === 0)
    throw new Failure(`${source} says nothing of it: ${describeHeldBack(heldBack)}`);
  const typed = parsePrizes(prize, '--prize');
  const isTyped = ({ prizes }: Reading) =>
    Object.entries(typed).every(([slug, numbers]) => prizes[slug]?.join() === numbers.join());
  const reading = readings.findLast(isTyped);
  if (reading === undefined)
    throw new Failure(`${source} has other numbers: ${describeHeldBack(heldBack)}`);
  const open = readings.filter(({ stored }) => !stored);
  if (open.length > 1 && prize.length === 0) {
    const ways = describeWaysOut(waysOut(heldBack), wayBack(heldBack));
    throw new Failure([`${source} says several things; name its numbers`, ...ways].join('\n  '));
  }
  const unanswered = (reading.doubts ?? []).filter((name) => !accepted.includes(name));
  if (unanswered.length > 0) {
    const doubts = heldBack.doubts.filter(({ name }) => unanswered.includes(name));
    const alone = { ...heldBack, readings: [{ ...reading, stored: undefined }] };
    const ways = describeWaysOut(waysOut(alone), wayBack(alone));
    throw new Failure([doubts.map(describeDoubt).join('; '), ...ways].join('\n  '));
  }
  const { doubts, pending, sourceUrl, series, prizes } = reading;
  // Parts of one drawn number lack the whole.
  const lacks = findWholes(lottery, heldBack.drawDate, [
    ...Object.keys(prizes),
    ...(pending ?? []),
  ]);
  const beside = { pending, sourceUrl, series, ...(lacks.length > 0 && { lacks }) };
  const said: Said[] = open.length > 1 ? [{ source, at, ...beside, prizes }] : [];
  const slugs = prize.length > 0 ? { prizes: Object.keys(typed) } : {};
  const decided: Decision[] = [
    ...(doubts ? [{ at, reason, accept: doubts, of: source }] : []),
    { at, reason, believe: source, ...slugs },
  ];
  return { said, decided };
}

/** Numbers of the reason that are none of the draw, nor part of one. */
function otherNumbers(reason: string, draw: Draw | undefined): string[] {
  const numbers = Object.values(draw?.prizes ?? {}).flat();
  const named = reason.match(/(?<![\d/:.-])\d{2,6}(?![\d/:.-])/g) ?? [];
  const isOurs = (text: string) =>
    numbers.some((number) => number.includes(text) || text.endsWith(number));
  return [...new Set(named)].filter((text) => !isOurs(text) && !/^(?:20|25)\d\d$/.test(text));
}
