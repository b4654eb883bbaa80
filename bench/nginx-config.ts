// nginx tuned for the same files: one process, no log, cached descriptors, and our host's headers.
import { join } from 'node:path';
import { cacheHeaders } from '../src/api/contract/caching.ts';
import { ENDPOINTS } from '../src/api/contract/endpoints.ts';
import { SECURITY_HEADERS } from '../src/api/contract/security.ts';
import { CORS_HEADERS } from '../src/serve/edge/reply.ts';
import { quotaHeaders } from '../src/api/contract/quota-headers.ts';

const HEADERS: Readonly<Record<string, string>> = {
  ...CORS_HEADERS,
  ...SECURITY_HEADERS,
  ...quotaHeaders(ENDPOINTS.results, { remaining: 1, resetSeconds: 60, allowed: true }),
  ...cacheHeaders(ENDPOINTS.results.cacheSeconds),
  Vary: 'Accept-Encoding',
};

/** This location refuses all but the first request of a minute, as the host's quota would. */
export const REFUSING = '/refusing';

export function nginxConfig(folder: string, root: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const headers = Object.entries(HEADERS).map(
    ([name, value]) => `add_header ${name} '${value}' always;`,
  );
  return `
daemon off;
master_process off;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} crit;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=5000 inactive=1h;
  open_file_cache_valid 1h;
  types { application/json json; }
  ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n  ')}
  limit_req_zone $binary_remote_addr zone=clients:1m rate=1r/m;
  limit_req_status 429;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    ${headers.join('\n    ')}
    location / { }
    location ${REFUSING}/ { limit_req zone=clients; alias ${root}/; }
  }
}
`;
}
