import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../../platform/storage.ts';
import { createOrigin } from '../../testing/fake-browser.ts';
import { countLocal, type LocalData, localDataStores, movingRecord, NO_LOCAL_DATA } from './local-data.ts';
import { frontNamed, savingFront } from './saved-fronts.ts';
import {
  annotationOf,
  changingNote,
  isSameMark,
  knownMarks,
  type NotedSwitch,
  noteFinder,
  notingMember,
  tyingNotes,
} from './switch-notes.ts';
import { movingMarks } from './unsure.ts';

const knows = (...ids: readonly string[]) => ({ has: (id: string) => ids.includes(id) });
const sent = (id: string, fromMs: number) => ({ switchIds: [id], fromMs });
const unsent = (fromMs: number) => ({ switchIds: [], fromMs });
const TEXT = { text: 'At the vet', marks: ['busy'], atMs: 9 };

/** Local data with a note about a switch. */
function noted(it: { readonly switchIds: readonly string[]; readonly fromMs: number }): LocalData {
  const id = noteFinder({}, knows())(it);
  return changingNote(id, it.fromMs, () => TEXT)(NO_LOCAL_DATA);
}
const found = (data: LocalData, it: NotedSwitch, known = knows()) =>
  data.switchNotes[noteFinder(data.switchNotes, known)(it)]?.text;

test('a note goes with its switch to another time, and a switch that is recorded at the former time has none', () => {
  const data = noted(sent('a', 5));
  expect(found(data, sent('a', 7), knows('a'))).toBe('At the vet');
  expect(found(data, sent('b', 5), knows('a', 'b'))).toBeUndefined();
});

test('a note about a switch that waits is tied to it once it is sent, also where its time was corrected before, and then follows it', () => {
  const corrected = movingMarks([{ fromMs: 5, toMs: 6 }])(noted(unsent(5)));
  expect(found(corrected, unsent(5))).toBeUndefined();
  expect(found(corrected, unsent(6))).toBe('At the vet');
  expect(found(corrected, sent('a', 6))).toBe('At the vet');
  const tied = tyingNotes([sent('b', 4), sent('a', 6)], knows('a', 'b'))(corrected);
  expect(Object.keys(tied.switchNotes)).toEqual(['a']);
  expect(found(tied, sent('a', 8), knows('a', 'b'))).toBe('At the vet');
  expect(tyingNotes([sent('a', 6)], knows('a'))(tied)).toBe(tied);
});

test('the note of a deleted switch is there again when Undo records it with another uuid, and follows that one', () => {
  const data = noted(sent('a', 5));
  expect(found(data, sent('z', 5), knows('z'))).toBe('At the vet');
  const tied = tyingNotes([sent('z', 5)], knows('z'))(data);
  expect(Object.keys(tied.switchNotes)).toEqual(['z']);
  const moved = tyingNotes([sent('z', 6)], knows('z'))(tied);
  expect(moved.switchNotes.z?.switchMs).toBe(6);
});

test('what is noted about members stays when the note is removed, and an entry with nothing in it is removed', () => {
  const near = { role: 'near', marks: ['tired'] } as const;
  const both = notingMember('a', { switchMs: 5, atMs: 9 }, 'u-luna', near)(noted(sent('a', 5)));
  expect(knownMarks(both.switchNotes)).toEqual(['busy', 'tired']);
  const without = changingNote('a', 5, () => undefined)(both);
  expect(annotationOf(without.switchNotes.a)).toBeUndefined();
  expect(without.switchNotes.a?.members).toEqual({ 'u-luna': near });
  const nothing = notingMember('a', { switchMs: 5, atMs: 9 }, 'u-luna', { role: null, marks: [] })(without);
  expect(nothing.switchNotes).toEqual({});
  expect(countLocal(both)).toBe(1);
  expect(isSameMark('Busy', 'busy')).toBe(true);
});

test('two tabs note different members of one switch, and neither is lost', () => {
  const origin = createOrigin();
  const open = () => localDataStores(origin.openStorage())('mine');
  const [one, other] = [open(), open()];
  one.update(changingNote('a', 5, () => TEXT));
  origin.deliver();
  const note = { switchMs: 5, atMs: 9 };
  one.update(notingMember('a', note, 'u-luna', { role: 'primary', marks: [] }));
  other.update(notingMember('a', note, 'u-cas', { role: 'near', marks: [] }));
  origin.deliver();
  for (const store of [one, other])
    expect(Object.keys(store.getState().switchNotes.a?.members ?? {}).toSorted()).toEqual([
      'u-cas',
      'u-luna',
    ]);
});

test('of a damaged document or one of a later version the readable notes are used', () => {
  const area = memoryStorage({
    [localDataStores.keyOf('mine')]: JSON.stringify({
      version: 99,
      switchNotes: {
        a: { ...TEXT, switchMs: 5, members: {}, mood: 'a later field' },
        b: { ...TEXT, switchMs: 6, members: { x: { role: 'of a later version', marks: ['kept'] } } },
        c: { ...TEXT, switchMs: 'never', members: {} },
      },
    }),
  });
  const store = localDataStores(createSafeStorage({ open: () => area }))('mine');
  expect(store.getState().switchNotes).toEqual({
    a: { ...TEXT, switchMs: 5, members: {} },
    b: { ...TEXT, switchMs: 6, members: { x: { role: null, marks: ['kept'] } } },
  });
});

test('saved fronts and what is noted in switches follow a member who is restored with another uuid, in the same place', () => {
  const near = { role: 'near', marks: [] } as const;
  const saved = savingFront({ name: 'Work', members: ['u-cas', 'u-luna', 'u-sol'] })(noted(sent('a', 5)));
  const data = notingMember('a', { switchMs: 5, atMs: 9 }, 'u-luna', near)(saved);
  const moved = movingRecord('u-luna', 'u-new')(data);
  expect(frontNamed(moved.savedFronts, 'Work')?.members).toEqual(['u-cas', 'u-new', 'u-sol']);
  expect(moved.switchNotes.a?.members).toEqual({ 'u-new': near });
  expect(moved.switchNotes.a?.text).toBe('At the vet');
});
