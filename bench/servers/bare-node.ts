// The most Node's own HTTP server can do: one draw's bytes, no routing, no headers but a length.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { OUTPUT_FOLDER } from '../../scripts/site/output-folder.ts';
import { announce } from './announce.ts';

const [path = ''] = process.argv.slice(2);
const text = await readFile(join(OUTPUT_FOLDER, 'static', path), 'latin1');
const headers = { 'Content-Length': text.length };
announce(
  createServer((_, outgoing) => {
    outgoing.writeHead(200, headers).end(text, 'latin1');
  }).listen(0, '127.0.0.1'),
);
