// Gives each client one answer in turn, however many requests it sent, so that one address cannot
// make all others wait.

/** Few, because Node accepts one connection in a turn of its loop. */
const ANSWERS_A_TURN = 8;
/** Some kilobytes each. */
const MOST_WAITING = 16_384;
/** A hundred tabs; behind a proxy a client has fewer connections. */
const MOST_OF_ONE = 512;

const waiting = new Map<string, (() => void)[]>();
let sum = 0;

/** Has an answer, or a piece of it, given when it is the client's turn; `false`: too many wait. */
export function takeTurn(client: string, answer: () => void): boolean {
  const answers = waiting.get(client) ?? [];
  if (sum >= MOST_WAITING || answers.length >= MOST_OF_ONE) return false;
  if (sum === 0) setImmediate(giveTurns);
  sum += 1;
  answers.push(answer);
  waiting.set(client, answers);
  return true;
}

function giveTurns(): void {
  for (const [client, answers] of waiting.entries().take(ANSWERS_A_TURN)) {
    sum -= 1;
    // Puts it behind all other clients, each of whom may have an answer before its next one.
    waiting.delete(client);
    if (answers.length > 1) waiting.set(client, answers);
    answers.shift()?.();
  }
  if (sum > 0) setImmediate(giveTurns);
}
