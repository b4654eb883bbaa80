// The data folder as emission reads it: every file is hashed, but only the draws of lotteries that are
// not as they were at the last emission are parsed and judged.
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Draw } from '../../src/domain/draw.ts';
import type { DrawDate } from '../../src/domain/draw-date.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import {
  byFile,
  type DataFiles,
  drawFilesOf,
  findStrayFiles,
  type Registry,
  readDraws,
  readRegistry,
} from '../../src/intake/archive.ts';
import { isError, type Problem } from '../../src/intake/problem.ts';
import type { Ledger } from './ledger.ts';

export type Remembered = {
  readonly registry: Registry;
  /** What the lottery is made from, as one hash. */
  readonly keyOf: (lottery: Lottery) => string;
  /** Whether it was judged from the very same, and need not be read. */
  readonly isKnown: (lottery: Lottery) => boolean;
  readonly drawsOf: (lottery: Lottery) => readonly Draw[];
  readonly warningsOf: (lottery: Lottery) => readonly Problem[];
};

type Reading = { readonly ledger: Ledger; readonly today: DrawDate };

export type Opened = {
  /** Missing when a problem is an error. */
  readonly remembered?: Remembered;
  readonly problems: readonly Problem[];
  readonly files: number;
};

export function openRemembered(folder: string, { ledger, today }: Reading): Opened {
  const bytes = readBytes(folder);
  const texts = lazyTexts(bytes);
  const opened = readRegistry(texts);
  const { registry } = opened;
  if (registry === undefined) return { problems: opened.problems, files: bytes.size };
  const paths = [...bytes.keys()];
  const isDraws = (path: string) => path.startsWith('draws/');
  const sumOf = (path: string) => `${path} ${hash('sha256', bytes.get(path) ?? '', 'base64url')}`;
  const common = paths.filter((path) => !isDraws(path)).map(sumOf);
  const keys = new Map(
    registry.lotteries.map(({ slug }) => {
      const inputs = [...common, ...drawFilesOf(paths, slug).map(sumOf)];
      return [slug, hash('sha256', inputs.join('\n'), 'base64url')];
    }),
  );
  const read = (lottery: Lottery) =>
    readDraws(drawFilesOf(paths, lottery.slug), texts, { lottery, today, ...registry });
  const keyOf = ({ slug }: Lottery) => keys.get(slug) ?? '';
  const isKnown = (lottery: Lottery) => {
    const known = ledger.lotteries[lottery.slug];
    return known?.key === keyOf(lottery) && known.judgedOn <= today;
  };
  // All are judged before anything is written.
  const judged = new Map(
    registry.lotteries.filter((one) => !isKnown(one)).map((one) => [one.slug, read(one)]),
  );
  const warnings = new Map([...judged].map(([slug, { problems }]) => [slug, problems]));
  const warningsOf = ({ slug }: Lottery) =>
    warnings.get(slug) ?? ledger.lotteries[slug]?.warnings ?? [];
  const ofDraws = [...findStrayFiles(paths, registry), ...registry.lotteries.flatMap(warningsOf)];
  const problems = [...opened.problems, ...ofDraws.sort(byFile)];
  if (problems.some(isError)) return { problems, files: bytes.size };
  const drawsOf = (lottery: Lottery) => {
    // One known may be asked for after all, where a file made from it has gone.
    const { draws } = judged.get(lottery.slug) ?? read(lottery);
    // Each lottery is asked for once; of a large archive not all draws are held to the end.
    judged.delete(lottery.slug);
    return draws;
  };
  const remembered = { registry, keyOf, isKnown, drawsOf, warningsOf };
  return { remembered, problems, files: bytes.size };
}

function readBytes(folder: string): Map<string, Buffer> {
  const paths = listJson(folder);
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path))]));
}

function listJson(folder: string): string[] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.split(sep).join('/'))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Text by path, decoded when it is asked for. */
function lazyTexts(bytes: ReadonlyMap<string, Buffer>): DataFiles {
  const get = (path: string) => bytes.get(path)?.toString('utf8');
  return { get, has: (path) => bytes.has(path), keys: () => bytes.keys(), size: bytes.size };
}
