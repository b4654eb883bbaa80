// The text and the headers of a webhook, signed as Standard Webhooks asks of the asymmetric form.
import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { WebhookEvent } from '../contract/schemas/changes.ts';
import {
  PRIVATE_KEY_PREFIX,
  PUBLIC_KEY_PREFIX,
  SIGNATURE_VERSION,
  WEBHOOK_HEADERS,
} from '../contract/webhook.ts';
import type { Announcement } from './announcement.ts';

/** How PKCS #8 begins around the seed of an Ed25519 key. */
const BEFORE_SEED = Buffer.from('302e020100300506032b657004220420', 'hex');
const SEED_BYTES = 32;

export type SigningKey = {
  readonly key: KeyObject;
  /** `whpk_…` */
  readonly publicKey: string;
};

/**
 * Reads a private key, `whsk_` and base64 of 32 bytes (the seed) or 64 (the public key after it);
 * `undefined` where the text is not one.
 */
export function readSigningKey(text: string): SigningKey | undefined {
  if (!text.startsWith(PRIVATE_KEY_PREFIX)) return undefined;
  const bytes = Buffer.from(text.slice(PRIVATE_KEY_PREFIX.length), 'base64');
  if (bytes.length !== SEED_BYTES && bytes.length !== 2 * SEED_BYTES) return undefined;
  const pkcs8 = Buffer.concat([BEFORE_SEED, bytes.subarray(0, SEED_BYTES)]);
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-SEED_BYTES);
  if (bytes.length > SEED_BYTES && !bytes.subarray(SEED_BYTES).equals(raw)) return undefined;
  return { key, publicKey: `${PUBLIC_KEY_PREFIX}${raw.toString('base64')}` };
}

/** Writes a seed as a private key. @param seed 32 bytes that nobody can guess */
export function formatPrivateKey(seed: Buffer): string {
  return `${PRIVATE_KEY_PREFIX}${seed.toString('base64')}`;
}

export function formatWebhook(announcement: Announcement, isTest = false): string {
  const { change } = announcement;
  const event: WebhookEvent = {
    type: isTest ? 'test' : `draw.${change.change}`,
    timestamp: change.at,
    data: announcement,
  };
  return JSON.stringify(event);
}

/**
 * The three headers: a signature of each key, so that receivers who know only one of them can
 * verify.
 *
 * @param message `seconds`: when it is sent, whole since 1970
 */
export function signHeaders(
  { id, body, seconds }: { id: string; body: string; seconds: number },
  keys: readonly SigningKey[],
): Record<string, string> {
  const signed = Buffer.from(`${id}.${seconds}.${body}`);
  const signatures = keys.map(({ key }) => sign(null, signed, key).toString('base64'));
  return {
    [WEBHOOK_HEADERS.id]: id,
    [WEBHOOK_HEADERS.timestamp]: String(seconds),
    [WEBHOOK_HEADERS.signature]: signatures.map((text) => `${SIGNATURE_VERSION},${text}`).join(' '),
  };
}
