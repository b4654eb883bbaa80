import { logLine } from '../../src/serve/edge/log.ts';

/** For the operator: one line a failure, on standard error. Requests are not logged. */
export const logFailure = (error: unknown) => console.error(logLine('the tools failed', error));
