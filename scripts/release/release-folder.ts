// The target of `--to DIR`: whole builds below DIR/releases, of which the link DIR/current leads to
// the one that is live. `serve DIR` takes each within a second or two.
import { spawnSync } from 'node:child_process';
import { constants, copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { mkdir, readdir, readlink, rename, rm, statfs, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describeRefusal, Failure, ignoreFailure, readCode } from '../command/failure.ts';
import { ifMissing } from '../disk/text-files.ts';
import type { Address } from '../output/address.ts';
import { type Build, readBuild, readMark, refuseFormat } from '../output/inventory.ts';
import {
  CURRENT,
  listReleases,
  publicationOf,
  RELEASES,
  releaseAddress,
  releaseName,
} from '../output/releases.ts';
import { outstandingIn } from '../tell/outstanding.ts';
import { npmBuild } from './npm-build.ts';
import type { RunProgram } from './program.ts';
import type { Publication, Release, Target } from './target.ts';

/** With the one that is live; enough to go back over two evenings' announcements. */
const KEPT_PUBLICATIONS = 3;

/** Publishes builds into a folder of releases. */
export class ReleaseFolder implements Target {
  readonly locks: readonly string[];
  readonly outstanding: string;
  readonly address: Address;
  readonly build: Target['build'];
  /** Hosts look each second, not all at once. */
  readonly settleMs = 2_000;
  readonly #now: () => number;
  readonly #output: string;
  readonly #current: string;
  readonly #releases: string;
  /** The time in the names of this publication. */
  #time: string | undefined;

  constructor(
    folder: string,
    { io, folders }: Pick<Publication, 'io' | 'folders'>,
    run: RunProgram,
  ) {
    const root = resolve(folder);
    this.build = npmBuild(run, io.env);
    this.#now = io.now;
    this.#output = folders.output;
    this.#current = join(root, CURRENT);
    this.#releases = join(root, RELEASES);
    this.locks = [join(root, '.publishing')];
    this.outstanding = outstandingIn(root);
    this.address = releaseAddress(this.#current);
  }

  /** `undefined` also where the release that was live is gone. */
  async liveName() {
    const path = await readlink(this.#current).catch((error: unknown) => {
      if (readCode(error) !== 'EINVAL') return ifMissing(error);
      const fault = `${this.#current} has to be a link that publish makes`;
      throw new Failure(`${fault}; move what is there away`);
    });
    return path !== undefined && existsSync(this.#current) ? basename(path) : undefined;
  }

  async deploy(build: Build, release: Release) {
    await mkdir(this.#releases, { recursive: true });
    const before = await this.liveName();
    const undo = async () => {
      await this.#link(before);
      return before ?? 'nothing';
    };
    if (before !== undefined && (await isBuild(join(this.#releases, before), build))) {
      return { name: before, address: this.address, isNew: false, undo };
    }
    await this.#prune(before, release === 'pages' ? KEPT_PUBLICATIONS : KEPT_PUBLICATIONS - 1);
    const newest = (await listReleases(this.#releases)).at(-1);
    const name = releaseName(this.#now(), release === 'answers' ? 1 : 2, newest, this.#time);
    this.#time = publicationOf(name);
    const unfinished = join(this.#releases, `.${name}`);
    try {
      copyFiles(this.#output, unfinished, [...build.files.keys()]);
      // The bytes that will be live, whoever wrote into the output meanwhile.
      await readBuild(unfinished);
      await rename(unfinished, join(this.#releases, name));
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      if (!['ENOSPC', 'EDQUOT'].includes(readCode(error) ?? '')) throw error;
      throw new Failure(`${describeRefusal(error)}; ${await this.#describeRoom(build, before)}`);
    }
    await this.#link(name);
    return { name, address: this.address, isNew: true, undo };
  }

  async rollBack() {
    const current = await this.liveName();
    const names = await listReleases(this.#releases);
    // A publication is two releases, and going back one name would be its own half state.
    const back = names.findLast((name) => publicationOf(name) < publicationOf(current ?? ''));
    if (back === undefined) {
      const fault = `${this.#releases} holds no earlier publication to return to`;
      throw new Failure(`${fault}; current stays as it is`);
    }
    const folder = join(this.#releases, back);
    try {
      refuseFormat(await readBuild(folder), folder);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Failure(`${error.message}; current stays as it is`);
    }
    await this.#link(back);
    return { name: back, address: releaseAddress(folder) };
  }

  /** Removes what is nobody's, was never live or is no longer needed to go back. */
  async #prune(live: string | undefined, most: number): Promise<void> {
    const names = await listReleases(this.#releases);
    const past = names.filter((name) => live === undefined || name <= live);
    const kept = [...new Set(past.map(publicationOf))].slice(-most);
    const isKept = (name: string) =>
      name === live ||
      (past.includes(name) &&
        kept.includes(publicationOf(name)) &&
        !(name.endsWith('-1') && names.includes(`${publicationOf(name)}-2`)));
    for (const name of names.filter((release) => !isKept(release))) {
      // Renamed first: a release that is half removed must not look like one.
      await rename(join(this.#releases, name), join(this.#releases, `.${name}`));
    }
    const unfinished = (await readdir(this.#releases)).filter((name) => name.startsWith('.'));
    for (const name of unfinished)
      await rm(join(this.#releases, name), { recursive: true, force: true });
  }

  /** Makes a release live by renaming a new link over the old: readers see one or the other. */
  async #link(name: string | undefined): Promise<void> {
    if (name === undefined) return rm(this.#current, { force: true });
    // A loss of power must not leave new names with empty files; where it is missing, go on.
    spawnSync('sync', ['-f', this.#releases]);
    const next = join(dirname(this.#current), `.${CURRENT}`);
    await rm(next, { force: true });
    await symlink(`${RELEASES}/${name}`, next);
    await rename(next, this.#current);
  }

  async #describeRoom({ files }: Build, live: string | undefined): Promise<string> {
    const sizes = [...files.keys()].map((path) => statSync(join(this.#output, path)).size);
    const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`;
    const { bavail, bsize } = await statfs(this.#releases);
    const needed = megabytes(sizes.reduce((sum, size) => sum + size, 0));
    const spare = (await listReleases(this.#releases)).filter((name) => name !== live);
    const paths = spare.map((name) => join(this.#releases, name));
    const room =
      spare.length === 0 ? '' : `; these are only needed to go back:\n  rm -r ${paths.join(' ')}`;
    return `what was put together is gone again; a release needs ${needed}, ${megabytes(bavail * bsize)} are free${room}`;
  }
}

/** Whether a release is that very build, and none of its files was altered. */
async function isBuild(folder: string, { files }: Build): Promise<boolean> {
  const listed = await readMark(folder).catch(ignoreFailure);
  if (!isDeepStrictEqual(listed?.files, files)) return false;
  return (await readBuild(folder).catch(ignoreFailure)) !== undefined;
}

/** As clones of their blocks where the file system has that. */
function copyFiles(from: string, to: string, paths: readonly string[]): void {
  for (const folder of new Set(paths.map((path) => dirname(path)))) {
    mkdirSync(join(to, folder), { recursive: true });
  }
  for (const path of paths) {
    copyFileSync(join(from, path), join(to, path), constants.COPYFILE_FICLONE);
  }
}
