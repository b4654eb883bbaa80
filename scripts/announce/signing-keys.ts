import { type SigningKey, signingKeyOf } from '../../src/announce/webhook.ts';

/**
 * The keys of `WEBHOOK_PRIVATE_KEYS`, `whsk_…` with spaces between them: while one takes the place of another both
 * sign. A sentence where one of them is no key.
 */
export function signingKeysOf(setting: string): readonly SigningKey[] | string {
  const keys = setting.split(/\s+/).filter(Boolean).map(signingKeyOf);
  if (keys.length === 0) return 'WEBHOOK_PRIVATE_KEYS has no key';
  const whole = keys.filter((key) => key !== undefined);
  return whole.length === keys.length ? whole : 'WEBHOOK_PRIVATE_KEYS has what is no key';
}
