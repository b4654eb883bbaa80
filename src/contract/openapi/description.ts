// The OpenAPI 3.1 description, derived: schemas from the bodies, paths and parameters from
// endpoints.ts, quotas and refusals from the same tables the edge uses. Nothing is said twice.
import type { Catalogue } from '../catalogue.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { API_BASE, API_TITLE, API_VERSION, SITE_NAME } from '../site.ts';
import { describeEndpoint, type Examples } from './endpoint.ts';
import { HEADERS } from './header.ts';
import { describeOpenFiles } from './open-file.ts';
import { DESCRIPTION } from './prose.ts';
import { describeSchemas } from './schema.ts';

/** The whole description; `origin` becomes its server. */
export function describeApi(catalogue: Catalogue, origin: string, examples: Examples) {
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: API_TITLE,
      version: API_VERSION,
      summary: 'Results, ticket check, statistics and scores of 49 Thai, Lao and Hanoi lotteries',
      description: DESCRIPTION,
      contact: { name: SITE_NAME, url: origin },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${origin}${API_BASE}` }],
    security: [],
    paths: {
      ...Object.fromEntries(
        Object.values(ENDPOINTS).map(({ name }) => [
          `/${name}`,
          { get: describeEndpoint(name, catalogue, examples[name]) },
        ]),
      ),
      ...describeOpenFiles(catalogue),
    },
    components: { schemas: describeSchemas(), headers: HEADERS },
  };
}
