// Faults over store, publication and host that only a process shows: a kill, a full disk, a clock,
// an edit meanwhile, two at once. Each row says how it may end; none may end with exit code 0 and
// wrong bytes. Needs root: it mounts small disks. What commands refuse is told beside them.
import { afterAll, expect, test } from 'vitest';
import type { Ended } from './support/faults/fault.ts';
import { FOLDER_FAULTS } from './support/faults/folder.ts';
import { HOST_FAULTS } from './support/faults/host.ts';
import { PLATFORM_FAULTS } from './support/faults/platform.ts';
import { STORE_FAULTS } from './support/faults/store.ts';
import { removeFolders } from './support/run-script.ts';
import { stopServers } from './support/small-site.ts';

const FAULTS = [...STORE_FAULTS, ...FOLDER_FAULTS, ...PLATFORM_FAULTS, ...HOST_FAULTS];
const table: string[] = [];

afterAll(async () => {
  console.log([`${table.length} faults`, ...table].join('\n'));
  stopServers();
  await removeFolders();
});

test.each(FAULTS)('$name', async ({ name, run, expect: allowed, says }) => {
  const { code, left, stderr = '' }: Ended = await run();
  table.push(`${String(code ?? 'killed').padStart(6)}  ${left.padEnd(5)}  ${name}`);
  expect(allowed).toContainEqual([code, left]);
  expect(code === 0 && left === 'wrong').toBe(false);
  expect(stderr).not.toMatch(/^ {4}at /m);
  if (says !== undefined) expect(stderr).toContain(says);
});
