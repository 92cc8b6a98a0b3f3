import { WEB_DIST } from '../build-web.mjs';
import { hasReleases, nameReleases, nameTarget, pointPageAt, WORKER_PAGE } from '../page.ts';
import { ownFeedUrl } from '../releases-url.mjs';
import { loadStaticFiles } from '../static-files.ts';

/** What a native build carries of the web build, by path: `/assets/main-abc.js` → file. */
export type WebFiles = ReadonlyMap<string, { readonly contentType: string; readonly body: Uint8Array }>;

interface WebFilesOptions {
  readonly target: 'android' | 'windows';
  /** The service the app talks to, instead of the one the web build names. */
  readonly service?: `http${string}` | undefined;
  /** Where the app asks for its latest release; left out, it stays as the web build says. */
  readonly releases?: string | undefined;
  /** The same where neither this nor the web build says it. @default the feed of this repository */
  readonly ownFeed?: string | null;
  /** @default the web build of this repository */
  readonly folder?: string;
}

/** Where the licences of what is in a build are. */
export const LICENCES = '/licences.json';

const FOR_THE_WEB = ['/sw.js', `/${WORKER_PAGE}`];

/**
 * The web build as a native program carries it: the page knows its target, the files are sorted by path, and what only a web server
 * needs is left out: compressed copies, and the worker, with its page, that keeps the app on the device, where it is anyway.
 *
 * @throws When there is no web build, or it has no licences.
 */
export async function loadWebFiles({
  target,
  service,
  releases,
  ownFeed = ownFeedUrl(),
  folder = WEB_DIST,
}: WebFilesOptions): Promise<WebFiles> {
  const files = new Map<string, { contentType: string; body: Uint8Array }>();
  const built = await loadStaticFiles(folder);
  for (const path of [...built.keys()].sort()) {
    const file = built.get(path);
    if (file === undefined || FOR_THE_WEB.includes(path)) continue;
    files.set(path, { contentType: file.contentType, body: file.body });
  }
  const page = files.get('/index.html');
  if (page === undefined) throw new Error('The built app has no index.html.');
  if (!files.has(LICENCES)) throw new Error('The built app has no licences.json.');
  let html = nameTarget(new TextDecoder().decode(page.body), target);
  if (service !== undefined) html = pointPageAt(html, service);
  const feed = releases ?? (hasReleases(html) ? null : ownFeed);
  if (feed !== null) html = nameReleases(html, feed);
  files.set('/index.html', { ...page, body: new TextEncoder().encode(html) });
  return files;
}
