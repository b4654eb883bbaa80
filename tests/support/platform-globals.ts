// The host's library gives its process faster requests and responses of its own. Files of tests
// share a process, so each hands the platform's on to the next: what browsers and the client see
// are those.
import { afterAll } from 'vitest';

const { Request, Response } = globalThis;

afterAll(() => {
  for (const [name, value] of Object.entries({ Request, Response })) {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  }
});
