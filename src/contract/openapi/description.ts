// Derives the OpenAPI 3.1 description: schemas from schemas/, paths and parameters from
// endpoints.ts, quotas and refusals from the tables that the edge uses.
import type { Catalogue } from '../catalogue.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { PAGES } from '../page-path.ts';
import { API_BASE, API_TITLE, API_VERSION, DATA_LICENSE, SITE_NAME } from '../site.ts';
import { TAGS } from '../tags.ts';
import { type Answers, describeEndpoint } from './endpoint.ts';
import { HEADERS } from './header.ts';
import { describeOpenFiles } from './open-file.ts';
import { describeService } from './prose.ts';
import { describeWebhooks } from './webhook.ts';
import { RESPONSES } from './response.ts';
import { describeSchemas } from './schema.ts';

type Paths = ReturnType<typeof describeEndpoint> & ReturnType<typeof describeOpenFiles>;

/** The whole description; `origin` becomes its server. */
export function describeApi(catalogue: Catalogue, origin: string, answers: Answers) {
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: API_TITLE,
      version: API_VERSION,
      summary: `Results, ticket check, statistics and scores of ${catalogue.length} Thai, Lao and Hanoi lotteries`,
      description: describeService(catalogue),
      termsOfService: `${origin}${PAGES.guideInEnglish}#terms`,
      contact: { name: SITE_NAME, url: origin },
      license: { name: 'MIT', identifier: 'MIT' },
      'x-data-license': DATA_LICENSE,
    },
    servers: [{ url: `${origin}${API_BASE}` }],
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: Object.assign(
      {},
      ...Object.values(ENDPOINTS).map(({ name }) => describeEndpoint(name, catalogue, answers)),
      describeOpenFiles(catalogue, answers.examples),
    ) as Paths,
    webhooks: describeWebhooks(),
    components: { schemas: describeSchemas(catalogue), responses: RESPONSES, headers: HEADERS },
  };
}
