import type { WebFile } from './web-archive.ts';

/** The origin of the service that the page was built for; null when it names none. */
export function pageServiceOrigin(page: WebFile | undefined): string | null {
  const html = new TextDecoder().decode(page?.body);
  const url = /<meta name="frontboard-service" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return URL.canParse(url) ? new URL(url).origin : null;
}
