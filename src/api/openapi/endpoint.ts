// The operations of one endpoint: parameters, the answer with real examples, and every refusal.
import type { Schemas } from '../answers/all.ts';
import { cacheControl, SETTLED_SECONDS } from '../contract/caching.ts';
import type { Catalogue } from '../contract/catalogue.ts';
import { CHECK_BATCH, ENDPOINTS, type EndpointName, operationIdOf } from '../contract/endpoints.ts';
import * as faults from '../contract/faults.ts';
import { refuseLottery } from '../contract/query.ts';
import { checkSchema, checksSchema } from '../check/check.schema.ts';
import { API_BASE } from '../contract/service.ts';
import { describeQueryParameter } from './parameter.ts';
import { BATCH_NOTE, FORMULA_NOTE, describeChecking } from './prose.ts';
import {
  type Examples,
  type HeaderName,
  describeAnswer,
  describeNotModified,
  describeRefusal,
  describeWithdrawn,
  NO_LOTTERY,
  SHARED_RESPONSES,
} from './response.ts';
import { schemaRef } from './schema.ts';

/** What the endpoints answer. */
export type Answers = { readonly schemas: Schemas; readonly examples: Examples };

/** The paths of an endpoint below `/api`, with the GET operation of each. */
export function describeEndpoint(name: EndpointName, catalogue: Catalogue, answers: Answers) {
  return Object.fromEntries(
    describeOperations(name, catalogue, answers).map((operation) => [
      operation.path.slice(API_BASE.length),
      { get: describeOperation(name, operation, catalogue, answers.examples) },
    ]),
  );
}

/** An endpoint is one operation, but for `check`. */
function describeOperations(name: EndpointName, catalogue: Catalogue, { schemas }: Answers) {
  if (name === 'check') return describeChecks(catalogue);
  const note = name === 'calculations' ? { note: FORMULA_NOTE } : {};
  return [{ ...operationOf(name), ...note, schema: schemas[name] }];
}

/** One number and several numbers are two operations, each with an answer of its own form. */
function describeChecks(catalogue: Catalogue) {
  const check = operationOf('check');
  const parameters = check.parameters.filter((parameter) => parameter !== 'numbers');
  return [
    { ...check, parameters, schema: checkSchema, note: describeChecking(catalogue) },
    { ...CHECK_BATCH, schema: checksSchema, note: BATCH_NOTE },
  ];
}

function operationOf(name: EndpointName) {
  const { path, summary, parameters, operationId } = ENDPOINTS[name];
  return { path, summary, operationId: operationIdOf(name, operationId), parameters };
}

type Operation = ReturnType<typeof describeOperations>[number];

function describeOperation(
  name: EndpointName,
  { operationId, summary, parameters, schema, note }: Operation,
  catalogue: Catalogue,
  examples: Examples,
) {
  const { tag, quotaPerMinute, cacheSeconds } = ENDPOINTS[name];
  const waiting = catalogue.values().find(({ hasDraws }) => !hasDraws);
  const isCached = cacheSeconds > 0;
  const takesDate = parameters.some((parameter) => parameter === 'date');
  const caching = [cacheSeconds, ...(isCached && takesDate ? [SETTLED_SECONDS] : [])];
  const cache = isCached ? `cached ${cacheSeconds} s` : 'never cached';
  const notes = [`${quotaPerMinute} requests a minute per client address; ${cache}.`, note ?? []];
  return {
    operationId,
    tags: [tag],
    summary,
    description: notes.flat().join('\n\n'),
    parameters: parameters.map((parameter) => describeQueryParameter(name, parameter, catalogue)),
    responses: {
      200: describeAnswer(
        'The answer.',
        [...COUNTED, ...(isCached ? CACHED : [])],
        describeCaching(caching),
        ['application/json', schemaRef(schema)],
        examples[operationId],
      ),
      ...(isCached && { 304: describeNotModified(...COUNTED) }),
      400: refusal(
        'A parameter is invalid. For an unknown lottery, `error` lists every supported value.',
        refuseLottery(catalogue),
      ),
      404: refusal(
        takesDate
          ? 'No draw of that lottery, or none of that `date`, is stored.'
          : 'No draw of that lottery is stored yet, or the path does not exist.',
        faults.noDrawsYet(waiting ?? [...catalogue.values()][0] ?? NO_LOTTERY),
      ),
      ...(takesDate && { 410: describeWithdrawn(catalogue, ...COUNTED) }),
      429: refusal(
        'The quota of this minute is used up; wait for `Retry-After` seconds.',
        faults.quotaExceeded(quotaPerMinute, 42),
        'Retry-After',
      ),
      ...SHARED_RESPONSES,
    },
  };
}

/** One of several: a draw is kept longer once it is a week old. */
function describeCaching(seconds: readonly number[]) {
  const values = seconds.map(cacheControl);
  return values.length === 1 ? { const: values[0] } : { enum: values };
}

/** The headers of an answer that was counted: every one but 405 and 500. */
const COUNTED: readonly HeaderName[] = ['RateLimit-Policy', 'RateLimit'];

/** And those of one that may be cached. */
const CACHED: readonly HeaderName[] = ['ETag', 'CDN-Cache-Control'];

function refusal(description: string, example: faults.Fault, ...headers: readonly HeaderName[]) {
  return describeRefusal(description, example, ...COUNTED, ...headers);
}
