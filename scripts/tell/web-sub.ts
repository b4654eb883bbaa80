// WebSub: tells the hub which feeds changed; the hub fetches them and tells their subscribers.
import { memberPath } from '../../src/api/contract/open-file-path.ts';
import { FILES } from '../../src/api/contract/open-files.ts';
import { type Channel, postOnce, type Receiver } from './channel.ts';

const NAME = 'web-sub';

/** A receiver for each feed whose bytes may change. @param origin that the feeds name, if any */
export function webSub(hub: string, lotteries: readonly string[], origin?: string): Channel {
  if (origin === undefined) return { name: NAME, receivers: [] };
  const perLottery = lotteries.flatMap((lottery) =>
    [FILES.atom.path, FILES.jsonFeed.path].map((family) => memberPath(family, { lottery })),
  );
  const receivers = [FILES.atomAll.path, FILES.jsonFeedAll.path, ...perLottery].map(
    (file): Receiver => ({
      name: `${NAME} ${file}`,
      file,
      wants: () => true,
      deliver: (_, signal) => {
        const topic = new URL(file, origin).href;
        const body = new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': topic });
        return postOnce(hub, { body, redirect: 'manual', signal });
      },
    }),
  );
  return { name: NAME, receivers };
}
