import { expect, test } from 'vitest';
import routeTree from '../../route-tree.gen.ts?raw';
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

test('the views of the history and the tools for members are found by their names, and before similar ones', () => {
  expect(found('statist')).toBe('/history/statistics');
  expect(found('timeline')).toBe('/history/timeline');
  expect(found('change several')).toBe('/manage/members/bulk');
  expect(found('change several groups')).toBe('/manage/groups/bulk');
  expect(found('who would speak')).toBe('/manage/members/proxies');
});

test('every address without parameters is a screen of the list', () => {
  const addresses = [...routeTree.matchAll(/^ {6}fullPath: '(\/[^'$]+?)\/?';$/gm)].map(([, path]) => path);
  const listed: readonly string[] = PALETTE_PLACES.map(({ to }) => to);
  // Status opens the layout that was chosen last, and to follow a system is an action.
  const others = ['/status', '/manage/add'];
  expect(addresses.length).toBeGreaterThan(others.length);
  expect([...new Set(addresses)].sort()).toEqual([...listed, ...others].sort());
});
