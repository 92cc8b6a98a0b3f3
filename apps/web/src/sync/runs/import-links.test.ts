import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../../platform/storage.ts';
import { done, ended, runOf, waiting } from '../../testing/run-items.ts';
import { addImportLinks, importLinksStores, linksOfRun } from './import-links.ts';
import type { RunOperation } from './operation.ts';

const KEY = importLinksStores.keyOf('me');

function openStore(area = memoryStorage()) {
  return { area, store: importLinksStores(createSafeStorage({ open: () => area }))('me') };
}

const create = (ref: string): RunOperation => ({ kind: 'create', of: 'member', ref, fields: {} });
const made = (ref: string, uuid: string) =>
  done(create(ref), { kind: 'created', uuid, before: [], isChecked: true });

test('a run links each record of a file to the record that it has created for it', () => {
  const items = [
    made('import:sheaf/x:member:7f3c2f0e', 'random'),
    made('import:octocon/x:member:7 sign', 'counted'),
    made('import:octocon/x:member:a b:c sign', 'with a space'),
    made('import:octocon/x:group:7 sign', 'group'),
    waiting(create('import:octocon/x:member:8 sign')),
    ended(create('import:octocon/x:member:9 sign'), { as: 'gone' }),
    done(
      { kind: 'restore', of: 'member', ref: 'import:octocon/x:member:10 sign' },
      { kind: 'created', uuid: 'x', before: [], isChecked: true },
    ),
  ];
  expect(linksOfRun(runOf(items))).toEqual({
    'sheaf/x:member:7f3c2f0e': 'random',
    'octocon/x:member:7': 'counted sign',
    'octocon/x:member:a b:c': 'with a space sign',
    'octocon/x:group:7': 'group sign',
  });
});

test.each(['unlinked:member:#1', 'new:1'])('a record called %s has no link', (ref) => {
  expect(linksOfRun(runOf([made(ref, 'uuid')]))).toEqual({});
});

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
