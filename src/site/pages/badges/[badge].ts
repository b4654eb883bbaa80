// /badges/<lottery>.svg: the newest draw in a line, drawn by us, so that a README asks no third
// party; and .json, the form that shields.io draws from: https://shields.io/badges/endpoint-badge
import type { APIRoute } from 'astro';
import { makeBadge } from 'badge-maker';
import { OPEN_FILE_SECONDS } from '../../../api/contract/caching.ts';
import { writeBadge } from '../../view/pictures/badge.ts';
import { readArchive, sources } from '../../view/built-data.ts';

export const getStaticPaths = async () =>
  (await readArchive()).flatMap((archive) => {
    const props = writeBadge(archive, { sources });
    const { slug } = archive.lottery;
    return ['svg', 'json'].map((form) => ({ params: { badge: `${slug}.${form}` }, props }));
  });

export const GET: APIRoute<ReturnType<typeof writeBadge>> = ({ props, params: { badge = '' } }) =>
  badge.endsWith('.svg')
    ? new Response(makeBadge(props))
    : Response.json({ schemaVersion: 1, ...props, cacheSeconds: OPEN_FILE_SECONDS });
