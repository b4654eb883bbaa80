// The documentation pages: Markdown in src/site/content/docs, a folder a language.
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const docs = defineCollection({
  loader: glob({ pattern: '**/*.md', base: './src/site/content/docs' }),
  schema: z.object({
    title: z.string(),
    description: z.string(),
    /** Its name in the path from the guide; the guide itself has none. */
    crumb: z.string().optional(),
    /** What is said of an endpoint beside what is generated. */
    notes: z.record(z.string(), z.array(z.string())).default({}),
  }),
});

export const collections = { docs };
