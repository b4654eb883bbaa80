// What the edge adds to a request: its decision, against a bare reading of the same URL.
import { readFile } from 'node:fs/promises';
import { openCatalogue } from '../src/api/contract/catalogue.ts';
import { answerRequest } from '../src/serve/edge/answer-request.ts';
import type { Count } from '../src/api/contract/quota-headers.ts';
import { memoryQuota, type QuotaStore } from '../src/serve/edge/quota.ts';
import { toResponse } from '../src/serve/edge/reply.ts';
import { alternate } from './alternate.ts';
import type { Measure } from './measure.ts';

const ORIGIN = 'https://api.example';
const HIT = '/api/results?lottery=lao-tv&limit=3';
const BAD_LIMIT = '/api/results?lottery=lao-tv&limit=0';
const UNKNOWN_LOTTERY = '/api/results?lottery=lao-tw&limit=3';

/** Allows or refuses at no cost: what counting costs depends on where it is counted. */
function quotaOf(allowed: boolean): QuotaStore {
  const count: Promise<Count> = Promise.resolve({ remaining: 1, resetSeconds: 60, allowed });
  return { count: () => count };
}

export async function measureDecisions(rounds: number): Promise<Measure[]> {
  const catalogue = openCatalogue(
    JSON.parse(await readFile('src/generated/catalogue.json', 'utf8')),
  );
  const decide = (path: string, allowed = true) => {
    const edge = { catalogue, quota: quotaOf(allowed) };
    return () => answerRequest({ method: 'GET', url: ORIGIN + path }, '192.0.2.1', edge);
  };
  const memory = memoryQuota();
  let client = 0;
  const refused = decide(BAD_LIMIT);
  const cases = [
    { what: 'a hit', path: HIT, run: decide(HIT), atMost: 3 },
    { what: 'a 400', path: BAD_LIMIT, run: refused, atMost: 4 },
    {
      what: 'a 400 naming 49 lotteries',
      path: UNKNOWN_LOTTERY,
      run: decide(UNKNOWN_LOTTERY),
      atMost: 4,
    },
    { what: 'a 429', path: HIT, run: decide(HIT, false), atMost: 4 },
    {
      what: 'counting it in memory, besides',
      path: HIT,
      run: () => memory.count('results', `192.0.2.${client++ % 250}`),
    },
    {
      what: 'a 400 as a Response, for the platform',
      path: BAD_LIMIT,
      run: async () => {
        const answer = await refused();
        return answer.kind === 'reply' && toResponse(answer.reply);
      },
    },
  ];
  const measures: Measure[] = [];
  for (const { what, path, run, atMost } of cases) {
    const [ours, baseline] = await alternate(run, () => readBarely(path), rounds);
    const base = { baseline, baselineName: 'new URL() and its searchParams' };
    const wanted = atMost === undefined ? undefined : { atMost };
    measures.push({ area: 'edge', what, unit: 'ns', ours, ...base, wanted });
  }
  return measures;
}

async function readBarely(path: string) {
  const { searchParams } = new URL(ORIGIN + path);
  return [searchParams.get('lottery'), searchParams.get('limit')];
}
