import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** What a command prints on a Node that says it is of this version. */
async function runOn(version: string) {
  const pretend = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const program = "await import('./scripts/node.cjs'); console.log('ran')";
  const argv = ['--import', pretend, '--input-type=module', '--eval', program];
  return promisify(execFile)(process.execPath, argv).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      ...{ code, stdout, stderr },
    }),
  );
}

test.each(['12.22.12', '20.20.2', '24.14.9'])(
  'on Node %s one line says what it needs',
  async (version) => {
    const { code, stdout, stderr } = await runOn(version);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^This is Node [\d.]+; the project needs 24\.15\.0 or newer\. .*https:\/\/nodejs\.org\/en\/download\n$/,
    );
  },
);

test.each(['24.15.0', '26.10.0', '100.0.0'])('on Node %s it runs', async (version) => {
  expect(await runOn(version)).toEqual({ code: 0, stdout: 'ran\n', stderr: '' });
});
