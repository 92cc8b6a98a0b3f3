import { describe, expect, it } from 'vitest';
import { estimateLines } from './estimate-lines.ts';

describe('estimateLines', () => {
  it.each([
    ['', 1],
    ['short', 1],
    ['one\ntwo\n\nfour', 4],
    ['x'.repeat(100), 4],
    [`${'x'.repeat(100)}\nend`, 5],
    ['🌙'.repeat(28), 1],
  ])('%j takes about %d lines', (text, lines) => {
    expect(estimateLines(text, 200, 14)).toBe(lines);
  });

  it('gives a finite result for any width', () => {
    expect(estimateLines('abc', 0, 14)).toBe(3);
  });
});
