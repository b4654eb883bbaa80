// Prism, a validating proxy, in front of a host: it holds every answer against the description.

import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { start } from './fresh-clone.ts';
import { objectsWithin } from './openapi.ts';
import type { Document, Question } from './questions.ts';

export type Validated = {
  readonly question: Question;
  readonly status: number;
  readonly etag: string | undefined;
  /** What Prism says of the answer, not of the question. */
  readonly wrong: readonly string[];
  /** What it says of the question. */
  readonly refusable: readonly string[];
};

export type Validating = {
  readonly ask: (question: Question) => Promise<Validated>;
  readonly stop: () => Promise<unknown>;
};

type Violation = { readonly location: readonly string[]; readonly message: string };

/**
 * Without `--errors`: with it, Prism refuses by itself what the description does not allow, and our
 * refusals would not be seen.
 *
 * @param folder has `node_modules` with Prism
 */
export async function throughPrism(folder: string, document: object, upstream: string) {
  const name = `described-${Math.random().toString(36).slice(2)}.json`;
  await writeFile(join(folder, name), JSON.stringify(document));
  const command = `exec node_modules/.bin/prism proxy ${name} ${upstream} --port 0 --cors false`;
  const { match, stop } = await start(folder, command, /listening on (http:\/\/[\d.:]+)/);
  const agent = new Agent({ keepAlive: true });
  const proxy: Validating = {
    ask: (question) => ask(match[1] ?? '', question, agent),
    stop: () => {
      agent.destroy();
      return stop('SIGTERM', 'group');
    },
  };
  return proxy;
}

function ask(origin: string, question: Question, agent: Agent): Promise<Validated> {
  const { method, path, headers } = question;
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, { method, headers, agent });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      const { 'sl-violations': said = '[]', etag } = answer.headers;
      const all = JSON.parse(String(said).replace(/^Too many violations! .*/, TOO_MANY));
      const at = (where: string) =>
        (all as Violation[])
          .filter(({ location }) => location[0] === where)
          .map(({ location, message }) => `${location.join('.')}: ${message}`);
      answer.resume().on('end', () =>
        resolve({
          question,
          status: answer.statusCode ?? 0,
          etag,
          wrong: at('response'),
          refusable: at('request'),
        }),
      );
    });
    asked.end();
  });
}

const TOO_MANY = JSON.stringify([{ location: ['response'], message: 'too many violations' }]);

/**
 * The description with what OpenAPI leaves to HTTP, so that Prism looks at it too: the refusal of
 * the other methods, the preflight, and of a path that is none.
 */
export function withRefusals(document: Document): object {
  const paths = Object.entries(document.paths).map(([path, { get }]) => {
    const { parameters = [], responses } = get;
    const refused = { parameters: parameters.filter(({ in: where }) => where === 'path') };
    const other = { ...refused, responses: { 405: responses['405'] } };
    const options = { ...refused, responses: { 204: PREFLIGHT } };
    return [path, { get, options, post: other, put: other, patch: other, delete: other }];
  });
  const unknown = document.paths['/results']?.get.responses['404'];
  const parameters = [{ name: 'unknown', in: 'path', required: true, schema: { type: 'string' } }];
  const nowhere = { get: { parameters, responses: { 404: unknown } } };
  return { ...document, paths: { ...Object.fromEntries(paths), '/{unknown}': nowhere } };
}

const PREFLIGHT = {
  description: 'What any web page may ask.',
  headers: {
    'Access-Control-Allow-Origin': { $ref: '#/components/headers/Access-Control-Allow-Origin' },
    'Access-Control-Allow-Methods': { schema: { const: 'GET, HEAD, OPTIONS' } },
  },
};

/** A description no answer fits: each body lacks a field or a start, each header is another. */
export function planted(document: Document): Document {
  const broken = structuredClone(document) as never as {
    components: { headers: Record<string, { schema: object }> };
  };
  for (const [, value] of objectsWithin(broken)) {
    const { content } = value as { content?: Record<string, { schema: object }> };
    for (const [type, media] of Object.entries(content ?? {})) {
      const wrong =
        type === 'application/json' ? { required: ['planted'] } : { pattern: '^planted' };
      media.schema = { allOf: [media.schema, wrong] };
    }
  }
  broken.components.headers['Access-Control-Allow-Origin'] = { schema: { const: 'planted' } };
  return broken as never as Document;
}
