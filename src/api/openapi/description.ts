// Derives the OpenAPI 3.1 description: schemas from schemas/, paths and parameters from
// endpoints.ts, quotas and refusals from the tables that the edge uses.
import type { Catalogue } from '../contract/catalogue.ts';
import { ENDPOINTS, TAGS } from '../contract/endpoints.ts';
import { PAGES } from '../contract/page-path.ts';
import { webhookEventSchema } from '../answers/changes.schema.ts';
import { API_BASE, API_TITLE, API_VERSION, DATA_LICENSE, SITE_NAME } from '../contract/service.ts';
import { type Answers, describeEndpoint } from './endpoint.ts';
import { describeOpenFiles } from './open-file.ts';
import { describeService } from './prose.ts';
import { HEADERS, RESPONSES } from './response.ts';
import { describeSchemas, schemaRef } from './schema.ts';

type Paths = ReturnType<typeof describeEndpoint> & ReturnType<typeof describeOpenFiles>;

/** The whole description; `origin` becomes its server. */
export function describeApi(catalogue: Catalogue, origin: string, answers: Answers) {
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: API_TITLE,
      version: API_VERSION,
      summary: `Results, ticket check, statistics and scores of ${catalogue.size} Thai, Lao and Hanoi lotteries`,
      description: describeService(catalogue),
      termsOfService: `${origin}${PAGES.guideInEnglish}#terms`,
      contact: { name: SITE_NAME, url: `${origin}${PAGES.report}` },
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
    webhooks: WEBHOOKS,
    components: { schemas: describeSchemas(catalogue), responses: RESPONSES, headers: HEADERS },
  };
}

/**
 * Webhooks by Standard Webhooks: three headers, and a body signed with the secret of its receiver.
 */
const SIGNED = [
  ['webhook-id', 'The id of the change, as `/changes.json` has it: drop what came before.'],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970.'],
  [
    'webhook-signature',
    '`v1,` and the signature (HMAC-SHA256) in base64; several are parted by a blank.',
  ],
] as const;

const WEBHOOKS = {
  drawChanged: {
    post: {
      operationId: 'receiveDrawChange',
      tags: ['Feeds'],
      summary:
        'A draw was added, completed, corrected, withdrawn or restored (ours: not in the original spec)',
      description:
        'Whoever runs the host adds subscribers, each with a secret of its own: `standardwebhooks` verifies it.',
      parameters: SIGNED.map(([name, description]) => ({
        name,
        in: 'header',
        required: true,
        description,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        description: 'The change, and the draw as it stands.',
        content: { 'application/json': { schema: schemaRef(webhookEventSchema) } },
      },
      responses: {
        '204': { description: 'Received. Any 2xx will do, within ten seconds.' },
        '400': { description: 'Refused: not tried again at once.' },
      },
    },
  },
};
