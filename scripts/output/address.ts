// Where published files are read back from: over HTTP as callers do, or in a folder.
import { join } from 'node:path';
import { Failure, readCode, readMessage } from '../command/failure.ts';
import { readText } from '../disk/text-files.ts';

export type Address = {
  readonly name: string;
  /** The text at a path such as `/api/status.json`; `undefined` where there is nothing. */
  read(path: string): Promise<string | undefined>;
};

const TIMEOUT_MS = 10_000;

/** How hosts say "no such file": object stores without a right to list answer 403. */
const ABSENT = [403, 404, 410];

/** Reads a deployed site over HTTP. Throws where it answers neither 200 nor 404. */
export function httpAddress(origin: string): Address {
  const read = async (path: string) => {
    const url = new URL(path, origin).href;
    const response = await fetch(url, {
      // Checks what callers get, so without a cache-buster; the header asks caches to revalidate.
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => {
      const cause = readCode(error.cause) ?? readMessage(error.cause ?? error);
      throw new Failure(`${url} cannot be read: ${cause}`);
    });
    if (response.ok) return response.text();
    await response.body?.cancel();
    if (ABSENT.includes(response.status)) return undefined;
    const hint = response.status === 401 ? ' (a protected deployment? give --url)' : '';
    throw new Failure(`${url} answered ${response.status}${hint}`);
  };
  return { name: origin, read };
}

/** Reads each path of an address once, so that all comparisons see the same bytes. */
export function cachedAddress({ name, read }: Address): Address {
  const texts = new Map<string, string | undefined>();
  return {
    name,
    read: async (path) => {
      if (!texts.has(path)) texts.set(path, await read(path));
      return texts.get(path);
    },
  };
}

/** A folder of static files. A query form has no file there. */
export function folderAddress(folder: string): Address {
  const read = async (path: string) =>
    path.includes('?') ? undefined : readText(join(folder, path));
  return { name: folder, read };
}
