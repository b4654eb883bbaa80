// How the newest draw of every lottery stands, as few sentences as there are states.
import { parse } from 'csv-parse/sync';
import { FILES } from '../../src/contract/files.ts';
import type { LotteriesBody } from '../../src/answers/lotteries.schema.ts';
import type { StatusBody } from '../../src/answers/status.schema.ts';
import { DOUBTED_WORDS, UNCONFIRMED_WORDS } from '../../src/contract/wording.ts';
import { latenessAt } from '../../src/domain/lateness.ts';
import type { AskApi } from './api.ts';

type Row = { readonly lottery: string; readonly prize: string; readonly doubt: string };

/** A sentence for each state that some lottery is in, naming those. */
export async function listStates(ask: AskApi, { lotteries }: LotteriesBody, now: Date) {
  const { lotteries: all } = await ask.body<StatusBody>(FILES.status.path);
  const rows = parse<Row>(await ask.text(FILES.exportLatest.path), { columns: true });
  const drawn = Map.groupBy(rows, ({ lottery }) => lottery);
  const isLate = ({ next }: (typeof all)[number]) =>
    next !== null && latenessAt(Date.parse(next.announcedAt), now.getTime()) !== 'current';
  const isDoubted = ({ lottery }: { readonly lottery: string }) =>
    drawn.get(lottery)?.some(({ doubt }) => doubt !== '') ?? false;
  const lacksPrize = ({ lottery, eras }: LotteriesBody['lotteries'][number]) => {
    const prizes = drawn.get(lottery)?.map(({ prize }) => prize);
    return prizes !== undefined && eras.at(-1)?.prizes.some(({ slug }) => !prizes.includes(slug));
  };
  const states: [string, string, readonly { readonly lottery: string }[]][] = [
    ['ยังไม่มีผลงวดที่ถึงกำหนดแล้ว', 'A draw was due and is not stored', all.filter(isLate)],
    [DOUBTED_WORDS, 'In doubt, may be wrong', lotteries.filter(isDoubted)],
    [
      'ยังประกาศไม่ครบ',
      'Not announced in full yet',
      all.filter(({ latest }) => latest?.complete === false),
    ],
    ['ไม่มีข้อมูลบางรางวัล', 'Some prizes are missing', lotteries.filter(lacksPrize)],
    ['มีงวดที่ถอนผล', 'Some draws were withdrawn', lotteries.filter((lottery) => lottery.withdrawn)],
    [
      UNCONFIRMED_WORDS,
      'Unconfirmed, one source alone has the newest draw',
      all.filter(({ latest }) => latest?.unconfirmed),
    ],
  ];
  return states.flatMap(([th, en, some]) =>
    some.length === 0
      ? []
      : [
          `${th} ${some.length} จาก ${all.length} หวย · ${en}: ${some.map(({ lottery }) => lottery).join(', ')}.`,
        ],
  );
}
