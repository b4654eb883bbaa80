// The official MCP client, connected to `npm run mcp`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

const WHO = { name: 'proof', version: '1.0.0' };

export async function overPipes(...args: string[]): Promise<Client> {
  const client = new Client(WHO);
  const npm = { command: 'npm', args: ['run', '--silent', 'mcp', '--', ...args] };
  await client.connect(new StdioClientTransport(npm));
  return client;
}

/** @param mode `auto` speaks the newest protocol, `legacy` the one before */
export async function overHttp(address: URL, mode: 'auto' | 'legacy'): Promise<Client> {
  const client = new Client(WHO, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(address));
  return client;
}

export type ListeningTools = {
  readonly address: URL;
  /** Ends it as an operator does; its exit code. */
  readonly stop: () => Promise<number | null>;
};

/** `npm run mcp -- --http 0`, at the address it names; with `MCP_HOSTS`, for others. */
export async function toolsOverHttp(variables = {}): Promise<ListeningTools> {
  const env = { ...process.env, ...variables };
  const child = spawn(process.execPath, ['scripts/run.ts', 'mcp', '--http', '0'], { env });
  child.stderr.pipe(process.stderr);
  const [line] = await once(child.stdout, 'data');
  const stop = async () => {
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    return code as number | null;
  };
  return { address: new URL(String(line).trim()), stop };
}
