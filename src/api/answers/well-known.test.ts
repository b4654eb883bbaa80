import { expect, test } from 'vitest';
import { emitApiCatalog, emitSecurityTxt } from './well-known.ts';

const ORIGIN = 'https://a.example';

test('the catalogue leads to the API, and the API to what describes it', () => {
  const { path, text } = emitApiCatalog(ORIGIN);
  expect(path).toBe('/.well-known/api-catalog');
  const [catalog, api] = JSON.parse(text).linkset;
  expect(catalog).toEqual({ anchor: `${ORIGIN}${path}`, item: [{ href: `${ORIGIN}/api` }] });
  expect(api.anchor).toBe(`${ORIGIN}/api`);
  expect(api['service-desc']).toEqual([
    { href: `${ORIGIN}/api/openapi.json`, type: 'application/json' },
  ]);
  const { anchor, ...relations } = api;
  for (const targets of Object.values(relations)) {
    for (const { href } of targets as { href: string }[]) {
      expect(new URL(href).protocol).toBe('https:');
    }
  }
});

test('security.txt has what RFC 9116 demands, and nobody is named where nobody is set', () => {
  expect(emitSecurityTxt(ORIGIN, undefined)).toEqual([]);
  const security = { contact: 'mailto:safe@a.example', expires: '2027-10-01' };
  expect(emitSecurityTxt(ORIGIN, security)).toEqual([
    {
      path: '/.well-known/security.txt',
      text: [
        'Contact: mailto:safe@a.example',
        'Expires: 2027-10-01T00:00:00Z',
        'Preferred-Languages: th, en',
        'Canonical: https://a.example/.well-known/security.txt',
        '',
      ].join('\n'),
    },
  ]);
});
