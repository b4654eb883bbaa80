// Where a publication goes. A target can say what is live, put something else there, and put back
// what was there: nothing else of it is known to the steps.
import type { Address } from './address.ts';
import type { Command } from './command.ts';
import type { Changes, Tree } from './tree.ts';

/** Something that is or was live, by the name its target has for it. */
export type Live = { readonly name: string };

export type Deployed = {
  /** The release id, or the address of the deployment. */
  readonly name: string;
  /** Where it can be read if nobody says a better address. */
  readonly address: Address;
  /** False when these very bytes were live already. */
  readonly isNew: boolean;
};

export type Returned = {
  readonly name: string;
  /** The files that have to be read back now; `undefined` where the target holds them itself. */
  readonly folder: string | undefined;
};

export type Target = {
  readonly build: Command;
  /** Keeps other publications out until the returned function is called. */
  lock(): Promise<() => Promise<void>>;
  /** What callers get now; `undefined` before the first publication. */
  live(): Promise<Live | undefined>;
  /** How the files would change; `undefined` where the live ones cannot be listed. */
  changes(tree: Tree): Promise<Changes | undefined>;
  deploy(tree: Tree): Promise<Deployed>;
  /** Makes live again what was live before `deploy`. */
  restore(before: Live | undefined): Promise<void>;
  /** Makes live what was live before the latest publication. */
  rollBack(): Promise<Returned>;
  /** Clears away what no rollback needs any more. */
  tidy(): Promise<void>;
};
