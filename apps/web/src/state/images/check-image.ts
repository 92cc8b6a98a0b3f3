import { pageTarget } from '../../platform/config.ts';
import { askShellForType } from '../../platform/shell.ts';

/** The result of a check of an address. */
export type ImageAnswer = 'image' | 'not-image' | 'unknown';

/** How an address is requested; by the browser unless a test replaces it. */
export interface ImageWays {
  /** The type with which an address answers a HEAD request; null if the answer cannot be read. */
  readonly head: (url: string) => Promise<string | null>;
  /** Whether the address can be shown as a picture; null if that is unknown. */
  readonly load: (url: string) => Promise<boolean | null>;
}

/** Upper bound of the wait for a picture. */
const DEADLINE_MS = 8_000;

/**
 * Checks whether an address answers with a picture: by a HEAD request if one is allowed (the content security policy and CORS refuse
 * most), and otherwise by loading it as a picture. `unknown` if neither gives an answer, for example when the device is offline.
 *
 * @param mayAsk whether HEAD may be tried: for hosts that the policy does not allow it would only fail
 */
export async function checkImage(
  url: string,
  mayAsk: boolean,
  ways: ImageWays = browserWays,
): Promise<ImageAnswer> {
  if (mayAsk) {
    const type = await ways.head(url);
    if (type !== null) return /^image\//i.test(type) ? 'image' : 'not-image';
  }
  const isShown = await ways.load(url);
  return isShown === null ? 'unknown' : isShown ? 'image' : 'not-image';
}

const browserWays: ImageWays = {
  async head(url) {
    try {
      if (pageTarget() !== 'web') return await askShellForType(url);
      const answer = await fetch(url, {
        method: 'HEAD',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      return answer.ok ? answer.headers.get('content-type') : null;
    } catch {
      // Refused, unreachable or too slow: loading it may still give an answer.
      return null;
    }
  },
  load: (url) =>
    new Promise((resolve) => {
      const image = new Image();
      const timer = setTimeout(() => settle(null), DEADLINE_MS);
      const settle = (isShown: boolean | null) => {
        clearTimeout(timer);
        image.onload = null;
        image.onerror = null;
        resolve(isShown);
      };
      image.referrerPolicy = 'no-referrer';
      image.onload = () => settle(true);
      // Without a network nothing loads, which says nothing about the address.
      image.onerror = () => settle(navigator.onLine ? false : null);
      image.src = url;
    }),
};
