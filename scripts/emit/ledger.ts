// What the last emission read and wrote, so that the next one reads, judges and makes only what has
// changed. Safe to delete; one that was altered or broken off counts as none.
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { DrawDate } from '../../src/domain/draw-date.ts';
import type { FileDigest } from '../../src/emit/emitted-file.ts';
import type { LotterySummary } from '../../src/emit/lottery-summary.ts';
import type { ManifestPlaces } from '../../src/emit/manifest.ts';
import type { Problem } from '../../src/intake/problem.ts';
import type { EmittedPart, SettledPart } from './part.ts';

export type EmittedParts = Readonly<Record<string, EmittedPart>>;

export type EmittedLottery = {
  readonly code: string;
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
  /** It is in no list, so its hash is of no use. */
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
};

/** Nothing is known. */
export function emptyLedger(code: string): Ledger {
  return { code, lotteries: {}, indexes: {} };
}

/**
 * The ledger and when it was written; an empty one where there is none that can be trusted. Each
 * lottery has a file of its own beside it, so that after a new draw only one of them is written.
 */
export function readLedger(path: string, code: string): { ledger: Ledger; writtenAt: number } {
  const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  const indexes = writtenAt === undefined ? undefined : readSummed<Indexes>(path);
  if (writtenAt === undefined || indexes?.code !== code) {
    return { ledger: emptyLedger(code), writtenAt: 0 };
  }
  const lotteries: Record<string, EmittedLottery> = {};
  for (const slug of indexes.slugs) {
    const lottery = readSummed<EmittedLottery>(fileOf(path, slug));
    // One of another emission than the rest, which was broken off, is of no use.
    if (lottery?.code === code) lotteries[slug] = lottery;
  }
  return { ledger: { ...indexes, lotteries }, writtenAt };
}

/** Written last, so that every file it names is older. @param before what is there already */
export function writeLedger(path: string, after: Ledger, before: Ledger): void {
  const { lotteries, ...indexes } = after;
  mkdirSync(path.replace(/\.json$/, ''), { recursive: true });
  for (const [slug, lottery] of Object.entries(lotteries)) {
    if (lottery !== before.lotteries[slug]) writeSummed(fileOf(path, slug), lottery);
  }
  writeSummed(path, { ...indexes, slugs: Object.keys(lotteries) } satisfies Indexes);
}

type Indexes = Omit<Ledger, 'lotteries'> & { readonly slugs: readonly string[] };

function fileOf(path: string, slug: string): string {
  return path.replace(/\.json$/, `/${slug}.json`);
}

/** A value with the checksum of its text in front of it; `undefined` where that is not its own. */
function readSummed<T>(path: string): T | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const end = bytes.indexOf('\n');
  const body = bytes.subarray(end + 1);
  if (end === -1 || bytes.toString('latin1', 0, end) !== String(crc32(body))) return undefined;
  return JSON.parse(body.toString());
}

function writeSummed(path: string, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  const made = `${path}.${process.pid}.new`;
  writeFileSync(made, Buffer.concat([Buffer.from(`${crc32(body)}\n`), body]));
  renameSync(made, path);
}
