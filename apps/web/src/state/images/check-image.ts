import { pageTarget } from '../../platform/config.ts';
import { askShellForType } from '../../platform/shell.ts';

/** The result of a check of an address. */
export type ImageAnswer = 'image' | 'not-image' | 'unknown';

/** Upper bound of the wait for a picture. */
const DEADLINE_MS = 8_000;

/**
 * Checks whether an address answers with a picture: by a HEAD request if one is allowed (the content security policy and CORS refuse
 * most), and otherwise by loading it as a picture. `unknown` if neither gives an answer, for example when the device is offline.
 *
 * @param mayAsk whether HEAD may be tried: for hosts that the policy does not allow it would only fail
 */
export async function checkImage(url: string, mayAsk: boolean): Promise<ImageAnswer> {
  if (mayAsk) {
    const type = await askForType(url);
    if (type !== null) return /^image\//i.test(type) ? 'image' : 'not-image';
  }
  return loadAsPicture(url);
}

/** The type with which an address answers a HEAD request; null if the answer cannot be read. */
async function askForType(url: string): Promise<string | null> {
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
}

function loadAsPicture(url: string): Promise<ImageAnswer> {
  return new Promise((resolve) => {
    const image = new Image();
    const timer = setTimeout(() => settle('unknown'), DEADLINE_MS);
    const settle = (answer: ImageAnswer) => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
      resolve(answer);
    };
    image.referrerPolicy = 'no-referrer';
    image.onload = () => settle('image');
    // Without a network nothing loads, which says nothing about the address.
    image.onerror = () => settle(navigator.onLine ? 'not-image' : 'unknown');
    image.src = url;
  });
}
