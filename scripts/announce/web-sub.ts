// WebSub: tells the hub which feeds changed; the hub fetches them and tells their subscribers.
import ky from 'ky';
import { memberPath } from '../../src/contract/file-family.ts';
import { FILES } from '../../src/contract/files.ts';
import { type Channel, type Receiver, receiptOf, unreached } from './channel.ts';

const NAME = 'web-sub';
const TIMEOUT_MS = 10_000;

/** A receiver for each feed, so that a hub hears of a feed once, however many draws are new in it. */
export function webSub(hub: string, lotteries: readonly string[]): Channel {
  const ofAll = [FILES.atomAll.path, FILES.jsonFeedAll.path].map((path) =>
    feed(hub, path, () => true),
  );
  const ofOne = lotteries.flatMap((slug) =>
    [FILES.atom.path, FILES.jsonFeed.path].map((family) =>
      feed(hub, memberPath(family, { lottery: slug }), ({ lottery }) => lottery === slug),
    ),
  );
  return { name: NAME, receivers: [...ofAll, ...ofOne] };
}

function feed(hub: string, path: string, wants: Receiver['wants']): Receiver {
  return {
    name: `${NAME} ${path}`,
    wants,
    takesAll: true,
    async deliver([first], signal) {
      const topic = new URL(path, first?.file).href;
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
