// What is asked: the service by query, so that a refusal names the parameter; a mirror by path.
import { ENDPOINTS } from '../contract/endpoints.ts';
import { type FamilyMember, memberPath } from '../contract/file-family.ts';
import { filePath } from '../contract/file-path.ts';
import { FILES } from '../contract/files.ts';
import { DEFAULT_LIMIT, DEFAULT_LOTTERY } from '../contract/query.ts';
import { DEFAULT_WINDOW } from '../domain/window.ts';
import type * as answers from './answers.ts';
import { WrongCall } from './refusal.ts';
import type { Host } from './settings.ts';

/** As a query, and as the file that answers it; `check` has no file, an open file no query. */
export type Question = {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly file?: string;
  /** Whose file it is: what is missing of it can be named. */
  readonly member?: FamilyMember;
  /** A browser then asks whether its own copy still holds. */
  readonly revalidate?: boolean;
  /** The answer is given while it still comes in, and never cached: some exports are megabytes. */
  readonly streams?: boolean;
};

/** The address of a question at a host; `undefined` where the host cannot answer it. */
export function findAddress(host: Host, { path, query, file }: Question): string | undefined {
  if (host.mirror) return file === undefined ? undefined : `${host.url}${file}`;
  const search = searchParams(query).toString();
  return `${host.url}${path}${search && `?${search}`}`;
}

/** The parameters that were given. */
export function searchParams(query: Question['query'] = {}): URLSearchParams {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

export function askFile(path: string): Question {
  return { path, file: path };
}

/** For answers that must not come from a browser's copy. */
export function askFreshFile(path: string): Question {
  return { path, file: path, revalidate: true };
}

export function askResults(query: answers.ResultsQuery): Question {
  const { lottery = DEFAULT_LOTTERY, limit = DEFAULT_LIMIT } = query;
  const file = filePath({ endpoint: 'results', lottery, limit });
  return { path: ENDPOINTS.results.path, query, file };
}

export function askStats(query: answers.StatsQuery): Question {
  const { lottery = DEFAULT_LOTTERY, prize } = query;
  const file = filePath({ endpoint: 'stats', lottery, ...(prize && { prize }) });
  return { path: ENDPOINTS.stats.path, query, file };
}

export function askCalculations(query: answers.CalculationsQuery): Question {
  const { lottery = DEFAULT_LOTTERY, window = DEFAULT_WINDOW, prize } = query;
  const file = filePath({ endpoint: 'calculations', lottery, window, ...(prize && { prize }) });
  return { path: ENDPOINTS.calculations.path, query, file };
}

/** Browsers hold the file of a superseded draw for a day, and a correction would be unseen. */
export function askDraw(member: answers.DrawMember): Question {
  return { ...askMember(FILES.draw.path, member), revalidate: true };
}

/** The file of a family that is about this lottery, its draw or its year. */
export function askMember(family: string, member: FamilyMember): Question {
  return { ...askFile(memberPath(family, member)), member };
}

const EXPORTS = { csv: FILES.exportTable, json: FILES.exportJson, ndjson: FILES.exportLines };

export function askExport({ lottery = DEFAULT_LOTTERY, format }: answers.ExportQuery): Question {
  if (lottery === 'all') {
    if (format === 'ndjson') return { ...askFile(FILES.exportAll.path), streams: true };
    const th = 'lottery: "all" มีเฉพาะ format: "ndjson"';
    throw new WrongCall('export', th, 'all lotteries come as ndjson only');
  }
  return { ...askMember(EXPORTS[format].path, { lottery }), streams: true };
}
