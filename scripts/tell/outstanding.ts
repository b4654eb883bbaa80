// What every receiver still has to hear, written before a publication goes live and while it is
// told: a kill costs at most half a second, whose announcements go out again under the same id.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { parseAs, readText } from '../disk/text-files.ts';

/**
 * In a folder of releases, beside what is served; or beside the output of a build, where nothing
 * that a build or a deployment removes is.
 */
export function outstandingIn(folder: string): string {
  return join(folder, 'outstanding.json');
}

const fileSchema = z.object({
  /** Ids of the changes of the newest publication that were judged: none of them is news again. */
  known: z.array(z.string()),
  /** Ids of changes by the name of a receiver, or of a channel whose receivers were not read. */
  outstanding: z.record(z.string(), z.array(z.string())),
});

const SAVE_EVERY_MS = 500;

export class Outstanding {
  readonly file: string;
  /** `undefined` where nothing was ever announced from here. */
  known: readonly string[] | undefined;
  readonly #ids: Map<string, Set<string>>;
  #changed = false;
  #saving: Promise<void> = Promise.resolve();

  private constructor(file: string, stored: Partial<z.infer<typeof fileSchema>>) {
    this.file = file;
    this.known = stored.known;
    const entries = Object.entries(stored.outstanding ?? {});
    this.#ids = new Map(entries.map(([name, ids]) => [name, new Set(ids)]));
  }

  /** Reads the file, which need not exist. Throws a `Failure` where it is not one of ours. */
  static async open(file: string): Promise<Outstanding> {
    const text = await readText(file);
    if (text === undefined) return new Outstanding(file, {});
    const refusal = `${file} is no list of what is outstanding; move it away`;
    return new Outstanding(file, parseAs(fileSchema, text, refusal));
  }

  /** What a receiver has to hear, in the order it was added. */
  list(name: string): readonly string[] {
    return [...(this.#ids.get(name) ?? [])];
  }

  names(): readonly string[] {
    return [...this.#ids.keys()];
  }

  /** A line for each receiver that has to hear something. */
  describe(): string[] {
    return this.names().map((name) => `${name}: ${this.list(name).join(' ')}`);
  }

  add(name: string, ids: readonly string[]): void {
    if (ids.length === 0) return;
    this.#ids.set(name, new Set([...this.list(name), ...ids]));
    this.#changed = true;
  }

  remove(name: string, ids: readonly string[]): void {
    const rest = this.#ids.get(name)?.difference(new Set(ids));
    if (rest === undefined) return;
    this.#ids.set(name, rest);
    if (rest.size === 0) this.#ids.delete(name);
    this.#changed = true;
  }

  /** Removes an id wherever it is outstanding. */
  removeAll(isOver: (id: string) => boolean): void {
    for (const name of this.names()) this.remove(name, this.list(name).filter(isOver));
  }

  async save(): Promise<void> {
    const outstanding = Object.fromEntries([...this.#ids].map(([name, ids]) => [name, [...ids]]));
    this.#changed = false;
    await mkdir(dirname(this.file), { recursive: true });
    const { known = [] } = this;
    await writeFileAtomic(this.file, `${JSON.stringify({ known, outstanding })}\n`);
  }

  /** Saves again and again while something works, and once more when it has ended. */
  async saveDuring<Result>(work: () => Promise<Result>): Promise<Result> {
    const timer = setInterval(() => {
      if (!this.#changed) return;
      // The save at the end says what is wrong with the disk.
      this.#saving = this.#saving.then(() => this.save()).catch(() => {});
    }, SAVE_EVERY_MS);
    try {
      return await work();
    } finally {
      clearInterval(timer);
      await this.#saving;
      await this.save();
    }
  }
}
