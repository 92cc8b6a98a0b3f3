import { expect, test } from 'vitest';
import { listWords } from './words.ts';

test('the button that turns an order names both orders as they are written', () => {
  expect(listWords.turnOrder('A to Z', 'Z to A')).toBe('A to Z. Change to: Z to A');
});
