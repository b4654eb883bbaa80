// What the package exports.
export { type AnswerCache, type CachedAnswer, memoryCache } from './answer-cache.ts';
export type * from './answers.ts';
export { type AfterNewest, checkOffline } from './check-offline.ts';
export {
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
  type DrawMember,
} from './client.ts';
export type { Host } from './host.ts';
export { type Attempt, LotteryFault, NoHostAnswered } from './refusal.ts';
