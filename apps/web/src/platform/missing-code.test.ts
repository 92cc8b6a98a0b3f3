import { expect, test, vi } from 'vitest';
import { isMissingCode, watchMissingCode } from './missing-code.ts';
import { catchStrayErrors } from './stray-errors.ts';

/** The error that a part of the app gets after these events in its page, and what is reported of it. */
function failAfter(...types: string[]) {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const report = vi.fn();
  catchStrayErrors(report);
  watchMissingCode(page as Window);
  for (const type of types) page.dispatchEvent(new Event(type));
  const error = new TypeError('error loading dynamically imported module');
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  vi.unstubAllGlobals();
  return { error, reported: report.mock.calls.length };
}

test('code that did not load is recognized and reported', () => {
  const { error, reported } = failAfter();
  expect(isMissingCode(error)).toBe(true);
  expect(isMissingCode(new TypeError(error.message))).toBe(false);
  expect(reported).toBe(1);
});

test('code that a page was loading when it was left is not reported', () => {
  expect(failAfter('beforeunload').reported).toBe(0);
});

test.each(['pageshow', 'pointerdown', 'keydown', 'click'])(
  'a page that is used after the browser asked whether to leave it is not left: %s',
  (type) => {
    expect(failAfter('beforeunload', type).reported).toBe(1);
  },
);
