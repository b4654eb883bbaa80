// WebSub: tells the hub which feeds changed; the hub fetches them and tells their subscribers.
import ky from 'ky';
import { memberPath } from '../../src/contract/file-family.ts';
import { FILES } from '../../src/contract/files.ts';
import { type Channel, type Receiver, receiptOf, unreached } from './channel.ts';

const NAME = 'web-sub';
const TIMEOUT_MS = 10_000;

/**
 * A receiver for each feed: the hub hears of exactly those whose bytes changed.
 *
 * @param origin that the feeds name; `undefined` where there is none yet
 */
export function webSub(
  hub: string,
  lotteries: readonly string[],
  origin: string | undefined,
): Channel {
  if (origin === undefined) return { name: NAME, receivers: [] };
  const ofOne = lotteries.flatMap((lottery) =>
    [FILES.atom.path, FILES.jsonFeed.path].map((family) => memberPath(family, { lottery })),
  );
  const paths = [FILES.atomAll.path, FILES.jsonFeedAll.path, ...ofOne];
  return { name: NAME, receivers: paths.map((path) => feed(hub, path, origin)) };
}

function feed(hub: string, file: string, origin: string): Receiver {
  return {
    name: `${NAME} ${file}`,
    file,
    wants: () => true,
    async deliver(_, signal) {
      const topic = new URL(file, origin).href;
      try {
        const { status, headers } = await ky.post(hub, {
          body: new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': topic }),
          redirect: 'manual',
          throwHttpErrors: false,
          retry: 0,
          timeout: TIMEOUT_MS,
          signal,
        });
        return receiptOf(status, headers.get('retry-after'));
      } catch (error) {
        return unreached(error);
      }
    },
  };
}
