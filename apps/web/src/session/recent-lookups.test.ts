import { describe, expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import {
  createRecentLookupsStore,
  forgetting,
  MOST_RECENT,
  RECENT_LOOKUPS_KEY,
  readEntries,
  remembering,
} from './recent-lookups.ts';

function open(document?: unknown) {
  const area = memoryStorage(
    document === undefined ? {} : { [RECENT_LOOKUPS_KEY]: JSON.stringify(document) },
  );
  const store = createRecentLookupsStore(createSafeStorage({ open: () => area }));
  return { store, stored: () => JSON.parse(area.getItem(RECENT_LOOKUPS_KEY) ?? 'null') };
}

const luna = { kind: 'member', id: 'lunaa' } as const;
const house = { kind: 'system', id: 'house' } as const;

describe('recent lookups', () => {
  test('the latest lookup is first, each once', () => {
    const { store, stored } = open();
    for (const lookup of [luna, house, luna]) store.update(remembering(lookup));
    expect(readEntries(store.getState())).toEqual([luna, house]);
    expect(stored()).toEqual({ version: 1, isOn: true, entries: ['member:lunaa', 'system:house'] });
  });

  test('a limited number is stored', () => {
    const { store } = open();
    const letters = 'abcdefghijklmnopqrst';
    for (const letter of letters) store.update(remembering({ kind: 'group', id: letter.repeat(5) }));
    expect(readEntries(store.getState())).toHaveLength(MOST_RECENT);
    expect(store.getState().entries[0]).toBe('group:ttttt');
  });

  test('nothing is stored while it is turned off', () => {
    const { store, stored } = open({ version: 1, isOn: false, entries: ['member:lunaa'] });
    store.update(remembering(house));
    expect(store.getState().entries).toEqual([]);
    expect(stored()).toEqual({ version: 1, isOn: false, entries: [] });
  });

  test('only short ids are stored: no Discord ID, no UUID, no typed text', () => {
    const { store } = open();
    for (const id of ['466378653216014359', '@me', 'Luna Example', '']) {
      store.update(remembering({ kind: 'system', id }));
    }
    expect(store.getState().entries).toEqual([]);
  });

  test('a deleted record is forgotten, and another kind with the same id is not', () => {
    const { store } = open();
    store.update(remembering({ kind: 'group', id: 'lunaa' }));
    store.update(remembering(luna));
    store.update(forgetting(luna));
    expect(readEntries(store.getState())).toEqual([{ kind: 'group', id: 'lunaa' }]);
  });

  test.each([
    [null],
    [[]],
    [{ version: 1, isOn: 'yes', entries: [1, null, 'member:<b>', 'planet:earth', 'member:lunaa'] }],
    [{ version: 1, isOn: true, entries: 'all' }],
  ])('a damaged document never stops anything (%#)', (document) => {
    const { store } = open(document);
    store.update(remembering(house));
    expect(store.getState().entries[0]).toBe('system:house');
    for (const { id } of readEntries(store.getState())) expect(id).toMatch(/^[a-z]{5}$/);
  });
});
