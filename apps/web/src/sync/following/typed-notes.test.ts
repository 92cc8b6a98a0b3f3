import { expect, test } from 'vitest';
import { createSafeStorage, memoryStorage } from '../../platform/storage.ts';
import { createPrivateStorage } from '../../session/private-storage.ts';
import { PUBLIC } from '../../session/viewer.ts';
import { createDraftsStore, draftPlace } from '../edit/drafts.ts';
import { aboutForm } from '../edit/drafts-key.ts';
import { movingTyped, noteFormOfMember, noteFormOfSystem, removingTyped } from './typed-notes.ts';

const draft = (text: string) => ({ base: {}, values: { text }, atMs: 1, sent: null });

test('what is typed about a system and its members goes for every account, and comes back, but not over what was typed since', () => {
  const storage = createSafeStorage({ open: () => memoryStorage() });
  const privateStorage = createPrivateStorage(storage);
  // Without anything typed nothing is stored.
  removingTyped(privateStorage, 'brook');
  expect(storage.get('drafts')).toBeNull();
  const drafts = privateStorage.store(createDraftsStore, storage);
  const type = (key: string, text: string) => draftPlace(drafts, PUBLIC, key).save(draft(text));
  const system = aboutForm(noteFormOfSystem('brook'));
  const member = aboutForm(noteFormOfMember('brook', 'uuid-1'));
  const others = [
    aboutForm(noteFormOfSystem('brooks')),
    aboutForm(noteFormOfMember('brooks', 'uuid-2')),
    aboutForm('member:brook'),
  ];
  for (const key of [system, member, ...others]) type(key, 'before');
  const undo = removingTyped(privateStorage, 'brook');
  expect(Object.keys(drafts.getState()[PUBLIC] ?? {})).toEqual(others);
  type(system, 'since');
  undo();
  expect(drafts.getState()[PUBLIC]?.[system]?.values).toEqual({ text: 'since' });
  expect(drafts.getState()[PUBLIC]?.[member]?.values).toEqual({ text: 'before' });
});

test('what is typed follows a system to its new id', () => {
  const storage = createSafeStorage({ open: () => memoryStorage() });
  const privateStorage = createPrivateStorage(storage);
  const drafts = privateStorage.store(createDraftsStore, storage);
  const forms = (id: string) => [noteFormOfSystem(id), noteFormOfMember(id, 'uuid-1')].map(aboutForm);
  for (const key of forms('brook')) draftPlace(drafts, PUBLIC, key).save(draft(key));
  movingTyped(privateStorage, 'brook', 'creek');
  expect(Object.keys(drafts.getState()[PUBLIC] ?? {})).toEqual(forms('creek'));
});

test('what is typed under the new id already stays, and nothing that was typed under the former one is lost', () => {
  const storage = createSafeStorage({ open: () => memoryStorage() });
  const privateStorage = createPrivateStorage(storage);
  const drafts = privateStorage.store(createDraftsStore, storage);
  const type = (id: string) => draftPlace(drafts, PUBLIC, aboutForm(noteFormOfSystem(id))).save(draft(id));
  type('brook');
  type('creek');
  movingTyped(privateStorage, 'brook', 'creek');
  const typed = Object.values(drafts.getState()[PUBLIC] ?? {}).map(({ values }) => values.text);
  expect(typed).toEqual(['brook', 'creek']);
});
