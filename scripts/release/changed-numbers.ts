// Refuses a publication with other numbers for a day that is live, unless a correction says so:
// taking back the corrections that are new has to lead to the very numbers that are live.
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { memberPath } from '../../src/api/contract/open-file-path.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { drawSchema } from '../../src/api/answers/results.schema.ts';
import { MOST_NAMED } from '../output/inventory.ts';
import { Failure } from '../command/failure.ts';
import { parseAs } from '../disk/text-files.ts';
import type { Address } from '../output/address.ts';
import { readLotteries } from '../output/served-draws.ts';
import { hasSameFile, type ServedSite } from './losses.ts';

const servedDraw = drawSchema.pick({ drawDate: true, revision: true }).extend({
  prizes: z
    .array(drawSchema.shape.prizes.element.pick({ slug: true, numbers: true }))
    .transform((prizes) => Object.fromEntries(prizes.map(({ slug, numbers }) => [slug, numbers]))),
  corrections: z.array(drawSchema.shape.corrections.unwrap().element).default([]),
});
type ServedDraw = z.infer<typeof servedDraw>;
type Correction = ServedDraw['corrections'][number];

type Compared<Side> = {
  readonly live: Side;
  /** What would go live: a build, or what is stored. */
  readonly next: Side;
  /** Whether corrections that are live may be missing, as in an older checkout. */
  readonly allowOlder: boolean;
};

/** Throws where any draw is named. @param draws the lines of each, by its name */
export function refuseNumbers(live: Address, draws: ReadonlyMap<string, readonly string[]>): void {
  if (draws.size === 0) return;
  const counted = draws.size === 1 ? '1 draw' : `${draws.size} draws`;
  const lines = [...draws.values()].slice(0, MOST_NAMED).flat();
  if (draws.size > MOST_NAMED) lines.push(`  and ${draws.size - MOST_NAMED} more`);
  const fault = `${live.name} has other numbers for ${counted}, and no correction says why`;
  throw new Failure(`${fault}; nothing was published:\n${lines.join('\n')}`);
}

/** Lines with what mends it, by draw: those with other numbers and no correction that says why. */
export async function otherNumbers({ live, next, allowOlder }: Compared<ServedSite>) {
  const faultsByDraw = new Map<string, readonly string[]>();
  for (const lottery of await readLotteries(live.address)) {
    const path = memberPath(FILES.exportLines.path, { lottery });
    if (hasSameFile(path, live, next)) continue;
    const coming = await readNumbers(next.address, path);
    const after = new Map(coming.map((draw) => [draw.drawDate, draw]));
    if (after.size === 0) continue;
    for (const before of await readNumbers(live.address, path)) {
      const draw = after.get(before.drawDate);
      // A draw that is gone is reported as a loss (losses.ts).
      if (draw === undefined) continue;
      const faults = findFaults(lottery, { live: before, next: draw, allowOlder });
      if (faults.length > 0) faultsByDraw.set(`${lottery} ${before.drawDate}`, faults);
    }
  }
  return faultsByDraw;
}

/** Every draw of a lottery with its numbers; none where the address does not give them. */
async function readNumbers(address: Address, path: string): Promise<ServedDraw[]> {
  const lines = ((await address.read(path)) ?? '').split('\n').filter((line) => line !== '');
  const refusal = `${path} of ${address.name} is not a list of draws`;
  return lines.map((line) => parseAs(servedDraw, line, refusal));
}

/** Visitors read the reason, so a person may say more. */
const CORRECTS = "--reason 'แก้เลขที่ลงผิด' --yes";

/** Faults of a draw about to go live, a line each; none if its corrections lead to what is live. */
function findFaults(lottery: string, { live, next, allowOlder }: Compared<ServedDraw>) {
  const draw = `${lottery} ${live.drawDate}`;
  const file = `data/draws/${lottery}/${live.drawDate.slice(0, 4)}.json`;
  const isOlder = allowOlder && next.corrections.length < live.corrections.length;
  const [older, newer] = isOlder ? [next, live] : [live, next];
  const lost = older.corrections.filter(
    (correction, index) => !isSameCorrection(correction, newer.corrections[index]),
  );
  if (lost.length > 0) {
    return lost.map(({ at, reason, previous }) => {
      const entry = JSON.stringify({ at, reason, previous });
      return `  ${draw}: a correction is live and not stored; git pull, or put it back in ${file}: ${entry}`;
    });
  }
  const gained = newer.corrections.slice(older.corrections.length);
  const before = { ...newer.prizes };
  for (const { previous } of gained.toReversed()) Object.assign(before, previous);
  const wrong = Object.entries(older.prizes)
    .filter(([slug, numbers]) => {
      const may = allowOlder && before[slug] === undefined;
      return !may && !isDeepStrictEqual(before[slug]?.toSorted(), numbers.toSorted());
    })
    .map(([slug, was]) => ({ slug, was, now: next.prizes[slug] }));
  if (wrong.length === 0) return [];
  const rows = wrong.map(
    ({ slug, was, now }) =>
      `  ${draw} ${slug}: ${was.join(' ')} is live, ${now?.join(' ') ?? 'nothing'} is stored`,
  );
  if (gained[0] === undefined) {
    const flags = wrong.flatMap(({ slug, was, now }) => [
      `--was ${slug}=${was.join(',')}`,
      ...(now ? [`${slug}=${now.join(',')}`] : []),
    ]);
    return [...rows, `    npm run draw:add -- ${draw} ${flags.join(' ')} ${CORRECTS}`];
  }
  const previous = JSON.stringify(Object.fromEntries(wrong.map(({ slug, was }) => [slug, was])));
  const mending = `    its correction of ${gained[0].at} has to say what is live; in ${file} its "previous" is: ${previous}`;
  return [...rows, mending];
}

/** Without the time: where two people enter one correction, a merge keeps the earlier time. */
function isSameCorrection(left: Correction, right?: Correction): boolean {
  return left.reason === right?.reason && isDeepStrictEqual(left.previous, right.previous);
}
