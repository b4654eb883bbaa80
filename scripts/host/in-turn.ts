import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Most clients send one request and wait; hardly any pipelines this many. */
const MAX_WAITING = 32;

/**
 * Answers the requests of a connection one after the other, and closes it where the client keeps asking
 * without reading. Node hands over pipelined requests as fast as they come; answered at once, a few kilobytes
 * of them would hold megabytes of answers.
 */
export function inTurn(): (socket: Socket, outgoing: ServerResponse, answer: () => void) => void {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (socket, outgoing, answer) => {
    const answers = waiting.get(socket) ?? [];
    waiting.set(socket, answers);
    if (answers.length >= MAX_WAITING) {
      socket.destroy();
      return;
    }
    answers.push(answer);
    outgoing.once('close', () => {
      answers.shift();
      if (!socket.destroyed) answers[0]?.();
    });
    if (answers.length === 1) answer();
  };
}
