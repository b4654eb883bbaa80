// The input of a tool, from the table of the endpoint. The schema tells a model what is accepted and lets
// anything through, since the contract's refusal says in Thai what to do.
import { z } from 'zod';
import type { Catalogue } from '../../src/contract/catalogue.ts';
import { ENDPOINTS, type EndpointName } from '../../src/contract/endpoints.ts';
import { describeParameter } from '../../src/contract/openapi/parameter.ts';

export type ToolInput = Readonly<Record<string, unknown>>;

/** The input of the tool that asks an endpoint. */
export function inputOf(endpoint: EndpointName, catalogue: Catalogue) {
  return Object.fromEntries(
    ENDPOINTS[endpoint].parameters.map((parameter) => {
      const { description, schema } = describeParameter(endpoint, parameter, catalogue);
      return [
        parameter,
        z
          .any()
          .optional()
          .meta({ description, ...schema }),
      ];
    }),
  );
}

/** As the text of a query; a number written as one is as good. */
export function queryOf(input: ToolInput): Record<string, string> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
