import { expect, test } from 'vitest';
import { readSiteSettings } from './announce-settings.ts';

const KEY = `whpk_${'A'.repeat(43)}=`;

test('what is not set, or empty, is not there', () => {
  expect(readSiteSettings({})).toEqual({});
  expect(readSiteSettings({ WEBSUB_HUB: '', WEBHOOK_PUBLIC_KEYS: ' ' })).toEqual({});
});

test('a hub and several keys', () => {
  const set = { WEBSUB_HUB: 'https://hub.example', WEBHOOK_PUBLIC_KEYS: `${KEY}\n ${KEY}` };
  expect(readSiteSettings(set)).toEqual({
    hub: 'https://hub.example/',
    webhookKeys: [KEY, KEY],
  });
});

test.each([
  [{ WEBSUB_HUB: 'hub.example' }, /WEBSUB_HUB is hub.example/],
  [{ WEBSUB_HUB: 'ftp://hub.example' }, /it is not https/],
  [{ WEBHOOK_PUBLIC_KEYS: 'whpk_AAAA' }, /expected whpk_/],
  // Not printed: somebody may have put the secret there.
  [{ WEBHOOK_PUBLIC_KEYS: 'whsk_secret' }, /has whsk_…,/],
])('%j is refused', (environment, sentence) => {
  expect(() => readSiteSettings(environment)).toThrow(sentence);
  expect(() => readSiteSettings(environment)).not.toThrow(/secret/);
});
