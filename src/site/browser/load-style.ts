/** Brings the styles of something that a tap opens; before the page's own these win. */
export function loadStyle(href: string, place: 'prepend' | 'append'): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`no ${href}`));
    });
    document.head[place](link);
  });
}
