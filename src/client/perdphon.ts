// What the package exports.
export type { Answered, AnswerMeta } from './answered.ts';
export type * from './answers.ts';
export { check } from './check.ts';
export { checkOffline, type Tickets } from './check-offline.ts';
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type Mirror,
} from './client.ts';
export { mirror } from './mirror.ts';
export * from './questions.ts';
export { type Attempt, LotteryFault, NoHostAnswered, WrongCall } from './refusal.ts';
export { type DrawNews, type WatchOptions, watch } from './watch.ts';
