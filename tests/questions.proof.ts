// QUESTIONS (30,000) by lot, legal and illegal, to the last build: each answer has a status, a form
// and headers that the description names, no field that it does not name, and is about what was
// asked. The seed is new every night; QUESTIONS_SEED asks the questions of one once more.
import { readFile } from 'node:fs/promises';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { Pool } from 'undici';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { LotteriesBody } from '../src/api/answers/lotteries.schema.ts';
import type { CatalogueEntry } from '../src/api/contract/catalogue.ts';
import { type LotLottery, type LotQuestion, lotQuestions } from './support/lot-questions.ts';
import { objectsWithin, pointedAt, schemaValidator } from './support/openapi.ts';
import { STATIC } from './support/nginx.ts';
import { seeded } from './support/seeded-lots.ts';
import { originOf, startHost, stopHost } from './support/visit.ts';

const QUESTIONS = Number(process.env['QUESTIONS'] ?? 30_000);
const SEED = Number(process.env['QUESTIONS_SEED'] ?? Date.now() % 2 ** 31);
const AT_ONCE = 8;
/** So many requests: one is above the quota. */
const REFUSED_EACH = 97;

type Json = Readonly<Record<string, unknown>>;
type Described = {
  readonly headers?: Readonly<Record<string, { readonly schema: object }>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
};

let host: Awaited<ReturnType<typeof startHost>>;
let pool: Pool;
let description: Json;
let lotteries: LotLottery[];
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let turn = 0;
  host = await startHost({
    count: async () => {
      turn += 1;
      return { remaining: 1, resetSeconds: 60, allowed: turn % REFUSED_EACH !== 0 };
    },
  });
  pool = new Pool(originOf(host), { connections: AT_ONCE });
  const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
  description = closed(await readJson(`${STATIC}/api/openapi.json`));
  const all: CatalogueEntry[] = await readJson('src/generated/catalogue.json');
  const listed = (await readJson(`${STATIC}/api/lotteries.json`)) as LotteriesBody;
  lotteries = await Promise.all(
    all.map(async (entry): Promise<LotLottery> => {
      const { draws } = await readJson(`${STATIC}/api/draws/${entry.slug}/index.json`);
      const stored: string[] = draws.map(({ drawDate }: { drawDate: string }) => drawDate);
      const own = listed.lotteries.find(({ lottery }) => lottery === entry.slug);
      const days = own?.withdrawn?.flatMap(({ drawDates }) => drawDates) ?? [];
      return { ...entry, stored, withdrawnDays: days.filter((day) => !stored.includes(day)) };
    }),
  );
});
afterAll(async () => {
  await pool?.close();
  await stopHost(host);
});

/** No object has more than it names. */
function closed(document: Json): Json {
  const copy = structuredClone(document);
  for (const [, schema] of objectsWithin(copy['components'])) {
    if (
      schema['type'] === 'object' &&
      'properties' in schema &&
      !('additionalProperties' in schema)
    )
      Object.assign(schema, { additionalProperties: false });
  }
  return copy;
}

const validators = new Map<object, ValidateFunction>();

