// A Cloudflare Worker: the newest draw of a lottery as one line of text, for signs, bots and
// widgets. Variables of the worker: API, the service; MIRROR, a copy of its files (optional).
import { createClient, LotteryFault, NoHostAnswered } from 'perdphon';

/** @typedef {{ API: string, MIRROR?: string }} Variables */

/** Kept between requests, and its answers too. @type {import('perdphon').Client | undefined} */
let client;

/** @param {Variables} variables */
function clientOf({ API, MIRROR }) {
  client ??= createClient({
    hosts: [API, ...(MIRROR === undefined ? [] : [{ url: MIRROR, mirror: true }])],
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
    const slug = new URL(request.url).pathname.slice(1) || 'thai-government';
    const lottery = /** @type {import('perdphon').LotterySlug} */ (slug);
    try {
      const { data } = await clientOf(variables).results({ lottery, signal: request.signal });
      const [draw] = data;
      const prizes = draw?.prizes.slice(0, 4) ?? [];
      const numbers = prizes.map(({ name, numbers }) => `${name} ${numbers.slice(0, 4).join(' ')}`);
      return textResponse(
        `${draw?.lotteryName} ${draw?.displayName} · ${numbers.join(' · ')}`,
        200,
      );
    } catch (error) {
      // Both are Thai sentences for the reader.
      if (error instanceof LotteryFault) return textResponse(error.message, error.status);
      if (error instanceof NoHostAnswered) return textResponse(error.message, 503);
      throw error;
    }
  },
};

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
