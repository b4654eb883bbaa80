// Every source of the week on this machine: one server that answers as each of them does, of the
// draws that its clock has reached, with the faults it is given. The address of a source is its
// path here.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Registry } from '../../src/intake/files/data-folder.ts';
import type { Upstream } from '../../src/intake/sources/upstream.ts';
import type { WeekDraw } from './week.ts';
import { BODIES, type Shown } from './week-bodies.ts';

export type Fault = {
  readonly kind:
    | 'outage'
    | 'redesign'
    | 'partial'
    | 'yesterday stays'
    | 'yesterday under today'
    | 'misprint'
    | 'corrected'
    | 'no draw'
    | 'zeros'
    /** Shown long before it is drawn, and long after. */
    | 'early day'
    | 'late day';
  /** The host whose answers it spoils. */
  readonly host: string;
  readonly lottery: string;
  readonly day: string;
  /** Minutes from the announcement on. */
  readonly from: number;
  readonly to: number;
};

export type WeekSources = {
  /** The upstreams, asked here instead. */
  readonly upstreams: readonly Upstream[];
  /** Where each source is a path: `<origin>/<host>/…`. */
  readonly origin: string;
  readonly requests: { host: string; at: number }[];
  readonly close: () => Promise<void>;
};

const MINUTE_MS = 60_000;

/** @param clock the moment the sources live in, in milliseconds since 1970 */
export async function startWeekSources(
  { upstreams, lotteries }: Pick<Registry, 'upstreams' | 'lotteries'>,
  draws: readonly WeekDraw[],
  faults: readonly Fault[],
  clock: { readonly now: number },
): Promise<WeekSources> {
  const requests: WeekSources['requests'] = [];
  const announcedAt = ({ lottery, day }: Fault) =>
    draws.find((one) => one.lottery.slug === lottery && one.day === day)?.at ?? 0;
  const isOn = (fault: Fault) => {
    const minutes = (clock.now - announcedAt(fault)) / MINUTE_MS;
    return minutes >= fault.from && minutes < fault.to;
  };
  /** What a host shows of a lottery, newest first. */
  const shownAt = (host: string, slug: string): Shown[] => {
    const on = faults.filter((one) => one.host === host && one.lottery === slug && isOn(one));
    return draws
      .filter(({ lottery }) => lottery.slug === slug)
      .filter(({ day, at }) => at <= clock.now || on.some((one) => isEarly(one, day)))
      .reverse()
      .flatMap(({ day, draw }, index, all): Shown[] => {
        const fault = on.find((one) => one.day === day)?.kind;
        const yesterday = all[index + 1]?.draw ?? draw;
        if (fault === 'yesterday stays' || fault === 'late day') return [];
        if (fault === 'zeros') return [{ day, prizes: zeros(draw.prizes) }];
        if (fault === 'yesterday under today') return [{ day, prizes: yesterday.prizes }];
        if (fault === 'partial') return [{ day, prizes: draw.prizes, isPartial: true }];
        if (fault === 'no draw') return [{ day, prizes: {}, noDraw: true }];
        if (fault === 'misprint' || fault === 'corrected') {
          return [{ day, prizes: misprinted(draw.prizes) }];
        }
        return [{ day, prizes: draw.prizes }];
      });
  };
  const server = createServer(async (request, response) => {
    const text = (await buffer(request)).toString();
    const [, host = '', ...rest] = (request.url ?? '').split('/');
    requests.push({ host, at: clock.now });
    const ofHost = faults.filter((one) => one.host === host && isOn(one)).map(({ kind }) => kind);
    if (ofHost.includes('outage')) response.writeHead(503).end('<html>down</html>');
    else if (ofHost.includes('redesign')) response.end('<!doctype html><main>ใหม่</main>');
    else {
      const body = BODIES[host]?.({
        path: `/${rest.join('/')}`,
        posted: text,
        shown: (slug) => shownAt(host, slug),
        lotteries,
      });
      if (body === undefined) response.writeHead(404).end();
      else response.end(body);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const here = (url: string) => url.replace(/^https?:\/\//, `${origin}/`);
  const isHere = ({ url }: Upstream) => BODIES[new URL(url).host] !== undefined;
  return {
    upstreams: upstreams.filter(isHere).map((one) => ({
      ...one,
      request: (_, wanted) => {
        const asked = one.request(one.url, wanted);
        return { ...asked, url: here(asked.url) };
      },
    })),
    origin,
    requests,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const isEarly = ({ kind, day }: Fault, shown: string) => kind === 'early day' && day === shown;

function zeros(prizes: Shown['prizes']): Shown['prizes'] {
  return Object.fromEntries(
    Object.entries(prizes).map(([slug, numbers]) => [
      slug,
      numbers.map((number) => '0'.repeat(number.length)),
    ]),
  );
}

/** One digit of the drawn number, and all that follows from it, is another. */
function misprinted(prizes: Shown['prizes']): Shown['prizes'] {
  const other = (digit: string) => String((Number(digit) + 1) % 10);
  const tail = (number: string) => number.slice(0, -1) + other(number.slice(-1));
  return Object.fromEntries(
    Object.entries(prizes).map(([slug, numbers]) => [
      slug,
      slug === 'bottom-two-digit' ? numbers : numbers.map(tail),
    ]),
  );
}
