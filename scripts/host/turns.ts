// Gives each client one answer in turn, however many requests it sent, so that one address cannot
// make all others wait.

const ANSWERS_A_TURN = 8;
/** Some kilobytes each. */
const MOST_WAITING = 16_384;
/** A hundred tabs; behind a proxy a client has fewer connections. */
const MOST_OF_ONE = 512;

const waiting = new Map<string, (() => void)[]>();
let sum = 0;
let isAccepting = false;

/**
 * To be told of each new connection: Node accepts one in a turn of its loop, so that with more
 * answers in a turn those behind it would wait long.
 */
export function keepAccepting(): void {
  isAccepting = true;
}

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
  const most = isAccepting ? 1 : ANSWERS_A_TURN;
  isAccepting = false;
  for (const [client, answers] of waiting.entries().take(most)) {
    sum -= 1;
    // Puts it behind all other clients, each of whom may have an answer before its next one.
    waiting.delete(client);
    if (answers.length > 1) waiting.set(client, answers);
    answers.shift()?.();
  }
  if (sum > 0) setImmediate(giveTurns);
}
