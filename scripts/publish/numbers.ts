// Refuses a publication that would give callers other numbers for a day that is live, unless a
// correction says so: taking back the corrections that are new has to lead to the very numbers that
// are live.
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { memberPath } from '../../src/contract/file-family.ts';
import { FILES } from '../../src/contract/files.ts';
import { drawSchema } from '../../src/contract/schemas/results.ts';
import { STATIC_FOLDER } from '../build/inventory.ts';
import { Failure } from '../command/failure.ts';
import { parseJson } from '../disk/files.ts';
import type { Address } from './address.ts';
import { readLotteries } from './draws.ts';
import type { ServedSite } from './losses.ts';

/** More draws than this hide what happened; the number of the others is printed. */
const NAMED_DRAWS = 20;

const servedDraw = drawSchema.pick({ drawDate: true, revision: true }).extend({
  prizes: z.array(drawSchema.shape.prizes.element.pick({ slug: true, numbers: true })),
  corrections: z.array(drawSchema.shape.corrections.unwrap().element).default([]),
});
type ServedDraw = z.infer<typeof servedDraw>;

type ComparedNumbers = {
  readonly live: ServedSite;
  /** What would go live: a build, or what is stored. */
  readonly next: ServedSite;
  /** Whether corrections that are live may be missing, as in an older checkout. */
  readonly allowOlder: boolean;
};

/** Throws, naming each draw with what mends it, where numbers differ and no correction says why. */
export async function refuseOtherNumbers(compared: ComparedNumbers): Promise<void> {
  refuse(compared.live.address, await otherNumbers(compared));
}

/** Throws where any draw is named. @param draws the lines of each, by its name */
export function refuse(live: Address, draws: ReadonlyMap<string, readonly string[]>): void {
  if (draws.size === 0) return;
  const more = draws.size - NAMED_DRAWS;
  const counted = draws.size === 1 ? '1 draw' : `${draws.size} draws`;
  throw new Failure(
    [
      `${live.name} has other numbers for ${counted}, and no correction says why; nothing was published:`,
      ...[...draws.values()].slice(0, NAMED_DRAWS).flat(),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join('\n'),
  );
}

/** What is wrong with each draw that may not go live, by its name. */
export async function otherNumbers({ live, next, allowOlder }: ComparedNumbers) {
  const found = new Map<string, readonly string[]>();
  for (const lottery of await readLotteries(live.address)) {
    const path = memberPath(FILES.exportLines.path, { lottery });
    const hash = live.files?.get(`${STATIC_FOLDER}${path}`);
    if (hash !== undefined && hash === next.files?.get(`${STATIC_FOLDER}${path}`)) continue;
    const after = new Map(
      (await readNumbers(next.address, path)).map((draw) => [draw.drawDate, draw]),
    );
    if (after.size === 0) continue;
    for (const before of await readNumbers(live.address, path)) {
      const draw = after.get(before.drawDate);
      // A draw that is gone is a loss, which says so itself.
      if (draw === undefined) continue;
      const faults = findFaults(lottery, { live: before, next: draw, allowOlder });
      if (faults.length > 0) found.set(`${lottery} ${before.drawDate}`, faults);
    }
  }
  return found;
}

/** Every draw of a lottery with its numbers; none where the address does not give them. */
async function readNumbers(address: Address, path: string): Promise<ServedDraw[]> {
  const lines = ((await address.read(path)) ?? '').split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const draw = servedDraw.safeParse(parseJson(line));
    if (draw.success) return draw.data;
    throw new Failure(`${path} of ${address.name} is not a list of draws`);
  });
}

type Versions = {
  readonly live: ServedDraw;
  readonly next: ServedDraw;
  readonly allowOlder: boolean;
};

/** Faults of a draw about to go live, a line each; none if its corrections lead to what is live. */
function findFaults(lottery: string, versions: Versions): string[] {
  const { live, next, allowOlder } = versions;
  const draw = `  ${lottery} ${live.drawDate}`;
  const file = `data/draws/${lottery}/${live.drawDate.slice(0, 4)}.json`;
  const isOlder = allowOlder && next.corrections.length < live.corrections.length;
  const [older, newer] = isOlder ? [next, live] : [live, next];
  const lost = older.corrections.filter(
    (correction, index) => !isSameCorrection(correction, newer.corrections[index]),
  );
  if (lost.length > 0) {
    return lost.map(({ at, reason, previous }) => {
      const entry = JSON.stringify({ at, reason, previous });
      return `${draw}: a correction is live and not stored; git pull, or put it back in ${file}: ${entry}`;
    });
  }
  const gained = newer.corrections.slice(older.corrections.length);
  const before = Object.fromEntries(newer.prizes.map(({ slug, numbers }) => [slug, numbers]));
  for (const { previous } of gained.toReversed()) Object.assign(before, previous);
  const wrong = older.prizes.filter(({ slug, numbers }) => {
    const may = allowOlder && before[slug] === undefined;
    return !may && !isDeepStrictEqual(before[slug]?.toSorted(), numbers.toSorted());
  });
  if (wrong.length === 0) return [];
  const stored = new Map(next.prizes.map(({ slug, numbers }) => [slug, numbers]));
  const rows = wrong.map(
    ({ slug, numbers }) =>
      `${draw} ${slug}: ${numbers.join(' ')} is live, ${stored.get(slug)?.join(' ') ?? 'nothing'} is stored`,
  );
  return [
    ...rows,
    describeMending(lottery, { drawDate: live.drawDate, gained, wrong, stored, file }),
  ];
}

/** Without the time: where two people enter one correction, a merge keeps the earlier time. */
function isSameCorrection(
  one: ServedDraw['corrections'][number],
  other: ServedDraw['corrections'][number] | undefined,
): boolean {
  return one.reason === other?.reason && isDeepStrictEqual(one.previous, other.previous);
}

type Mending = {
  readonly drawDate: string;
  readonly gained: ServedDraw['corrections'];
  readonly wrong: ServedDraw['prizes'];
  readonly stored: ReadonlyMap<string, readonly string[]>;
  readonly file: string;
};

function describeMending(
  lottery: string,
  { drawDate, gained, wrong, stored, file }: Mending,
): string {
  const [first] = gained;
  if (first !== undefined) {
    const previous = Object.fromEntries(wrong.map(({ slug, numbers }) => [slug, numbers]));
    const entry = JSON.stringify(previous).slice(1, -1);
    return `    its correction of ${first.at} has to say what is live; in ${file} its "previous" is: ${entry}`;
  }
  const flags = wrong.flatMap(({ slug, numbers }) => {
    const now = stored.get(slug);
    return [`--was ${slug}=${numbers.join(',')}`, ...(now ? [`${slug}=${now.join(',')}`] : [])];
  });
  return `    npm run draw:add -- ${lottery} ${drawDate} ${flags.join(' ')} --reason '…'`;
}
