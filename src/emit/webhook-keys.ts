// /.well-known/jwks.json: the public keys of webhooks, so that whoever receives one needs no secret.
import { WEBHOOK_KEYS_PATH, webhookKeyOf } from '../contract/webhook.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';

/** The set of keys; no file without one. @param publicKeys `whpk_…`, the one in use first */
export function emitWebhookKeys(publicKeys: readonly string[] = []): EmittedFile[] {
  if (publicKeys.length === 0) return [];
  return [jsonFile(WEBHOOK_KEYS_PATH, { keys: publicKeys.map(webhookKeyOf) })];
}
