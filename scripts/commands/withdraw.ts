// Withdraws and restores draws, as a person decides: a published draw that turned out not to be one
// leaves every answer and keeps its place in data/draws, with the reason.
import { isBuddhistEra, isDrawDate } from '../../src/domain/draw-date.ts';
import { refusalOfDay } from '../../src/intake/text-fields.ts';
import { agree } from '../command/ask.ts';
import { newCommand, runCommand } from '../command/command-line.ts';
import { WrongUse } from '../command/failure.ts';
import type { Io } from '../command/io.ts';
import { findDataFolder, openRegistry, requireLottery } from '../gather/store/data-folder.ts';
import { type Act, drawsToChange, type Span, storeAct } from '../gather/store/withdrawals.ts';

/** More lines than this hide what matters. */
const SHOWN_DRAWS = 10;

const HELP = `
Numbers and reason stay in data/draws; the next publication takes the draws out of every answer and tells it.
Exit 0: written. 1: a draw is not stored, or is so already, or you answered no. 2: wrong use.`;

/** What a restoration says where the person says nothing else; visitors read it. */
const [MISTAKE_TH, MISTAKE_EN] = ['ถอนไปโดยผิดพลาด', 'withdrawn by mistake'];

type WithdrawFlags = { readonly restore: boolean; readonly yes: boolean };

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('withdraw', io, HELP)
    .argument(
      '<lottery/day>',
      'a draw, lao-tv/2026-11-16, or all of a span, lao-tv/2026-11-01..2026-11-16',
    )
    .argument('[reason-th]', 'why, in Thai, as visitors read it')
    .argument('[reason-en]', 'why, in English')
    .description('Takes back draws that are not results, or makes them results again.')
    .option('--restore', 'undo a withdrawal; it needs no reasons', false)
    .option('--yes', 'do not ask', false);
  return runCommand(command, argv, io, () => withdraw(command.args, command.opts(), io));
}

async function withdraw(args: readonly string[], { restore, yes }: WithdrawFlags, io: Io) {
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
