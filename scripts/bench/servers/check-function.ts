// The built function behind the thinnest server there is for one, as a platform would run it warm.
import { createServer } from 'node:http';
import { openBuiltSite } from '../../host/built-site.ts';
import { announce } from './announce.ts';

const { checkHandler } = await openBuiltSite();
announce(createServer(checkHandler).listen(0, '127.0.0.1'));
