// The body of a JSON Feed 1.1 (ours), as far as we use it.
import { z } from 'zod';
import { instant, ours, text } from './field.ts';

const url = (description: string) => z.url().meta({ description });

const author = z
  .object({ name: text('Name of the operating site.'), url: url('Its address.') })
  .meta({ id: 'FeedAuthor', description: ours('Who makes the feed') });

const hub = z
  .object({
    type: z.literal('WebSub').meta({ description: 'The protocol.' }),
    url: url('Where to subscribe.'),
  })
  .meta({ id: 'FeedHub', description: ours('Who tells subscribers of new draws') });

const feedItemSchema = z
  .object({
    id: text(
      'The address of the draw, which stays when it is corrected; of a correction with `#` and the `id` of the change.',
    ),
    url: url('The page of the draw.'),
    title: text('Thai: lottery and date; that it is a correction; what is missing or unconfirmed.'),
    content_text: text(
      'One prize a line, then what is missing or unconfirmed. Of a correction: what stood there, what came of it, and why.',
    ),
    date_published: instant(
      'When the draw was announced, by the schedule; when the correction was entered.',
    ),
    date_modified: instant('When it was completed or last corrected.'),
  })
  .meta({ id: 'FeedItem', description: ours('One draw in a feed, or one correction of any draw') });

export const feedSchema = z
  .object({
    version: z
      .literal('https://jsonfeed.org/version/1.1')
      .meta({ description: 'The version of JSON Feed.' }),
    title: text('Thai title.'),
    home_page_url: url('The page of the lottery, or of all.'),
    feed_url: url('Where this feed is.'),
    description: text('Thai: for convenience only.'),
    language: z.literal('th').meta({ description: 'Thai.' }),
    authors: z.array(author).length(1).meta({ description: 'The operating site.' }),
    hubs: z.array(hub).length(1).optional().meta({
      description: 'The WebSub hub that tells subscribers of this feed, if there is one.',
    }),
    items: z.array(feedItemSchema).min(1).meta({ description: 'Newest first.' }),
  })
  .meta({ id: 'Feed', description: ours('A JSON Feed 1.1') });
