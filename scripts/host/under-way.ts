import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Clients we know of send one request and wait; few of those that do not have this many under way. */
const MAX_UNDER_WAY = 32;

/**
 * Cuts off who asks on without waiting, and tells whether a request may be answered. Node reads such
 * requests as fast as they come, and a megabyte of them holds a gigabyte of answers.
 */
export function limitUnderWay(): (socket: Socket, outgoing: ServerResponse) => boolean {
  const underWay = new WeakMap<Socket, number>();
  return (socket, outgoing) => {
    const requests = (underWay.get(socket) ?? 0) + 1;
    if (requests > MAX_UNDER_WAY) {
      socket.destroy();
      return false;
    }
    underWay.set(socket, requests);
    outgoing.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    return true;
  };
}
