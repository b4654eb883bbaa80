// Reads the stored draws of a lottery for the function: one file each, beside it.
import { readFile } from 'node:fs/promises';
import type { LotteryDraws } from '../domain/draw.ts';

export type StoredDraws = (slug: string) => Promise<LotteryDraws>;

/** Reads each file of the folder once, when first asked for. A failed read is tried again. */
export function drawsIn(folder: URL): StoredDraws {
  const cache = new Map<string, Promise<LotteryDraws>>();
  return (slug) => {
    const cached = cache.get(slug);
    if (cached !== undefined) return cached;
    const draws = readDraws(new URL(`${slug}.json`, folder));
    cache.set(slug, draws);
    draws.catch(() => cache.delete(slug));
    return draws;
  };
}

async function readDraws(file: URL): Promise<LotteryDraws> {
  return JSON.parse(await readFile(file, 'utf8'));
}
