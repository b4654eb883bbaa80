// Verifies a webhook of the service: Standard Webhooks, signed with Ed25519 (v1a). It needs Web
// Crypto with Ed25519: Node 20, Deno, Bun, Cloudflare Workers, and browsers since 2025.
import {
  PUBLIC_KEY,
  PUBLIC_KEY_PREFIX,
  SIGNATURE_VERSION,
  WEBHOOK_HEADERS,
  WEBHOOK_TOLERANCE_SECONDS,
} from '../contract/webhook.ts';
import type { WebhookEvent } from './answers.ts';
import { readOptions } from './options.ts';

/** Why a webhook is not to be believed. */
export type WebhookRefusal = 'header' | 'too_old' | 'too_new' | 'signature' | 'body';

/** The webhook is not from the service, not from now, or not whole. Answer 400, do nothing. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
  readonly code: WebhookRefusal;

  constructor(code: WebhookRefusal, message: string) {
    super(message);
    this.code = code;
  }
}

/** As /.well-known/jwks.json has it. Other kinds of keys, and other fields, are passed over. */
export type WebhookKeys = {
  readonly keys: readonly { readonly kty?: string; readonly crv?: string; readonly x?: string }[];
};

const KEY_BYTES = 32;

type Headers = { get(name: string): string | null };
type HeaderRecord = Readonly<Record<string, string | readonly string[] | undefined>>;

export type ReceivedWebhook = {
  /** The very bytes or text that came: JSON written again has another signature. */
  readonly body: string | Uint8Array;
  /** Of a `Request`, or of Node's `IncomingMessage`. */
  readonly headers: Headers | HeaderRecord;
  /** What /.well-known/jwks.json has, or keys as Standard Webhooks writes them (`whpk_…`). */
  readonly keys: WebhookKeys | readonly string[];
  /** How far the clocks may differ (300). */
  readonly toleranceSeconds?: number;
  /** Milliseconds since 1970 (now). */
  readonly now?: number;
};

export type VerifiedWebhook = {
  /** The id of the change: drop what you have handled before. A repeat has the same one. */
  readonly id: string;
  readonly event: WebhookEvent;
};

/** Returns what a webhook says; throws `WebhookRefused` where it is not to be believed. */
export async function verifyWebhook(received: ReceivedWebhook): Promise<VerifiedWebhook> {
  const {
    body,
    headers,
    keys,
    toleranceSeconds = WEBHOOK_TOLERANCE_SECONDS,
  } = readOptions<ReceivedWebhook>('verifyWebhook', received);
  const [id, timestamp, signatures] = Object.values(WEBHOOK_HEADERS).map((name) =>
    readHeader(headers, name),
  );
  if (!id || !signatures || !/^\d{1,12}$/.test(timestamp ?? '')) {
    throw new WebhookRefused('header', `${Object.values(WEBHOOK_HEADERS).join(', ')} are needed`);
  }
  const age = (received.now ?? Date.now()) / 1000 - Number(timestamp);
  if (age > toleranceSeconds) throw new WebhookRefused('too_old', 'signed too long ago');
  if (age < -toleranceSeconds) throw new WebhookRefused('too_new', 'signed in the future');
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(head.length + bytes.length);
  signed.set(head);
  signed.set(bytes, head.length);
  if (!(await isSigned(signed, signatures, keys))) {
    throw new WebhookRefused('signature', 'no signature of these keys');
  }
  try {
    return { id, event: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    throw new WebhookRefused('body', 'the body is no JSON');
  }
}

/** Whether one of the signatures is of one of the keys: while a key is replaced both sign. */
async function isSigned(
  signed: Uint8Array<ArrayBuffer>,
  header: string,
  keys: ReceivedWebhook['keys'],
): Promise<boolean> {
  const signatures = header
    .split(' ')
    .filter((one) => one.startsWith(`${SIGNATURE_VERSION},`))
    .map((one) => decodeBase64(one.slice(SIGNATURE_VERSION.length + 1)));
  for (const raw of decodeKeys(keys)) {
    const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    for (const signature of signatures) {
      if (signature === undefined) continue;
      if (await crypto.subtle.verify('Ed25519', key, signature, signed)) return true;
    }
  }
  return false;
}

/** The 32 bytes of each key: what Standard Webhooks writes, and what a JSON Web Key has as `x`. */
function decodeKeys(keys: ReceivedWebhook['keys']): Uint8Array<ArrayBuffer>[] {
  const written =
    'map' in keys
      ? keys.filter((key) => PUBLIC_KEY.test(key)).map((key) => key.slice(PUBLIC_KEY_PREFIX.length))
      : keys.keys.flatMap(({ kty, crv, x }) =>
          kty === 'OKP' && crv === 'Ed25519' && x ? [x] : [],
        );
  return written.flatMap((text) => {
    const raw = decodeBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
    return raw?.length === KEY_BYTES ? [raw] : [];
  });
}

function readHeader(headers: Headers | HeaderRecord, name: string): string | undefined {
  if (typeof headers['get'] === 'function') return headers['get'](name) ?? undefined;
  const value = (headers as HeaderRecord)[name];
  return typeof value === 'string' ? value : value?.[0];
}

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}
