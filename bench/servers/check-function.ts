// The built function behind the thinnest server there is for one, as a platform would run it warm.
import { createServer } from 'node:http';
import { openCheckFunction } from '../../scripts/output/built.ts';
import { announce } from './announce.ts';

const { default: answer } = await openCheckFunction();
announce(createServer(answer).listen(0, '127.0.0.1'));
