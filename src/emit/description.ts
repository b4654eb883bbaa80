// /api/openapi.json, with examples cut from the answers of this very build.
import type { CheckBody } from '../contract/bodies/check.ts';
import type { Catalogue } from '../contract/catalogue.ts';
import { checkBody } from '../contract/check-body.ts';
import { filePath } from '../contract/file-path.ts';
import { describeApi } from '../contract/openapi/description.ts';
import { DEFAULT_LOTTERY } from '../contract/query.ts';
import { API_BASE } from '../contract/site.ts';
import type { LotteryDraws } from '../domain/draw.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';

/** One list entry shows the shape as well as a hundred do. */
const EXAMPLE_ENTRIES = 2;

export type Examples = Parameters<typeof describeApi>[2];

export function emitDescription(
  catalogue: Catalogue,
  origin: string,
  examples: Examples,
): EmittedFile {
  return jsonFile(`${API_BASE}/openapi.json`, describeApi(catalogue, origin, examples));
}

/** @param ofDefault the answers of the default lottery */
export function examplesFrom(
  ofDefault: readonly EmittedFile[],
  archive: LotteryDraws,
  origin: string,
): Examples {
  const body = (path: string): unknown => {
    const file = ofDefault.find((one) => one.path === path);
    if (file === undefined) throw new Error(`no ${path} to take an example from`);
    return JSON.parse(file.text);
  };
  const lottery = DEFAULT_LOTTERY;
  return {
    results: shorten(body(filePath({ endpoint: 'results', lottery, limit: 1 }))),
    check: exampleCheck(archive, origin),
    stats: shorten(body(filePath({ endpoint: 'stats', lottery }))),
    // Its rankings have fixed lengths, so they stay whole.
    calculations: body(
      filePath({ endpoint: 'calculations', lottery, window: '30', prize: 'last-two-digit' }),
    ),
  };
}

function exampleCheck({ lottery, draws: [draw] }: LotteryDraws, origin: string): CheckBody {
  const number = draw?.prizes['first-prize']?.[0];
  if (draw === undefined || number === undefined) throw new Error(`no draw of ${lottery.slug}`);
  return checkBody({ lottery, draw }, number, origin);
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, EXAMPLE_ENTRIES).map(shorten);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, shorten(entry)]));
}
