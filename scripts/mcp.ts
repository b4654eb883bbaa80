// The API as tools for language models, over standard input and output: of the last build, or of an origin.
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { Command } from 'commander';
import { GENERATED_FOLDER } from './emit/emit-site.ts';
import { builtApi } from './mcp/built-api.ts';
import { createMcpServer } from './mcp/server.ts';
import { OUTPUT_FOLDER } from './output-folder.ts';

type Options = { url?: string; output: string; generated: string };

/** Never asked over a network; only its path counts. */
const HERE = 'http://localhost';

const options = new Command('mcp')
  .description(
    'Serves the API as tools of the Model Context Protocol, on standard input and output.',
  )
  .option('--url <origin>', 'a live deployment; without it, the last build')
  .option('--output <folder>', 'the output of the build', OUTPUT_FOLDER)
  .option('--generated <folder>', 'what the build imports', GENERATED_FOLDER)
  .addHelpText(
    'after',
    '\nTo a program that starts such servers: command npm, arguments run --silent mcp, in this folder.',
  )
  .parse()
  .opts<Options>();

const { url, generated } = options;
const now = () => new Date();
if (url !== undefined && !URL.canParse(url)) fail(`--url ${url} is not an address`);
const api =
  url === undefined
    ? { origin: HERE, fetch: await builtApi(options.output, generated, now).catch(missing) }
    : { origin: url.replace(/\/+$/, ''), fetch };
const server = await createMcpServer({ ...api, now }).catch(unread);
await server.connect(new StdioServerTransport());

function missing(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error;
  fail(`there is no build to read (${error.message}); run: npm run build`);
}

function unread(error: Error): never {
  fail(`the list of lotteries cannot be read: ${error.message}`);
}

function fail(message: string): never {
  console.error(`mcp: ${message}`);
  process.exit(2);
}
