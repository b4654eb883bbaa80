// Logs one record a line. Requests are not logged.

/** DEL, C1 controls and Unicode line ends: JSON leaves them as they are, terminals obey them. */
const OBEYED_BY_TERMINALS = /[\u007f-\u009f\u2028\u2029]/g;

/** A line of JSON: whatever a caller sent can neither end it nor move the cursor of a terminal. */
export function logLine(message: string, error?: unknown): string {
  const record = { message, ...(error !== undefined && { error: describe(error) }) };
  return JSON.stringify(record).replace(
    OBEYED_BY_TERMINALS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { stack = String(error), cause } = error;
  return cause === undefined ? stack : `${stack}\ncaused by ${describe(cause)}`;
}
