/**
 * Brings the styles of something that a tap opens: who never taps does not load them.
 * @param place whether they come before the page's own, which then win, or after them
 */
export function loadStyle(href: string, place: 'prepend' | 'append'): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => {
    link.remove();
    reject(new Error(`no ${href}`));
  });
  document.head[place](link);
  return promise;
}
