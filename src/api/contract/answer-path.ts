// The only place that knows which file answers which query, used by emit (to write) and by the
// edge (to rewrite). Legal queries and files correspond one to one.
import {
  ENDPOINTS,
  FILE_ENDPOINTS,
  type FileEndpointName,
  type FileQuery,
  type ParameterName,
} from './endpoints.ts';
import { API_BASE } from './service.ts';

/** The parameters that a path spells: of a day there is no file. */
export function fileParameters(endpoint: FileEndpointName): readonly ParameterName[] {
  return ENDPOINTS[endpoint].parameters.filter((name) => name !== 'date');
}

/**
 * The file that answers a query, as a path of the site.
 * @example filePath({ endpoint: 'results', lottery: 'lao-tv', limit: 3 }) //=>
 * '/api/results/lao-tv/3.json'
 */
export function filePath(query: FileQuery): string {
  const values = query as Readonly<Partial<Record<ParameterName, string | number>>>;
  let path = `${API_BASE}/${query.endpoint}`;
  for (const name of fileParameters(query.endpoint)) {
    const value = values[name];
    if (value !== undefined) path += `/${value}`;
  }
  return `${path}.json`;
}

const FILE_PATTERN = /* @__PURE__ */ patternOfFiles();

function patternOfFiles(): RegExp {
  return new RegExp(`^${API_BASE}/(${FILE_ENDPOINTS.join('|')})/([^%]+)\\.json$`);
}

/**
 * The query form of a path that looks like a file of ours. Whether the file exists is only known
 * once the query is parsed and leads back to the very same path.
 * @example queryForm('/api/results/lao-tv/3.json') //=> results, lottery=lao-tv&limit=3
 */
export function queryForm(
  path: string,
): { endpoint: FileEndpointName; parameters: URLSearchParams } | undefined {
  const match = FILE_PATTERN.exec(path);
  if (match === null) return undefined;
  const endpoint = match[1] as FileEndpointName;
  const names = fileParameters(endpoint);
  const values = (match[2] ?? '').split('/', names.length + 1);
  if (values.length > names.length) return undefined;
  const pairs = values.map((value, index) => [names[index] ?? '', value]);
  return { endpoint, parameters: new URLSearchParams(pairs) };
}
