// Read from the OpenAPI file that callers get, so that page and API cannot disagree.
import type { EndpointName, ParameterName } from '../../../api/contract/endpoints.ts';
import openapi from '../../../generated/openapi.json';

export { openapi };

/** A parameter of the description, as far as the pages show it. */
export type DescribedParameter = {
  readonly name: ParameterName;
  readonly required: boolean;
  readonly schema: {
    readonly enum?: readonly string[];
    readonly minimum?: number;
    readonly maximum?: number;
    readonly default?: string | number;
  };
};

/** The parameters of an endpoint, in the order of its path form. */
export function listParameters(endpoint: EndpointName): readonly DescribedParameter[] {
  const parameters = openapi.paths[`/${endpoint}`].get.parameters as readonly DescribedParameter[];
  return parameters.map(({ schema, ...own }) => ({ ...own, schema: whole(schema) }));
}

/** A part of the description with what it refers to among the components; its own fields win. */
export function whole<Part extends object>(part: Part): Part {
  const { $ref, ...own } = part as Part & { readonly $ref?: string };
  const [, ...keys] = $ref?.split('/') ?? [];
  const target = keys.reduce<unknown>((of, key) => (of as Record<string, unknown>)[key], openapi);
  return { ...(keys.length > 0 && (target as Part)), ...own } as Part;
}

/** The answer the description shows for an endpoint. */
export function findAnswer(endpoint: EndpointName): unknown {
  const { content } = openapi.paths[`/${endpoint}`].get.responses['200'];
  return content['application/json'].examples.real.value;
}

const { examples } = openapi.paths['/check'].get.responses['200'].content['application/json'];

/** The answer of a check once a newer draw is due. A build has no clock that could show it. */
export const DUE_ANSWER: unknown = examples.due.value;

/** The number its check is about: a winning one. */
export const CHECKED_NUMBER = examples.real.value.data.number;

/** One entry of a list shows its shape; the whole list can be asked for. */
export function cutLists(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    Array.isArray(part) ? part.slice(0, 1) : part,
  );
}
