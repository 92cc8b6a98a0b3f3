import { expect, onTestFinished, test, vi } from 'vitest';
import { shownValue } from './field-value.ts';

test.each([
  ['de', '1.7', '1,7'],
  ['de', '-0.25', '-0,25'],
  ['en', '1.7', '1.7'],
  // A year is no amount.
  ['de', '1999', '1999'],
  ['en', '1999', '1999'],
  // Entered while its field was a text.
  ['de', 'No. 7', 'No. 7'],
])('in %s the number %j is shown as %j', (language, value, shown) => {
  vi.stubGlobal('navigator', { language });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(shownValue({ kind: 'number' }, value)).toBe(shown);
});
