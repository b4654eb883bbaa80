// The body of a JSON Feed 1.1 (ours), as far as we use it.
import { z } from 'zod';
import { instant, object, ours, some, text } from './field.ts';

const url = (description: string) => z.url().meta({ description });

const author = object('FeedAuthor', ours('Who makes the feed'), {
  name: text('Name of the operating site.'),
  url: url('Its address.'),
});

const hub = object('FeedHub', ours('Who tells subscribers of new draws'), {
  type: z.literal('WebSub').meta({ description: 'The protocol.' }),
  url: url('Where to subscribe.'),
});

const feedItemSchema = object(
  'FeedItem',
  ours('One draw in a feed, or one correction of any draw'),
  {
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
  },
);

export const feedSchema = object('Feed', ours('A JSON Feed 1.1'), {
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
  items: some('Newest first.', feedItemSchema),
});
