import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../../platform/storage.ts';
import { createOrigin } from '../../testing/fake-browser.ts';
import { fullArea } from '../../testing/full-area.ts';
import { localDataStores, NO_LOCAL_DATA, removingLocal } from './local-data.ts';
import {
  frontNamed,
  linkedFront,
  listFronts,
  orderingFronts,
  renamingFront,
  savingFront,
} from './saved-fronts.ts';

const KEY = localDataStores.keyOf('mine');

type Store = ReturnType<ReturnType<typeof localDataStores>>;

const openOn = (area = memoryStorage()): Store =>
  localDataStores(createSafeStorage({ open: () => area }))('mine');
const fronts = (store: Store) => listFronts(store.getState().savedFronts);
const names = (store: Store) => fronts(store).map(({ name }) => name);
const idOf = (store: Store, name: string) => frontNamed(store.getState().savedFronts, name)?.id ?? '';

test('saved fronts are in the order in which they were saved or put, with their members in order, also after a reload', () => {
  const area = memoryStorage();
  const store = openOn(area);
  store.update(savingFront({ name: 'Work', members: ['b', 'a'] }));
  store.update(savingFront({ name: 'Night', members: [] }));
  store.update(savingFront({ name: 'Town', members: ['c'] }));
  const [work = '', night = '', town = ''] = fronts(store).map(({ id }) => id);
  store.update(orderingFronts([town, work, night]));
  store.update(renamingFront(night, 'Sleep'));
  const again = openOn(area);
  expect(names(again)).toEqual(['Town', 'Work', 'Sleep']);
  expect(frontNamed(again.getState().savedFronts, 'work')?.members).toEqual(['b', 'a']);
});

test('a link means the front with its name before the one with its id', () => {
  const store = openOn();
  store.update(savingFront({ name: 'Work', members: ['a'] }));
  const id = idOf(store, 'Work');
  const { savedFronts } = store.getState();
  expect(linkedFront(savedFronts, id)?.members).toEqual(['a']);
  expect(linkedFront(savedFronts, 'nowhere')).toBeNull();
  store.update(savingFront({ name: id, members: ['b'] }));
  expect(linkedFront(store.getState().savedFronts, id)?.members).toEqual(['b']);
});

test('the same name in other letters replaces a saved front in its place', () => {
  const store = openOn();
  store.update(savingFront({ name: 'Café', members: ['a'] }));
  store.update(savingFront({ name: 'Night', members: [] }));
  store.update(savingFront({ name: ' cafe ', members: ['b'] }));
  expect(fronts(store).map(({ members }) => members)).toEqual([['b'], []]);
  expect(frontNamed(store.getState().savedFronts, '  ')).toBeNull();
});

test('two tabs save, order and delete, and no saved front is lost or comes back', () => {
  const origin = createOrigin();
  const open = () => localDataStores(origin.openStorage())('mine');
  const [one, other] = [open(), open()];
  one.update(savingFront({ name: 'Work', members: ['a'] }));
  origin.deliver();
  one.update(savingFront({ name: 'Night', members: [] }));
  other.update(savingFront({ name: 'Town', members: ['c'] }));
  origin.deliver();
  for (const store of [one, other]) expect(names(store)).toEqual(['Work', 'Night', 'Town']);
  one.update(removingLocal('savedFronts', idOf(one, 'work')));
  other.update(renamingFront(idOf(other, 'Night'), 'Sleep'));
  origin.deliver();
  for (const store of [one, other]) expect(names(store)).toEqual(['Sleep', 'Town']);
  one.update(renamingFront('gone', 'Nobody'));
  expect(names(one)).toEqual(['Sleep', 'Town']);
});

test('of a damaged document or one of a later version the readable saved fronts are used, and a repeated member counts once', () => {
  const stored = {
    version: 99,
    savedFronts: {
      a: { name: 'Work', members: ['x', 'x', 'y'], place: 0, symbol: 'a later field' },
      b: { name: 7, members: [], place: 1 },
    },
  };
  const store = openOn(memoryStorage({ [KEY]: JSON.stringify(stored) }));
  expect(fronts(store)).toEqual([{ id: 'a', name: 'Work', members: ['x', 'y'], place: 0 }]);
});

test('without room on the device a saved front lasts as long as the page', () => {
  const storage = createSafeStorage({ open: () => fullArea({ [KEY]: '{"version":1}' }) });
  const store = localDataStores(storage)('mine');
  store.update(savingFront({ name: 'Work', members: [] }));
  expect(names(store)).toEqual(['Work']);
  expect(storage.problem).not.toBeNull();
  expect(NO_LOCAL_DATA.savedFronts).toEqual({});
});
