// A folder of emitted files. All calls wait for the disk: twenty thousand small files written one after
// the other cost a fifth of the CPU time that as many promises do.
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {
  bytesOf,
  digestOf,
  type EmittedFile,
  type FileDigest,
} from '../../src/emit/emitted-file.ts';

/** A folder as this emission found it. */
type Found = {
  /** There, and no file has come, gone or been replaced since the last emission. */
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
  /** Whether the disk was not as it had been left. */
  disturbed = false;
  readonly #root: string;
  readonly #leftAt: number;
  readonly #found = new Map<string, Found>();

  /** @param leftAt when the last emission ended: what was touched later is not trusted */
  constructor(root: string, leftAt: number) {
    this.#root = root;
    this.#leftAt = leftAt;
  }

  /** Whether a file is as it was left: there, as long as it was, and not touched since. */
  stands({ path, bytes }: Omit<FileDigest, 'sha256'>): boolean {
    const stat = statSync(this.#root + path, { throwIfNoEntry: false });
    return stat !== undefined && stat.size === bytes && stat.mtimeMs <= this.#leftAt;
  }

  /**
   * Whether all files of a folder are where they were left. Says nothing of one that was written to in
   * its place, which no program of ours does.
   */
  isUntouched(folder: string): boolean {
    return this.#find(folder).untouched;
  }

  /** Writes a file unless it has these bytes. @param before as it was left, if it was */
  write(file: EmittedFile, before?: FileDigest): FileDigest {
    const bytes = this.#encode(file);
    const digest = digestOf(file.path, bytes);
    const stands = before !== undefined && this.stands(before);
    if (!stands) this.store(file.path, bytes);
    else if (before.sha256 !== digest.sha256) this.#replace(file.path, bytes);
    return digest;
  }

  /** The same where nothing is known of what stands there. */
  store(path: string, bytes: Uint8Array): void {
    const { names } = this.#find(folderOf(path));
    this.disturbed = true;
    if (names().has(nameOf(path))) {
      if (!readFileSync(this.#root + path).equals(bytes)) this.#replace(path, bytes);
      return;
    }
    // Broken off half-way it is in no ledger, and will be read before it is trusted.
    writeFileSync(this.#root + path, bytes);
    this.written += 1;
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
    this.disturbed = true;
    const made = `${this.#root}${path}.${process.pid}.new`;
    writeFileSync(made, bytes);
    renameSync(made, this.#root + path);
    this.written += 1;
  }

  remove(path: string): void {
    this.disturbed = true;
    this.#find(folderOf(path));
    rmSync(this.#root + path, { recursive: true, force: true });
    this.removed += 1;
  }

  /**
   * Removes what stands in these folders and is none of theirs; one that is untouched has nothing new.
   *
   * @param namesOf the files of a folder
   */
  removeStrangers(
    folders: ReadonlySet<string>,
    namesOf: (folder: string) => ReadonlySet<string>,
  ): void {
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

  /** Looked at before anything of ours is written to it, and made if it is missing. */
  #find(folder: string): Found {
    const known = this.#found.get(folder);
    if (known !== undefined) return known;
    const path = this.#root + folder;
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) mkdirSync(path, { recursive: true });
    let listed: ReadonlySet<string> | undefined = stat === undefined ? new Set() : undefined;
    const found = {
      untouched: stat !== undefined && stat.mtimeMs <= this.#leftAt,
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
