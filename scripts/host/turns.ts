// Gives each client one answer in turn, however many requests it sent, so that one address cannot
// make all others wait.

/**
 * Few, because Node accepts one connection in a turn of its loop: more answers in a turn would make
 * new connections wait.
 */
const ANSWERS_A_TURN = 8;
/** Requests in all, some kilobytes each; beyond it no client has more than so many. */
const MAX_WAITING = 16_384;
const MAX_WAITING_OF_ONE = 64;

const waiting = new Map<string, (() => void)[]>();
/** Answers that this turn has left. */
let answersLeft = ANSWERS_A_TURN;
/** Requests that wait, of all clients. */
let sum = 0;
let isAccepting = false;

/** To be told of each new connection. */
export function keepAccepting(): void {
  isAccepting = true;
}

/**
 * Has an answer, or a piece of it, given when it is the client's turn; `false` if too many wait.
 */
export function takeTurn(client: string, answer: () => void): boolean {
  if (answersLeft === ANSWERS_A_TURN) setImmediate(beginTurn);
  const answers = waiting.get(client) ?? [];
  if (sum >= MAX_WAITING && answers.length >= MAX_WAITING_OF_ONE) return false;
  sum += 1;
  answers.push(answer);
  waiting.set(client, answers);
  answerSome();
  return true;
}

function answerSome(): void {
  for (const [client, answers] of waiting) {
    if (answersLeft === 0) return;
    [answersLeft, sum] = [answersLeft - 1, sum - 1];
    // Puts it behind all other clients, each of whom may have an answer before its next one.
    waiting.delete(client);
    if (answers.length > 1) waiting.set(client, answers);
    answers.shift()?.();
  }
}

function beginTurn(): void {
  answersLeft = isAccepting ? 1 : ANSWERS_A_TURN;
  isAccepting = false;
  answerSome();
  if (answersLeft < ANSWERS_A_TURN) setImmediate(beginTurn);
}
