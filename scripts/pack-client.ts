// Packs the client for npm: the types of its answers, one module of it, and the tarball below dist.
import { execFileSync } from 'node:child_process';
import { newCommand } from './command/command-line.ts';

newCommand('pack-client')
  .description('Packs the client for npm into dist/; run by npx tsx, as npm run proofs does.')
  .parse();

const STEPS = [
  'tsx scripts/emit.ts',
  'openapi-typescript src/generated/openapi.json -o src/generated/openapi.ts',
  'tsdown --config src/client/tsdown.config.ts',
  'npm pack ./dist/package --pack-destination dist',
];
for (const step of STEPS) {
  const [program = '', ...args] = step.split(' ');
  execFileSync(program, args, { stdio: 'inherit' });
}
