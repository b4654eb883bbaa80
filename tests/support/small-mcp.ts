// A model's client of the tools, whose API is what a test says.
import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { expect } from 'vitest';
import { createServers } from '../../scripts/mcp/server.ts';
import type { Lottery } from '../../src/domain/lottery.ts';
import { nameBook } from '../../src/intake/text/name-book.ts';

/** The API that the tools ask, of these lotteries, at a moment. */
export type ToolService = {
  readonly fetch: typeof globalThis.fetch;
  readonly lotteries: readonly Lottery[];
  readonly now: number;
};

/** A client of the tools of a service, and the addresses that they asked. */
export async function connected({ fetch, lotteries, now }: ToolService) {
  const asked: string[] = [];
  const origin = 'https://a.example';
  const serverOf = await createServers({
    origin,
    fetch: ((input: string) => {
      asked.push(input.replace(origin, ''));
      return fetch(input);
    }) as typeof fetch,
    names: nameBook(lotteries, { ambiguous: [], notOurs: [] }),
    now: () => new Date(now),
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

/** The same service, but for what it answers at some paths. */
export function answering(
  service: ToolService,
  replies: Readonly<Record<string, (body: never) => object | Promise<never>>>,
): ToolService {
  const fetch = async (input: string) => {
    const { pathname } = new URL(input);
    const response = await service.fetch(input);
    const reply = replies[pathname];
    return reply === undefined
      ? response
      : Response.json(await reply((await response.json()) as never));
  };
  return { ...service, fetch: fetch as typeof service.fetch };
}
