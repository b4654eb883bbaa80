// A Cloudflare Worker: a draw as one line of text, for signs, bots and widgets: `/lao-tv` the newest,
// `/lao-tv/2026-08-16` that of a day. Variables: API, the service; MIRROR, a copy of its files (optional).
import { createClient, getDraw, getResults, LotteryFault, mirror, NoHostAnswered } from 'perdphon';

/** @typedef {{ API: string, MIRROR?: string }} Variables */

/** Kept between requests, and its answers too. @type {import('perdphon').Client | undefined} */
let client;

/** @param {Variables} variables */
function clientOf({ API, MIRROR }) {
  client ??= createClient({
    hosts: [API, ...(MIRROR === undefined ? [] : [mirror(MIRROR)])],
    // A worker is stopped before a minute is over; a mirror is at hand at once.
    longestWaitSeconds: 2,
  });
  return client;
}

export default {
  /**
   * @param {Request} request
   * @param {Variables} variables
   */
  async fetch(request, variables) {
    const [slug, date] = new URL(request.url).pathname.slice(1).split('/');
    const lottery = /** @type {import('perdphon').LotterySlug} */ (slug || 'thai-government');
    const { signal } = request;
    const client = clientOf(variables);
    try {
      if (date)
        return textResponse(lineOf((await getDraw(client, { lottery, date, signal })).data), 200);
      const [draw] = (await getResults(client, { lottery, signal })).data;
      return textResponse(draw ? lineOf(draw) : 'ไม่มีผล', 200);
    } catch (error) {
      // Both are Thai sentences for the reader; the first also of a draw that was withdrawn.
      if (error instanceof LotteryFault) return textResponse(error.message, error.status);
      if (error instanceof NoHostAnswered) return textResponse(error.message, 503);
      throw error;
    }
  },
};

const MOST_PRIZES = 4;
const MOST_NUMBERS = 4;

/**
 * The draw, and how it stands: first, since a sign may cut the line.
 *
 * @param {import('perdphon').Draw} draw
 */
function lineOf({ lotteryName, displayName, prizes, standing }) {
  const shown = prizes.slice(0, MOST_PRIZES).map(({ name, numbers }) => {
    const more = numbers.length - MOST_NUMBERS;
    const rest = more > 0 ? ` และอีก ${more} เลข` : '';
    return `${name} ${numbers.slice(0, MOST_NUMBERS).join(' ')}${rest}`;
  });
  return [
    `${lotteryName} ${displayName}`,
    ...standing.map(({ text }) => text),
    ...shown,
    ...(prizes.length > MOST_PRIZES ? [`และอีก ${prizes.length - MOST_PRIZES} รางวัล`] : []),
  ].join(' · ');
}

/**
 * @param {string} text
 * @param {number} status
 */
function textResponse(text, status) {
  const cache = status === 200 ? 'public, max-age=300' : 'no-store';
  return new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': cache,
    },
  });
}
