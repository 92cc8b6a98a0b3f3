import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAfterPaint } from './fetch-after-paint.ts';

const request = new Request('https://example.test/');
const fetch = vi.fn(async () => new Response('known'));
let paint: (() => void) | null;

/** A browser that reports its largest paints, or one that does not. */
function openPage(supportedEntryTypes: readonly string[]): void {
  paint = null;
  class Observer {
    static readonly supportedEntryTypes = supportedEntryTypes;
    readonly #seen: (entries: unknown, observer: Observer) => void;
    constructor(seen: (entries: unknown, observer: Observer) => void) {
      this.#seen = seen;
    }
    observe() {
      paint = () => this.#seen([], this);
    }
    disconnect() {
      paint = null;
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
}

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockClear();
  vi.stubGlobal('window', { fetch });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first request goes out a frame after the screen is painted, and the second at once', async () => {
  openPage(['largest-contentful-paint']);
  const fetchOfPage = fetchAfterPaint();
  const answer = fetchOfPage(request);
  await vi.advanceTimersByTimeAsync(100);
  expect(fetch).not.toHaveBeenCalled();
  paint?.();
  await vi.advanceTimersByTimeAsync(20);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await (await answer).text()).toBe('known');
  void fetchOfPage(request);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a page that does not paint sends the first request after a fifth of a second', async () => {
  openPage(['largest-contentful-paint']);
  void fetchAfterPaint()(request);
  await vi.advanceTimersByTimeAsync(199);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a browser without paint timing sends the first request after two frames', async () => {
  openPage([]);
  void fetchAfterPaint()(request);
  await vi.advanceTimersByTimeAsync(16);
  expect(fetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(24);
  expect(fetch).toHaveBeenCalledTimes(1);
});
