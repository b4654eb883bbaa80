// Run as a process of its own: opens as many connections of each of many addresses as it is told,
// sends 32 questions on each at once, and says at its end how many answers came.
import { connect } from 'node:net';
import { runAsOthers } from './run-first.ts';

// Whoever starts it measures, and runs before all others.
runAsOthers();
const [port = 0, addresses = 1, connections = 1] = process.argv.slice(2).map(Number);
const QUESTIONS = 'GET /api/zzz HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n'.repeat(32);

let answers = 0;
for (let index = 0; index < addresses * connections; index += 1) {
  const localAddress = `127.5.0.${2 + (index % addresses)}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  socket.on('data', (bytes) => {
    answers += bytes.toString('latin1').split('HTTP/1.1 ').length - 1;
  });
  socket.once('connect', () => socket.write(QUESTIONS));
}
process.once('SIGTERM', () => {
  console.log(answers);
  process.exit();
});
