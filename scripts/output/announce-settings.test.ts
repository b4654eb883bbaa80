import { expect, test } from 'vitest';
import { readSiteSettings } from './announce-settings.ts';

test('what is not set, or empty, is not there', () => {
  expect(readSiteSettings({})).toEqual({});
  expect(readSiteSettings({ WEBSUB_HUB: '' })).toEqual({});
});

test('a hub is written as an address is', () => {
  expect(readSiteSettings({ WEBSUB_HUB: 'https://hub.example' })).toEqual({
    hub: 'https://hub.example/',
  });
});

test.each([
  [{ WEBSUB_HUB: 'hub.example' }, /WEBSUB_HUB is hub.example/],
  [{ WEBSUB_HUB: 'ftp://hub.example' }, /it is not https/],
])('%j is refused', (environment, sentence) => {
  expect(() => readSiteSettings(environment)).toThrow(sentence);
});
