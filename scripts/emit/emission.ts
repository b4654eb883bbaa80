// One emission: each lottery in turn, then what speaks of all of them.
import { hash } from 'node:crypto';
import type { DrawDate } from '../../src/domain/draw-date.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import { type EmittedFile, type FileDigest, jsonFile } from '../../src/emit/emitted-file.ts';
import type { LotterySummary } from '../../src/emit/lottery-summary.ts';
import {
  planBundled,
  planIndexes,
  planManifest,
  planOne,
  type SitePart,
} from '../../src/emit/plan.ts';
import type { Site } from '../../src/emit/results.ts';
import type { EmittedLottery, EmittedPart, EmittedParts, Ledger } from './ledger.ts';
import type { OutputTree } from './output-tree.ts';
import type { Remembered } from './remembered-draws.ts';

type Setting = {
  readonly site: Site;
  /** The site's files. */
  readonly tree: OutputTree;
  /** What edge, function and pages are built with. */
  readonly bundle: OutputTree;
  readonly before: Ledger;
};

export class Emission {
  readonly #setting: Setting;
  readonly #lotteries: Record<string, EmittedLottery> = {};
  /** Whether anything was made again. */
  #remade = false;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** Whether the next emission has to know more than the last one left. */
  get changed(): boolean {
    const { tree, bundle } = this.#setting;
    return this.#remade || tree.disturbed || bundle.disturbed;
  }

  emitLottery(lottery: Lottery, remembered: Remembered, today: DrawDate): void {
    const { site, tree, bundle, before } = this.#setting;
    const known = before.lotteries[lottery.slug];
    if (known && remembered.isKnown(lottery) && this.#stands(known)) {
      this.#lotteries[lottery.slug] = known;
      return;
    }
    this.#remade = true;
    const plan = planOne({ lottery, draws: remembered.drawsOf(lottery) }, site);
    const page = {
      name: 'page',
      inputs: [plan.revision],
      files: () => [{ path: `/archive/${lottery.slug}.json`, text: `${plan.draws}\n` }],
    };
    this.#lotteries[lottery.slug] = {
      code: before.code,
      key: remembered.keyOf(lottery),
      judgedOn: today,
      warnings: remembered.warningsOf(lottery),
      parts: emitParts(plan.parts, tree, known?.parts),
      page: emitPart(page, bundle, known?.page),
      summary: plan.summary(),
    };
  }

  /** The indexes and the bundle, once every lottery is emitted. */
  finish(): { after: Ledger; digests: readonly FileDigest[] } {
    const { site, tree, bundle, before } = this.#setting;
    const lotteries = Object.values(this.#lotteries);
    const summaries = lotteries.map(({ summary }) => summary);
    const indexes = emitParts(planIndexes(summaries, site), tree, before.indexes);
    const parts = [...lotteries.map((one) => one.parts), indexes];
    const digests = parts.flatMap(filesOf);
    // The hashes of all inputs say as much as those of all files, and are few.
    const inputs = parts.flatMap(Object.values).map(({ fingerprint }: EmittedPart) => fingerprint);
    const manifest = emitPart(
      { name: 'manifest', inputs, files: () => planManifest(summaries, site, digests) },
      tree,
      before.manifest,
    );
    const bundled = emitPart(
      { name: 'bundled', inputs, files: () => this.#bundleFiles(summaries) },
      bundle,
      before.bundled,
    );
    return {
      after: { code: before.code, lotteries: this.#lotteries, indexes, manifest, bundled },
      digests: [...digests, ...manifest.files],
    };
  }

  #bundleFiles(summaries: readonly LotterySummary[]): EmittedFile[] {
    const { site } = this.#setting;
    const { catalogue, latestDraws } = planBundled(summaries, site);
    const values = { catalogue, 'latest-draws': latestDraws, site };
    return Object.entries(values).map(([name, value]) => jsonFile(`/${name}.json`, value));
  }

  #stands({ parts, page }: EmittedLottery): boolean {
    const { tree, bundle } = this.#setting;
    return (
      filesOf(parts).every((file) => tree.stands(file)) &&
      page.files.every((file) => bundle.stands(file))
    );
  }
}

function filesOf(parts: EmittedParts): readonly FileDigest[] {
  return Object.values(parts).flatMap(({ files }) => files);
}

function emitParts(
  parts: readonly SitePart[],
  tree: OutputTree,
  before: EmittedParts = {},
): EmittedParts {
  return Object.fromEntries(
    parts.map((part) => [part.name, emitPart(part, tree, before[part.name])]),
  );
}

/** A part made from the very same, and still there, is not made again. */
function emitPart(part: SitePart, tree: OutputTree, before?: EmittedPart): EmittedPart {
  const fingerprint = hash('sha256', JSON.stringify(part.inputs), 'base64url');
  if (before?.fingerprint === fingerprint && before.files.every((file) => tree.stands(file))) {
    return before;
  }
  const known = new Map(before?.files.map((file) => [file.path, file]));
  return { fingerprint, files: part.files().map((file) => tree.write(file, known.get(file.path))) };
}
