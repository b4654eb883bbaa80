#!/usr/bin/env node
// Starts the command of the package with what the process has.
import { readFileSync } from 'node:fs';
import { main } from './command.ts';

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
process.exitCode = await main(process.argv.slice(2), {
  env: process.env,
  home: manifest.config?.url,
  fetch,
  out: console.log,
  err: console.error,
});
