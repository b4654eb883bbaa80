// The body of a JSON Feed 1.1 (ours), as far as we use it.
import { z } from 'zod';
import * as field from './field.ts';
import { object, ours } from './field.ts';

const author = object('FeedAuthor', ours('Who makes the feed'), {
  name: field.text('Name of the operating site.'),
  url: field.url('Its address.'),
});

const hub = object('FeedHub', ours('Who tells subscribers of new draws'), {
  type: field.always('WebSub', 'The protocol.'),
  url: field.url('Where to subscribe.'),
});

const feedItemSchema = object(
  'FeedItem',
  ours('One draw in a feed, or one correction of any draw'),
  {
    id: field.text(
      'The address of the draw, which stays when it is corrected; of a correction with `#` and the `id` of the change.',
    ),
    url: field.url('The page of the draw.'),
    title: field.text(
      'Thai: lottery and date; that it is a correction; what is missing or unconfirmed.',
    ),
    content_text: field.text(
      'One prize a line, then what is missing or unconfirmed. Of a correction: what stood there, what came of it, and why.',
    ),
    date_published: field.instant(
      'When the draw was announced, by the schedule; when the correction was entered.',
    ),
    date_modified: field.instant('When it was completed or last corrected.'),
  },
);

export const feedSchema = object('Feed', ours('A JSON Feed 1.1'), {
  version: field.always('https://jsonfeed.org/version/1.1', 'The version of JSON Feed.'),
  title: field.text('Thai title.'),
  home_page_url: field.url('The page of the lottery, or of all.'),
  feed_url: field.url('Where this feed is.'),
  description: field.text('Thai: for convenience only.'),
  language: field.always('th', 'Thai.'),
  authors: z.array(author).length(1).meta({ description: 'The operating site.' }),
  hubs: z.array(hub).length(1).optional().meta({
    description: 'The WebSub hub that tells subscribers of this feed, if there is one.',
  }),
  items: field.some('Newest first.', feedItemSchema),
});
