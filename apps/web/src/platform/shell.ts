/**
 * The native program around the page, reached below `/native/` of the page's own origin (docs/native.md). A page in a browser has none.
 */

/** The content type that a HEAD request returns, even where CORS hides it from the page; null without an answer. */
export async function askShellForType(url: string): Promise<string | null> {
  const answer = await fetch(`/native/head?url=${encodeURIComponent(url)}`);
  const body: unknown = answer.ok ? await answer.json() : null;
  if (typeof body !== 'object' || body === null || !('type' in body)) return null;
  return typeof body.type === 'string' ? body.type : null;
}

/** Opens external links in the system's browser: the app's window has no address bar. */
export function openForeignLinksOutside(): void {
  const handOver = (event: MouseEvent) => {
    const url = event.button <= 1 ? foreignAddress(event.target) : null;
    if (url === null) return;
    event.preventDefault();
    void fetch(`/native/open?url=${encodeURIComponent(url)}`, { method: 'POST' });
  };
  document.addEventListener('click', handOver);
  // The middle mouse button opens a new window.
  document.addEventListener('auxclick', handOver);
}

function foreignAddress(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.hasAttribute('download')) return null;
  return link.origin === window.location.origin ? null : link.href;
}
