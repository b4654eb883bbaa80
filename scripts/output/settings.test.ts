import { expect, test } from 'vitest';
import { securitySettings, securityWarning } from './settings.ts';

const SET = { SECURITY_CONTACT: 'mailto:safe@a.example', SECURITY_EXPIRES: '2027-10-01' };

test('neither or both are set', () => {
  expect(securitySettings({})).toEqual({});
  expect(securitySettings({ SECURITY_CONTACT: '', SECURITY_EXPIRES: '' })).toEqual({});
  expect(securitySettings(SET)).toEqual({
    security: { contact: 'mailto:safe@a.example', expires: '2027-10-01' },
  });
});

test.each([
  [{ ...SET, SECURITY_CONTACT: '' }, /SECURITY_CONTACT is not set/],
  [{ ...SET, SECURITY_CONTACT: 'safe@a.example' }, /expected mailto:/],
  [{ ...SET, SECURITY_CONTACT: 'http://a.example' }, /SECURITY_CONTACT is http:/],
  [{ ...SET, SECURITY_CONTACT: 'https://a.example\nExpires: never' }, /SECURITY_CONTACT/],
  [{ ...SET, SECURITY_EXPIRES: '' }, /SECURITY_EXPIRES is not set/],
  [{ ...SET, SECURITY_EXPIRES: '2570-10-1' }, /as 2027-10-01/],
  [{ ...SET, SECURITY_EXPIRES: '2027-02-30' }, /SECURITY_EXPIRES is 2027-02-30/],
])('%j is refused', (environment, why) => {
  expect(() => securitySettings(environment)).toThrow(why);
});

test.each([
  ['2027-08-31T23:59:59Z', undefined],
  ['2027-09-01T00:00:00Z', 'security.txt ends on 2027-10-01'],
  ['2027-09-30T23:59:59Z', 'security.txt ends on 2027-10-01'],
  ['2027-10-01T00:00:00Z', 'security.txt is stale since 2027-10-01'],
])('at %s health says %s', (now, said) => {
  const warning = securityWarning(securitySettings(SET), Date.parse(now));
  expect(warning?.split(':')[0]).toBe(said);
  expect(securityWarning({}, Date.parse(now))).toBeUndefined();
});
