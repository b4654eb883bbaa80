// Telegram: a message to a channel, by the Bot API.
import ky from 'ky';
import { z } from 'zod';
import { telegramText } from '../../src/announce/telegram.ts';
import { jsonOf } from '../inventory.ts';
import { type Channel, receiptOf, unreached } from './channel.ts';
import { filterOf, isAmong } from './lotteries.ts';

const NAME = 'telegram';
const TIMEOUT_MS = 10_000;
const TELEGRAM = 'https://api.telegram.org';

/** The number of the bot, and its key. */
const TOKEN = /^\d+:[\w-]{30,}$/;

const waitSchema = z.object({ parameters: z.object({ retry_after: z.number() }) });

type Setting = {
  readonly token: string;
  /** `@name` of a channel, or the number of a chat. */
  readonly chat: string | undefined;
  /** Slugs, or `all`. */
  readonly lotteries: string | undefined;
  /** The slugs of every lottery. */
  readonly known: readonly string[];
  /** Another address than that of Telegram. */
  readonly api?: string | undefined;
};

/** One receiver: the channel. */
export function telegram({ token, chat, lotteries, known, api = TELEGRAM }: Setting): Channel {
  const filter = filterOf(lotteries, known);
  const problem =
    'problem' in filter
      ? `TELEGRAM_LOTTERIES ${filter.problem}`
      : chat === undefined
        ? 'TELEGRAM_CHAT names no channel'
        : !TOKEN.test(token)
          ? 'TELEGRAM_BOT_TOKEN is no token such as 123456:ABC…, as @BotFather gives it'
          : undefined;
  if ('problem' in filter || problem !== undefined) return { name: NAME, receivers: [], problem };
  const receiver: Channel['receivers'][number] = {
    name: NAME,
    wants: isAmong(filter.lotteries),
    async deliver([one], signal) {
      if (one === undefined) throw new Error('there is nothing to announce');
      const message = {
        chat_id: chat,
        text: telegramText(one),
        parse_mode: 'HTML',
        link_preview_options: { is_disabled: true },
      };
      try {
        const response = await ky.post(`${api}/bot${token}/sendMessage`, {
          json: message,
          throwHttpErrors: false,
          retry: 0,
          timeout: TIMEOUT_MS,
          signal,
        });
        const asked = waitSchema.safeParse(jsonOf(await response.text()));
        return receiptOf(response.status, asked.data?.parameters.retry_after.toString());
      } catch (error) {
        return unreached(error);
      }
    },
  };
  return { name: NAME, receivers: [receiver] };
}
