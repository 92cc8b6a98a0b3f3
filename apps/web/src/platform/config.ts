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

/** Reads the page's entry, which the server may have rewritten. */
export function pageServiceUrl(): string {
  return readServiceUrl(metaContent('frontboard-service'), window.location.origin);
}

/** The address of the latest release, fixed at build time; null without one. */
export function pageReleasesUrl(): string | null {
  const url = metaContent('frontboard-releases');
  return url.startsWith('https://') || isLoopback(url) ? url : null;
}

/** The kind of program the page runs in, fixed at build time. */
export function pageTarget(): 'web' | 'android' | 'windows' {
  const target = metaContent('frontboard-target');
  return target === 'android' || target === 'windows' ? target : 'web';
}

function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? '';
}

/** Plain `http:` is accepted on one's own computer. */
function isLoopback(url: string): boolean {
  return /^http:\/\/(?:127\.0\.0\.1|localhost)[:/]/.test(url);
}
