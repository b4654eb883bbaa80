// The questions `draw:add` asks on a terminal, for whatever the arguments did not say.
import { autocomplete, text } from '@clack/prompts';
import {
  announcementDays,
  type Calendar,
  LONGEST_WAIT_DAYS,
} from '../../../src/domain/calendar.ts';
import { addDays } from '../../../src/domain/clock.ts';
import { derivePrizes, findWholes } from '../../../src/domain/derive.ts';
import { isComplete, type LotteryDraws } from '../../../src/domain/draw.ts';
import { type DrawDate, parseDrawDate, utcDay } from '../../../src/domain/draw-date.ts';
import { announcementAt } from '../../../src/domain/lateness.ts';
import { eraOn, type Lottery } from '../../../src/domain/lottery.ts';
import { askedKey, searchKeys } from '../../../src/domain/lottery-names.ts';
import { askForDay, askForSource, waitForAnswer } from '../../command/prompt.ts';
import type { StoreOptions } from '../ingest/store-draw.ts';
import { readStoredDraws } from '../store/draw-store.ts';
import { type DrawFlags, parsePrizes } from './draw-flags.ts';

/** Asks for what is missing; an empty answer to a prize leaves it pending. */
export async function askForDraw(
  flags: DrawFlags,
  { data, registry, now }: StoreOptions,
): Promise<DrawFlags> {
  const { lotteries, sources, calendar } = registry;
  const chooseLottery = () =>
    waitForAnswer(
      autocomplete({
        message: 'หวย พิมพ์เพื่อค้นหา (lottery)',
        options: lotteries.map((value) => ({ value, label: `${value.nameTh} ${value.slug}` })),
        // Whether a name has what was typed in it, however that is spelt.
        filter: (typed, { value }) => searchKeys(value).includes(askedKey(typed)),
        maxItems: 12,
      }),
    );
  const flagged = lotteries.find(({ slug }) => slug === flags.lottery);
  const lottery = flags.lottery === undefined ? await chooseLottery() : flagged;
  if (lottery === undefined) return flags;
  const draws = await readStoredDraws(data, lottery, registry);
  const offered = offerDay({ lottery, draws }, calendar, now) ?? '';
  const date = flags.date ?? (await askForDay('วันที่ออกรางวัล ค.ศ. (YYYY-MM-DD)', offered));
  const source = flags.source ?? (await askForSource(sources, draws[0]?.source));
  const typed = await askForPrizes(flags, lottery, parseDrawDate(date));
  return { ...flags, lottery: lottery.slug, date, source, ...typed };
}

async function askForPrizes(flags: DrawFlags, lottery: Lottery, date: DrawDate) {
  const prize = [...flags.prize];
  const pending = [...flags.pending];
  for (const { slug, nameTh, digits, picks } of eraOn(lottery, date)?.prizes ?? []) {
    const known = derivePrizes(lottery, date, parsePrizes(prize));
    if (known[slug] !== undefined || pending.includes(slug)) continue;
    const message = `${nameTh} (${picks} × ${digits} หลัก คั่นด้วย , · เว้นว่างถ้ายังไม่ประกาศ)`;
    const validate = (typed = '') => findMistake(splitNumbers(typed), digits, picks);
    const typed = await waitForAnswer(text({ message, defaultValue: '', validate }));
    const numbers = splitNumbers(typed).join(',');
    if (numbers === '') pending.push(slug);
    else prize.push(`${slug}=${numbers}`);
  }
  // A person who left the whole number empty and typed its parts does not wait for the whole.
  const known = derivePrizes(lottery, date, parsePrizes(prize));
  const lacking = findWholes(lottery, date, Object.keys(known));
  return {
    prize,
    pending: pending.filter((slug) => flags.pending.includes(slug) || !lacking.includes(slug)),
  };
}

function splitNumbers(typed: string): string[] {
  return typed.split(/[\s,]+/).filter(Boolean);
}

/** Validates each answer at once, so that nobody types a hundred numbers again. */
function findMistake(numbers: readonly string[], digits: number, picks: number) {
  const wrong = numbers.find((number) => !/^[0-9]+$/.test(number) || number.length !== digits);
  if (wrong !== undefined) return `${wrong}: ต้องเป็นเลข 0-9 จำนวน ${digits} หลัก`;
  if (numbers.length === 0 || numbers.length === picks) return undefined;
  return `มี ${numbers.length} เลข ต้องมี ${picks} เลข`;
}

/** The newest announced day without a complete draw; else the newest, to be corrected perhaps. */
export function offerDay({ lottery, draws }: LotteryDraws, calendar: Calendar, now: number) {
  const complete = new Set(draws.filter(isComplete).map(({ drawDate }) => drawDate));
  const first = draws.at(-1)?.drawDate ?? '';
  // In UTC, where it may still be the day before.
  const today = utcDay(now);
  const [from, to] = [addDays(today, -LONGEST_WAIT_DAYS), addDays(today, 1)] as const;
  const days = announcementDays(lottery, calendar, from, to);
  const announced = days.filter((day) => announcementAt(lottery, day) <= now);
  return announced.findLast((day) => day >= first && !complete.has(day)) ?? announced.at(-1);
}
