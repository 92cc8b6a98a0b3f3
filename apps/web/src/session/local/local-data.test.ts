import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../../platform/storage.ts';
import { createOrigin } from '../../testing/fake-browser.ts';
import { fullArea } from '../../testing/full-area.ts';
import {
  type LocalDataChange,
  localDataStores,
  movingRecord,
  NO_LOCAL_DATA,
  puttingLocal,
  removingLocal,
} from './local-data.ts';
import { draftingNote, editingNote, LONGEST_NOTE, leavingNote, notesFor } from './notes-for-next.ts';
import { forgettingAbout, isAboutTime, movingMarks, unsureIn } from './unsure.ts';

const KEY = localDataStores.keyOf('mine');

type Store = ReturnType<ReturnType<typeof localDataStores>>;

const openOn = (area = memoryStorage()): Store =>
  localDataStores(createSafeStorage({ open: () => area }))('mine');
const LATER = { front: ['u-cas'], atMs: 9 };
const texts = (store: Store) => notesFor(store.getState(), []).map(({ text }) => text);

test('a note and the one that is being written are there after a reload, for their account only', () => {
  const area = memoryStorage();
  const store = openOn(area);
  store.update(draftingNote('  The cat is fed ', { front: ['u-luna'], atMs: 7 }));
  store.update(leavingNote(LATER));
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
  update(one, puttingLocal('notes', 'a', { text: 'First', atMs: 1, front: [] }));
  other.update(puttingLocal('notes', 'b', { text: 'Second', atMs: 2, front: [] }));
  update(one, puttingLocal('notes', 'c', { text: 'Third', atMs: 3, front: [] }));
  expect(texts(other)).toEqual(['First', 'Second', 'Third']);
  update(one, removingLocal('notes', 'a'));
  update(other, (data) => ({ ...data, noteDraft: 'Fourth' }));
  for (const store of [one, other]) expect(texts(store)).toEqual(['Second', 'Third']);
});

test('a note that is too long or blank is not left, and what is written stays', () => {
  const store = openOn();
  for (const noteDraft of ['x'.repeat(LONGEST_NOTE + 1), '  ']) {
    store.update((data) => ({ ...data, noteDraft }));
    store.update(leavingNote(LATER));
    expect(store.getState()).toEqual({ ...NO_LOCAL_DATA, noteDraft });
  }
});

test('a note is of who was in front at its first letter, also if another letter, Edit and the end of it come later', () => {
  const store = openOn();
  const luna = { front: ['u-luna'], atMs: 1 };
  store.update(draftingNote('L', luna));
  store.update(draftingNote('Lu', LATER));
  store.update(leavingNote(LATER));
  const [note] = notesFor(store.getState(), []);
  expect(note).toMatchObject({ text: 'Lu', ...luna });
  store.update(editingNote(note?.id ?? ''));
  expect(store.getState()).toEqual({ ...NO_LOCAL_DATA, noteDraft: 'Lu', noteFrom: luna });
  store.update(leavingNote(LATER));
  expect(Object.values(store.getState().notes)).toEqual([{ text: 'Lu', ...luna }]);
  store.update(draftingNote('Cas', LATER));
  expect(store.getState().noteFrom).toEqual(LATER);
});

test('who begins again after the field was emptied has written the note; a draft of an earlier release is of who leaves it', () => {
  const store = openOn(memoryStorage({ [KEY]: '{"version":1,"noteDraft":"Old"}' }));
  store.update(leavingNote(LATER));
  expect(Object.values(store.getState().notes)).toEqual([{ text: 'Old', ...LATER }]);
  store.update(draftingNote('L', { front: ['u-luna'], atMs: 1 }));
  store.update(draftingNote('', null));
  store.update(draftingNote('C', LATER));
  expect(store.getState().noteFrom).toEqual(LATER);
});

test('Edit puts a note before what the same front is writing, and leaves it where it is beside what another front is writing', () => {
  const luna = { front: ['u-luna'], atMs: 1 };
  const store = openOn();
  store.update(puttingLocal('notes', 'a', { text: 'First', ...luna }));
  store.update(draftingNote('Mine', LATER));
  const before = store.getState();
  store.update(editingNote('a'));
  expect(store.getState()).toBe(before);
  store.update(draftingNote('', null));
  store.update(draftingNote('Second', { ...luna, atMs: 5 }));
  store.update(editingNote('a'));
  expect(store.getState()).toEqual({ ...NO_LOCAL_DATA, noteDraft: 'First\nSecond', noteFrom: luna });
});

test('while the front is not known, no note is due and none waits', () => {
  const note = { text: 'Hello', atMs: 1, front: ['u-luna'] };
  expect(notesFor({ notes: { a: note } }, null).map(({ isDue }) => isDue)).toEqual([null]);
});

test('without room on the device a note lasts as long as the page', () => {
  const storage = createSafeStorage({ open: () => fullArea({ [KEY]: '{"version":1}' }) });
  const store = localDataStores(storage)('mine');
  store.update(puttingLocal('notes', 'a', { text: 'Only here', atMs: 1, front: [] }));
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

test('a switch that is moved keeps what is not certain of its time, and it can be forgotten', () => {
  const data = { ...NO_LOCAL_DATA, unsure };
  const moved = movingMarks([
    { fromMs: 1_000, toMs: 3_000 },
    { fromMs: 3_000, toMs: 5_000 },
  ])(data);
  expect(moved.unsure).toEqual({ ...unsure, about: { kind: 'about', atMs: 3_000 } });
  expect([isAboutTime(moved, 1_000), isAboutTime(moved, 3_000), isAboutTime(moved, 1_500)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(Object.keys(forgettingAbout(3_000)(moved).unsure)).toEqual(['later', 'first']);
});

test('what is stored about a record follows it to a new uuid, and does not replace what is there', () => {
  const [old, newer] = ['Old', 'Newer'].map((text) => ({ text, marks: [], atMs: 1 }));
  const data = { ...NO_LOCAL_DATA, unsure, recordNotes: { 'u-1': old, 'u-2': old } } as typeof NO_LOCAL_DATA;
  expect(movingRecord('u-1', 'u-3')(data)).toEqual({ ...data, recordNotes: { 'u-3': old, 'u-2': old } });
  const both = { ...data, recordNotes: { 'u-1': old, 'u-3': newer } } as typeof NO_LOCAL_DATA;
  expect(movingRecord('u-1', 'u-3')(both).recordNotes).toEqual({ 'u-3': newer });
  expect(movingRecord('u-9', 'u-3')(data)).toEqual(data);
});

test('a note of 100 kB from a backup or a later release is read, and a damaged one does not take the others with it', () => {
  const note = { text: 'x'.repeat(100_000), marks: ['m'], atMs: 1 };
  const later = { ...note, text: 'Hi', mood: 'calm' };
  const stored = { version: 2, recordNotes: { a: note, b: later, c: { text: 7 } } };
  const area = memoryStorage({ [KEY]: JSON.stringify(stored) });
  const store = openOn(area);
  expect(Object.keys(store.getState().recordNotes)).toEqual(['a', 'b']);
  store.update(removingLocal('recordNotes', 'b'));
  expect(area.getItem(`${KEY}.corrupt`)).toContain('"text":7');
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
