// `astro build`, whose refusals are sentences: a full disk or broken data asks for no stack trace.
import { buildAnswers } from './build/build-answers.ts';
import { PUBLICATION_BUILDS } from './build/build-lock.ts';
import { newCommand, runAs } from './command/command-line.ts';

newCommand('build')
  .description('Builds the site, the API and the functions into .vercel/output.')
  .parse();

await runAs('build', async () => {
  if (process.env[PUBLICATION_BUILDS] === 'answers') await buildAnswers();
  else await (await import('astro')).build({});
  return 0;
});
