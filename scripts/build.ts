// `astro build`, whose refusals are sentences: a full disk or broken data asks for no stack trace.
import { build } from 'astro';
import { sentenceOf } from './failure.ts';

try {
  await build({});
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === undefined) throw error;
  console.error(`build: ${sentence}`);
  process.exit(1);
}
