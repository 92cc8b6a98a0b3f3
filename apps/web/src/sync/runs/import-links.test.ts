import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../../platform/storage.ts';
import { done, ended, runOf, waiting } from '../../testing/run-items.ts';
import { addImportLinks, importLinksStores, importRef, importSource, linksOfRun } from './import-links.ts';
import type { RunOperation } from './operation.ts';

const KEY = importLinksStores.keyOf('me');

function openStore(area = memoryStorage()) {
  return { area, store: importLinksStores(createSafeStorage({ open: () => area }))('me') };
}

const create = (ref: string): RunOperation => ({ kind: 'create', of: 'member', ref, fields: {} });
const made = (ref: string, uuid: string) =>
  done(create(ref), { kind: 'created', uuid, before: [], isChecked: true });
const refOf = (key: string) => importRef('tupperbox', 'member', key);

test('a run links each record of a file to the record that it has created for it', () => {
  const items = [
    made(refOf('7'), 'seven'),
    made(refOf('a:b'), 'with a colon'),
    made(importRef('tupperbox', 'group', '7'), 'group'),
    waiting(create(refOf('8'))),
    ended(create(refOf('9')), { as: 'gone' }),
    done(
      { kind: 'restore', of: 'member', ref: refOf('10') },
      { kind: 'created', uuid: 'x', before: [], isChecked: true },
    ),
  ];
  expect(linksOfRun(runOf(items))).toEqual({
    [importSource('tupperbox', 'member', '7')]: 'seven',
    [importSource('tupperbox', 'member', 'a:b')]: 'with a colon',
    [importSource('tupperbox', 'group', '7')]: 'group',
  });
});

test.each([refOf('#1'), refOf('$1'), 'new:1', 'import:strange'])(
  'a record called %s has no link: in the next file it may be another one',
  (ref) => {
    expect(linksOfRun(runOf([made(ref, 'uuid')]))).toEqual({});
  },
);

test('links are there in the next page, a newer one replaces that of the same source, and none writes nothing', () => {
  const { area, store } = openStore();
  addImportLinks(store, {});
  expect(area.getItem(KEY)).toBeNull();
  addImportLinks(store, { a: 'one', b: 'two' });
  addImportLinks(store, { a: 'three' });
  expect(openStore(area).store.getState()).toEqual({ a: 'three', b: 'two' });
  expect(Object.keys(store.getState())).toEqual(['b', 'a']);
});

test('of more than 5,000 links the oldest are removed', () => {
  const { store } = openStore();
  const links = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`s${index}`, 'uuid']));
  addImportLinks(store, links);
  expect(Object.keys(store.getState())).toHaveLength(5_000);
  addImportLinks(store, { newest: 'uuid' });
  expect(Object.keys(store.getState())).toHaveLength(5_000);
  expect(store.getState()).toHaveProperty('newest');
  expect(store.getState()).not.toHaveProperty('s0');
});

test('links that two tabs add at the same time are all there', () => {
  const { area, store } = openStore();
  const other = openStore(area).store;
  addImportLinks(other, { a: 'one' });
  addImportLinks(store, { b: 'two' });
  expect(store.getState()).toEqual({ a: 'one', b: 'two' });
});
