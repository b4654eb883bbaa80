// LINE and Telegram: a message to an account's followers, or a channel. To us each is one receiver.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { flexMessageOf } from '../../docs/examples/line-flex.js';
import type { Announcement } from '../../src/api/announce/announcement.ts';
import { describeWithdrawal, formatTelegram } from '../../src/api/announce/messages.ts';
import { parseJson } from '../disk/text-files.ts';
import { type Channel, isAmong, postOnce, type Receiver, readReceipt } from './channel.ts';

/** The value of a setting; `undefined` where it is not set, or empty. */
export type ReadSetting = (name: string) => string | undefined;

type Sender = {
  readonly name: 'line' | 'telegram';
  readonly problem: string | undefined;
  readonly send: (announcement: Announcement, signal: AbortSignal) => ReturnType<typeof postOnce>;
};

/** @param known the slugs of every lottery; the setting names some of them, or says `all` */
function messenger({ name, problem, send }: Sender, read: ReadSetting, known: readonly string[]) {
  const setting = `${name.toUpperCase()}_LOTTERIES`;
  const slugs = (read(setting) ?? '').split(/[\s,]+/).filter(Boolean);
  const isAll = slugs.length === 1 && slugs[0] === 'all';
  const odd = isAll ? undefined : slugs.find((slug) => !known.includes(slug));
  const refuse = (sentence: string) => ({ name, receivers: [], problem: `${setting} ${sentence}` });
  if (slugs.length === 0) return refuse('names no lottery; set slugs, or "all"');
  if (odd !== undefined) return refuse(`has ${JSON.stringify(odd)}, which is no lottery`);
  if (problem !== undefined) return { name, receivers: [], problem };
  const receiver: Receiver = {
    name,
    wants: isAmong(isAll ? undefined : slugs),
    async deliver([announcement], signal) {
      if (announcement === undefined) throw new Error('there is nothing to announce');
      return send(announcement, signal);
    },
  };
  return { name, receivers: [receiver] };
}

/** A broadcast to all followers of an official account, as a Flex Message. */
export function line(token: string, read: ReadSetting, known: readonly string[]): Channel {
  const url = `${read('LINE_API_URL') ?? 'https://api.line.me'}/v2/bot/message/broadcast`;
  const send: Sender['send'] = (announcement, signal) => {
    const retryKey = createRetryKey(announcement.change.id);
    const headers = { authorization: `Bearer ${token}`, 'x-line-retry-key': retryKey };
    const json = { messages: [createLineMessage(announcement)] };
    return postOnce(url, { json, headers, signal }, async ({ status, headers: answered }) =>
      // LINE has carried out a request of this retry key before.
      status === 409 ? { outcome: 'delivered' } : readReceipt(status, answered.get('retry-after')),
    );
  };
  // Copying leaves a blank or a quotation mark within, which a request's header cannot hold.
  const problem = /^[\w+/=.-]+$/.test(token) ? undefined : 'LINE_CHANNEL_ACCESS_TOKEN is no token';
  return messenger({ name: 'line', problem, send }, read, known);
}

/** Makes a UUID (version 8) of an id. Requests under one key are carried out once within a day. */
export function createRetryKey(id: string): string {
  const bytes = createHash('sha256').update(id).digest().subarray(0, 16);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Plain text where there are no numbers to show. */
function createLineMessage(announcement: Announcement) {
  const { draw, page } = announcement;
  const lines = describeWithdrawal(announcement);
  if (lines === undefined && draw !== undefined) return flexMessageOf(draw, page);
  return { type: 'text', text: [...(lines ?? []), page].join('\n') };
}

const waitSchema = z.object({ parameters: z.object({ retry_after: z.number() }) });

/** A message to a channel, by the Bot API. */
export function telegram(token: string, read: ReadSetting, known: readonly string[]): Channel {
  const chat = read('TELEGRAM_CHAT');
  const url = `${read('TELEGRAM_API_URL') ?? 'https://api.telegram.org'}/bot${token}/sendMessage`;
  const send: Sender['send'] = (announcement, signal) => {
    const text = formatTelegram(announcement);
    const options = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } };
    const json = { chat_id: chat, text, ...options };
    return postOnce(url, { json, signal }, async (response) => {
      const retry = waitSchema.safeParse(parseJson(await response.text()));
      return readReceipt(response.status, retry.data?.parameters.retry_after.toString());
    });
  };
  // The number of the bot, and its key.
  const oddToken = /^\d+:[\w-]{30,}$/.test(token)
    ? undefined
    : 'TELEGRAM_BOT_TOKEN is no token such as 123456:ABC…, as @BotFather gives it';
  const problem = chat === undefined ? 'TELEGRAM_CHAT names no channel' : oddToken;
  return messenger({ name: 'telegram', problem, send }, read, known);
}
