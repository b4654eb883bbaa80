// What a phone needs to know to put the site on its home screen.
import { MY_TICKETS, PAGES } from '../../api/contract/page-path.ts';
import type { APIRoute } from 'astro';
import { SITE_NAME, SITE_NAME_LATIN } from '../../api/contract/service.ts';

export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: `${SITE_NAME}: ผลหวยและตรวจเลข`,
      short_name: SITE_NAME,
      description: `${SITE_NAME} (${SITE_NAME_LATIN}) ผลหวยไทย ลาว ฮานอย และตรวจเลข`,
      lang: 'th',
      id: '/',
      start_url: MY_TICKETS,
      scope: '/',
      display: 'standalone',
      background_color: '#f5f7f5',
      theme_color: '#0b6b63',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: 'สลากของฉัน', url: MY_TICKETS },
        { name: 'ตรวจเลข', url: PAGES.check },
        { name: 'ผลวันนี้', url: PAGES.today },
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
