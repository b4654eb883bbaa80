// Run as a process of its own, so that it keeps nobody waiting whose wait is measured: opens as
// many connections of each of many addresses as it is told, and sends 32 questions on each at once.
import { connect } from 'node:net';
import { constants, setPriority } from 'node:os';

// In earnest it is another machine.
setPriority(constants.priority.PRIORITY_LOW);
const [port = 0, addresses = 1, connections = 1] = process.argv.slice(2).map(Number);
const QUESTIONS = 'GET /api/zzz HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n'.repeat(32);

for (let index = 0; index < addresses * connections; index += 1) {
  const localAddress = `127.5.0.${2 + (index % addresses)}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined).resume();
  socket.once('connect', () => socket.write(QUESTIONS));
}
