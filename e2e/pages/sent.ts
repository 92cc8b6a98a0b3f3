import type { Page } from '@playwright/test';

/** A write as it was sent. */
interface SentWrite {
  readonly method: string;
  /** Without the version. */
  readonly path: string;
  readonly body: unknown;
}

/** Collects what the page writes to the service, in order, from now on. */
export function collectWrites(page: Page): readonly SentWrite[] {
  const writes: SentWrite[] = [];
  page.on('request', (request) => {
    const method = request.method();
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/v2/') || method === 'GET' || method === 'OPTIONS') return;
    writes.push({ method, path: pathname.slice('/v2'.length), body: request.postDataJSON() });
  });
  return writes;
}
