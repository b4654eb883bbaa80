// The rows of the exported tables: one a drawn number, so that every program can count, filter and
// join them. CSV and workbook have the same cells.
import type { DataPackageBody } from './files.schema.ts';
import { countRevisions, isComplete, type LotteryDraws, listPrizes } from '../../domain/draw.ts';
import type { PrizeKind } from '../../domain/lottery.ts';
import { factsOf, standing } from '../contract/standing.ts';
import type { Site } from './publisher.ts';

type Field = DataPackageBody['resources'][number]['schema']['fields'][number];

const column = (
  name: string,
  type: Field['type'],
  description: string,
  constraints: Field['constraints'] = { required: true },
): Field => ({ name, type, description, constraints });

const PLACES = { required: false, pattern: 'A?B?C?D?E?F?' };
const DIGITS = { required: true, pattern: '[0-9]+' };

/** The columns as a Data Package describes them, in their order. */
export const FIELDS: readonly Field[] = [
  column('lottery', 'string', 'Identifier of the lottery.'),
  column('drawDate', 'date', 'The day it was drawn, Gregorian, in Bangkok.'),
  column('prize', 'string', 'Identifier of the prize.'),
  column('place', 'string', 'The part of a ticket ABCDEF that is compared; may be empty.', PLACES),
  column('number', 'string', 'A number drawn, as text: zeros in front count.', DIGITS),
  column('amount', 'number', 'Baht for one ticket; 0.00 where no official payout is known.'),
  column('digits', 'integer', 'Of the number, with its zeros in front.'),
  column('prizeName', 'string', 'Thai name of the prize.'),
  column('nth', 'integer', 'Of the numbers of the prize, ascending, from 1.'),
  column(
    'complete',
    'boolean',
    'Whether nothing of the draw is still to be announced. Prizes that no source has are in unavailablePrizes.',
  ),
  column('revision', 'integer', '1, and one more for each correction.'),
  column('source', 'string', 'Who published or collected the draw.'),
  column('unconfirmed', 'boolean', 'Whether only one source has it, and not the operator.'),
  column('doubt', 'string', 'Thai: why its numbers may be wrong; mostly empty.', {
    required: false,
  }),
  column(
    'unavailablePrizes',
    'string',
    'Prizes of the draw that no source has, parted by blanks: they have no row. Mostly empty.',
    { required: false },
  ),
  column('standing', 'string', 'What to know of the draw: codes, apart by blanks; mostly empty.', {
    required: false,
  }),
];

export const COLUMNS = FIELDS.map(({ name }) => name);

const [PRIZE = 0, NUMBER = 0, AMOUNT = 0, NTH = 0, COMPLETE = 0] = [
  ...['prize', 'number', 'amount', 'nth', 'complete'],
].map((name) => COLUMNS.indexOf(name));

/** How cells are written; what rows share is written once. */
type RowForm = {
  /** @param column of the first, from 0 */
  readonly cells: (texts: readonly string[], column: number) => string;
  /** What stands between two cells. */
  readonly between: string;
};

/** @example [...writeRows(archive, site, CSV)] //=> ['lao-tv,2026-11-16,four-digit,,0461,…', …] */
export function* writeRows(
  { lottery, draws }: LotteryDraws,
  site: Pick<Site, 'sources'>,
  { cells, between }: RowForm,
): Generator<string> {
  const sources = new Map(site.sources.map(({ id, name }) => [id, name]));
  const prizes = new Map(
    lottery.eras.flatMap((era) => era.prizes).map((kind) => [kind, writePrize(kind, cells)]),
  );
  for (const draw of draws) {
    const start = cells([lottery.slug, draw.drawDate], 0);
    const facts = factsOf(lottery, draw, site.sources);
    const certainty = [
      String(facts.unconfirmed),
      draw.doubt ?? '',
      facts.unavailablePrizes.map(({ slug }) => slug).join(' '),
      standing(facts)
        .map(({ code }) => code)
        .join(' '),
    ];
    const state = [String(isComplete(draw)), String(countRevisions(draw))];
    const end = cells([...state, sources.get(draw.source) ?? '', ...certainty], COMPLETE);
    for (const { kind, numbers } of listPrizes(lottery, draw)) {
      const [before, after] = prizes.get(kind) ?? writePrize(kind, cells);
      for (const [index, number] of numbers.entries()) {
        const [numberCell, nth] = [cells([number], NUMBER), cells([String(index + 1)], NTH)];
        yield [start, before, numberCell, after, nth, end].join(between);
      }
    }
  }
}

function writePrize({ slug, place, amount, digits, nameTh }: PrizeKind, cells: RowForm['cells']) {
  const before = cells([slug, place ?? ''], PRIZE);
  return [before, cells([amount, String(digits), nameTh], AMOUNT)] as const;
}
