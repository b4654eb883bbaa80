// What the last emission read and wrote, so that the next one reads, judges and makes only what has
// changed. Safe to delete; one that was altered or broken off counts as none.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { DrawDate } from '../../src/domain/draw-date.ts';
import type { FileDigest } from '../../src/emit/emitted-file.ts';
import type { LotterySummary } from '../../src/emit/lottery-summary.ts';
import type { ManifestPlaces } from '../../src/emit/manifest.ts';
import type { Problem } from '../../src/intake/problem.ts';
import type { Stamps } from './output-tree.ts';
import type { EmittedPart, SettledPart } from './part.ts';

export type EmittedParts = Readonly<Record<string, EmittedPart>>;

export type EmittedLottery = {
  /** A hash of the files it was read from. */
  readonly key: string;
  /** A draw that was not in the future then is not in the future later. */
  readonly judgedOn: DrawDate;
  /** Each build tells them, judged anew or not. */
  readonly warnings: readonly Problem[];
  readonly summary: LotterySummary;
  readonly parts: EmittedParts;
  readonly settled: Readonly<Record<string, SettledPart>>;
  /** What the pages are made from. */
  readonly page: EmittedPart;
};

export type EmittedManifest = {
  readonly fingerprint: string;
  readonly sums: FileDigest;
  /** It lists all others and is listed nowhere. */
  readonly file: Omit<FileDigest, 'sha256'>;
  /** Where the settled parts stand in it. */
  readonly places: ManifestPlaces;
};

export type Ledger = {
  /** A hash of the code that read, judged and emitted: by another one nothing is known. */
  readonly code: string;
  readonly lotteries: Readonly<Record<string, EmittedLottery>>;
  readonly indexes: EmittedParts;
  readonly manifest?: EmittedManifest;
  readonly bundled?: EmittedPart;
  /** What the site's files and the bundled ones were at the end. */
  readonly stamps: { readonly tree: Stamps; readonly bundle: Stamps };
  /** The checksum of each lottery's own file of the ledger. */
  readonly sums: Readonly<Record<string, number>>;
};

/** Nothing is known. */
export function emptyLedger(code: string): Ledger {
  return { code, lotteries: {}, indexes: {}, stamps: { tree: {}, bundle: {} }, sums: {} };
}

/**
 * The ledger; an empty one where there is none that can be trusted as a whole. Each lottery has a
 * file of its own beside it, so that after a new draw only one of them is written.
 */
export function readLedger(path: string, code: string): Ledger {
  const indexes = readSummed<Omit<Ledger, 'lotteries'>>(path);
  if (indexes?.code !== code) return emptyLedger(code);
  const lotteries: Record<string, EmittedLottery> = {};
  for (const [slug, sum] of Object.entries(indexes.sums)) {
    const lottery = readSummed<EmittedLottery>(fileOf(path, slug), sum);
    // What is not known of one lottery cannot be told from what somebody put among its files.
    if (lottery === undefined) return emptyLedger(code);
    lotteries[slug] = lottery;
  }
  return { ...indexes, lotteries };
}

/** @param before what is there already */
export function writeLedger(path: string, after: Omit<Ledger, 'sums'>, before: Ledger): void {
  const { lotteries, ...indexes } = after;
  mkdirSync(path.replace(/\.json$/, ''), { recursive: true });
  const sums: Record<string, number> = {};
  for (const [slug, lottery] of Object.entries(lotteries)) {
    const kept = lottery === before.lotteries[slug] ? before.sums[slug] : undefined;
    sums[slug] = kept ?? writeSummed(fileOf(path, slug), lottery);
  }
  // Last: until then the files of the lotteries have other sums than it says.
  writeSummed(path, { ...indexes, sums });
}

function fileOf(path: string, slug: string): string {
  return path.replace(/\.json$/, `/${slug}.json`);
}

/**
 * A value with the checksum of its text in front of it; `undefined` where that is not its own.
 *
 * @param expected that checksum, where it is known
 */
function readSummed<T>(path: string, expected?: number): T | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const end = bytes.indexOf('\n');
  const body = bytes.subarray(end + 1);
  const sum = crc32(body);
  if (end === -1 || bytes.toString('latin1', 0, end) !== String(sum)) return undefined;
  if (expected !== undefined && sum !== expected) return undefined;
  return JSON.parse(body.toString());
}

/** @returns the checksum */
function writeSummed(path: string, value: unknown): number {
  const body = Buffer.from(JSON.stringify(value));
  const sum = crc32(body);
  const made = `${path}.${process.pid}.new`;
  writeFileSync(made, Buffer.concat([Buffer.from(`${sum}\n`), body]));
  renameSync(made, path);
  return sum;
}
