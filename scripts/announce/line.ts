// LINE: a broadcast to all followers of an official account, as a Flex Message.
import { HTTPFetchError, messagingApi } from '@line/bot-sdk';
import { flexMessageOf } from '../../docs/examples/line-flex.js';
import type { Announcement } from '../../src/announce/announcement.ts';
import { retryKeyOf } from '../../src/announce/retry-key.ts';
import { withdrawalLines } from '../../src/announce/withdrawal.ts';
import { type Channel, DELIVERED, receiptOf, unreached } from './channel.ts';
import { filterOf, isAmong } from './lotteries.ts';

const NAME = 'line';
const TIMEOUT_MS = 10_000;

/** LINE has carried out a request of this retry key before. */
const CONFLICT = 409;

type Setting = {
  readonly token: string;
  /** Slugs, or `all`. */
  readonly lotteries: string | undefined;
  /** The slugs of every lottery. */
  readonly known: readonly string[];
  /** Another address than that of LINE. */
  readonly api?: string | undefined;
};

/** One receiver: LINE itself tells the followers. */
export function line({ token, lotteries, known, api }: Setting): Channel {
  const filter = filterOf(lotteries, known);
  if ('problem' in filter) {
    return { name: NAME, receivers: [], problem: `LINE_LOTTERIES ${filter.problem}` };
  }
  // A blank or a quotation mark within is what copying leaves; the header of a request cannot hold it.
  if (!/^[\w+/=.-]+$/.test(token)) {
    return { name: NAME, receivers: [], problem: 'LINE_CHANNEL_ACCESS_TOKEN is no token' };
  }
  const client = new messagingApi.MessagingApiClient({
    channelAccessToken: token,
    ...(api !== undefined && { baseURL: api }),
  });
  const receiver = {
    name: NAME,
    wants: isAmong(filter.lotteries),
    async deliver([one]: Parameters<Channel['receivers'][number]['deliver']>[0]) {
      if (one === undefined) return DELIVERED;
      const messages = [messageOf(one)];
      try {
        // The SDK has no time-out of its own. A request that still arrives is the one that the retry key repeats.
        await Promise.race([
          client.broadcast({ messages }, retryKeyOf(one.change.id)),
          timeOut(TIMEOUT_MS),
        ]);
        return DELIVERED;
      } catch (error) {
        if (!(error instanceof HTTPFetchError)) return unreached(error);
        if (error.status === CONFLICT) return DELIVERED;
        return receiptOf(error.status, error.headers.get('retry-after'));
      }
    },
  };
  return { name: NAME, receivers: [receiver] };
}

/** Plain text where there are no numbers to show. */
function messageOf(announcement: Announcement): messagingApi.Message {
  const { draw, page } = announcement;
  const lines = withdrawalLines(announcement);
  if (lines === undefined && draw !== undefined) return flexMessageOf(draw, page);
  return { type: 'text', text: [...(lines ?? []), page].join('\n') };
}

function timeOut(milliseconds: number): Promise<never> {
  const signal = AbortSignal.timeout(milliseconds);
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
