// What a command gets from whoever starts it: scripts/run.ts gives that of the process, a test its
// own.

/** The variables of an environment. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Prints a line. */
export type Print = ((line: string) => void) & { readonly isTerminal?: boolean };

/** How a command ends: done, a person is needed, wrong use. */
export type ExitCode = 0 | 1 | 2;

export type Io = {
  readonly env: Env;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly fetch: typeof fetch;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly out: Print;
  readonly err: Print;
  /** What starts a command in a process of its own, before the command's name. */
  readonly program: readonly string[];
  /** Aborted where the process is told to stop; from the first call on that does not end it. */
  readonly stopSignal: () => AbortSignal;
  /** How many files and connections the system lets the process have open. */
  readonly mostOpenFiles: () => number;
};
