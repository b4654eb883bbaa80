// The routes in the configuration of the output, as Vercel's Build Output API has them.
import { readFile, writeFile } from 'node:fs/promises';

type Route = Readonly<Record<string, unknown>>;

/** Has the routes of a configuration changed, and writes it again. */
export async function changeRoutes(
  configFile: string,
  change: (routes: Route[]) => void,
): Promise<void> {
  const config = JSON.parse(await readFile(configFile, 'utf8'));
  change(config.routes);
  await writeFile(configFile, `${JSON.stringify(config, null, 2)}\n`);
}

/** Adds routes for what is not a file. */
export function addBehindFiles(routes: Route[], added: readonly Route[]): void {
  const files = routes.findIndex(({ handle }) => handle === 'filesystem');
  routes.splice(files + 1, 0, ...added);
}
