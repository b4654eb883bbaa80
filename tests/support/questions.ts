// Questions by a description: every value at the edge of every parameter, then mixtures of them.

type Schema = { readonly $ref?: string; readonly examples?: readonly string[] };
type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
};
export type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, object>>;
};
export type Document = {
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

export type Question = {
  readonly method: string;
  readonly path: string;
  /** The path of the description that it asks. */
  readonly template: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Values of parameters that list none; what is right, and what is nearly right. */
const EDGES: Readonly<Record<string, readonly string[]>> = {
  limit: ['1', '2', '20', '0', '21', '-1', '01', '1.0', '1e1', 'x', '', '999999999999999999999'],
  number: [
    ...['12', '00', '070', '1234', '12345', '402701', '000000', '999999', '1', '1234567', ''],
    ...['๑๒', '12 ', '+12', '1２', 'x', '9'.repeat(3000)],
  ],
  numbers: [
    ...['12', '12,345', '402701,402700,070', '12,', ',12', '12,,12', '12,1', '12,12345', 'x', ''],
    Array(20).fill('12').join(),
    Array(21).fill('12').join(),
  ],
  year: ['2026', '2010', '1999', '2569', '20260', 'x'],
  date: [
    ...['2026-10-01', '2010-03-01', '2026-09-26', '2020-04-16', '2026-10-02', '2569-10-01'],
    ...[
      '2026-02-30',
      '2567-02-29',
      '2026-1-1',
      '0000-01-01',
      '9999-12-31',
      'x',
      '',
      '2026-10-01T00:00',
    ],
  ],
};

const STRAY = ['nowhere', '', 'THAI-GOVERNMENT', 'thai-government ', '../status', 'ไทย', '%', "'"];

/** The parameters of an operation with the values to ask by. */
type Asked = {
  readonly template: string;
  readonly values: ReadonlyMap<Parameter, readonly string[]>;
};

/** One question of every operation that has an answer. */
export function plainQuestions(document: Document): Question[] {
  return operationsOf(document).map(({ template, values }) =>
    question(template, new Map(needed(values))),
  );
}

/** One question of every operation that takes all of these parameters, with these values. */
export function questionsWith(
  document: Document,
  given: Readonly<Record<string, string>>,
): Question[] {
  return operationsOf(document).flatMap(({ template, values }) => {
    const named = [...values.keys()].filter(({ name }) => name in given);
    if (named.length < Object.keys(given).length) return [];
    const chosen = named.map((parameter) => [parameter, given[parameter.name] ?? ''] as const);
    return [question(template, new Map([...needed(values), ...chosen]))];
  });
}

/** Every edge of every parameter of every operation once, the others as they must be. */
export function edgeQuestions(document: Document): Question[] {
  return operationsOf(document).flatMap(({ template, values }) =>
    values.size === 0
      ? [question(template, new Map())]
      : [...values].flatMap(([parameter, edges]) =>
          edges.map((edge) => question(template, new Map([...needed(values), [parameter, edge]]))),
        ),
  );
}

/** @param random from 0 to below 1 */
export function* mixedQuestions(document: Document, random: () => number): Generator<Question> {
  const operations = operationsOf(document);
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  for (;;) {
    const { template, values } = one(operations);
    const chosen = [...values].filter(([{ required }]) => required === true || random() < 0.6);
    yield question(template, new Map(chosen.map(([parameter, edges]) => [parameter, one(edges)])));
  }
}

function operationsOf({ paths, components }: Document): Asked[] {
  return Object.entries(paths).map(([template, { get }]) => ({
    template,
    values: new Map(
      (get.parameters ?? []).map((parameter) => [parameter, edgesOf(parameter, components)]),
    ),
  }));
}

function edgesOf({ name, schema }: Parameter, { schemas }: Document['components']): string[] {
  const named = schema.$ref === undefined ? schema : schemas[schema.$ref.split('/').at(-1) ?? ''];
  const values = named?.examples === undefined ? EDGES[name] : [...named.examples, ...STRAY];
  if (values === undefined) throw new Error(`no values to ask by for ${name}`);
  return [...values];
}

/** The first value of what has to be there. */
function needed(values: Asked['values']): [Parameter, string][] {
  return [...values].flatMap(([parameter, [first = '']]) =>
    parameter.required === true ? [[parameter, first] as [Parameter, string]] : [],
  );
}

function question(template: string, given: ReadonlyMap<Parameter, string>): Question {
  let path = template;
  const query = new URLSearchParams();
  for (const [{ name, in: where }, value] of given) {
    if (where === 'query') query.append(name, value);
    else path = path.replace(`{${name}}`, encodeURIComponent(value));
  }
  const asked = query.size === 0 ? path : `${path}?${query}`;
  return { method: 'GET', path: asked, template, headers: {} };
}
