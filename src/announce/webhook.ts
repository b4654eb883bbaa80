// The text and headers of a webhook, signed in both forms of Standard Webhooks: by key and secret.
import { createHmac, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { WebhookEvent } from '../contract/schemas/changes.ts';
import * as webhook from '../contract/webhook.ts';
import type { Announcement } from './announcement.ts';

/** How PKCS #8 begins around the seed of an Ed25519 key. */
const BEFORE_SEED = Buffer.from('302e020100300506032b657004220420', 'hex');
const SEED_BYTES = 32;

/** Between them Standard Webhooks wants the bytes of a secret. */
const [FEWEST_BYTES, MOST_BYTES] = [24, 64];

/** Makes one signature of the header, its version before it. */
export type Signer = { readonly sign: (signed: Buffer) => string };

/** Its `publicKey` is `whpk_…` as text. */
export type SigningKey = Signer & { readonly publicKey: string };

/** Reads `whsk_` and base64 of 32 bytes (a seed) or 64 (with public key), else `undefined`. */
export function readSigningKey(text: string): SigningKey | undefined {
  if (!text.startsWith(webhook.PRIVATE_KEY_PREFIX)) return undefined;
  const bytes = Buffer.from(text.slice(webhook.PRIVATE_KEY_PREFIX.length), 'base64');
  if (bytes.length !== SEED_BYTES && bytes.length !== 2 * SEED_BYTES) return undefined;
  const pkcs8 = Buffer.concat([BEFORE_SEED, bytes.subarray(0, SEED_BYTES)]);
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-SEED_BYTES);
  if (bytes.length > SEED_BYTES && !bytes.subarray(SEED_BYTES).equals(raw)) return undefined;
  return {
    publicKey: `${webhook.PUBLIC_KEY_PREFIX}${raw.toString('base64')}`,
    sign: (signed) => `${webhook.SIGNATURE_VERSION},${sign(null, signed, key).toString('base64')}`,
  };
}

/** Reads a secret, `whsec_` and base64 of 24 to 64 bytes; `undefined` where the text is not one. */
export function readSecret(text: string): Signer | undefined {
  const key = Buffer.from(text.slice(webhook.SECRET_PREFIX.length), 'base64');
  const isWhole = text === `${webhook.SECRET_PREFIX}${key.toString('base64')}`;
  if (!isWhole || key.length < FEWEST_BYTES || key.length > MOST_BYTES) return undefined;
  return { sign: (signed) => `v1,${createHmac('sha256', key).update(signed).digest('base64')}` };
}

/** Writes a seed as a private key. @param seed 32 bytes that nobody can guess */
export function formatPrivateKey(seed: Buffer): string {
  return `${webhook.PRIVATE_KEY_PREFIX}${seed.toString('base64')}`;
}

export function formatWebhook(data: Announcement, isTest = false): string {
  const { change, at: timestamp } = data.change;
  const event: WebhookEvent = { type: isTest ? 'test' : `draw.${change}`, timestamp, data };
  return JSON.stringify(event);
}

/** The three headers, with a signature of each key and secret. `seconds`: since 1970. */
export function signHeaders(
  { id, body, seconds }: { id: string; body: string; seconds: number },
  signers: readonly Signer[],
): Record<string, string> {
  const signed = Buffer.from(`${id}.${seconds}.${body}`);
  return {
    [webhook.WEBHOOK_HEADERS.id]: id,
    [webhook.WEBHOOK_HEADERS.timestamp]: String(seconds),
    [webhook.WEBHOOK_HEADERS.signature]: signers.map((one) => one.sign(signed)).join(' '),
  };
}
