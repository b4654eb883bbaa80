// A folder of emitted files. All calls wait for the disk: twenty thousand small files written one after
// the other cost a fifth of the CPU time that as many promises do.
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {
  bytesOf,
  digestOf,
  type EmittedFile,
  type FileDigest,
} from '../../src/emit/emitted-file.ts';

/**
 * What files and folders were when an emission ended, by path: which ones, how large, when they last
 * changed. Not only when: what is moved or copied into a place may be older than what stood there.
 */
export type Stamps = Readonly<Record<string, string>>;

/** A folder as this emission found it. */
type Found = {
  /** The same folder, and no file in it has come, gone or been replaced since. */
  readonly untouched: boolean;
  /** What stood in it, listed once somebody has to know. */
  readonly names: () => ReadonlySet<string>;
};

/** Nearly every file fits: asking for memory for each costs as much as encoding it. */
const SCRATCH = Buffer.allocUnsafe(1 << 20);
const MOST_BYTES_A_CHARACTER = 3;

export class OutputTree {
  /** Files written, each because its bytes changed. */
  written = 0;
  removed = 0;
  /** Whether the stamps no longer tell what is there: by our own doing or somebody else's. */
  changed = false;
  readonly #root: string;
  readonly #left: Stamps;
  readonly #found = new Map<string, Found>();
  /** Folders that something was removed from. */
  readonly #thinned = new Set<string>();

  /** @param left by the last emission; what it does not know is read before it is trusted */
  constructor(root: string, left: Stamps) {
    this.#root = root;
    this.#left = left;
  }

  /**
   * Whether a file is as it was left. Of one without a stamp of its own only its folder is asked, which
   * does not tell of a file that was written to in its place; no program of ours does that.
   */
  stands(path: string): boolean {
    const left = this.#left[path];
    const stands =
      left === undefined ? this.isUntouched(folderOf(path)) : this.#stampOf(path) === left;
    if (!stands) this.changed = true;
    return stands;
  }

  /** Whether all files of a folder are where they were left. */
  isUntouched(folder: string): boolean {
    return this.#find(folder).untouched;
  }

  /** Writes a file unless it has these bytes. @param before as it was left, if it was */
  write(file: EmittedFile, before?: FileDigest): FileDigest {
    const bytes = this.#encode(file);
    const digest = digestOf(file.path, bytes);
    if (before === undefined || !this.stands(file.path)) this.store(file.path, bytes);
    else if (before.sha256 !== digest.sha256) this.#replace(file.path, bytes);
    return digest;
  }

  /** The same where nothing is known of what stands there. */
  store(path: string, bytes: Uint8Array): void {
    const { names } = this.#find(folderOf(path));
    this.changed = true;
    if (!names().has(nameOf(path))) {
      // Broken off half-way it is in no ledger, and will be read before it is trusted.
      writeFileSync(this.#root + path, bytes);
      this.written += 1;
      return;
    }
    if (!lstatSync(this.#root + path, { throwIfNoEntry: false })?.isFile()) this.remove(path);
    else if (readFileSync(this.#root + path).equals(bytes)) return;
    this.#replace(path, bytes);
  }

  remove(path: string): void {
    const folder = folderOf(path);
    this.#find(folder);
    this.#thinned.add(folder);
    this.changed = true;
    rmSync(this.#root + path, { recursive: true, force: true });
    this.removed += 1;
  }

  /**
   * Removes what stands in these folders and is none of theirs, where somebody was there; and folders
   * that lost files and are none of these any more.
   *
   * @param namesOf the files of a folder
   */
  removeStrangers(
    folders: ReadonlySet<string>,
    namesOf: (folder: string) => ReadonlySet<string>,
  ): void {
    for (const folder of this.#thinned) {
      if (!folders.has(folder)) rmSync(this.#root + folder, { recursive: true, force: true });
    }
    for (const folder of folders) {
      const found = this.#find(folder);
      if (found.untouched || found.names().size === 0) continue;
      const own = namesOf(folder);
      for (const name of found.names()) {
        const path = `${folder}/${name}`;
        if (!own.has(name) && !folders.has(path)) this.remove(path);
      }
    }
  }

  /** What these files and folders are now, for the next emission. */
  stampsOf(paths: Iterable<string>): Stamps {
    return Object.fromEntries([...paths].map((path) => [path, this.#stampOf(path) ?? '']));
  }

  #stampOf(path: string): string | undefined {
    try {
      const stat = lstatSync(this.#root + path, { throwIfNoEntry: false });
      return stat && [stat.ino, stat.size, stat.mtimeMs, stat.ctimeMs].join(' ');
    } catch (error) {
      // A file where a folder should be on the way: there is nothing behind it.
      if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
      throw error;
    }
  }

  /** What is stored; of most files only until the next one is written. */
  #encode(file: EmittedFile): Uint8Array {
    const { packed, text } = file;
    if (packed !== undefined || text.length * MOST_BYTES_A_CHARACTER > SCRATCH.length) {
      return bytesOf(file);
    }
    return SCRATCH.subarray(0, SCRATCH.write(text));
  }

  /** Whole, since somebody may be reading the old one. */
  #replace(path: string, bytes: Uint8Array): void {
    this.#find(folderOf(path));
    this.changed = true;
    const made = `${this.#root}${path}.${process.pid}.new`;
    writeFileSync(made, bytes);
    renameSync(made, this.#root + path);
    this.written += 1;
  }

  /** Looked at before anything of ours is written to it, and made if it is missing. */
  #find(folder: string): Found {
    const known = this.#found.get(folder);
    if (known !== undefined) return known;
    const path = this.#root + folder;
    const stamp = this.#stampOf(folder);
    const untouched = stamp !== undefined && stamp === this.#left[folder];
    let listed: ReadonlySet<string> | undefined;
    if (!untouched) {
      this.changed = true;
      // A file where a folder has to be, or the way to another one.
      if (stamp !== undefined && !lstatSync(path).isDirectory()) rmSync(path);
      if (mkdirSync(path, { recursive: true }) !== undefined) listed = new Set();
    }
    const found = {
      untouched,
      names: () => {
        listed ??= new Set(readdirSync(path));
        return listed;
      },
    };
    this.#found.set(folder, found);
    return found;
  }
}

/** `folderOf('/api/status.json') //=> '/api'` */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** `nameOf('/api/status.json') //=> 'status.json'` */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
