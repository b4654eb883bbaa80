// `audit` against a stand-in registry: a weakness ends with exit 1, none with 0, and a registry
// that answers no audits is said.
import { expect, test } from 'vitest';
import { run } from './support/fresh-clone.ts';
import { standIn } from './support/local-host.ts';

const WEAK = {
  esbuild: [
    {
      id: 1,
      title: 'made up',
      severity: 'high',
      url: 'https://a.example',
      vulnerable_versions: '*',
    },
  ],
};

async function audit(status: number, body: unknown, more = {}) {
  const registry = await standIn(({ method, url = '' }, response) => {
    const name = decodeURIComponent(url.slice(1));
    const version = { name, version: '1.0.0' };
    const packument = { name, 'dist-tags': { latest: '1.0.0' }, versions: { '1.0.0': version } };
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(method === 'POST' ? body : packument));
  });
  const env = {
    npm_config_registry: registry.origin,
    npm_config_fetch_retries: '0',
    GITHUB_ACTIONS: '',
    ...more,
  };
  const command = `npx tsx scripts/run.ts audit && echo exit 0 || echo exit 1`;
  return run('.', command, env).finally(registry.stop);
}

test.concurrent.each([
  { because: 'weak', status: 200, body: WEAK, said: ['.: weak packages', 'made up', 'exit 1'] },
  { because: 'sound', status: 200, body: {}, said: ['.: nothing of level high', 'exit 0'] },
  { because: 'silent', status: 404, body: {}, said: ['.: not audited', 'exit 0'] },
  {
    because: 'silent',
    status: 404,
    body: {},
    more: { GITHUB_ACTIONS: 'true' },
    said: ['not audited', 'exit 1'],
  },
])('$because $more: $said', async ({ status, body, more, said }) => {
  const printed = await audit(status, body, more);
  for (const one of said) expect(printed).toContain(one);
});
