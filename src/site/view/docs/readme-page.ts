// The README of the client package as a page of the documentation.

/** The host that the README speaks of. */
const ANY_HOST = 'https://your-host.example';

const THAI = /[ก-๙]/;

/** `anchorOf('ติดตั้ง · Every step') //=> 'every-step'` */
export const anchorOf = (heading: string) =>
  (heading.split(' · ')[1] ?? '').toLowerCase().replaceAll(' ', '-');

/**
 * The rendered README: its code asks this origin, its sections have anchors, and who listens to the
 * page hears its English in English. Its heading is left to the page.
 */
export const readmePage = (html: string, origin: string) =>
  html
    .replace(/<h1.*?<\/h1>/s, '')
    .replace(
      /<h2[^>]*>(.*?)<\/h2>/g,
      (_, text: string) => `<h2 id="${anchorOf(text)}">${text}</h2>`,
    )
    .replaceAll(ANY_HOST, origin)
    .replace(/<p>(.*?)<\/p>/gs, (paragraph, text: string) =>
      THAI.test(text) ? paragraph : `<p lang="en">${text}</p>`,
    );
