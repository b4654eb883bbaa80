// `astro build`, whose refusals are sentences: a full disk or broken data asks for no stack trace.
import { buildAnswers } from './build-answers.ts';
import { PUBLICATION_BUILDS } from './build-lock.ts';
import { sentenceOf } from './failure.ts';

try {
  await (process.env[PUBLICATION_BUILDS] === 'answers'
    ? buildAnswers()
    : (await import('astro')).build({}));
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === undefined) throw error;
  console.error(`build: ${sentence}`);
  process.exit(1);
}
