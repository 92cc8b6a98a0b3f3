import { describe, expect, it } from 'vitest';
import { inLanguages } from '../../testing/device-language.ts';
import { formatCount } from './format-count.ts';

describe('formatCount', () => {
  it.each([
    ['en-US', '2,500'],
    ['de-DE', '2.500'],
  ])('separates thousands as %s does', (language, text) => {
    inLanguages(language);
    expect(formatCount(2500)).toBe(text);
    expect(formatCount(999)).toBe('999');
  });
});
