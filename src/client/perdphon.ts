// What the package exports.
export { type AnswerCache, type CachedAnswer, memoryCache } from './answer-cache.ts';
export type { Answered, AnswerFrom, AnswerMeta, Stale } from './answered.ts';
export type * from './answers.ts';
export { checkOffline, type Tickets } from './check-offline.ts';
export { type CallOptions, type Client, createClient } from './client.ts';
export type { Clock } from './clock.ts';
export type { ExportedDraws } from './exported-draws.ts';
export type { Host } from './host.ts';
export type { TicketCode, UnknownCode } from '../domain/ticket-code.ts';
export { type Attempt, LotteryFault, NoHostAnswered } from './refusal.ts';
export type { ClientOptions } from './settings.ts';
export { parseTicket, proposedDraw } from './ticket.ts';
export {
  type ReceivedWebhook,
  type VerifiedWebhook,
  verifyWebhook,
  type WebhookKeys,
  type WebhookRefusal,
  WebhookRefused,
} from './verify-webhook.ts';
export type { WatchOptions } from './watch.ts';
