import { expect, test } from 'vitest';
import { siteOrigin } from './service.ts';

test.each([
  { url: 'https://a.example', expected: 'https://a.example', because: 'it is one already' },
  { url: 'https://a.example/', expected: 'https://a.example', because: 'no slash stays behind' },
  { url: 'https://a.example/api/?x=1#y', expected: 'https://a.example', because: 'nor a path' },
  { url: 'http://localhost:4321', expected: 'http://localhost:4321', because: 'a port stays' },
  { url: 'https://a.example:443', expected: 'https://a.example', because: 'unless it is usual' },
])('the origin of $url is $expected: $because', ({ url, expected }) => {
  expect(siteOrigin(url)).toBe(expected);
});

test.each(['', 'a.example', '/api'])('%j is no address, and a build with it stops', (url) => {
  expect(() => siteOrigin(url)).toThrow(TypeError);
});
