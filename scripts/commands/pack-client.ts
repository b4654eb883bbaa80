// Packs the client for npm: the types of its answers, one module of it, and the tarball below dist.
import { execFileSync } from 'node:child_process';
import { newCommand } from '../command/command-line.ts';

newCommand('pack-client')
  .description('Packs the client for npm into dist/; run by npx tsx, as npm run proofs does.')
  .parse();

// Provenance names the repository that ran, and npm refuses a package that names another one.
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
const address = `repository.type=git repository.url=git+${server}/${repository}.git`;

const STEPS = [
  'tsx scripts/run.ts emit',
  'openapi-typescript src/generated/openapi.json -o src/generated/openapi.ts',
  'tsdown --config src/client/tsdown.config.ts',
  ...(repository
    ? [`npm pkg set --prefix dist/package ${address} repository.directory=src/client`]
    : []),
  'npm pack ./dist/package --pack-destination dist',
];
for (const step of STEPS) {
  const [program = '', ...args] = step.split(' ');
  execFileSync(program, args, { stdio: 'inherit' });
}
