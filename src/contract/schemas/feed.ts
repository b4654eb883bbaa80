// The body of a JSON Feed 1.1 (ours), as far as we use it.
import { z } from 'zod';
import { instant, text } from './field.ts';

const author = z.object({ name: text('Name of the operating site.'), url: z.url() });

const feedItemSchema = z
  .object({
    id: text('The address of the draw: it stays when the draw is corrected.'),
    url: z.url(),
    title: text('Thai: lottery and date.'),
    content_text: text('One prize a line.'),
    date_published: instant('When it was announced, by the schedule.'),
    date_modified: instant('When it was completed or last corrected.'),
  })
  .meta({ id: 'FeedItem' });

export const feedSchema = z
  .object({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: text('Thai title.'),
    home_page_url: z.url(),
    feed_url: z.url(),
    description: text('Thai: for convenience only.'),
    language: z.literal('th'),
    authors: z.array(author).length(1),
    hubs: z
      .array(z.object({ type: z.literal('WebSub'), url: z.url() }))
      .length(1)
      .optional()
      .meta({
        description: 'The WebSub hub that tells subscribers of this feed, if there is one.',
      }),
    items: z.array(feedItemSchema).min(1).meta({ description: 'Newest first.' }),
  })
  .meta({ id: 'Feed' });
