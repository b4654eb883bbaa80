// What each function asks: the service by query, so that its refusals say which parameter is at fault; a
// mirror by path.
import { CHECK_BATCH, ENDPOINTS } from '../contract/endpoints.ts';
import { memberPath } from '../contract/file-family.ts';
import { filePath } from '../contract/file-path.ts';
import { FILES } from '../contract/files.ts';
import { DEFAULT_LIMIT, DEFAULT_LOTTERY } from '../contract/query.ts';
import { DEFAULT_WINDOW } from '../domain/window.ts';
import type {
  CalculationsQuery,
  DrawMember,
  DrawQuery,
  ExportQuery,
  LotterySlug,
  ResultsQuery,
  StatsQuery,
} from './answers.ts';
import type { Question } from './host.ts';

const EXPORTS = { csv: FILES.exportTable, json: FILES.exportJson, ndjson: FILES.exportLines };

/** In place of a lottery: every one of them, in lines only. */
const ALL = 'all';

export function resultsQuestion(query: ResultsQuery): Question {
  const { lottery = DEFAULT_LOTTERY, limit = DEFAULT_LIMIT } = query;
  const file = filePath({ endpoint: 'results', lottery, limit });
  return { path: ENDPOINTS.results.path, query, file };
}

export function statsQuestion(query: StatsQuery): Question {
  const { lottery = DEFAULT_LOTTERY, prize } = query;
  const file = filePath({ endpoint: 'stats', lottery, ...(prize && { prize }) });
  return { path: ENDPOINTS.stats.path, query, file };
}

export function calculationsQuestion(query: CalculationsQuery): Question {
  const { lottery = DEFAULT_LOTTERY, window = DEFAULT_WINDOW, prize } = query;
  const file = filePath({ endpoint: 'calculations', lottery, window, ...(prize && { prize }) });
  return { path: ENDPOINTS.calculations.path, query, file };
}

/** Computed by the service: no file answers it. */
export function checkQuestion(query: DrawQuery & { readonly number: string }): Question {
  return { path: ENDPOINTS.check.path, query };
}

export function checkManyQuestion(numbers: readonly string[], asked: DrawQuery): Question {
  return { path: CHECK_BATCH.path, query: { ...asked, numbers: numbers.join(',') } };
}

export function exportQuestion({ lottery = DEFAULT_LOTTERY, format }: ExportQuery): Question {
  const isAll = lottery === ALL && format === 'ndjson';
  const path = isAll ? FILES.exportAll.path : memberPath(EXPORTS[format].path, { lottery });
  return { ...fileQuestion(path), streams: true };
}

/** Browsers hold the file of a superseded draw for a day, and a correction would be unseen. */
export function drawQuestion(member: DrawMember): Question {
  return freshFileQuestion(memberPath(FILES.draw.path, member));
}

export function drawsQuestion(lottery: LotterySlug): Question {
  return fileQuestion(memberPath(FILES.drawIndex.path, { lottery }));
}

export function fileQuestion(path: string): Question {
  return { path, file: path };
}

/** For answers that must not come from a browser's copy. */
export function freshFileQuestion(path: string): Question {
  return { ...fileQuestion(path), revalidate: true };
}
