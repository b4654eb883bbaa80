// One emission: each lottery in turn, then what speaks of all of them.
import type { DrawDate } from '../../src/domain/draw-date.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import { type EmittedFile, type FileDigest, jsonFile } from '../../src/emit/emitted-file.ts';
import type { LotterySummary } from '../../src/emit/lottery-summary.ts';
import { listedIn, type ManifestRun } from '../../src/emit/manifest.ts';
import {
  planBundled,
  planIndexes,
  planManifest,
  planOne,
  type SitePart,
} from '../../src/emit/plan.ts';
import type { Site } from '../../src/emit/results.ts';
import type { KnownRuns } from './known-runs.ts';
import type { EmittedLottery, EmittedParts, Ledger } from './ledger.ts';
import { writeManifest } from './manifest.ts';
import type { OutputTree } from './output-tree.ts';
import { type EmittedPart, emitPart, emitSettled, type RunSummary, withoutLists } from './part.ts';
import type { Remembered } from './remembered-draws.ts';
import { removeGone, removeStrangers } from './stale-files.ts';

type Setting = {
  readonly site: Site;
  /** The site's files. */
  readonly tree: OutputTree;
  /** What edge, function and pages are built with. */
  readonly bundle: OutputTree;
  readonly before: Ledger;
  readonly knownRuns: KnownRuns;
};

export class Emission {
  readonly #setting: Setting;
  readonly #lotteries: Record<string, EmittedLottery> = {};
  /** Those of the lotteries made again, by the path they begin with. */
  readonly #runs = new Map<string, ManifestRun>();
  /** Whether anything was made again. */
  #remade = false;

  constructor(setting: Setting) {
    this.#setting = setting;
  }

  /** Whether the next emission has to know more than the last one left. */
  get changed(): boolean {
    const { tree, bundle } = this.#setting;
    return this.#remade || tree.changed || bundle.changed;
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
      key: remembered.keyOf(lottery),
      judgedOn: today,
      warnings: remembered.warningsOf(lottery),
      parts: emitParts(
        plan.parts.filter((part) => !part.settled),
        tree,
        known?.parts,
      ),
      settled: this.#emitSettled(
        plan.parts.filter((part) => part.settled),
        known?.settled,
      ),
      page: emitPart(page, bundle, known?.page),
      summary: plan.summary(),
    };
  }

  /** The indexes and the bundle, once every lottery is emitted. */
  finish(): { after: Omit<Ledger, 'sums'>; files: number; bytes: number } {
    const { site, tree, bundle, before, knownRuns } = this.#setting;
    const lotteries = Object.values(this.#lotteries);
    const summaries = lotteries.map(({ summary }) => summary);
    const indexes = emitParts(planIndexes(summaries, site), tree, before.indexes);
    const parts = [...lotteries.map((one) => one.parts), indexes].flatMap(Object.values);
    const settled = lotteries.flatMap((one) => Object.values(one.settled));
    const digests = filesOf(parts);
    const runs = settled.flatMap((part) => part.runs);
    const runOf = (run: RunSummary) => this.#runs.get(run.first) ?? knownRuns(run);
    // The hashes of all inputs say as much as those of all files, and are few.
    const inputs = [...parts, ...settled].map(({ fingerprint }) => fingerprint);
    const others = { digests, runs: runs.map(runOf) };
    const plan = () => planManifest(summaries, site, others);
    // As long as the manifest of the last emission tells what there was.
    removeGone(before.lotteries, this.#lotteries, this.#setting);
    const manifest = writeManifest({ inputs, plan }, tree, before.manifest);
    const bundled = emitPart(
      { name: 'bundled', inputs, files: () => this.#bundleFiles(summaries) },
      bundle,
      before.bundled,
    );
    const single = [...digests, manifest.sums, manifest.file];
    const listedOf = (run: RunSummary) => listedIn(runOf(run));
    const ofTree = removeStrangers({ digests: single, runs }, listedOf, tree);
    const pages = filesOf(lotteries.map(({ page }) => page));
    const ofBundle = removeStrangers({ digests: pages, runs: [] }, listedOf, bundle);
    const stamps = {
      tree: tree.stampsOf(ofTree),
      bundle: bundle.stampsOf([...ofBundle, ...bundled.files.map(({ path }) => path)]),
    };
    const counts = [...single.map((file) => ({ files: 1, bytes: file.bytes })), ...runs];
    return {
      after: {
        code: before.code,
        lotteries: this.#lotteries,
        indexes,
        manifest,
        bundled,
        stamps,
      },
      files: counts.reduce((sum, { files }) => sum + files, 0),
      bytes: counts.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  }

  #emitSettled(
    parts: readonly SitePart[],
    before: EmittedLottery['settled'] = {},
  ): EmittedLottery['settled'] {
    const { tree, knownRuns } = this.#setting;
    const emitted = parts.map((part) => {
      const known = before[part.name];
      const listed = known && { ...known, runs: known.runs.map(knownRuns) };
      const after = emitSettled(part, tree, listed);
      for (const run of after.runs) this.#runs.set(run.first, run);
      return [part.name, withoutLists(after)];
    });
    return Object.fromEntries(emitted);
  }

  #bundleFiles(summaries: readonly LotterySummary[]): EmittedFile[] {
    const { site } = this.#setting;
    const { catalogue, latestDraws } = planBundled(summaries, site);
    const values = { catalogue, 'latest-draws': latestDraws, site };
    return Object.entries(values).map(([name, value]) => jsonFile(`/${name}.json`, value));
  }

  #stands({ parts, settled, page }: EmittedLottery): boolean {
    const { tree, bundle } = this.#setting;
    const runs = Object.values(settled).flatMap((part) => part.runs);
    return (
      filesOf(Object.values(parts)).every(({ path }) => tree.stands(path)) &&
      runs.every(({ first }) => tree.stands(first)) &&
      page.files.every(({ path }) => bundle.stands(path))
    );
  }
}

function filesOf(parts: readonly EmittedPart[]): readonly FileDigest[] {
  return parts.flatMap(({ files }) => files);
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
