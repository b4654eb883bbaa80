// Receives webhooks in Node (npm install standardwebhooks): verifies the signature and drops repeats.
// Variables: SECRET, what the maintainer gave you (whsec_…); PORT, where this listens.
import { createServer } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

const MOST_BYTES = 100_000;
const DAY_MS = 86_400_000;
const seen = new Set(); // in your database
const webhook = new Webhook(process.env.SECRET);

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
    const event = webhook.verify(Buffer.concat(chunks), request.headers);
    const id = request.headers['webhook-id'];
    response.writeHead(204).end();
    if (seen.has(id)) return;
    seen.add(id);
    const { lottery, drawDate } = event.data.change;
    console.log(event.type, lottery, drawDate, ...cautionsOf(event));
  } catch (error) {
    response.writeHead(error instanceof WebhookVerificationError ? 400 : 500).end();
  }
}).listen(Number(process.env.PORT), '127.0.0.1');
