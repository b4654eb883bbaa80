// Receives webhooks in Node: verifies the signature and drops repeats. Variables: SITE, the service;
// PORT, where this listens.
import { createServer } from 'node:http';
import { verifyWebhook, WebhookRefused } from 'perdphon';

const MOST_BYTES = 100_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const seen = new Set(); // in your database
let askedAt = Date.now();
let keys = keysNow();

async function keysNow() {
  const url = `${process.env.SITE}/.well-known/jwks.json`;
  return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).json();
}

// A signature of no known key may be of a new one: then the keys are asked for again, at most once a minute.
async function verified(received) {
  const used = keys;
  try {
    return await verifyWebhook({ ...received, keys: await used });
  } catch (error) {
    if (keys === used) {
      if (error.code !== 'signature' || Date.now() - askedAt < MINUTE_MS) throw error;
      askedAt = Date.now();
      keys = keysNow().catch(() => used);
    }
    return verifyWebhook({ ...received, keys: await keys });
  }
}

// What keeps the numbers from being told as the whole, certain and newest result; nothing of most draws.
function cautionsOf({ type, timestamp, data: { change, draw = {} } }) {
  const slugsOf = (prizes) => prizes.map(({ slug }) => slug).join(',');
  const isLate =
    type === 'draw.added' && Date.parse(timestamp) - Date.parse(change.drawDate) > 2 * DAY_MS;
  return [
    ...(type === 'draw.withdrawn' ? [`withdrawn: ${change.reason}`] : []),
    ...(draw.doubt ? [`doubt: ${draw.doubt}`] : []),
    ...(draw.pendingPrizes ? [`pending: ${slugsOf(draw.pendingPrizes)}`] : []),
    ...(draw.unavailablePrizes ? [`unavailable: ${slugsOf(draw.unavailablePrizes)}`] : []),
    ...(draw.unconfirmed ? ['unconfirmed'] : []),
    ...(isLate ? [`late: entered ${timestamp.slice(0, 10)}`] : []),
  ];
}

createServer(async (request, response) => {
  const chunks = [];
  let bytes = 0;
  try {
    for await (const chunk of request) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) return response.writeHead(413, { connection: 'close' }).end();
      chunks.push(chunk);
    }
    const { id, event } = await verified({ body: Buffer.concat(chunks), headers: request.headers });
    response.writeHead(204).end();
    if (seen.has(id)) return;
    seen.add(id);
    const { lottery, drawDate } = event.data.change;
    console.log(event.type, lottery, drawDate, ...cautionsOf(event));
  } catch (error) {
    response.writeHead(error instanceof WebhookRefused ? 400 : 500).end();
  }
}).listen(Number(process.env.PORT), '127.0.0.1');
