import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import { createOrigin } from '../testing/fake-browser.ts';
import { fullArea } from '../testing/full-area.ts';
import {
  LONGEST_NOTE,
  type LocalDataChange,
  leavingNote,
  localDataStores,
  NO_LOCAL_DATA,
  notesFor,
  puttingNote,
  removingLocal,
  unsureIn,
} from './local-data.ts';

const KEY = localDataStores.keyOf('mine');

type Store = ReturnType<ReturnType<typeof localDataStores>>;

const openOn = (area = memoryStorage()): Store =>
  localDataStores(createSafeStorage({ open: () => area }))('mine');
const texts = (store: Store) => notesFor(store.getState(), []).map(({ text }) => text);

test('a note and the one that is being written are there after a reload, for their account only', () => {
  const area = memoryStorage();
  const store = openOn(area);
  store.update((data) => ({ ...data, noteDraft: '  The cat is fed ' }));
  store.update(leavingNote(['u-luna'], 7));
  store.update((data) => ({ ...data, noteDraft: 'And' }));
  const again = openOn(area);
  expect(Object.values(again.getState().notes)).toEqual([
    { text: 'The cat is fed', atMs: 7, front: ['u-luna'] },
  ]);
  expect(again.getState().noteDraft).toBe('And');
  expect(localDataStores(createSafeStorage({ open: () => area }))('other').getState()).toEqual(NO_LOCAL_DATA);
});

test('two tabs leave and read notes, and none is lost or comes back', () => {
  const origin = createOrigin();
  const open = () => localDataStores(origin.openStorage())('mine');
  const [one, other] = [open(), open()];
  const update = (store: Store, change: LocalDataChange) => {
    store.update(change);
    origin.deliver();
  };
  update(one, puttingNote('a', { text: 'First', atMs: 1, front: [] }));
  other.update(puttingNote('b', { text: 'Second', atMs: 2, front: [] }));
  update(one, puttingNote('c', { text: 'Third', atMs: 3, front: [] }));
  expect(texts(other)).toEqual(['First', 'Second', 'Third']);
  update(one, removingLocal('notes', 'a'));
  update(other, (data) => ({ ...data, noteDraft: 'Fourth' }));
  for (const store of [one, other]) expect(texts(store)).toEqual(['Second', 'Third']);
});

test('a note that is too long or blank is not left, and what is written stays', () => {
  const store = openOn();
  for (const noteDraft of ['x'.repeat(LONGEST_NOTE + 1), '  ']) {
    store.update((data) => ({ ...data, noteDraft }));
    store.update(leavingNote([], 1));
    expect(store.getState()).toEqual({ ...NO_LOCAL_DATA, noteDraft });
  }
});

test('without room on the device a note lasts as long as the page', () => {
  const storage = createSafeStorage({ open: () => fullArea({ [KEY]: '{"version":1}' }) });
  const store = localDataStores(storage)('mine');
  store.update(puttingNote('a', { text: 'Only here', atMs: 1, front: [] }));
  expect(texts(store)).toEqual(['Only here']);
  expect(storage.problem).not.toBeNull();
});

test('of a damaged document the readable notes are used, and the rest is set aside', () => {
  const area = memoryStorage({
    [KEY]: JSON.stringify({
      version: 1,
      notes: { a: { text: 'Safe', atMs: 1, front: [] }, b: 7 },
      unsure: 3,
    }),
  });
  const store = openOn(area);
  store.update((data) => ({ ...data, noteDraft: 'x' }));
  expect(texts(store)).toEqual(['Safe']);
  expect(area.getItem(`${KEY}.corrupt`)).toContain('"b":7');
});

test.each([
  [['u-luna'], false],
  [[], false],
  [['u-luna', 'u-ash'], false],
  [['u-cas'], true],
  [['u-luna', 'u-cas'], true],
])('a note of Luna and Ash with %j in front: due is %s', (front, isDue) => {
  const note = { text: 'Hello', atMs: 1, front: ['u-luna', 'u-ash'] };
  expect(notesFor({ ...NO_LOCAL_DATA, notes: { a: note } }, front)[0]?.isDue).toBe(isDue);
});

const unsure = {
  about: { kind: 'about', atMs: 1_000 },
  later: { kind: 'somebody', atMs: 1_500 },
  first: { kind: 'somebody', atMs: 1_000 },
} as const;

test.each([
  // The service has microseconds.
  [1_000.4, 1_500, ['about', 'first']],
  [1_000.4, null, ['about', 'first', 'later']],
  [1_500, null, ['later']],
  [900, 1_000.2, []],
  [900, null, ['about', 'first', 'later'].slice(1)],
])('a front from %d until %d has the marks of its beginning and of its time', (fromMs, untilMs, ids) => {
  expect(unsureIn(unsure, { fromMs, untilMs }).map(({ id }) => id)).toEqual(ids);
});
