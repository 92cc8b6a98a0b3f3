import type { Realm } from './unstored-realm.ts';

type Fetch = (request: Request) => Promise<Response>;

/**
 * `fetch` that keeps answers to requests with a token out of the browser's HTTP cache, and lets the browser remember their preflights.
 * Chromium forgets preflights in every cache mode that keeps answers out. Requests from a credentialless frame have a cache key of
 * their own, which Chromium never stores, so the default mode works there (decision 0042). Until the frame is open, and where it has
 * no effect, requests are sent with `no-store`.
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
    // Extensions remove hidden frames from pages. Requests from a removed frame fail.
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
