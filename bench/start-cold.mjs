// Imports a module and, where a path is given, asks it once over HTTP, as a platform would; prints
// the CPU milliseconds of that.
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { pathToFileURL } from 'node:url';

const [file, path] = process.argv.slice(2);
const start = process.cpuUsage();
const module = await import(pathToFileURL(file).href);
if (path !== undefined) {
  const server = createServer(module.default).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  const [answer] = await once(get({ port, path }), 'response');
  for await (const _ of answer);
  server.close();
}
const { user, system } = process.cpuUsage(start);
console.log((user + system) / 1000);
