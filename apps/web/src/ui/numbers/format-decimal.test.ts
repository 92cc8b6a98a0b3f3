import { expect, test } from 'vitest';
import { inLanguages } from '../../testing/device-language.ts';
import { formatDecimal } from './format-decimal.ts';

test.each([
  ['en-US', '4.5', '1,234.0'],
  ['de-DE', '4,5', '1.234,0'],
])('one decimal is written as %s does', (language, small, large) => {
  inLanguages(language);
  expect(formatDecimal(4.46)).toBe(small);
  expect(formatDecimal(1234)).toBe(large);
});
