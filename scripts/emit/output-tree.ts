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
import { dirname, join } from 'node:path';
import {
  bytesOf,
  digestOf,
  type EmittedFile,
  type FileDigest,
} from '../../src/emit/emitted-file.ts';

export class OutputTree {
  /** Files written, each because its bytes changed. */
  written = 0;
  /** Whether the disk was not as it had been left. */
  disturbed = false;
  readonly #root: string;
  readonly #leftAt: number;
  readonly #present: ReadonlySet<string>;
  readonly #folders = new Set<string>();

  /** @param leftAt when the last emission ended: what was touched later is not trusted */
  constructor(root: string, leftAt: number) {
    this.#root = root;
    this.#leftAt = leftAt;
    this.#present = new Set(pathsBelow(root, ''));
  }

  /** Whether a file is as it was left: there, as long as it was, and not touched since. */
  stands({ path, bytes }: FileDigest): boolean {
    const stat = statSync(this.#root + path, { throwIfNoEntry: false });
    return stat !== undefined && stat.size === bytes && stat.mtimeMs <= this.#leftAt;
  }

  /** Writes a file unless it has these bytes. @param before as it was left, if it was */
  write(file: EmittedFile, before?: FileDigest): FileDigest {
    const bytes = bytesOf(file);
    const digest = digestOf(file.path, bytes);
    const stands = before !== undefined && this.stands(before);
    if (stands && before.sha256 === digest.sha256) return digest;
    this.disturbed = true;
    const path = join(this.#root, file.path);
    if (!this.#present.has(file.path)) {
      // Broken off half-way it is in no ledger, and will be read before it is trusted.
      this.#makeFolder(dirname(path));
      writeFileSync(path, bytes);
    } else if (!stands && readFileSync(path).equals(bytes)) return digest;
    else {
      // Somebody may be reading the old one: it is replaced whole.
      const made = `${path}.${process.pid}.new`;
      writeFileSync(made, bytes);
      renameSync(made, path);
    }
    this.written += 1;
    return digest;
  }

  /** Removes every file below a path that is not among those that answer. @returns how many */
  removeOthers(below: string, answering: ReadonlySet<string>): number {
    const stale = [...this.#present].filter(
      (path) => path.startsWith(below) && !answering.has(path),
    );
    for (const path of stale) rmSync(join(this.#root, path));
    return stale.length;
  }

  #makeFolder(folder: string): void {
    if (this.#folders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
  }
}

/** Paths of all files below a folder, from its root; none if it is missing. */
function* pathsBelow(root: string, path: string): Generator<string> {
  let entries: ReturnType<typeof entriesOf>;
  try {
    entries = entriesOf(root + path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && path === '') return;
    throw error;
  }
  for (const entry of entries) {
    const below = `${path}/${entry.name}`;
    if (entry.isDirectory()) yield* pathsBelow(root, below);
    else if (entry.isFile()) yield below;
  }
}

function entriesOf(folder: string) {
  return readdirSync(folder === '' ? '/' : folder, { withFileTypes: true });
}
