import { expect, test } from 'vitest';
import { schemaValidator } from '../../../tests/support/openapi.ts';
import { HEADERS, headerRefs } from './response.ts';

test.each(Object.entries(HEADERS))('%s is described and has a schema', (_, header) => {
  expect(header.description).not.toBe('');
  expect(() => schemaValidator({}, header.schema)).not.toThrow();
});

test('the wait of a 429 is 1 to 60 whole seconds', () => {
  const validate = schemaValidator({}, HEADERS['Retry-After'].schema);
  expect([1, 60, 0, 61, 1.5, '1'].map((wait) => validate(wait))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a header is pointed at by name', () => {
  expect(headerRefs('ETag', 'Retry-After')).toEqual({
    ETag: { $ref: '#/components/headers/ETag' },
    'Retry-After': { $ref: '#/components/headers/Retry-After' },
  });
});
