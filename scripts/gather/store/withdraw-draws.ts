// Withdraws and restores draws, as a person decides: shows which, asks, and stores.
import { isBuddhistEra, isDrawDate } from '../../../src/domain/draw-date.ts';
import { refusalOfDay } from '../../../src/intake/files/text-fields.ts';
import { agree } from '../../command/prompt.ts';
import { WrongUse } from '../../command/failure.ts';
import type { Io } from '../../command/io.ts';
import { findDataFolder, openRegistry, requireLottery } from './open-data.ts';
import { type Act, drawsToChange, type Span, storeAct } from './withdrawals.ts';

/** More lines than this hide what matters. */
const SHOWN_DRAWS = 10;

/** What a restoration says where the person says nothing else; visitors read it. */
const [MISTAKE_TH, MISTAKE_EN] = ['ถอนไปโดยผิดพลาด', 'withdrawn by mistake'];

type WithdrawFlags = { readonly restore: boolean; readonly yes: boolean };

/** Withdraws or restores the draws of a span. @returns the exit code */
export async function withdrawDraws(
  args: readonly string[],
  { restore, yes }: WithdrawFlags,
  io: Io,
) {
  const [draws = '', th = restore ? MISTAKE_TH : '', en = restore ? MISTAKE_EN : ''] = args;
  const [slug = '', days = ''] = draws.split('/');
  const data = findDataFolder(io.env);
  const registry = await openRegistry(data);
  const lottery = requireLottery(slug, registry);
  const span = parseSpan(days);
  if (!/[ก-ฮ]/.test(th)) throw new WrongUse('the first reason has to say why, in Thai');
  if (!/^[^ก-ฮ]*[A-Za-z][^ก-ฮ]*$/.test(en)) {
    throw new WrongUse('the second reason has to say why, in English');
  }
  const now = io.now();
  const kind = restore ? 'restore' : 'withdraw';
  const act: Act = { kind, at: new Date(now).toISOString(), reason: { th, en } };
  const context = { ...registry, lottery, now };
  const chosen = await drawsToChange(data, span, act, context);
  io.out(`${lottery.nameTh} ${slug}: would ${kind} ${chosen.length} of its draws`);
  for (const { drawDate, prizes } of chosen.slice(0, SHOWN_DRAWS)) {
    io.out(`  ${drawDate} ${Object.values(prizes)[0]?.join(' ')}`);
  }
  if (chosen.length > SHOWN_DRAWS) {
    io.out(`  … and ${chosen.length - SHOWN_DRAWS} more, to ${chosen.at(-1)?.drawDate}`);
  }
  io.out(`  เหตุผล: ${th}\n  reason: ${en}`);
  if (!yes) {
    const message = `${restore ? 'คืนเป็นผล' : 'ถอนออกจากผล'}หรือไม่ (${kind} them?)`;
    await agree(io, message, '--yes writes without asking');
  }
  await storeAct(data, chosen, act, context);
  io.out(`${restore ? 'restored' : 'withdrawn'}: ${chosen.length}`);
  return 0 as const;
}

/** A day, or two with `..` between them. */
function parseSpan(text: string): Span {
  const [from = '', to = from, ...more] = text.split('..');
  const mistyped = [from, to].find(isBuddhistEra);
  if (mistyped !== undefined) throw new WrongUse(`${mistyped}: ${refusalOfDay(mistyped)}`);
  if (more.length === 0 && isDrawDate(from) && isDrawDate(to) && from <= to) return { from, to };
  throw new WrongUse(`${text} is no day YYYY-MM-DD, and no span YYYY-MM-DD..YYYY-MM-DD`);
}
