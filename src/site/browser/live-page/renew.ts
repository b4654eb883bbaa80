// A page shown again is loaded anew: its newest draw may be superseded.

/** From now on, each time the page is seen again and is older than `freshMs`. */
export function renewWhenShown(freshMs: number): void {
  const loadedAt = Date.now();
  const renew = async () => {
    if (document.hidden || Date.now() - loadedAt < freshMs) return;
    // Without a connection the page stays, and says by the clock what is missing.
    const page = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
    if (page?.ok) location.reload();
  };
  document.addEventListener('visibilitychange', renew);
  addEventListener('pageshow', renew);
}
