import { expect, test } from 'vitest';
import { readSiteSettings } from './announce-settings.ts';

test('what is not set, or empty, is not there', () => {
  expect(readSiteSettings({})).toEqual({});
  expect(readSiteSettings({ REPOSITORY_URL: '', LATE_REASON: ' ' })).toEqual({});
});

test('a repository is written as an address of the web is', () => {
  const REPOSITORY_URL = 'https://github.com/owner/name/';
  expect(readSiteSettings({ REPOSITORY_URL })).toEqual({
    reports: 'https://github.com/owner/name',
  });
  expect(() => readSiteSettings({ REPOSITORY_URL: 'github.com/owner' })).toThrow(
    'REPOSITORY_URL is github.com/owner',
  );
});
