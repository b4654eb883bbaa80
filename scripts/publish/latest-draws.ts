// Which draw of each lottery an address holds as its latest, from its /api/status.json.
import { z } from 'zod';
import type { Address } from './address.ts';
import { Failure } from './failure.ts';
import type { Tree } from './tree.ts';

export const STATUS_PATH = '/api/status.json';

/** What a draw has before any correction. */
const FIRST_REVISION = 1;

const latest = z.looseObject({
  drawDate: z.string(),
  complete: z.boolean().optional(),
  revision: z.number().optional(),
});

const status = z.object({
  lotteries: z.array(z.object({ lottery: z.string(), latest: latest.nullable() })),
});

export type LatestDraw = z.infer<typeof latest>;

/** By lottery; a lottery without a draw is left out. */
export type LatestDraws = ReadonlyMap<string, LatestDraw>;

export type Move = {
  readonly lottery: string;
  readonly from: LatestDraw | undefined;
  readonly to: LatestDraw | undefined;
};

/** The latest draws that an address reports; `undefined` if it has no status file. */
export async function latestDraws(address: Address): Promise<LatestDraws | undefined> {
  const text = await address.read(STATUS_PATH);
  return text === undefined ? undefined : parseStatus(text, address.name);
}

export function parseStatus(text: string, name: string): LatestDraws {
  const parsed = status.safeParse(jsonOf(text));
  if (!parsed.success) throw new Failure(`${STATUS_PATH} of ${name} is not a list of lotteries`);
  const held = parsed.data.lotteries.flatMap(({ lottery, latest: draw }) =>
    draw === null ? [] : [[lottery, draw] as const],
  );
  return new Map(held);
}

/** The value of a JSON text; `undefined` for anything else, a page of HTML for one. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Lotteries whose latest draw changes: another date, another revision, or no longer partial. */
export function movesBetween(before: LatestDraws | undefined, after: LatestDraws): Move[] {
  const lotteries = new Set([...(before?.keys() ?? []), ...after.keys()]);
  return [...lotteries]
    .map((lottery) => ({ lottery, from: before?.get(lottery), to: after.get(lottery) }))
    .filter(({ from, to }) => keyOf(from) !== keyOf(to));
}

function keyOf(draw: LatestDraw | undefined): string {
  return JSON.stringify([draw?.drawDate, draw?.revision ?? FIRST_REVISION, draw?.complete ?? true]);
}

/** A lottery that would lose its latest draw: a publication from an old checkout, most likely. */
export function isBackwards({ from, to }: Move): boolean {
  return from !== undefined && (to === undefined || to.drawDate < from.drawDate);
}

/** `hanoi-vip 2026-11-19 → 2026-11-20` */
export function describeMove({ lottery, from, to }: Move): string {
  if (from === undefined) return `${lottery} ${labelOf(to)}`;
  return `${lottery} ${labelOf(from)} → ${labelOf(to)}`;
}

function labelOf(draw: LatestDraw | undefined): string {
  if (draw === undefined) return 'no draw';
  const marks = [
    ...(draw.complete === false ? ['partial'] : []),
    ...(draw.revision === undefined || draw.revision <= FIRST_REVISION
      ? []
      : [`revision ${draw.revision}`]),
  ];
  return marks.length === 0 ? draw.drawDate : `${draw.drawDate} (${marks.join(', ')})`;
}

/** The file of a lottery's latest draw in a tree. */
export function resultsPath(lottery: string): string {
  return `api/results/${lottery}/1.json`;
}

/** The lotteries a tree holds results of. */
export function lotteriesOf(tree: Tree): string[] {
  return [...tree.keys()].flatMap((path) => {
    const lottery = /^api\/results\/([^/]+)\/1\.json$/.exec(path)?.[1];
    return lottery === undefined ? [] : [lottery];
  });
}
