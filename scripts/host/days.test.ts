import { expect, test } from 'vitest';
import { askPort, smallHost } from '../../tests/support/small-host.ts';

const PAGE = '/lottery/thai-government/';
const FILES = {
  'day/2015-03/index.html': 'มีนาคม',
  'day/2015-02/index.html': 'กุมภาพันธ์',
  'day/2026-11-01/index.html': 'อาทิตย์',
  'day/2026-11-16/index.html': 'จันทร์',
  'lottery/thai-government/index.html': 'หวย',
  'lottery/thai-government/2026-11-16/index.html': 'งวด',
};

test.each([
  { path: '/day/2015-03-04/', status: 308, location: '/day/2015-03/#2015-03-04' },
  { path: '/day/2015-03-04', status: 308, location: '/day/2015-03/#2015-03-04' },
  { path: '/day/2026-11-16/', status: 200, location: undefined },
  { path: '/day/2015-03/', status: 200, location: undefined },
  { path: '/day/2026-11/', status: 308, location: '/day/2026-11-01/' },
  { path: '/day/2026-11', status: 308, location: '/day/2026-11-01/' },
  { path: '/day/2026-12/', status: 404, location: undefined },
  { path: '/day/2026-13/', status: 404, location: undefined },
  { path: '/day/2026-11-17/', status: 404, location: undefined },
  { path: '/day/2015-03-31/', status: 308, location: '/day/2015-03/#2015-03-31' },
  { path: '/day/2015-03-32/', status: 404, location: undefined },
  { path: '/day/2015-03-00/', status: 404, location: undefined },
  { path: '/day/2015-02-30/', status: 404, location: undefined },
  { path: '/day/2015-13-01/', status: 404, location: undefined },
  { path: '/day/1999-03-04/', status: 404, location: undefined },
  { path: '/day/2015-3-4/', status: 404, location: undefined },
  { path: '/day/2015-03-04/x', status: 404, location: undefined },
  { path: '/lottery/2015-03-04/', status: 404, location: undefined },
  { path: '/lottery/thai-government/2026-11-16/', status: 200, location: undefined },
  // Announced with the answers, before its page is there.
  { path: `${PAGE}2026-12-01/`, status: 307, location: `${PAGE}#2026-12-01` },
  { path: `${PAGE}2015-03-02`, status: 307, location: `${PAGE}#2015-03-02` },
  // A year without a page has no place for a draw.
  { path: '/lottery/lao-tv/2026-09-03/', status: 404, location: undefined },
  { path: '/lottery/thai-government/2026-12-01/x', status: 404, location: undefined },
])('$path is answered $status', async ({ path, status, location }) => {
  const { port } = await smallHost({ files: FILES });
  for (const method of ['GET', 'HEAD']) {
    const reaction = await askPort(port, path, { method });
    expect([reaction.status, reaction.headers.location]).toEqual([status, location]);
  }
});
