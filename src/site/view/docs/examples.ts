// The programs of docs/examples, and what each of them asks.
import { ENDPOINTS } from '../../../api/contract/endpoints.ts';
import { filePath } from '../../../api/contract/answer-path.ts';
import { FILES } from '../../../api/contract/open-files.ts';
import { DEFAULT_LOTTERY } from '../../../api/contract/query.ts';

export type Example = {
  readonly highlighted: 'javascript' | 'html' | 'python' | 'php';
  /** A question of the API, which anybody can ask. */
  readonly asks: string;
};

export const EXAMPLES = {
  'line-flex.js': {
    highlighted: 'javascript',
    asks: `${ENDPOINTS.results.path}?lottery=${DEFAULT_LOTTERY}`,
  },
  'worker.js': {
    highlighted: 'javascript',
    asks: `${ENDPOINTS.results.path}?lottery=lao-tv`,
  },
  'page.html': {
    highlighted: 'html',
    asks: filePath({ endpoint: 'results', lottery: DEFAULT_LOTTERY, limit: 1 }),
  },
  // Webhooks tell what this file lists.
  'receiver.mjs': { highlighted: 'javascript', asks: FILES.changes.path },
  'receiver.py': { highlighted: 'python', asks: FILES.changes.path },
  'receiver.php': { highlighted: 'php', asks: FILES.changes.path },
} as const satisfies Readonly<Record<string, Example>>;
