// The questions `draw:add` asks on a terminal, for whatever the flags did not say.
import { autocomplete, cancel, isCancel, select, text } from '@clack/prompts';
import { derivePrizes, wholesOf } from '../../src/domain/derive.ts';
import { type DrawDate, isDrawDate } from '../../src/domain/draw-date.ts';
import { eraOn, type Lottery } from '../../src/domain/lottery.ts';
import type { Registry } from '../../src/intake/data-folder.ts';
import { nameKey, namesOf } from '../../src/intake/lottery-names.ts';
import { type DrawFlags, parsePrizes } from './flags.ts';

/** What the lottery's stored draws suggest. */
export type Offers = {
  readonly day: DrawDate | undefined;
  /** The source of its newest draw. */
  readonly source: string | undefined;
};

/** Fills in what is missing. An empty answer to a prize leaves it pending. */
export async function askForDraw(
  flags: DrawFlags,
  { lotteries, sources }: Registry,
  offersFor: (lottery: Lottery) => Promise<Offers>,
): Promise<DrawFlags> {
  const slug =
    flags.lottery ??
    (await answered(
      autocomplete({
        message: 'หวย พิมพ์เพื่อค้นหา (lottery)',
        options: lotteries.map((one) => ({ value: one.slug, label: `${one.nameTh} ${one.slug}` })),
        filter: (typed, { value }) => {
          const one = lotteries.find(({ slug }) => slug === value);
          return one !== undefined && isCalled(one, typed);
        },
        maxItems: 12,
      }),
    ));
  const lottery = lotteries.find((one) => one.slug === slug);
  if (lottery === undefined) return { ...flags, lottery: slug };
  const offers = await offersFor(lottery);
  const date =
    flags.date ??
    (await answered(
      text({
        message: 'วันที่ออกรางวัล ค.ศ. (YYYY-MM-DD)',
        initialValue: offers.day ?? '',
        validate: (typed) => (isDrawDate(typed ?? '') ? undefined : 'YYYY-MM-DD'),
      }),
    ));
  const source =
    flags.source ??
    (await answered(
      select({
        message: 'แหล่งที่มา (source)',
        options: sources.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` })),
        ...(offers.source !== undefined && { initialValue: offers.source }),
        maxItems: 12,
      }),
    ));
  const typed = await askForPrizes(flags, lottery, date as DrawDate);
  return { ...flags, lottery: slug, date, source, ...typed };
}

/** Whether a name of the lottery has what was typed in it, however that is spelt. */
function isCalled(lottery: Lottery, typed: string): boolean {
  return namesOf(lottery).some((name) => nameKey(name).includes(nameKey(typed)));
}

async function askForPrizes(flags: DrawFlags, lottery: Lottery, date: DrawDate) {
  const prize = [...flags.prize];
  const pending = [...flags.pending];
  for (const { slug, nameTh, digits, picks } of eraOn(lottery, date)?.prizes ?? []) {
    const known = derivePrizes(lottery, date, parsePrizes(prize));
    if (known[slug] !== undefined || pending.includes(slug)) continue;
    const message = `${nameTh} (${picks} × ${digits} หลัก คั่นด้วย , · เว้นว่างถ้ายังไม่ประกาศ)`;
    const typed = await answered(
      text({
        message,
        defaultValue: '',
        validate: (entered) => complaintOf(entered ?? '', digits, picks),
      }),
    );
    const numbers = typed
      .split(/[\s,]+/)
      .filter(Boolean)
      .join(',');
    if (numbers === '') pending.push(slug);
    else prize.push(`${slug}=${numbers}`);
  }
  // Whoever left the whole number empty and typed its parts does not wait for it.
  const known = derivePrizes(lottery, date, parsePrizes(prize));
  const lacking = wholesOf(lottery, date, Object.keys(known));
  return {
    prize,
    pending: pending.filter((slug) => flags.pending.includes(slug) || !lacking.includes(slug)),
  };
}

/** Validates each answer at once, so that nobody types a hundred numbers again. */
function complaintOf(entered: string, digits: number, picks: number): string | undefined {
  const numbers = entered.split(/[\s,]+/).filter(Boolean);
  const wrong = numbers.find((number) => !/^[0-9]+$/.test(number) || number.length !== digits);
  if (wrong !== undefined) return `${wrong}: ต้องเป็นเลข 0-9 จำนวน ${digits} หลัก`;
  return numbers.length === 0 || numbers.length === picks
    ? undefined
    : `มี ${numbers.length} เลข ต้องมี ${picks} เลข`;
}

/** The answer; ends the process where the person cancels. */
async function answered<T extends string>(question: Promise<T | symbol>): Promise<T> {
  const answer = await question;
  if (isCancel(answer)) {
    cancel('ไม่ได้บันทึกอะไร (nothing was written)');
    process.exit(1);
  }
  return answer as T;
}
