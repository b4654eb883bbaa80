// A server on this machine in the sources' place, for tests: it answers what was recorded, or
// misbehaves in one of the ways they do. Nothing leaves the machine.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { RECORDED_DATE, recordedGlo } from './recorded-glo.ts';

/** What a source may do instead of answering. */
export type Misbehaviour =
  /** Takes the question and says nothing. */
  | 'slow'
  /** Sends half of the answer and then nothing more. */
  | 'stalled'
  /** Announces the whole answer, sends half and closes the connection. */
  | 'cut off'
  /** Says that half of the answer is all of it. */
  | 'half'
  /** 200 with a page. */
  | 'html'
  /** 200 with nothing. */
  | 'empty'
  /** 200 with the recorded draw, whatever day was asked for. */
  | 'wrong date'
  /** 200 with more than anyone should read. */
  | 'endless'
  /** Closes the connection at once. */
  | 'hang up'
  /** That status with a page, and headers such as `retry-after`. */
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> };

export type StandIn = {
  /** For GLO_API_URL. */
  readonly gloUrl: string;
  /** For XSMB_CSV_URL. */
  readonly xsmbUrl: string;
  /** Every question so far, in order. */
  readonly requests: { method: string; path: string; userAgent: string; body: string }[];
  /** GLO's answer by day; more may be put in. Other days have a null result. */
  readonly gloAnswers: Map<string, string>;
  /** XSMB's CSV. */
  readonly texts: { xsmb: string };
  /** Misbehaves at the next questions, one each; `always` until it is called again. */
  readonly misbehave: (...next: readonly Misbehaviour[]) => void;
  readonly misbehaveAlways: (kind: Misbehaviour | undefined) => void;
  readonly close: () => Promise<void>;
};

const NO_DRAW = JSON.stringify({
  statusMessage: 'getLotteryResult - Success',
  statusCode: 200,
  message: null,
  status: true,
  response: { result: null },
});

const XSMB_HEADER =
  'date,special,prize1,prize2_1,prize2_2,prize3_1,prize3_2,prize3_3,prize3_4,prize3_5,prize3_6,prize4_1,prize4_2,prize4_3,prize4_4,prize5_1,prize5_2,prize5_3,prize5_4,prize5_5,prize5_6,prize6_1,prize6_2,prize6_3,prize7_1,prize7_2,prize7_3,prize7_4';

/** Three real rows. */
export const RECORDED_XSMB = `${XSMB_HEADER}
2026-08-20,7523,3402,71264,70743,23922,98532,50759,33811,64437,25606,4096,2934,699,661,5404,1432,4959,9897,3794,2391,468,74,622,88,34,47,0
2026-08-21,94533,87299,40109,41819,92539,9590,56888,77064,24438,47960,8080,634,7554,4394,730,5132,2761,7268,9875,7853,440,427,521,95,35,99,67
2026-08-22,60213,80300,60683,51132,89384,11622,10383,9349,136,47894,7740,7568,2767,8365,570,5252,4790,7707,6494,9516,354,649,773,26,9,6,64
`;

export const MAINTENANCE_PAGE =
  '<!doctype html>\n<html lang="th">\n<head><title>ปิดปรับปรุงระบบ</title></head>\n<body></body>\n</html>\n';

/** Starts it on a free port. */
export async function startStandIn(): Promise<StandIn> {
  const requests: StandIn['requests'] = [];
  const gloAnswers = new Map([[RECORDED_DATE, recordedGlo()]]);
  const texts = { xsmb: RECORDED_XSMB };
  const queue: Misbehaviour[] = [];
  let always: Misbehaviour | undefined;

  const answerOf = (path: string, body: string): string | undefined => {
    if (path === '/xsmb.csv') return texts.xsmb;
    if (path !== '/api/checking/getLotteryResult') return undefined;
    const { date, month, year } = JSON.parse(body);
    return gloAnswers.get(`${year}-${month}-${date}`) ?? NO_DRAW;
  };

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const body = (await buffer(request)).toString();
    const path = new URL(request.url ?? '/', 'http://stand.in').pathname;
    const userAgent = request.headers['user-agent'] ?? '';
    requests.push({ method: request.method ?? '', path, userAgent, body });
    const answer = answerOf(path, body);
    const kind = queue.shift() ?? always;
    if (answer === undefined) send(response, '', 404);
    else if (kind === undefined) send(response, answer);
    else misbehaveBy(kind, response, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    gloUrl: `${origin}/api`,
    xsmbUrl: `${origin}/xsmb.csv`,
    requests,
    gloAnswers,
    texts,
    misbehave: (...next) => void queue.push(...next),
    misbehaveAlways: (kind) => {
      always = kind;
      queue.length = 0;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, text: string, status = 200): void {
  response.writeHead(status).end(text);
}

function misbehaveBy(kind: Misbehaviour, response: ServerResponse, answer: string): void {
  const half = answer.slice(0, answer.length / 2);
  if (typeof kind === 'object') {
    response.setHeaders(new Headers(kind.headers));
    send(response, MAINTENANCE_PAGE, kind.status);
  } else if (kind === 'stalled') {
    response.write(half);
  } else if (kind === 'cut off') {
    response.writeHead(200, { 'content-length': Buffer.byteLength(answer) });
    response.write(half, () => response.destroy());
  } else if (kind === 'half') {
    send(response, half);
  } else if (kind === 'html') {
    send(response, MAINTENANCE_PAGE);
  } else if (kind === 'empty') {
    send(response, '');
  } else if (kind === 'wrong date') {
    send(response, recordedGlo());
  } else if (kind === 'hang up') {
    response.destroy();
  } else if (kind === 'endless') {
    const more = () => {
      while (!response.destroyed && response.write('0'.repeat(1024 * 1024)));
    };
    response.on('drain', more);
    more();
  }
}
