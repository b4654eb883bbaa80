// The README of the client package as a page of the documentation.

/** The host that the README speaks of. */
const ANY_HOST = 'https://your-host.example';

/** Names of languages, as GitHub and npm know them, and as the highlighting does. */
const LANGUAGES = { js: 'javascript', sh: 'shellscript' };

const THAI = /[ก-๙]/;

/**
 * The rendered README: its code asks this origin, its sections have anchors, and who listens to the
 * page hears its English in English. Its heading is left to the page.
 */
export function readmePage(html: string, origin: string): string {
  const [lead = '', ...sections] = html.replace(/<h1.*?<\/h1>/s, '').split(/(?=<h2)/);
  const anchored = sections.map((section) => {
    const [, english = ''] = /<h2[^>]*>.*? · (.*?)<\/h2>/.exec(section) ?? [];
    const id = english.toLowerCase().replaceAll(' ', '-');
    return `<section id="${id}">\n${section}</section>\n`;
  });
  return Object.entries(LANGUAGES)
    .reduce(
      (text, [short, name]) => text.replaceAll(`"language-${short}"`, `"language-${name}"`),
      [lead, ...anchored].join(''),
    )
    .replaceAll(ANY_HOST, origin)
    .replace(/<p>(.*?)<\/p>/gs, (paragraph, text: string) =>
      THAI.test(text) ? paragraph : `<p lang="en">${text}</p>`,
    );
}
