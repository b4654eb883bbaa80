import { wholeArchive } from '../_archive.ts';

/** A badge for every lottery, with or without a draw. */
export async function badgePaths() {
  const archive = await wholeArchive();
  return archive.map((props) => ({ params: { lottery: props.lottery.slug }, props }));
}
