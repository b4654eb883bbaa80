// Whose turn it is: of those who ask at once each client gets one answer in turn, however much it
// sent. Else one address would make all others wait for its answers.

/** Few, since a turn of Node's loop accepts one connection: nobody shall wait at the door. */
const ANSWERS_A_TURN = 8;
/** Requests in all, some kilobytes each; beyond it no client has more than so many. */
const MAX_WAITING = 16_384;
const MAX_WAITING_OF_ONE = 64;

type Answer = () => void;

/** @returns has an answer given when it is the client's turn; `false` where too many wait */
export function takeTurns(): (client: string, answer: Answer) => boolean {
  const waiting = new Map<string, Answer[]>();
  let [left, sum] = [ANSWERS_A_TURN, 0];
  const turn = () => {
    left = ANSWERS_A_TURN;
    for (const [client, answers] of waiting) {
      if (left === 0) break;
      left -= 1;
      sum -= 1;
      // Behind all others, each of whom may have an answer before its next.
      waiting.delete(client);
      if (answers.length > 1) waiting.set(client, answers);
      answers.shift()?.();
    }
    if (left < ANSWERS_A_TURN) setImmediate(turn);
  };
  return (client, answer) => {
    if (left === ANSWERS_A_TURN) setImmediate(turn);
    if (left > 0 && sum === 0) {
      left -= 1;
      answer();
      return true;
    }
    const answers = waiting.get(client) ?? [];
    if (sum >= MAX_WAITING && answers.length >= MAX_WAITING_OF_ONE) return false;
    sum += 1;
    waiting.set(client, answers);
    return answers.push(answer) > 0;
  };
}
