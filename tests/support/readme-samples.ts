// The code of the package's README, as a reader would copy it.
import { readFileSync } from 'node:fs';

/** The samples by their English heading; `First` makes the client that the others use. */
export function readmeSamples(): ReadonlyMap<string, string> {
  const sections = readFileSync('src/client/README.md', 'utf8').split(/^## /m);
  return new Map(
    sections.flatMap((section) => {
      const samples = [...section.matchAll(/```js\n(.*?)```/gs)].map(([, code]) => code ?? '');
      const heading = section.split('\n')[0]?.split(' · ')[1] ?? '';
      return samples.length > 0 ? [[heading, samples.join('\n')] as const] : [];
    }),
  );
}
