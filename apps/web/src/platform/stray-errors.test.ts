import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchStrayErrors } from './stray-errors.ts';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function throwStray(error: unknown): void {
  page.dispatchEvent(Object.assign(new Event('error'), { error }));
}

function rejectStray(reason: unknown): void {
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

test('uncaught errors and rejections are reported', () => {
  const report = vi.fn();
  catchStrayErrors(report);
  throwStray('one');
  rejectStray('two');
  expect(report.mock.calls).toEqual([['one'], ['two']]);
});

test('cancelled requests and events without an error are not reported', () => {
  const report = vi.fn();
  catchStrayErrors(report);
  rejectStray(new DOMException('gone', 'AbortError'));
  throwStray(null);
  throwStray(undefined);
  expect(report).not.toHaveBeenCalled();
});

test('an error in a listener is not reported again', () => {
  const report = vi.fn(() => throwStray('from within'));
  catchStrayErrors(report);
  throwStray('from outside');
  expect(report.mock.calls).toEqual([['from outside']]);
});
