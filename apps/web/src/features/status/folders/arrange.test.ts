import { expect, test } from 'vitest';
import { NO_FOLLOWED_DETAILS } from '../../../persistence/documents/followed-details-document.ts';
import { arrange, countHiddenSystems, systemsInOrder } from './arrange.ts';

const folder = (name: string, place: number) => ({ name, place, isCollapsed: false });
const details = {
  ...NO_FOLLOWED_DETAILS,
  folders: { f2: folder('Family', 1), f1: folder('Friends', 0), f3: folder('Empty', 2) },
  systems: {
    b: { folder: 'f1' },
    c: { folder: 'f2', isPinned: true },
    d: { folder: 'f2' },
    e: { folder: 'gone' },
    g: { isPinned: true },
    h: { folder: 'f1', isHidden: true },
  },
};
const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const parts = (isAllShown: boolean) =>
  arrange(IDS, details, isAllShown).map((part) => [part.folder?.name ?? null, part.ids.join('')]);

test('pinned systems come first, then those without a folder, then the folders in their order; empty ones and hidden systems are left out', () => {
  expect(parts(false)).toEqual([
    [null, 'cgaef'],
    ['Friends', 'b'],
    ['Family', 'd'],
  ]);
});

test('hidden systems are in their place while all are shown', () => {
  expect(parts(true)[1]).toEqual(['Friends', 'bh']);
});

test('the order by name or last switch puts what is not known last, in the person’s order', () => {
  const known = (id: string) =>
    ({
      a: { name: 'Zoe', lastSwitch: '2026-01-01T00:00:00Z' },
      b: { name: 'Ann', lastSwitch: null },
      c: { name: null, lastSwitch: '2026-03-01T00:00:00.123456Z' },
    })[id] ?? { name: null, lastSwitch: null };
  const order = (by: 'hand' | 'name' | 'switch') => systemsInOrder(['x', 'a', 'b', 'c'], by, known).join('');
  expect([order('hand'), order('name'), order('switch')]).toEqual(['xabc', 'baxc', 'caxb']);
});

test('hidden systems are counted where they would appear: outside collapsed folders, or with a folder that has nobody else', () => {
  const collapsed = (one: keyof typeof details.folders, systems: object = {}) => ({
    ...details,
    folders: { ...details.folders, [one]: { ...details.folders[one], isCollapsed: true } },
    systems: { ...details.systems, ...systems },
  });
  expect(countHiddenSystems(IDS, details)).toBe(1);
  expect(countHiddenSystems(IDS, collapsed('f1'))).toBe(0);
  expect(countHiddenSystems(IDS, collapsed('f1', { b: { folder: 'f1', isHidden: true } }))).toBe(2);
  expect(countHiddenSystems(IDS, collapsed('f1', { a: { isHidden: true } }))).toBe(1);
});
