// A publication, and where it goes. To the steps a target only names what is live, deploys and
// rolls back.
import type { Io } from '../command/io.ts';
import type { Build } from '../output/inventory.ts';
import type { Address } from '../output/address.ts';
import type { Folders } from '../output/output-folder.ts';
import type { Sources } from '../output/source-digest.ts';

/** The `whole` site; or the `answers` (API, functions) on the pages that are live, then `pages`. */
export type Release = 'whole' | 'answers' | 'pages';

export type Deployed = {
  /** The id of the release, or the address of the deployment. */
  readonly name: string;
  /** Where it can be read if nobody says a better address. */
  readonly address: Address;
  /** False when these very bytes were live already. */
  readonly isNew: boolean;
  /** Throws where what was deployed may not be, file by file, what was built. */
  verify?(): Promise<void>;
  /** Makes live again what was live before, and returns its name. */
  undo(): Promise<string>;
};

export type Target = {
  /** Lock files that keep publications of other machines or folders out. */
  readonly locks: readonly string[];
  /** The file of who still has to hear of what. */
  readonly outstanding: string;
  /** How long after it was read back until every host has it. */
  readonly settleMs: number;
  /** Where it keeps what is live, if that can be read without a host. */
  readonly address: Address | undefined;
  /**
   * Leaves a whole build in the output folder; returns how. In a process of its own: of a build
   * every package's code is a part, so it gets an environment without secrets.
   * @param release `pages`: the answers lie there already
   */
  build(release: Exclude<Release, 'answers'>, sources: Sources): Promise<string>;
  /** The name of what callers get now; `undefined` before the first publication. */
  liveName(): Promise<string | undefined>;
  /** @param liveName what callers get until then */
  deploy(build: Build, release: Release, liveName: string | undefined): Promise<Deployed>;
  /** Goes back before the latest publication; no `address` if the target keeps the files itself. */
  rollBack(): Promise<{ readonly name: string; readonly address: Address | undefined }>;
};

export type Publication = {
  readonly io: Io;
  readonly folders: Folders;
  readonly target: Target;
  /** The static files that a build leaves. */
  readonly built: Address;
  /** Where callers read, if it is known before deploying. */
  readonly live: Address | undefined;
  /** Every place that says what is live; the one that callers read comes first. */
  readonly places: readonly Address[];
  readonly patienceSeconds: number;
  readonly skipBuild: boolean;
  readonly dryRun: boolean;
  /** Leave a deployment live that could not be read back. */
  readonly keep: boolean;
  /** Publish although live has what the build lacks. */
  readonly allowLoss: boolean;
  /** Do nothing when live is what would be built. */
  readonly ifNew: boolean;
};
