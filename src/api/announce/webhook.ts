// The text and headers of a webhook, signed as Standard Webhooks has it: by a secret that its
// receiver shares.
import { Webhook } from 'standardwebhooks';
import type { WebhookEvent } from '../answers/changes.schema.ts';
import { SECRET_PREFIX, WEBHOOK_HEADERS } from '../contract/webhook.ts';
import type { Announcement } from './announcement.ts';

/** Standard Webhooks wants a secret of so many bytes. */
const [FEWEST_BYTES, MOST_BYTES] = [24, 64];

/** Signs a webhook with a secret that was read before. */
export type Signer = Pick<Webhook, 'sign'>;

/** Reads a secret, `whsec_` and base64 of 24 to 64 bytes; `undefined` where the text is not one. */
export function readSecret(text: string): Signer | undefined {
  const key = Buffer.from(text.slice(SECRET_PREFIX.length), 'base64');
  const isWhole = text === `${SECRET_PREFIX}${key.toString('base64')}`;
  if (!isWhole || key.length < FEWEST_BYTES || key.length > MOST_BYTES) return undefined;
  return new Webhook(text);
}

export function formatWebhook(data: Announcement, isTest = false): string {
  const { change, at: timestamp } = data.change;
  const event: WebhookEvent = { type: isTest ? 'test' : `draw.${change}`, timestamp, data };
  return JSON.stringify(event);
}

/** The three headers, with a signature of each secret. `seconds`: since 1970. */
export function signHeaders(
  { id, body, seconds }: { id: string; body: string; seconds: number },
  signers: readonly Signer[],
): Record<string, string> {
  const sent = new Date(seconds * 1000);
  return {
    [WEBHOOK_HEADERS.id]: id,
    [WEBHOOK_HEADERS.timestamp]: String(seconds),
    [WEBHOOK_HEADERS.signature]: signers.map((signer) => signer.sign(id, sent, body)).join(' '),
  };
}
