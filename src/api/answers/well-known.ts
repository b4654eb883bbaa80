// /.well-known/api-catalog and security.txt: files that programs look for without being told.
import { FILES } from '../contract/open-files.ts';
import { PAGES } from '../contract/page-path.ts';
import { API_BASE, DATA_LICENSE } from '../contract/service.ts';
import { API_CATALOG_PATH, SECURITY_TXT_PATH, type SecurityContact } from '../contract/webhook.ts';
import { type EmittedFile, jsonFile } from './emitted-file.ts';

/** The one API of the site, its description, guide, freshness and licence (RFC 9727, RFC 9264). */
export function emitApiCatalog(origin: string): EmittedFile {
  const target = (path: string, type: string) => ({ href: `${origin}${path}`, type });
  const api = {
    anchor: `${origin}${API_BASE}`,
    'service-desc': [target(FILES.openapi.path, 'application/json')],
    'service-doc': [
      { ...target(PAGES.guide, 'text/html'), hreflang: ['th'] },
      { ...target(PAGES.guideInEnglish, 'text/html'), hreflang: ['en'] },
    ],
    'service-meta': [target(FILES.readme.path, 'text/markdown')],
    status: [target(FILES.status.path, 'application/json')],
    license: [{ href: DATA_LICENSE.url }],
  };
  const catalog = { anchor: `${origin}${API_CATALOG_PATH}`, item: [{ href: api.anchor }] };
  return jsonFile(API_CATALOG_PATH, { linkset: [catalog, api] });
}

/** Whom to tell of a weakness. If nobody is named there is no file: a wrong contact is worse. */
export function emitSecurityTxt(origin: string, security?: SecurityContact): EmittedFile[] {
  if (security === undefined) return [];
  const lines = [
    `Contact: ${security.contact}`,
    `Expires: ${security.expires}T00:00:00Z`,
    'Preferred-Languages: th, en',
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
  ];
  return [{ path: SECURITY_TXT_PATH, text: `${lines.join('\n')}\n` }];
}
