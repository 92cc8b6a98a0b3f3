import { expect, test } from 'vitest';
import { FOLLOWED_ORDERS } from '../persistence/documents/followed-details-document.ts';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import { createOrigin } from '../testing/fake-browser.ts';
import { fullArea } from '../testing/full-area.ts';
import { createFollowedDetailsStore, FOLLOWED_DETAILS_KEY as KEY } from './followed-details.ts';
import {
  addingFolder,
  changingFolder,
  describingMember,
  describingSystems,
  foldersOf,
  movingDetails,
  movingFolder,
  removingFolder,
  returningFolder,
} from './followed-details-changes.ts';

const openOn = (area = memoryStorage()) =>
  createFollowedDetailsStore(createSafeStorage({ open: () => area }));
const names = (store: ReturnType<typeof openOn>) => foldersOf(store.getState()).map(({ name }) => name);

test('a device without the document stores none, and reads again what it has stored', () => {
  const area = memoryStorage();
  const store = openOn(area);
  expect(area.getItem(KEY)).toBeNull();
  store.update(addingFolder('Friends', 'f1'));
  store.update(describingSystems(['exmpl'], { folder: 'f1', intervalSeconds: 60, isHidden: true }));
  store.update(describingMember('u-1', 'exmpl', { nickname: 'Ash' }));
  expect(openOn(area).getState()).toEqual(store.getState());
});

test('an entry without anything left is removed', () => {
  const store = openOn();
  store.update(describingSystems(['exmpl'], { isPinned: true, nickname: 'Sam' }));
  store.update(describingSystems(['exmpl'], { isPinned: false, nickname: '' }));
  store.update(describingMember('u-1', 'exmpl', { nickname: 'Ash' }));
  store.update(describingMember('u-1', 'exmpl', { nickname: undefined }));
  expect(store.getState()).toMatchObject({ systems: {}, members: {} });
  expect(Object.keys(store.getState().systems)).toEqual([]);
  expect(Object.keys(store.getState().members)).toEqual([]);
});

test('folders are added at the end, renamed and moved within their bounds', () => {
  const store = openOn();
  for (const [name, id] of [
    ['Friends', 'f1'],
    ['Family', 'f2'],
    ['Work', 'f3'],
  ] as const)
    store.update(addingFolder(name, id));
  store.update(movingFolder('f3', -1));
  expect(names(store)).toEqual(['Friends', 'Work', 'Family']);
  store.update(movingFolder('f1', -1));
  store.update(movingFolder('f2', 1));
  store.update(movingFolder('gone', 1));
  expect(names(store)).toEqual(['Friends', 'Work', 'Family']);
  store.update(changingFolder('f3', { name: 'Club', isCollapsed: true }));
  store.update(changingFolder('gone', { name: 'Never' }));
  expect(names(store)).toEqual(['Friends', 'Club', 'Family']);
});

test('a deleted folder leaves its systems, and comes back with those that are in no other one', () => {
  const store = openOn();
  store.update(addingFolder('Friends', 'f1'));
  store.update(addingFolder('Family', 'f2'));
  store.update(describingSystems(['aaaaa', 'bbbbb'], { folder: 'f1', isPinned: true }));
  const before = store.getState();
  store.update(removingFolder('f1'));
  expect(store.getState().systems).toEqual({ aaaaa: { isPinned: true }, bbbbb: { isPinned: true } });
  store.update(describingSystems(['bbbbb'], { folder: 'f2' }));
  store.update(returningFolder('f1', before));
  expect(names(store)).toEqual(['Friends', 'Family']);
  expect(store.getState().systems).toMatchObject({ aaaaa: { folder: 'f1' }, bbbbb: { folder: 'f2' } });
});

test('what is known moves with an id, and does not replace what is known about the other', () => {
  const store = openOn();
  store.update(describingSystems(['aaaaa'], { nickname: 'Sam' }));
  store.update(describingMember('u-1', 'aaaaa', { nickname: 'Ash' }));
  store.update(movingDetails('aaaaa', 'bbbbb'));
  expect(store.getState()).toMatchObject({
    systems: { bbbbb: { nickname: 'Sam' } },
    members: { 'u-1': { system: 'bbbbb' } },
  });
  store.update(describingSystems(['ccccc'], { nickname: 'Kit' }));
  store.update(movingDetails('ccccc', 'bbbbb'));
  expect(store.getState().systems).toEqual({ bbbbb: { nickname: 'Sam' } });
});

test('two tabs change different fields and entries, and nothing is lost or comes back', () => {
  const origin = createOrigin();
  origin.area.setItem(
    KEY,
    JSON.stringify({ version: 1, systems: { aaaaa: { nickname: 'Sam' }, bbbbb: { nickname: 'Kit' } } }),
  );
  const [one, other] = [origin, origin].map((it) => createFollowedDetailsStore(it.openStorage()));
  if (one === undefined || other === undefined) throw new Error('two tabs');
  one.update(describingSystems(['aaaaa'], { isPinned: true }));
  other.update(describingSystems(['aaaaa'], { intervalSeconds: 60 }));
  other.update(describingSystems(['bbbbb'], { nickname: undefined }));
  one.update(addingFolder('Friends', 'f1'));
  origin.deliver();
  for (const store of [one, other]) {
    expect(store.getState().systems).toEqual({
      aaaaa: { nickname: 'Sam', isPinned: true, intervalSeconds: 60 },
    });
    expect(names(store)).toEqual(['Friends']);
  }
});

test('of a damaged document what fits is used, and the rest is set aside', () => {
  const damaged = JSON.stringify({
    version: 1,
    order: 'loudest',
    folders: { f1: { name: 'Friends', place: 0, isCollapsed: false }, f2: { name: 7 } },
    systems: { aaaaa: { nickname: 'Sam' }, bbbbb: { isPinned: 'yes' } },
    members: [],
  });
  const area = memoryStorage({ [KEY]: damaged });
  const store = openOn(area);
  expect(store.getState()).toMatchObject({
    order: FOLLOWED_ORDERS[0],
    systems: { aaaaa: { nickname: 'Sam' } },
  });
  expect(names(store)).toEqual(['Friends']);
  expect(area.getItem(`${KEY}.corrupt`)).toBe(damaged);
});

test('a document of a later release stays until the first change, and is set aside then', () => {
  const newer = JSON.stringify({ version: 9, systems: { aaaaa: { nickname: 'Sam' } }, rooms: 3 });
  const area = memoryStorage({ [KEY]: newer });
  const store = openOn(area);
  expect(store.getState().systems).toEqual({ aaaaa: { nickname: 'Sam' } });
  expect(area.getItem(KEY)).toBe(newer);
  store.update(describingSystems(['aaaaa'], { isPinned: true }));
  expect(area.getItem(`${KEY}.newer`)).toBe(newer);
});

test('without room on the device a change lasts as long as the page', () => {
  const store = openOn(fullArea({ [KEY]: '{"version":1}' }));
  store.update(describingSystems(['aaaaa'], { nickname: 'Sam' }));
  expect(store.getState().systems).toEqual({ aaaaa: { nickname: 'Sam' } });
});
