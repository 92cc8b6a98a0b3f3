/** The globals of a frame. */
export type Realm = Window & typeof globalThis;

/** Any small file of the app that a browser may cache. With a query, because the app's worker answers for the file itself. */
const PROBE = '/favicon.svg?unstored';

/** Chromium alone has these frames, and it alone forgets preflights for `no-store`. */
const TEMPLATE_ID = 'unstored';

/** Opens a frame whose requests the browser never stores. Resolves to null where the browser has no such frames, or stores what they ask. */
export async function openUnstoredRealm(): Promise<Realm | null> {
  const template = document.getElementById(TEMPLATE_ID);
  if (!('credentialless' in HTMLIFrameElement.prototype) || !(template instanceof HTMLTemplateElement))
    return null;
  const frame = document.importNode(template.content, true).querySelector('iframe');
  if (frame === null) return null;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  try {
    await loaded;
    const realm = frame.contentWindow as Realm | null;
    if (realm !== null && !(await stores(realm))) return realm;
  } catch (error) {
    frame.remove();
    throw error;
  }
  frame.remove();
  return null;
}

/** Whether the browser stores what the frame asks, seen at a file of the app: builds without a divided cache do. */
async function stores(realm: Realm): Promise<boolean> {
  const address = new URL(PROBE, window.location.href).href;
  const sizes = transferSizes(realm, address);
  const first = await realm.fetch(address, { cache: 'reload' });
  await first.arrayBuffer();
  // An answer that must not be stored anyway proves nothing.
  const mayBeStored = first.ok && !/no-store/i.test(first.headers.get('Cache-Control') ?? '');
  if (!mayBeStored) return true;
  await (await realm.fetch(address, { cache: 'force-cache' })).arrayBuffer();
  return (await sizes)[1] === 0;
}

/** How many bytes the first two requests for the address brought; none for what came from a cache. */
function transferSizes(realm: Realm, address: string): Promise<number[]> {
  return new Promise((resolve) => {
    const sizes: number[] = [];
    new realm.PerformanceObserver((entries, observer) => {
      for (const entry of entries.getEntriesByName(address))
        sizes.push((entry as PerformanceResourceTiming).transferSize);
      if (sizes.length < 2) return;
      observer.disconnect();
      resolve(sizes);
    }).observe({ type: 'resource' });
  });
}
