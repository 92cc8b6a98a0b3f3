import { expect, test } from 'vitest';
import { PALETTE_PLACES } from './places.ts';
import { rank, rankIndex } from './rank.ts';

const found = (text: string) =>
  rank(
    rankIndex(PALETTE_PLACES, (place) => place),
    text,
    1,
  )[0]?.item.to;

test('screens are found by what else people call them', () => {
  expect(found('history')).toBe('/history');
  expect(found('recent switches')).toBe('/switch');
  expect(found('token')).toBe('/settings');
  expect(found('autoproxy')).toBe('/manage/servers');
  expect(found('export')).toBe('/manage/file');
});
