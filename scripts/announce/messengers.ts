// LINE and Telegram: a message to an account's followers, or a channel. To us each is one receiver.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { flexMessageOf } from '../../docs/examples/line-flex.js';
import type { Announcement } from '../../src/announce/announcement.ts';
import { describeWithdrawal, formatTelegram } from '../../src/announce/messages.ts';
import { parseJson } from '../disk/files.ts';
import { type Channel, isAmong, postOnce, type Receipt, readReceipt } from './channel.ts';

/** The value of a setting; `undefined` where it is not set, or empty. */
export type ReadSetting = (name: string) => string | undefined;

type Messenger = {
  readonly name: 'line' | 'telegram';
  /** Slugs, or `all`. */
  readonly lotteries: string | undefined;
  /** The slugs of every lottery. */
  readonly known: readonly string[];
  readonly problem: string | undefined;
  readonly send: (announcement: Announcement, signal: AbortSignal) => Promise<Receipt>;
};

function messenger({ name, lotteries = '', known, problem, send }: Messenger): Channel {
  const slugs = lotteries.split(/[\s,]+/).filter(Boolean);
  const isAll = slugs.length === 1 && slugs[0] === 'all';
  const odd = isAll ? undefined : slugs.find((slug) => !known.includes(slug));
  const setting = `${name.toUpperCase()}_LOTTERIES`;
  const wrong =
    slugs.length === 0
      ? `${setting} names no lottery; set slugs, or "all"`
      : odd !== undefined
        ? `${setting} has ${JSON.stringify(odd)}, which is no lottery`
        : problem;
  if (wrong !== undefined) return { name, receivers: [], problem: wrong };
  const receiver: Channel['receivers'][number] = {
    name,
    wants: isAmong(isAll ? undefined : slugs),
    async deliver([announcement], signal) {
      if (announcement === undefined) throw new Error('there is nothing to announce');
      return send(announcement, signal);
    },
  };
  return { name, receivers: [receiver] };
}

/** LINE has carried out a request of this retry key before. */
const CONFLICT = 409;

/** A broadcast to all followers of an official account, as a Flex Message. */
export function line(token: string, read: ReadSetting, known: readonly string[]): Channel {
  const url = `${read('LINE_API_URL') ?? 'https://api.line.me'}/v2/bot/message/broadcast`;
  return messenger({
    name: 'line',
    lotteries: read('LINE_LOTTERIES'),
    known,
    // Copying leaves a blank or a quotation mark within, which a request's header cannot hold.
    problem: /^[\w+/=.-]+$/.test(token) ? undefined : 'LINE_CHANNEL_ACCESS_TOKEN is no token',
    send: (announcement, signal) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'x-line-retry-key': createRetryKey(announcement.change.id),
      };
      const json = { messages: [createLineMessage(announcement)] };
      return postOnce(url, { json, headers, signal }, ({ status, headers: answered }) =>
        status === CONFLICT
          ? { outcome: 'delivered' }
          : readReceipt(status, answered.get('retry-after')),
      );
    },
  });
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

/** The number of the bot, and its key. */
const TELEGRAM_TOKEN = /^\d+:[\w-]{30,}$/;

const waitSchema = z.object({ parameters: z.object({ retry_after: z.number() }) });

/** A message to a channel, by the Bot API. */
export function telegram(token: string, read: ReadSetting, known: readonly string[]): Channel {
  const chat = read('TELEGRAM_CHAT');
  const url = `${read('TELEGRAM_API_URL') ?? 'https://api.telegram.org'}/bot${token}/sendMessage`;
  return messenger({
    name: 'telegram',
    lotteries: read('TELEGRAM_LOTTERIES'),
    known,
    problem:
      chat === undefined
        ? 'TELEGRAM_CHAT names no channel'
        : TELEGRAM_TOKEN.test(token)
          ? undefined
          : 'TELEGRAM_BOT_TOKEN is no token such as 123456:ABC…, as @BotFather gives it',
    send: (announcement, signal) => {
      const json = {
        chat_id: chat,
        text: formatTelegram(announcement),
        parse_mode: 'HTML',
        link_preview_options: { is_disabled: true },
      };
      return postOnce(url, { json, signal }, async (response) => {
        const asked = waitSchema.safeParse(parseJson(await response.text()));
        return readReceipt(response.status, asked.data?.parameters.retry_after.toString());
      });
    },
  });
}
