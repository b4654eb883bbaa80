// What an address serves of the draws, in the contract's own schemas, of which only what is
// compared here has to be there: the live site may be of an earlier version.
import { z } from 'zod';
import { memberPath } from '../../src/api/contract/open-file-path.ts';
import { filePath } from '../../src/api/contract/answer-path.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { changeSchema } from '../../src/api/answers/changes.schema.ts';
import { feedSchema } from '../../src/api/answers/files.schema.ts';
import { lotteriesSchema } from '../../src/api/answers/lotteries.schema.ts';
import { drawSchema } from '../../src/api/answers/results.schema.ts';
import { statusSchema } from '../../src/api/answers/status.schema.ts';
import type { StatedDraws } from '../../src/domain/facts.ts';
import { parseAs } from '../disk/text-files.ts';
import type { Address } from './address.ts';

const ofLottery = statusSchema.shape.lotteries.element;
const latestDraw = ofLottery.shape.latest
  .unwrap()
  .pick({ drawDate: true, announcedAt: true, complete: true, revision: true })
  .nullable();
const statusOfAll = z.object({
  lotteries: ofLottery.pick({ lottery: true, draws: true }).extend({ latest: latestDraw }).array(),
});
const offeredLottery = lotteriesSchema.shape.lotteries.element;
const slugsOfAll = z.object({
  lotteries: offeredLottery.pick({ lottery: true, withdrawn: true }).array(),
});
const changesOfAll = z.object({ changes: z.array(changeSchema.omit({ id: true })) });
const feedOfAll = feedSchema.pick({ home_page_url: true });

const numbersByPrize = z.record(z.string(), z.string().array());
const act = z.object({ at: z.string(), reason: z.object({ th: z.string(), en: z.string() }) });
const statedDraw = z.object({
  drawDate: z.string(),
  pending: z.string().array().optional(),
  corrections: z.object({ reason: z.string(), previous: numbersByPrize }).array().optional(),
  withdrawals: act.extend({ restored: act.optional() }).array().optional(),
  prizes: numbersByPrize,
});
const statedDraws = z.object({
  lottery: z.object({ slug: z.string() }),
  draws: statedDraw.array(),
  withdrawn: statedDraw.array().optional(),
  heard: z.string().array().optional(),
});
const exportedDraw = drawSchema
  .pick({ drawDate: true, complete: true, corrections: true })
  .extend({ prizes: drawSchema.shape.prizes.element.pick({ slug: true, numbers: true }).array() })
  .transform(({ complete, prizes, ...draw }) => ({
    ...draw,
    pending: complete ? [] : [''],
    prizes: Object.fromEntries(prizes.map(({ slug, numbers }) => [slug, numbers])),
  }));

export type Change = z.infer<typeof changesOfAll>['changes'][number];

/** By lottery; one without a draw is among them. */
export type Status = ReadonlyMap<string, z.infer<typeof statusOfAll>['lotteries'][number]>;

/** `undefined` where the address has no status file. */
export async function readStatus(address: Address): Promise<Status | undefined> {
  const body = await readBody(address, FILES.status.path, statusOfAll, 'lotteries');
  return body && new Map(body.lotteries.map((status) => [status.lottery, status]));
}

/** The lotteries an address offers; none where it does not list them. */
export async function readLotteries(address: Address): Promise<string[]> {
  return (await readOffered(address)).map(({ lottery }) => lottery);
}

async function readOffered(address: Address) {
  const body = await readBody(address, FILES.lotteries.path, slugsOfAll, 'lotteries');
  return body?.lotteries ?? [];
}

/** Newest first; `undefined` where the address does not list them. */
export async function readChanges(address: Address): Promise<readonly Change[] | undefined> {
  return (await readBody(address, FILES.changes.path, changesOfAll, 'changes'))?.changes;
}

export type AnnouncedSite = Awaited<ReturnType<typeof readAnnouncedSite>>;

/** An address's lotteries, and the origin that its feeds name; `undefined` without a feed. */
export async function readAnnouncedSite(address: Address) {
  const feed = await readBody(address, FILES.jsonFeedAll.path, feedOfAll, 'draws');
  const origin = feed && new URL(feed.home_page_url).origin;
  return { lotteries: await readLotteries(address), origin };
}

/** Where an output has the draws of a lottery, as the check function reads them. */
export const drawsPath = (lottery: string) => `/draws/${lottery}.json`;

/** The draws that a text at such a path states. Throws a `Failure` for any other text. */
export function parseDraws(text: string, name: string): StatedDraws {
  return parseAs(statedDraws, text, `${name} is not a list of draws`);
}

/**
 * What an address states of the draws of a lottery. A site of an earlier version says it by its
 * export, and by its list of lotteries, which does not tell what was restored.
 */
export async function readStatedDraws(address: Address, lottery: string): Promise<StatedDraws> {
  const path = drawsPath(lottery);
  const text = await address.read(path);
  if (text !== undefined) return parseDraws(text, `${path} of ${address.name}`);
  const exported = memberPath(FILES.exportLines.path, { lottery });
  const lines = ((await address.read(exported)) ?? '').split('\n').filter((line) => line !== '');
  const refusal = `${exported} of ${address.name} is not a list of draws`;
  const draws = lines.map((line) => parseAs(exportedDraw, line, refusal));
  const offered = (await readOffered(address)).find((entry) => entry.lottery === lottery);
  const withdrawn = (offered?.withdrawn ?? []).flatMap(({ at, reason, reasonEn, drawDates }) => {
    const withdrawals = [{ at, reason: { th: reason, en: reasonEn } }];
    return drawDates.map((drawDate) => ({ drawDate, prizes: {}, pending: [''], withdrawals }));
  });
  return { lottery: { slug: lottery }, draws, withdrawn };
}

/** The file of a lottery's latest draw. */
export function latestResultPath(lottery: string): string {
  return filePath({ endpoint: 'results', lottery, limit: 1 });
}

/**
 * Lotteries whose latest draw changes: another date, another revision, or no longer partial.
 * @returns each with its `move`, as `hanoi-vip 2026-11-19 → 2026-11-20`
 */
export function movesBetween(before: Status | undefined, after: Status) {
  const lotteries = new Set([...(before?.keys() ?? []), ...after.keys()]);
  return [...lotteries].flatMap((lottery) => {
    const was = before?.get(lottery)?.latest;
    const [from, to] = [was, after.get(lottery)?.latest].map(labelDraw);
    return from === to ? [] : [{ lottery, move: `${lottery} ${was ? `${from} → ` : ''}${to}` }];
  });
}

function labelDraw(draw: z.infer<typeof latestDraw> | undefined): string {
  if (!draw) return 'no draw';
  const { complete, revision } = draw;
  const marks = [!complete && 'partial', revision > 1 && `revision ${revision}`].filter(Boolean);
  return marks.length === 0 ? draw.drawDate : `${draw.drawDate} (${marks.join(', ')})`;
}

async function readBody<T>(address: Address, path: string, schema: z.ZodType<T>, what: string) {
  const text = await address.read(path);
  if (text === undefined) return undefined;
  return parseAs(schema, text, `${path} of ${address.name} is not a list of ${what}`);
}
