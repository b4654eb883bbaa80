import { expect, test } from 'vitest';
import { ALL, PUBLIC, secretsIn } from '../../tests/support/secrets.ts';
import { environmentFor } from './environment.ts';

test('each child has its own secrets, and what is public', () => {
  const secretsOf = (kind: 'build' | 'vercel') =>
    secretsIn(JSON.stringify(environmentFor(kind, { ...ALL, PATH: '/bin' })));
  expect(secretsOf('build')).toEqual([]);
  expect(secretsOf('vercel')).toEqual(['secret-4', 'secret-5']);
  expect(environmentFor('build', { ...ALL, PATH: '/bin' })).toEqual({ ...PUBLIC, PATH: '/bin' });
});
