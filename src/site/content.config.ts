// The documentation pages in src/site/content/docs, a folder a language: Markdown, and MDX where
// components stand in it.
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const docs = defineCollection({
  loader: glob({ pattern: '**/*.{md,mdx}', base: './src/site/content/docs' }),
  schema: z.object({
    title: z.string(),
    description: z.string(),
    /** Its name in the path from the guide; the guide itself has none. */
    crumb: z.string().optional(),
  }),
});

export const collections = { docs };
