type Limited = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Runs at most so many tasks at once; the others wait in the order they came. */
export function limitedTo(max: number): Limited {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < max) running += 1;
    // A task that ends starts the first one that waits.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}

/** Runs at most so many tasks of one client at once. */
export function limitedPerClient(max: number): (client: string) => Limited {
  const limits = new Map<string, { readonly run: Limited; tasks: number }>();
  return (client) => async (task) => {
    const limit = limits.get(client) ?? { run: limitedTo(max), tasks: 0 };
    limits.set(client, limit);
    limit.tasks += 1;
    try {
      return await limit.run(task);
    } finally {
      limit.tasks -= 1;
      if (limit.tasks === 0) limits.delete(client);
    }
  };
}
