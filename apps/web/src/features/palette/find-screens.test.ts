import { expect, test } from 'vitest';
import { SCREENS } from '../../parts/screens/screens.ts';
import { rank, rankIndex } from './rank.ts';

const found = (text: string) =>
  rank(
    rankIndex(Object.values(SCREENS), (screen) => screen),
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

test('the views of the history and the tools for members are found by their names, and before similar ones', () => {
  expect(found('statist')).toBe('/history/statistics');
  expect(found('timeline')).toBe('/history/timeline');
  expect(found('change several')).toBe('/manage/members/bulk');
  expect(found('change several groups')).toBe('/manage/groups/bulk');
  expect(found('who would speak')).toBe('/manage/members/proxies');
});
