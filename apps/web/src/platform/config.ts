const PUBLIC_SERVICE = 'https://api.pluralkit.me';

/**
 * The origin (and path, if any) of the service, without a version path or a trailing slash.
 *
 * @param content what the page's `frontboard-service` entry says: an address, `self` for the page's own origin, or nothing
 * @param origin the page's own origin
 */
export function readServiceUrl(content: string | null | undefined, origin: string): string {
  const text = content?.trim() ?? '';
  if (text === 'self') return origin;
  return (text === '' ? PUBLIC_SERVICE : text).replace(/\/+$/, '').replace(/\/v[12]$/, '');
}

/** Reads the page's entry, which whoever serves the page may have rewritten. */
export function pageServiceUrl(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="frontboard-service"]');
  return readServiceUrl(meta?.content, window.location.origin);
}
