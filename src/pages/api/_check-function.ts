// What the platform runs: the route as a function of the request. The edge has sent nothing but GET
// and HEAD of this one path here, so there is nothing to route.
import type { APIContext } from 'astro';
import { GET } from './check.ts';

export default {
  fetch: (request: Request) => GET({ request, url: new URL(request.url) } as APIContext),
};
