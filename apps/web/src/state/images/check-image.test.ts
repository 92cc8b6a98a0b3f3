import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkImage } from './check-image.ts';

const URL = 'https://pictures.example/a.png';

/** The requests that were sent. */
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * A network that answers HEAD with a type (null: it refuses), and shows the address as a picture or not (null: there is no network).
 */
function openNetwork(type: string | null, isShown: boolean | null): void {
  vi.stubGlobal('navigator', { onLine: isShown !== null });
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    asked.push(String(method));
    if (type === null) throw new TypeError('Failed to fetch');
    return new Response(null, { headers: { 'content-type': type } });
  });
  vi.stubGlobal(
    'Image',
    class {
      onload: (() => void) | null = null;
      onerror: (() => void) | null = null;
      set src(_url: string) {
        asked.push('picture');
        queueMicrotask(() => (isShown === true ? this.onload?.() : this.onerror?.()));
      }
    },
  );
}

describe('checkImage', () => {
  it.each([
    ['image/png', true, null, 'image', ['HEAD']],
    ['Image/PNG; q=1', true, null, 'image', ['HEAD']],
    // Any browser's answer counts.
    ['text/html', true, true, 'not-image', ['HEAD']],
    [null, true, true, 'image', ['HEAD', 'picture']],
    [null, true, null, 'unknown', ['HEAD', 'picture']],
    // If the policy allows no request, it is only loaded.
    ['image/png', false, true, 'image', ['picture']],
    ['image/png', false, false, 'not-image', ['picture']],
  ] as const)(
    'with the type %s (asked: %s), shown: %s, it is %s',
    async (type, mayAsk, isShown, answer, requests) => {
      openNetwork(type, isShown);
      expect(await checkImage(URL, mayAsk)).toBe(answer);
      expect(asked).toEqual(requests);
    },
  );
});
