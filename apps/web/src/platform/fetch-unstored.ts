import type { Realm } from './unstored-realm.ts';

type Fetch = (request: Request) => Promise<Response>;

/**
 * `fetch` that keeps answers to requests with a token out of the browser's HTTP cache and still lets it remember their preflights. Chromium
 * forgets preflights for every cache mode that keeps answers out. What a credentialless frame asks is cached under a key that nobody else
 * has, which Chromium never stores, so there the default mode does (decision 0042). Until the frame is open, and where it does not do
 * what it is for, requests go out as they came: `no-store`.
 */
export function fetchUnstored(
  fetch: Fetch,
  openRealm: () => Promise<Realm | null> = async () =>
    (await import('./unstored-realm.ts')).openUnstoredRealm(),
): Fetch {
  let realm: Realm | null = null;
  let isOpening = false;
  return (request) => {
    const hasPreflight =
      request.headers.has('Authorization') && new URL(request.url).origin !== window.location.origin;
    if (!hasPreflight) return fetch(request);
    // Extensions take hidden frames out of pages. What such a frame is asked fails.
    if (realm?.closed) {
      realm = null;
      isOpening = false;
    }
    if (realm !== null) return realm.fetch(new Request(request, { cache: 'default' }));
    const answer = fetch(request);
    if (isOpening) return answer;
    isOpening = true;
    // After the first answer, so that opening a frame does not delay it.
    answer
      .then(openRealm)
      .then((opened) => {
        realm = opened;
      })
      .catch(() => {
        isOpening = false;
      });
    return answer;
  };
}
