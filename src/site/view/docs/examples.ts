// The programs of docs/examples, by the mark that shows each, and what each of them asks.
import { ENDPOINTS } from '../../../api/contract/endpoints.ts';
import { filePath } from '../../../api/contract/answer-path.ts';
import { FILES } from '../../../api/contract/open-files.ts';
import { DEFAULT_LOTTERY } from '../../../api/contract/query.ts';
import type { Highlighted } from './highlight.ts';

export type Example = {
  /** Below docs/examples. */
  readonly file: string;
  readonly highlighted: Highlighted;
  /** A question of the API, which anybody can ask. */
  readonly asks: string;
};

export const EXAMPLES: Readonly<Record<string, Example>> = {
  'example-line': {
    file: 'line-flex.js',
    highlighted: 'javascript',
    asks: `${ENDPOINTS.results.path}?lottery=${DEFAULT_LOTTERY}`,
  },
  'example-worker': {
    file: 'worker.js',
    highlighted: 'javascript',
    asks: `${ENDPOINTS.results.path}?lottery=lao-tv`,
  },
  'example-page': {
    file: 'page.html',
    highlighted: 'html',
    asks: filePath({ endpoint: 'results', lottery: DEFAULT_LOTTERY, limit: 1 }),
  },
  // Webhooks tell what this file lists.
  'example-node': { file: 'receiver.mjs', highlighted: 'javascript', asks: FILES.changes.path },
  'example-python': { file: 'receiver.py', highlighted: 'python', asks: FILES.changes.path },
  'example-php': { file: 'receiver.php', highlighted: 'php', asks: FILES.changes.path },
};
