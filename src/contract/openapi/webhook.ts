// What we send by ourselves, to receivers that maintainers have listed: docs/notifications.md.
import { webhookEventSchema } from '../schemas/webhook-event.ts';
import { schemaRef } from './schema.ts';

/** By Standard Webhooks: three headers, and a body signed with Ed25519. */
const SIGNED = [
  ['webhook-id', 'The id of the change, as `/changes.json` has it: drop what came before.'],
  ['webhook-timestamp', 'When it was sent, in seconds since 1970.'],
  ['webhook-signature', '`v1a,` and the signature in base64; several are parted by a blank.'],
] as const;

/** The part `webhooks` of the description. */
export function describeWebhooks() {
  return {
    drawChanged: {
      post: {
        operationId: 'receiveDrawChange',
        tags: ['Feeds'],
        summary:
          'A draw was added, completed, corrected, withdrawn or restored (ours: not in the original spec)',
        description: 'The public keys are at `/.well-known/jwks.json` of the host.',
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
}
