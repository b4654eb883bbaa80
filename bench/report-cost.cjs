// Loaded before the measured script: tells the parent what the process cost, as its last act. What
// the script did only to be able to measure it leaves in `uncountedCpuMs`.
process.channel?.unref();
process.once('beforeExit', () => {
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const uncountedMs = globalThis.uncountedCpuMs ?? 0;
  process.send?.({
    cpuMs: (userCPUTime + systemCPUTime) / 1000 - uncountedMs,
  });
});
