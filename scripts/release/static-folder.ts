// The target of `--to DIR`, for any static host whose root is DIR/current, a link into
// DIR/releases, as is DIR/previous, to which --rollback returns.
import { existsSync, lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path';
import { outstandingIn } from '../tell/outstanding.ts';
import {
  BUILD_FILE,
  type Build,
  readPublished,
  refuseChanges,
  staticFiles,
} from '../output/inventory.ts';
import { STATIC_FOLDER } from '../output/output-folder.ts';
import { describeRefusal, Failure, readCode } from '../command/failure.ts';
import { digestFiles, listTree, readTree, releaseId, type Tree } from '../disk/tree.ts';
import { type Address, folderAddress } from '../output/address.ts';
import { pruneReleases, putRelease, readLink, setLink, spareReleases } from './release.ts';
import { npmBuild } from './npm-build.ts';
import type { RunProgram } from './program.ts';
import type { Publication, Release, Target } from './target.ts';

/** One in so many files that a publication left unchanged is read again. */
const SAMPLED = 50;

const RELEASES = 'releases';

/** The links of a folder of releases, as they lead; `undefined` where there is none. */
type Links = { readonly current: string | undefined; readonly previous: string | undefined };

/** Publishes the build into a folder of releases. */
export class StaticFolder implements Target {
  readonly locks: readonly string[];
  readonly outstanding: string;
  readonly address: Address;
  readonly build: Target['build'];
  readonly #output: string;
  readonly #root: string;
  readonly #current: string;
  readonly #previous: string;

  constructor(
    folder: string,
    { io, folders }: Pick<Publication, 'io' | 'folders'>,
    run: RunProgram,
  ) {
    this.build = npmBuild(run, io.env);
    this.#output = folders.output;
    this.#root = resolve(folder);
    this.#current = join(this.#root, 'current');
    this.#previous = join(this.#root, 'previous');
    this.locks = [join(this.#root, '.publishing')];
    this.outstanding = outstandingIn(this.#root);
    this.address = folderAddress(this.#current);
  }

  async liveName() {
    const current = await readLink(this.#current);
    return current && basename(current);
  }

  async deploy(
    { files }: Build,
    release: Release,
    _liveName: string | undefined,
    recorded: Build | undefined,
  ) {
    const tree = staticFiles(files);
    const before = await this.#readLinks();
    const sample = listTree(this.#current).filter((_, index) => index % SAMPLED === 0);
    // After the answers the pages follow at once, and then all of it is read.
    const live =
      release === 'answers' && recorded !== undefined
        ? new Map([...staticFiles(recorded.files), ...digestFiles(this.#current, sample)])
        : readTree(this.#current);
    const deployed = {
      address: this.address,
      verify: () => this.#verify(tree, live, sample),
      undo: async () => {
        await setLink(this.#current, before.current);
        await setLink(this.#previous, before.previous);
        return before.current === undefined ? 'nothing' : basename(before.current);
      },
    };
    if (before.current !== undefined && releaseId(live) === releaseId(tree)) {
      return { ...deployed, name: basename(before.current), isNew: false };
    }
    const name = await this.#put(tree, live, before);
    // Moves the links in this order, so that a kill between them costs only the way back.
    if (before.current !== undefined && release !== 'pages') {
      await setLink(this.#previous, before.current);
    }
    await setLink(this.#current, `${RELEASES}/${name}`);
    // Callers wait for the answers, so old releases are removed only with the pages.
    if (release !== 'answers') {
      await pruneReleases(join(this.#root, RELEASES), [name, ...linkedReleases(before)]);
    }
    return { ...deployed, name, isNew: true };
  }

  async rollBack() {
    const { current, previous } = await this.#readLinks();
    if (previous === undefined || previous === current) {
      const fault = `${this.#root} holds no earlier release to return to`;
      throw new Failure(`${fault}; current stays as it is`);
    }
    const folder = join(this.#root, previous);
    await readPublished(folder).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      throw new Failure(`${error.message}; current stays as it is`);
    });
    await setLink(this.#current, previous);
    return { name: basename(previous), address: folderAddress(folder) };
  }

  async #readLinks(): Promise<Links> {
    return { current: await readLink(this.#current), previous: await readLink(this.#previous) };
  }

  /** Reads what is live now, but for files of the release before that were not in the sample. */
  async #verify(tree: Tree, before: Tree, sample: readonly string[]): Promise<void> {
    const isRead = (path: string) =>
      sample.includes(path) || !before.has(path) || before.get(path) !== tree.get(path);
    const actual = digestFiles(this.#current, listTree(this.#current).filter(isRead));
    const expected = new Map([...tree].filter(([path]) => isRead(path)));
    refuseChanges(expected, actual, `${this.#current} was altered`);
  }

  /** Puts the release beside the others; returns its name. Throws a `Failure` on a full disk. */
  async #put(tree: Tree, live: Tree, links: Links): Promise<string> {
    const releases = join(this.#root, RELEASES);
    try {
      return await putRelease(releases, {
        folder: join(this.#output, STATIC_FOLDER),
        tree,
        last: BUILD_FILE.slice(1),
        before: { folder: this.#current, tree: live },
      });
    } catch (error) {
      if (!['ENOSPC', 'EDQUOT'].includes(readCode(error) ?? '')) throw error;
      const spare = await spareReleases(releases, linkedReleases(links));
      const room =
        spare.length === 0
          ? `nothing in ${releases} may go: current and previous lead there`
          : `neither current nor previous leads to these, so they may go:\n  rm -r ${spare.join(' ')}`;
      throw new Failure(`${describeRefusal(error)}; what was put together is gone again; ${room}`);
    }
  }
}

function linkedReleases({ current = '', previous = '' }: Links): string[] {
  return [basename(current), basename(previous)];
}

/** Why releases may not go there: a build takes in what lies in the project, or behind a link. */
export function refuseFolder(folder: string, project = process.cwd()): string | undefined {
  if (folder.trim() === '') return 'it is empty; name a folder';
  try {
    return refusePath(resolve(project, folder), project);
  } catch (error) {
    return `it cannot be opened: ${readCode(error) ?? 'its links lead in a circle'}`;
  }
}

function refusePath(folder: string, project: string): string | undefined {
  let above = dirname(folder);
  while (!existsSync(above)) above = dirname(above);
  if (!statSync(above).isDirectory()) return `${above} is a file`;
  const [root, home] = [realPath(folder), realPath(project)];
  if (root === parse(root).root) return 'it is the root of the file system';
  if (existsSync(root) && !statSync(root).isDirectory()) return 'it is a file';
  if (isWithin(root, home)) return 'this project is in it; name a folder of its own';
  if (isWithin(home, root) || isWithin(project, folder)) {
    return 'it is in this project; name a folder outside of it, such as ../site';
  }
  return undefined;
}

/** Whether a path is a folder, or lies below it. */
function isWithin(folder: string, path: string): boolean {
  const [first] = relative(folder, path).split(sep);
  return first !== '..' && !isAbsolute(first ?? '');
}

/** A path without symbolic links, as far as it exists; a link may lead to what will exist. */
function realPath(path: string): string {
  if (existsSync(path) || path === dirname(path)) return realpathSync(path);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) {
    return realPath(resolve(dirname(path), readlinkSync(path)));
  }
  return join(realPath(dirname(path)), basename(path));
}
