// The built function behind the thinnest server there is for one, as a platform would run it warm.

import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { openBuiltSite } from '../../host/built-site.ts';
import { announce } from './announce.ts';

const { check } = await openBuiltSite();
announce(serve({ fetch: check, port: 0, hostname: '127.0.0.1' }) as Server);
