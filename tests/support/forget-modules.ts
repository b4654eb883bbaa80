// For a test that replaces a module.
import { vi } from 'vitest';
import { z } from 'zod';

/** Test files share modules: what is imported after this is read anew, as it is then. */
export function forgetModules(): void {
  vi.resetModules();
  // The modules name their schemas once more, and zod takes each name once.
  z.globalRegistry.clear();
}
