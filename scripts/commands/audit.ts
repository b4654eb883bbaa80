// Known weaknesses of the packages in every lock file. Says so if a registry answers no audits.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { newCommand, runCommand } from '../command/command-line.ts';
import type { Io } from '../command/io.ts';
import { parseJson } from '../disk/text-files.ts';

const FOLDERS = ['.', ...globSync('{*,tests/*}/package-lock.json').map(dirname)];
/** Below this it is for the weekly update. */
const LEVEL = 'high';

/** A report; or, where the registry has no such address, what it answered instead. */
type Report = Partial<Record<'auditReportVersion' | 'uri' | 'message', unknown>>;

export function main(argv: readonly string[], io: Io) {
  const command = newCommand('audit', io).description(
    'Lists known weaknesses of the packages in every lock file. Exit 1: there is one.',
  );
  return runCommand(command, argv, io, async () =>
    FOLDERS.map((folder) => audit(folder, io)).includes(1) ? 1 : 0,
  );
}

/** Prints what is known of the packages of a lock file. @returns 1 where there is a weakness */
function audit(folder: string, { env, out }: Io): 0 | 1 {
  const args = ['--prefix', folder, 'audit', '--json', `--audit-level=${LEVEL}`];
  const { status, stdout } = npm(args);
  const report = parseJson(stdout) as Report | undefined;
  if (report?.auditReportVersion === undefined && report?.uri !== undefined) {
    out(`${folder}: not audited, the registry answers no audits (${report.message})`);
    // There the public registry is asked, which does.
    return env['GITHUB_ACTIONS'] ? 1 : 0;
  }
  if (status === 0) {
    out(`${folder}: nothing of level ${LEVEL} or above`);
    return 0;
  }
  const table = npm(args.filter((argument) => argument !== '--json'));
  out(`${folder}: weak packages\n${table.stdout}`);
  return 1;
}

function npm(args: readonly string[]) {
  return spawnSync('npm', args, { maxBuffer: 2 ** 26, encoding: 'utf8' });
}
