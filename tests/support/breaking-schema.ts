// Compares two schemas of the same thing. What is accepted may only become more; what is given may
// become narrower or gain fields and never lose any, since programs rely on what they have seen.
import { pointedAt } from './openapi.ts';

export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
} & { readonly [Bound in Lower | Upper]?: number };

type Lower = (typeof LOWER)[number];
type Upper = (typeof UPPER)[number];
const LOWER = ['minimum', 'minLength', 'minItems'] as const;
const UPPER = ['maximum', 'maxLength', 'maxItems'] as const;

type Direction = 'accepted' | 'given';

/** The descriptions that the references of the older and of the newer schema point into. */
type Documents = readonly [older: object, newer: object];

/** What breaks programs of the older schema; each begins with its place, as `.data[].lottery`. */
export function differencesOf(
  direction: Direction,
  older: Schema,
  newer: Schema,
  documents: Documents,
  at = '',
): string[] {
  const before = optionsOf(older, documents[0]);
  const after = optionsOf(newer, documents[1]);
  const compared = before.flatMap((one) => {
    const differences = after.map((other) => compare(direction, one, other, documents, at));
    return differences.sort((some, others) => some.length - others.length)[0] ?? [];
  });
  const isNull = ({ type }: Schema) => type === 'null';
  const nullable = direction === 'given' && after.some(isNull) && !before.some(isNull);
  return [...compared, ...(nullable ? [`${at} may be null now`] : [])];
}

/** What a schema allows, one by one, without references. */
function optionsOf(schema: Schema, document: object): Schema[] {
  const { $ref, anyOf, oneOf, type, ...beside } = schema;
  if ($ref !== undefined) {
    return optionsOf({ ...(pointedAt(document, $ref) as Schema), ...beside }, document);
  }
  const options = anyOf ?? oneOf;
  if (options !== undefined) return options.flatMap((one) => optionsOf(one, document));
  return typeof type === 'object' ? type.map((one) => ({ ...schema, type: one })) : [schema];
}

function compare(
  direction: Direction,
  older: Schema,
  newer: Schema,
  documents: Documents,
  at: string,
): string[] {
  if (older.type !== newer.type) return [`${at} is ${newer.type} instead of ${older.type}`];
  const inside = (one: Schema, other: Schema, place: string) =>
    differencesOf(direction, one, other, documents, `${at}${place}`);
  const { properties = {}, required = [] } = older;
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const now = newer.properties?.[name];
    if (now === undefined) return [`${at}.${name} is gone`];
    const optional = required.includes(name) && !newer.required?.includes(name);
    return [
      ...(optional ? [`${at}.${name} may be absent now`] : []),
      ...inside(field, now, `.${name}`),
    ];
  });
  return [
    ...fields,
    ...valueDifferences(direction, older, newer).map((difference) => `${at} ${difference}`),
    ...(older.items ? inside(older.items, newer.items ?? {}, '[]') : []),
    ...(typeof older.additionalProperties === 'object'
      ? inside(older.additionalProperties, newer.additionalProperties as Schema, '{}')
      : []),
  ];
}

function valueDifferences(direction: Direction, older: Schema, newer: Schema): string[] {
  const lost = (older.enum ?? []).filter((value) => newer.enum && !newer.enum.includes(value));
  const isListed = older.enum === undefined && newer.enum !== undefined;
  const named = (['const', 'default', 'pattern', 'format'] as const).filter(
    (name) => older[name] !== newer[name],
  );
  const bounds = [
    ...LOWER.map((name) => [name, 1] as const),
    ...UPPER.map((name) => [name, -1] as const),
  ];
  // Upwards a lower bound becomes tighter and an upper one looser; no bound is the loosest.
  const moved = bounds.filter(([name, sign]) => {
    const [before = -sign * Infinity, after = -sign * Infinity] = [older[name], newer[name]];
    const tighter = sign * (after - before) > 0;
    const looser = sign * (after - before) < 0;
    return direction === 'accepted' ? tighter : looser;
  });
  return [
    ...lost.map((value) => `is never ${JSON.stringify(value)} any more`),
    ...(isListed && direction === 'accepted' ? ['takes only some values now'] : []),
    ...named.map((name) => `has the ${name} ${newer[name]} instead of ${older[name]}`),
    ...moved.map(([name]) => `has the ${name} ${newer[name]} instead of ${older[name]}`),
  ];
}
