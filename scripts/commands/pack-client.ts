// Packs the client for npm: the types of its answers, one module of it, and the tarball below dist.
import { execFileSync } from 'node:child_process';
import { newCommand, runCommand } from '../command/command-line.ts';
import type { Io } from '../command/io.ts';

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('pack-client', io).description(
    'Packs the client for npm into dist/; run by npx tsx, as npm run proofs does.',
  );
  return runCommand(command, argv, io, async () => {
    for (const step of steps(io.env)) {
      const [program = '', ...args] = step.split(' ');
      execFileSync(program, args, { stdio: 'inherit' });
    }
    return 0;
  });
}

function steps({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository }: Io['env']) {
  // Provenance names the repository that ran, and npm refuses a package that names another one.
  const address = `repository.type=git repository.url=git+${server}/${repository}.git`;
  return [
    'tsx scripts/run.ts emit',
    'openapi-typescript src/generated/openapi.json -o src/generated/openapi.ts',
    'tsdown --config src/client/tsdown.config.ts',
    ...(repository
      ? [`npm pkg set --prefix dist/package ${address} repository.directory=src/client`]
      : []),
    'npm pack ./dist/package --pack-destination dist',
  ];
}
