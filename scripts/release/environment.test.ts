import { expect, test } from 'vitest';
import { ALL, PUBLIC, secretsIn } from '../../tests/support/secrets.ts';
import { environmentFor } from './environment.ts';

test('each child has its own secrets, and what is public', () => {
  const secretsOf = (kind: 'build' | 'vercel' | 'publish') =>
    secretsIn(JSON.stringify(environmentFor(kind, { ...ALL, PATH: '/bin' })));
  expect(secretsOf('build')).toEqual([]);
  expect(secretsOf('vercel')).toEqual(['secret-4', 'secret-5']);
  expect(secretsOf('publish')).toEqual([0, 1, 2, 3, 4, 5].map((index) => `secret-${index}`));
  expect(environmentFor('build', { ...ALL, PATH: '/bin' })).toEqual({ ...PUBLIC, PATH: '/bin' });
});
