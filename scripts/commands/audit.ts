// Known weaknesses of the packages in every lock file. Says so if a registry answers no audits.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { newCommand } from '../command/command-line.ts';
import { parseJson } from '../disk/files.ts';

newCommand('audit')
  .description('Lists known weaknesses of the packages in every lock file. Exit 1: there is one.')
  .parse();

const FOLDERS = ['.', ...globSync('{*,tests/*}/package-lock.json').map(dirname)];
/** Below this it is for the weekly update. */
const LEVEL = 'high';

/** A report; or, where the registry has no such address, what it answered instead. */
type Report = Partial<Record<'auditReportVersion' | 'uri' | 'message', unknown>>;

for (const folder of FOLDERS) {
  const args = ['--prefix', folder, 'audit', '--json', `--audit-level=${LEVEL}`];
  const { status, stdout } = npm(args);
  const report = parseJson(stdout) as Report | undefined;
  if (report?.auditReportVersion === undefined && report?.uri !== undefined) {
    // There the public registry is asked, which does.
    console.log(`${folder}: not audited, the registry answers no audits (${report.message})`);
    if (process.env['GITHUB_ACTIONS']) process.exitCode = 1;
  } else if (status === 0) {
    console.log(`${folder}: nothing of level ${LEVEL} or above`);
  } else {
    const table = npm(args.filter((argument) => argument !== '--json'));
    console.log(`${folder}: weak packages\n${table.stdout}`);
    process.exitCode = 1;
  }
}

function npm(args: readonly string[]) {
  return spawnSync('npm', args, { maxBuffer: 2 ** 26, encoding: 'utf8' });
}
