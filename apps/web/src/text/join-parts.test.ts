import { expect, test } from 'vitest';
import { joinParts } from './join-parts.ts';

test.each([
  [[], ''],
  [['Luna'], 'Luna'],
  [['Luna', 'Ash'], 'Luna or Ash'],
  [['Luna', 'Ash', 'Fern'], 'Luna, Ash or Fern'],
])('%j reads "%s"', (parts, sentence) => {
  expect(joinParts(parts, 'or')).toBe(sentence);
});
