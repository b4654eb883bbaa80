// Which differences between two descriptions break a program written against the first one. The
// rules are those of docs/compatibility.md. Own code: no maintained library of npm reads OpenAPI
// 3.1 for this.
import { differencesOf, type Schema } from './breaking-schema.ts';
import { pointedAt } from './openapi.ts';

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
};

type Response = {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
};

type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, Response>>;
  readonly security?: readonly unknown[];
};

export type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly security?: readonly unknown[];
};

/** One line a difference; none where the newer description only adds. */
export function breakingDifferences(released: Description, current: Description): string[] {
  return Object.entries(released.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const now = current.paths[path]?.[method];
      if (now === undefined) return [`${name}: is gone`];
      const needsKey = (now.security ?? current.security ?? []).length > 0;
      const neededKey = (operation.security ?? released.security ?? []).length > 0;
      return [
        ...(needsKey && !neededKey ? ['needs a key'] : []),
        ...parameterDifferences(operation, now, [released, current]),
        ...responseDifferences(operation, now, [released, current]),
      ].map((difference) => `${name}: ${difference}`);
    }),
  );
}

type Descriptions = readonly [Description, Description];

function parameterDifferences(before: Operation, after: Operation, both: Descriptions): string[] {
  const same = (one: Parameter) => (other: Parameter) =>
    one.name === other.name && one.in === other.in;
  const { parameters: earlier = [] } = before;
  const { parameters: now = [] } = after;
  const kept = earlier.flatMap((parameter) => {
    const found = now.find(same(parameter));
    if (found === undefined) return [`parameter ${parameter.name} is gone`];
    return [
      ...(found.required && !parameter.required ? ['is required now'] : []),
      ...differencesOf('accepted', parameter.schema ?? {}, found.schema ?? {}, both),
    ].map((difference) => `parameter ${parameter.name} ${difference}`);
  });
  const demanded = now.filter((one) => one.required && !earlier.some(same(one)));
  return [...kept, ...demanded.map(({ name }) => `parameter ${name} is new and required`)];
}

function responseDifferences(before: Operation, after: Operation, both: Descriptions): string[] {
  const [released, current] = both;
  return Object.entries(before.responses).flatMap(([status, given]) => {
    if (after.responses[status] === undefined) return [`answer ${status} is gone`];
    const response = whole(given, released);
    const now = whole(after.responses[status], current);
    const headers = Object.keys(response.headers ?? {}).filter((name) => !now.headers?.[name]);
    const bodies = Object.entries(response.content ?? {}).flatMap(([type, { schema = {} }]) => {
      const body = now.content?.[type];
      if (body === undefined) return [`${type} is gone`];
      return differencesOf('given', schema, body.schema ?? {}, both);
    });
    return [...headers.map((name) => `header ${name} is gone`), ...bodies].map(
      (difference) => `answer ${status} ${difference}`,
    );
  });
}

/** A response that all operations share stands among the components. */
function whole(response: Response, document: Description): Response {
  return response.$ref === undefined ? response : (pointedAt(document, response.$ref) as Response);
}
