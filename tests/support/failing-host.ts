// A server that fails in the ways servers do, one request after the other as scripted.
import type { RequestListener } from 'node:http';
import { type Listening, standIn } from './local-host.ts';

const REFUSAL = { success: false, error: 'ขัดข้อง', code: 'internal_error' };
const JSON_TYPE = 'application/json; charset=utf-8';

type Failure = (body: string) => RequestListener;

const sent =
  (status: number, headers: Record<string, string>, text?: string): Failure =>
  (body) =>
  (_, response) =>
    void response
      .writeHead(status, { 'Content-Type': JSON_TYPE, ETag: '"a"', ...headers })
      .end(text ?? body);

/** Each by the name a table shows. */
export const FAILURES = {
  answers: sent(200, {}),
  'answers, Age 900': sent(200, { Age: '900' }),
  'answers as text/plain': sent(200, { 'Content-Type': 'text/plain' }),
  '500': sent(500, {}, JSON.stringify(REFUSAL)),
  '502 page': sent(502, { 'Content-Type': 'text/html' }, '<html>Bad Gateway'),
  '503, Retry-After 20': sent(503, { 'Retry-After': '20' }, ''),
  '503, Retry-After 900': sent(503, { 'Retry-After': '900' }, ''),
  '503, until a date, clock a day off': sent(
    503,
    { Date: 'Mon, 01 Jan 2024 00:00:00 GMT', 'Retry-After': 'Mon, 01 Jan 2024 00:00:09 GMT' },
    '',
  ),
  '429, Retry-After 7': sent(
    429,
    { 'Retry-After': '7' },
    JSON.stringify({ ...REFUSAL, code: 'quota_exceeded' }),
  ),
  '400': sent(400, {}, JSON.stringify({ ...REFUSAL, code: 'unknown_lottery' })),
  '200 page': sent(200, { 'Content-Type': 'text/html' }, '<html>log in here'),
  reset: () => (request) => void request.socket.destroy(),
  slow: () => () => {},
  'cut short': (body) => (_, response) =>
    void response.writeHead(200, { 'Content-Type': JSON_TYPE }).end(body.slice(0, body.length / 2)),
  'cut off': (body) => (request, response) => {
    response.writeHead(200, { 'Content-Type': JSON_TYPE, 'Content-Length': body.length * 2 });
    response.write(body.slice(0, 10), () => request.socket.destroy());
  },
} satisfies Record<string, Failure>;

export type FailureName = keyof typeof FAILURES;

/** @param script what each request meets; the last one stays */
export async function failingHost(script: readonly FailureName[], body: object) {
  let asked = 0;
  const host: Listening = await standIn((request, response) => {
    const name = script[Math.min(asked, script.length - 1)] ?? 'reset';
    asked += 1;
    FAILURES[name](JSON.stringify(body))(request, response);
  });
  return { ...host, asked: () => asked };
}
