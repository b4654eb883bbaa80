import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitedPerClient, limitedTo } from './limited.ts';

/** A task that ends when it is told to. */
function task() {
  const { promise, resolve: end, reject: fail } = Promise.withResolvers<void>();
  const run = () => {
    it.started = true;
    return promise;
  };
  const it = { started: false, end, fail, run };
  return it;
}
const started = async (tasks: readonly { started: boolean }[]) => {
  await setImmediate();
  return tasks.map((one) => one.started);
};

test('so many run at once, and each that ends or fails lets in the first that waits', async () => {
  const inTurn = limitedTo(2);
  const tasks = [task(), task(), task(), task()];
  const done = tasks.map(({ run }) => inTurn(run).catch(() => 'failed'));
  expect(await started(tasks)).toEqual([true, true, false, false]);
  tasks[1]?.fail(new Error('on purpose'));
  expect(await started(tasks)).toEqual([true, true, true, false]);
  for (const { end } of tasks) end();
  expect(await Promise.all(done)).toEqual([undefined, 'failed', undefined, undefined]);
});

test('a client waits for itself alone', async () => {
  const inTurnOf = limitedPerClient(1);
  const tasks = [task(), task(), task()];
  const clients = ['slow', 'slow', 'other'];
  const done = tasks.map(({ run }, index) => inTurnOf(String(clients[index]))(run));
  expect(await started(tasks)).toEqual([true, false, true]);
  for (const { end } of tasks) end();
  await Promise.all(done);
  const again = task();
  void inTurnOf('slow')(again.run);
  expect(await started([again])).toEqual([true]);
});
