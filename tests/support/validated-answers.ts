// Thousands of questions to the built site through Prism: every edge of every parameter, mixtures
// of them, questions asked again with the name of their answer, refusals of every kind.
import { readFile } from 'node:fs/promises';
import { openRelease } from '../../scripts/output/built.ts';
import { OUTPUT_FOLDER } from '../../scripts/output/output-folder.ts';
import { createHost } from '../../scripts/host/server.ts';
import { type CatalogueEntry, openCatalogue } from '../../src/api/contract/catalogue.ts';
import { daySet } from '../../src/domain/day-set.ts';
import { parseDrawDate } from '../../src/domain/draw-date.ts';
import type { QuotaStore } from '../../src/serve/edge/quota.ts';
import { throughPrism, type Validated, type Validating } from './prism.ts';
import {
  type Document,
  edgeQuestions,
  mixedQuestions,
  plainQuestions,
  type Question,
  questionsWith,
} from './questions.ts';
import { seeded } from './seeded-lots.ts';
import { listening, originOf, stopHost } from './visit.ts';

/** Prism opens a connection for each. */
const AT_ONCE = 8;
/** Not HEAD: Prism parses the body JSON promises, and fails; scripts/host/head.proof.ts has it. */
const METHODS = ['OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** A lottery that has no draw yet, as far as this host knows. */
const WAITING = 'gsb-lottery';
/** The last of its draws that are not results. */
const WITHDRAWN = { lottery: 'lao-lottery', date: '2023-09-27' };
/** Of a year that has, as far as this host knows, no other draw. */
const WITHDRAWN_DAY = parseDrawDate('2009-09-09');
const withdrawnYear = [daySet([WITHDRAWN_DAY])].flatMap((days) =>
  days === undefined ? [] : [{ days, reason: { th: 'ไม่ใช่ผล', en: 'No result.' } }],
);

/** The last build, where now and then the quota is used up, or what counts it fails. */
async function refusingHost() {
  const entries: CatalogueEntry[] = JSON.parse(
    await readFile('src/generated/catalogue.json', 'utf8'),
  );
  const catalogue = entries.map((entry) => {
    if (entry.slug === WAITING) return { ...entry, hasDraws: false, hasCompleteDraws: false };
    if (entry.slug !== WITHDRAWN.lottery) return entry;
    return { ...entry, withdrawn: [...(entry.withdrawn ?? []), ...withdrawnYear] };
  });
  const site = await openRelease(OUTPUT_FOLDER);
  let turn = 0;
  const quota: QuotaStore = {
    count: async () => {
      turn += 1;
      if (turn % 41 === 0) throw new Error('the count of requests fails on purpose');
      // So often that every path meets it, in whatever order the questions come.
      return { remaining: 1, resetSeconds: 60, allowed: turn % 6 !== 0 };
    },
  };
  return listening(createHost({ now: { ...site, catalogue: openCatalogue(catalogue) } }, quota));
}

/**
 * Asks so many questions, and again each whose answer has a name.
 *
 * @param folder has `node_modules` with Prism
 */
export async function validatedAnswers(
  folder: string,
  described: Document,
  changed: (document: Document) => object,
  questions: number,
): Promise<readonly Validated[]> {
  const host = await refusingHost();
  const proxy = await throughPrism(folder, changed(described), `${originOf(host)}/api`);
  try {
    return await askAll(proxy, described, questions);
  } finally {
    await proxy.stop();
    await stopHost(host);
  }
}

async function askAll(proxy: Validating, described: Document, most: number): Promise<Validated[]> {
  const random = seeded(16);
  const rest = mixedQuestions(described, random);
  const edges = edgeQuestions(described).map((one) => [random(), one] as const);
  // In no order, so that few questions are of every kind too.
  const mixed = edges.sort(([one], [other]) => one - other).map(([, question]) => question);
  const waiting = [...plainQuestions(described), ...otherQuestions(described), ...mixed];
  const named = new Set<string>();
  const answers: Validated[] = [];
  let asked = 0;
  let refused = 0;
  const next = (): Question | undefined => {
    asked += 1;
    return asked > most + Math.min(refused, most)
      ? undefined
      : (waiting.shift() ?? rest.next().value);
  };
  const worker = async () => {
    for (let question = next(); question !== undefined; question = next()) {
      const answer = await proxy.ask(question);
      answers.push(answer);
      if (answer.status === 429 || answer.status === 500) {
        // Its own answer is wanted too: it may be the only question of its kind.
        refused += 1;
        waiting.unshift(question);
        continue;
      }
      const { etag } = answer;
      if (etag === undefined || (named.has(question.template) && random() > 0.2)) continue;
      named.add(question.template);
      waiting.unshift({ ...question, headers: { 'If-None-Match': etag } });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return answers;
}

/**
 * Every other method at every path, a draw that was withdrawn, and paths that are none; `..` leads
 * out of the API, to the home page.
 */
function otherQuestions(described: Document): Question[] {
  const nowhere = ['nothing', 'Results', 'results.json', '%', 'ไทย'].map(encodeURIComponent);
  return [
    ...plainQuestions(described).flatMap((one) => METHODS.map((method) => ({ ...one, method }))),
    ...questionsWith(described, WITHDRAWN),
    ...questionsWith(described, { lottery: WITHDRAWN.lottery, year: WITHDRAWN_DAY.slice(0, 4) }),
    ...nowhere.map((name) => ({
      method: 'GET',
      path: `/${name}`,
      template: '/{unknown}',
      headers: {},
    })),
  ];
}
