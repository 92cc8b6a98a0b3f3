/** Where the page finds the service: on its own origin, or at the address of `--service`. */
export type ServiceAddress = 'self' | `http${string}`;

/**
 * The service worker's copy of the page, with which it answers instead of `index.html`; see `apps/web/early-files.ts`. The name stays:
 * workers of earlier releases know it.
 */
export const WORKER_PAGE = 'kept.html';

/**
 * Points a built page at a service: its `frontboard-service` meta, and the one origin that its content security policy
 * lets it talk to and show pictures of. Everything else of the policy stays as built.
 *
 * @throws {Error} If the page has no such meta or policy, which is an error of the build.
 */
export function pointPageAt(html: string, service: ServiceAddress): string {
  let builtFor = '';
  const withService = changeMeta(html, 'name="frontboard-service"', (content) => {
    builtFor = content;
    return service;
  });
  return changeMeta(withService, 'http-equiv="Content-Security-Policy"', (policy) => {
    const [from, to] = [originOf(builtFor), originOf(service)];
    // Pictures on https are shown from anywhere.
    const withPictures = allowOrigin(policy, 'img-src', from, to.startsWith('http:') ? to : '');
    return allowOrigin(withPictures, 'connect-src', from, to);
  });
}

/** Allows the page to use its own origin and `to` for a purpose, no longer `from`; its other sources stay. */
function allowOrigin(policy: string, purpose: string, from: string, to: string): string {
  const directives = policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name !== '');
  const built = directives.find(([name]) => name === purpose);
  const others = built?.slice(1).filter((source) => !["'self'", "'none'", from, to].includes(source)) ?? [];
  // 'self' stays: the app reads its own files too, and the sandbox answers on the same origin.
  const changed = [purpose, "'self'", to, ...others].filter((source) => source !== '');
  const all =
    built === undefined
      ? [...directives, changed]
      : directives.map((directive) => (directive === built ? changed : directive));
  return all.map((directive) => directive.join(' ')).join('; ');
}

function originOf(service: string): string {
  return URL.canParse(service) ? new URL(service).origin : '';
}

function changeMeta(html: string, attribute: string, change: (content: string) => string): string {
  let found = false;
  const changed = html.replace(/<meta\b[^>]*>/g, (tag) => {
    if (!tag.includes(attribute)) return tag;
    return tag.replace(/(\scontent=")([^"]*)(")/, (_, open: string, content: string, close: string) => {
      found = true;
      return open + escapeAttribute(change(unescapeAttribute(content))) + close;
    });
  });
  if (!found) throw new Error(`The built page has no <meta ${attribute}>.`);
  return changed;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function unescapeAttribute(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** Sets the address of the latest release in a built page, and allows the page to request it. */
export function nameReleases(html: string, feedUrl: string): string {
  const named = changeMeta(html, 'name="frontboard-releases"', () => feedUrl);
  return changeMeta(named, 'http-equiv="Content-Security-Policy"', (policy) =>
    policy.replace(/connect-src [^;]*/, (directive) => `${directive} ${originOf(feedUrl)}`),
  );
}

/** Whether a built page has an address of the latest release. */
export function hasReleases(html: string): boolean {
  return /name="frontboard-releases" content="[^"]+"/.test(html);
}

/** Sets the kind of program in a built page. */
export function nameTarget(html: string, target: 'android' | 'windows'): string {
  return changeMeta(html, 'name="frontboard-target"', () => target);
}
