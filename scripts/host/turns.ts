// Whose turn it is: of those who ask at once each client gets one answer in turn, however much it
// sent. Else one address would make all others wait for its answers.

/** Few, since a turn of Node's loop accepts one connection: nobody shall wait at the door. */
const ANSWERS_A_TURN = 8;
/** Requests in all, some kilobytes each; beyond it no client has more than so many. */
const MAX_WAITING = 16_384;
const MAX_WAITING_OF_ONE = 64;

/** @returns has an answer given when it is the client's turn; `false` where too many wait */
export function takeTurns(): (client: string, answer: () => void) => boolean {
  const waiting = new Map<string, (() => void)[]>();
  let [left, sum] = [ANSWERS_A_TURN, 0];
  const answerSome = () => {
    for (const [client, answers] of waiting) {
      if (left === 0) return;
      [left, sum] = [left - 1, sum - 1];
      // Behind all others, each of whom may have an answer before its next.
      waiting.delete(client);
      if (answers.length > 1) waiting.set(client, answers);
      answers.shift()?.();
    }
  };
  const turn = () => {
    left = ANSWERS_A_TURN;
    answerSome();
    if (left < ANSWERS_A_TURN) setImmediate(turn);
  };
  return (client, answer) => {
    if (left === ANSWERS_A_TURN) setImmediate(turn);
    const answers = waiting.get(client) ?? [];
    if (sum >= MAX_WAITING && answers.length >= MAX_WAITING_OF_ONE) return false;
    sum += 1;
    answers.push(answer);
    waiting.set(client, answers);
    answerSome();
    return true;
  };
}
