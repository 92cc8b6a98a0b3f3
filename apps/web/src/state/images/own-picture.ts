/** Where the service's own pictures can come from. */
interface ServicePlace {
  readonly serviceUrl: string;
  readonly pageOrigin: string;
  /** The service is part of the page. */
  readonly demo: boolean;
}

/**
 * Whether the service serves a picture itself, so that it accepts the address again whatever its scheme: a sandbox has its pictures at
 * its own origin, and one in the page has them inside their addresses.
 */
export function isOwnPicture(url: string, { serviceUrl, pageOrigin, demo }: ServicePlace): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  return demo ? protocol === 'data:' : origin === new URL(serviceUrl, pageOrigin).origin;
}