/** What is wrong with a value by a schema of the description. */
function violations(schema: object, value: unknown): string[] {
  const validate = validators.get(schema) ?? schemaValidator(description, schema);
  validators.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

type Answer = Pick<Awaited<ReturnType<Pool['request']>>, 'statusCode' | 'headers'> & {
  readonly text: string;
};

/** What the description, or the question, has against an answer. */
function judge(question: LotQuestion, { statusCode, headers, text }: Answer): string[] {
  const { template, about, expected, codes } = question;
  const path = (description['paths'] as Json)[template] as { get: { responses: Json } };
  const listed = path.get.responses[statusCode] as Described & { $ref?: string };
  if (listed === undefined) return [`${statusCode} is not described`];
  const described = (listed.$ref ? pointedAt(description, listed.$ref) : listed) as Described;
  const wrong = Object.entries(described.headers ?? {}).flatMap(([name, header]) => {
    const { schema } = (
      '$ref' in header ? pointedAt(description, String(header.$ref)) : header
    ) as {
      schema: Json;
    };
    const value = headers[name.toLowerCase()];
    if (value === undefined) return [`${name} is missing`];
    const typed = schema['type'] === 'integer' ? Number(value) : value;
    return violations(schema, typed).map((words) => `${name}: ${value}${words}`);
  });
  if (described.content === undefined) return text === '' ? wrong : [...wrong, 'a body'];
  const type = String(headers['content-type']).split(';')[0] ?? '';
  const media = described.content[type];
  if (media === undefined) return [...wrong, `${type} is not described`];
  if (!type.endsWith('json') || type.includes('ndjson')) return wrong;
  const body = JSON.parse(text);
  wrong.push(...violations(media.schema, body));
  if (statusCode === 429) return wrong;
  if (statusCode >= 400) {
    return (codes ?? []).includes(body.code) ? wrong : [...wrong, `refused with ${body.code}`];
  }
  if ((codes ?? []).length > 0) return [...wrong, `answered, and not refused with ${codes}`];
  if (about !== undefined && JSON.stringify(about(body)) !== JSON.stringify(expected))
    wrong.push(
      `about ${JSON.stringify(about(body)).slice(0, 200)}, not ${JSON.stringify(expected)}`,
    );
  return wrong;
}

async function ask({ path, method = 'GET' }: LotQuestion, known?: string): Promise<Answer> {
  const conditions = known === undefined ? {} : { 'if-none-match': known };
  const reply = await pool.request({ path, method: method as 'GET', headers: conditions });
  const { statusCode, headers } = reply;
  return { statusCode, headers, text: await reply.body.text() };
}

test(`${QUESTIONS} questions of seed ${SEED}: every answer is as described, and about its question`, async () => {
  const random = seeded(SEED);
  const questions = lotQuestions({ lotteries, random });
  const counts: Record<string, number> = {};
  const wrong: string[] = [];
  let count = 0;
  const judgeNext = async (question: LotQuestion, known?: string) => {
    count += 1;
    const answer = await ask(question, known);
    const { method = 'GET', path, template } = question;
    wrong.push(...judge(question, answer).map((words) => `${method} ${path}: ${words}`));
    const key = `${answer.statusCode} ${template}`;
    counts[key] = (counts[key] ?? 0) + 1;
    return answer;
  };
  const call = async () => {
    while (count < QUESTIONS) {
      const { value: question } = questions.next() as { value: LotQuestion };
      const { statusCode, headers } = await judgeNext(question);
      const { etag } = headers;
      if (statusCode !== 200 || typeof etag !== 'string' || random() < 0.9) continue;
      const again = await judgeNext(question, etag);
      if (![304, 429].includes(again.statusCode))
        wrong.push(`${question.path}: ${etag} is unknown`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, call));
  console.log(JSON.stringify(counts, Object.keys(counts).sort(), 1));
  console.log({ seed: SEED, questions: count, wrong: wrong.length });
  expect(wrong.slice(0, 20)).toEqual([]);
  // Whatever may be refused was.
  for (const status of [200, 304, 400, 404, 405, 410, 429]) {
    expect(Object.keys(counts).some((key) => key.startsWith(`${status} `))).toBe(true);
  }
});

test('a field too many, a header too few, another lottery and another refusal are seen', async () => {
  const path = '/api/results?lottery=lao-tv';
  const about = ({ data }: { data: { lottery: string }[] }) => data[0]?.lottery;
  const right = { path, template: '/results', about, expected: 'lao-tv' };
  const answer = await ask(right);
  expect(judge(right, answer)).toEqual([]);
  const planted = answer.text.replace('"complete"', '"planted":1,"complete"');
  expect(judge(right, { ...answer, text: planted })).toHaveLength(1);
  const { etag: _, ...headers } = answer.headers;
  expect(judge(right, { ...answer, headers })).toEqual(['ETag is missing']);
  expect(judge({ ...right, expected: 'lao-vip' }, answer)).toHaveLength(1);
  expect(judge({ ...right, codes: ['invalid_limit'] }, answer)).toHaveLength(1);
  const refused = await ask({ ...right, path: `${path}&limit=0` });
  expect(judge({ ...right, codes: ['invalid_limit'] }, refused)).toEqual([]);
  expect(judge({ ...right, codes: ['invalid_date'] }, refused)).toHaveLength(1);
});
