// A model's client of the tools, whose API is what a test says.
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { expect } from 'vitest';
import { createServers } from '../../scripts/mcp/server.ts';
import { lotteryBody } from '../../src/api/answers/lotteries.ts';
import { nameBook } from '../../src/intake/text/name-book.ts';
import { SMALL_ARCHIVE, SMALL_SITE } from './small-archive.ts';
import { SMALL_BODIES } from './small-bodies.ts';

/** What tells how far an answer can be trusted, asked beside it. */
export const AROUND = {
  '/api/lotteries.json': JSON.stringify({ lotteries: [lotteryBody(SMALL_ARCHIVE, SMALL_SITE)] }),
  '/api/results/small/1.json': JSON.stringify(SMALL_BODIES.results),
  '/api/stats/small.json': JSON.stringify(SMALL_BODIES.stats),
};

/** A client of a server whose API answers everything but the lotteries so. */
export async function connected(
  reply: (path: string) => Response | Promise<Response>,
  origin = 'https://a.example',
  around: Readonly<Record<string, string>> = AROUND,
) {
  const asked: string[] = [];
  const fetch = async (input: unknown) => {
    const { pathname, search } = new URL(String(input), 'https://a.example');
    const known = around[pathname.replace('thai-government', 'small')];
    if (known !== undefined) return new Response(known);
    asked.push(`${pathname}${search}`);
    return reply(pathname);
  };
  const serverOf = await createServers({
    origin,
    fetch: fetch as typeof globalThis.fetch,
    names: nameBook([SMALL_ARCHIVE.lottery], { ambiguous: [], notOurs: [] }),
    now: () => new Date('2026-08-15T00:00:00Z'),
  });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  await Promise.all([serverOf().connect(there), client.connect(here)]);
  const call = async (name: string, args: object = {}) => {
    const { isError, structuredContent, content } = await client.callTool({
      name: `perdphon_${name}`,
      arguments: { ...args },
    });
    const [first] = content as { text: string }[];
    expect(content).toHaveLength(1);
    // The answer stands once.
    expect(structuredContent).toBeUndefined();
    const body = JSON.parse(first?.text ?? '');
    return { isError: isError === true, body };
  };
  return { client, call, asked };
}
