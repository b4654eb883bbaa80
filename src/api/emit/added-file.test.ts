// A new file needs only a row and an emitter: every place that speaks of files takes it from there.
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { forgetModules } from '../../../tests/support/forget-modules.ts';
import { folderWith, removeFolders, textsOf } from '../../../tests/support/run-script.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from '../../../tests/support/small-archive.ts';
import { SMALL_CATALOGUE } from '../../../tests/support/small-catalogue.ts';
import { catalogueOf } from '../contract/catalogue.ts';

const ADDED = '/api/added.txt';
const WORDS = { summary: 'An added file', tag: 'Exports', th: 'ไฟล์ที่เพิ่ม', en: 'an added file' };
const ROW = { path: ADDED, type: 'text/x-added', ...WORDS };

vi.doMock('../contract/open-files.ts', async (original) => {
  const table = await original<typeof import('../contract/open-files.ts')>();
  return { ...table, NAMED_FILES: [...table.NAMED_FILES, ['added', ROW]] };
});
vi.doMock('../answers/feeds.ts', async (original) => {
  const feeds = await original<typeof import('../answers/feeds.ts')>();
  return { ...feeds, emitWholeFeeds: () => [{ path: ADDED, text: 'added' }] };
});
forgetModules();
const { outputHeaders } = await import('../../../scripts/build/output-headers.ts');
const { describeApi } = await import('../openapi/description.ts');
const { answerRequest } = await import('../../serve/edge/answer-request.ts');
const { LISTED_FILES } = await import('../../site/view/docs/files.ts');
const { planApi } = await import('./plan.ts');
const { SCHEMAS } = await import('../answers/all.ts');
const { emitReadme } = await import('../answers/readme.ts');

afterAll(async () => {
  vi.doUnmock('../contract/open-files.ts');
  vi.doUnmock('../answers/feeds.ts');
  forgetModules();
  await removeFolders();
});

test('an added file is planned and in the manifest', () => {
  const plan = [...planApi([SMALL_ARCHIVE], SMALL_SITE)];
  expect(plan.map(({ path }) => path)).toContain(ADDED);
  const manifest = plan.find(({ path }) => path === '/api/manifest.json')?.content;
  expect(String(manifest)).toContain(`"path":"${ADDED}"`);
});

test('the edge answers it, with the type of its row', async () => {
  const edge = {
    catalogue: catalogueOf([SMALL_ARCHIVE]),
    quota: { count: async () => ({ remaining: 1, resetSeconds: 60, allowed: true }) },
  };
  const request = { method: 'GET', url: `https://a.example${ADDED}` };
  expect(await answerRequest(request, 'client', edge)).toMatchObject({
    kind: 'file',
    path: ADDED,
    headers: { 'Content-Type': ROW.type },
  });
});

test('OpenAPI, the documentation and /api/readme.md list it', () => {
  const answers = { schemas: SCHEMAS, examples: {} };
  const described = JSON.stringify(describeApi(SMALL_CATALOGUE, 'https://a.example', answers));
  expect(described).toContain('"/added.txt":{"get":{"operationId":"getAdded"');
  expect(LISTED_FILES).toContainEqual({ path: ADDED, th: ROW.th, en: ROW.en });
  expect(emitReadme(SMALL_CATALOGUE, 'https://a.example').text).toContain(ADDED);
});

test('the platform is given its type and how long it may be cached', async () => {
  const folder = await folderWith(
    new Map([
      ['config.json', '{"routes":[{"handle":"filesystem"}]}'],
      ['catalogue.json', JSON.stringify([...catalogueOf([SMALL_ARCHIVE]).values()])],
    ]),
  );
  const [config, known] = [join(folder, 'config.json'), join(folder, 'catalogue.json')];
  await outputHeaders(config, known).hooks['astro:build:done']?.({} as never);
  const { routes } = JSON.parse((await textsOf(folder)).get('config.json') ?? '');
  const headers = routes
    .slice(routes.findIndex(({ handle }: { handle?: string }) => handle === 'hit') + 1)
    .filter(({ src }: { src: string }) => new RegExp(src).test(ADDED))
    .map(({ headers }: { headers: object }) => headers);
  expect(Object.assign({}, ...headers)).toMatchObject({
    'content-type': ROW.type,
    'cache-control': expect.stringContaining('max-age=300'),
  });
});
