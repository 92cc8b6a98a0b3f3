import { brandId, memberFromWire, wireMemberSchema } from '@frontboard/model';
import * as fc from 'fast-check';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAccounts } from '../../session/accounts.ts';
import { localDataStores } from '../../session/local/local-data.ts';
import { changing, createServersStore } from '../../session/servers.ts';
import { switchChoicesStores } from '../../session/switch-choices.ts';
import { LARGEST_BACKUP_BYTES, writeBackupFile } from '../../state/backup.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { createDraftsStore, draftPlace } from '../edit/drafts.ts';
import { createMemoryCopies } from '../restore/copy-store.ts';
import { makeRestoreCopy } from '../restore/restore-copy.ts';
import {
  absentAccounts,
  addParts,
  collectAccountParts,
  countParts,
  missingParts,
  readAccountParts,
  removeParts,
  writeAccountParts,
} from './account-parts.ts';

const QUILL = memberFromWire(parse(wireMemberSchema, { id: 'quill', name: 'Quill' }), 'then');
const VIEWER = systemUuidOf(0);
const SERVER = { id: '123456789012345678', name: 'Harbour' };
const DRAFT = { base: { name: 'Ash' }, values: { name: 'Ash the second' }, atMs: 5, sent: null };
const apps: OpenApp[] = [];

let clock = createFakeClock();
beforeEach(() => {
  clock = createFakeClock();
});
afterEach(() => {
  for (const app of apps.splice(0)) app.close();
});

/** A device with the first of two systems on it. */
async function openDevice(): Promise<OpenApp> {
  const app = openApp({ world: openSmallWorld(2, clock), clock });
  apps.push(app);
  const adding = openAccounts(app).add(tokenOf(0), { isStored: true });
  await clock.advance(2_000);
  await adding;
  return app;
}

/** The same, with one of everything that a person makes. */
async function openUsed() {
  const app = await openDevice();
  const copies = createMemoryCopies();
  openAccounts(app).describe(VIEWER, { name: 'Home', color: '#112233' });
  app.privateStorage
    .store(
      switchChoicesStores,
      app.storage,
    )(VIEWER)
    .update((it) => ({
      ...it,
      favourites: ['uuid-one', 'uuid-two'],
      known: { 'uuid-one': { id: 'abcde', name: 'Ash' } },
    }));
  app.privateStorage
    .store(
      localDataStores,
      app.storage,
    )(VIEWER)
    .update((it) => ({
      ...it,
      notes: { one: { text: 'The cat is fed', atMs: 5, front: ['uuid-one'] } },
      noteDraft: 'And the',
      noteFrom: { atMs: 7, front: ['uuid-two'] },
      unsure: { two: { kind: 'somebody', atMs: 6 } },
    }));
  app.privateStorage.store(createServersStore, app.storage).update(changing(VIEWER, () => [SERVER]));
  draftPlace(app.privateStorage.store(createDraftsStore, app.storage), VIEWER, 'member abcde').save(DRAFT);
  await copies.put(makeRestoreCopy({ kind: 'member', record: QUILL, memberships: [] }, VIEWER, 7));
  return { app, copies };
}

test('a backup contains everything a person made for an own system and no token, and restores it elsewhere', async () => {
  const { app, copies } = await openUsed();
  const text = JSON.stringify(writeAccountParts(await collectAccountParts(app, copies)));
  expect(text).not.toContain(tokenOf(0));
  const { backup, problems } = readAccountParts(JSON.parse(text));
  expect(problems).toEqual([]);

  const other = await openDevice();
  const otherCopies = createMemoryCopies();
  const missing = await missingParts(other, backup, otherCopies);
  expect(countParts(missing)).toEqual({
    descriptions: 1,
    favourites: 2,
    servers: 1,
    drafts: 1,
    notes: 3,
    copies: 1,
  });
  await addParts(other, missing, otherCopies);
  expect(writeAccountParts(await collectAccountParts(other, otherCopies))).toEqual(JSON.parse(text));
});

test('a note that is being written comes only into an empty field, and Undo takes away only what is unchanged', async () => {
  const { app, copies } = await openUsed();
  const saved = await collectAccountParts(app, copies);
  const store = app.privateStorage.store(localDataStores, app.storage)(VIEWER);
  const draft = () => store.getState().noteDraft;
  store.update((data) => ({ ...data, noteDraft: 'Newer' }));
  const missing = await missingParts(app, saved, copies);
  await addParts(app, saved, copies);
  expect([missing[VIEWER]?.noteDraft, draft()]).toEqual(['', 'Newer']);
  store.update((data) => ({ ...data, noteDraft: ' ', noteFrom: null }));
  await addParts(app, saved, copies);
  expect(store.getState()).toMatchObject({ noteDraft: 'And the', noteFrom: { front: ['uuid-two'] } });
  store.update((data) => ({ ...data, noteDraft: 'And the dog' }));
  await removeParts(app, saved, copies);
  expect(draft()).toBe('And the dog');
  store.update((data) => ({ ...data, noteDraft: 'And the' }));
  await removeParts(app, saved, copies);
  expect(store.getState()).toMatchObject({ noteDraft: '', noteFrom: null });
});

test('existing data is neither replaced nor added twice, and stays after Undo', async () => {
  const { app, copies } = await openUsed();
  const saved = await collectAccountParts(app, copies);
  openAccounts(app).describe(VIEWER, { name: 'Mine', color: null });
  app.privateStorage
    .store(
      switchChoicesStores,
      app.storage,
    )(VIEWER)
    .update((it) => ({ ...it, favourites: ['uuid-one', 'uuid-new'] }));
  draftPlace(app.privateStorage.store(createDraftsStore, app.storage), VIEWER, 'member abcde').save({
    ...DRAFT,
    values: { name: 'Newer' },
    atMs: 9,
  });
  const before = await collectAccountParts(app, copies);
  const missing = await missingParts(app, saved, copies);
  expect(countParts(missing)).toEqual({
    descriptions: 1,
    favourites: 1,
    servers: 0,
    drafts: 0,
    notes: 0,
    copies: 0,
  });
  await addParts(app, missing, copies);
  expect((await collectAccountParts(app, copies))[VIEWER]).toMatchObject({
    name: 'Mine',
    color: '#112233',
    favourites: ['uuid-one', 'uuid-new', 'uuid-two'],
    servers: [SERVER],
    drafts: { 'member abcde': { values: { name: 'Newer' } } },
  });
  await removeParts(app, missing, copies);
  expect(await collectAccountParts(app, copies)).toEqual(before);
});

test('accounts that are not on the device are named and not changed', async () => {
  const { app, copies } = await openUsed();
  const saved = await collectAccountParts(app, copies);
  const stranger = systemUuidOf(1);
  const backup = { [stranger]: saved[VIEWER] ?? expect.fail('nothing saved') };
  expect(absentAccounts(app, backup)).toEqual([{ viewer: stranger, hasToken: false }]);
  expect(await missingParts(app, backup, copies)).toEqual({});
});

test('accounts of which the backup holds nothing are not missed', async () => {
  const stranger = systemUuidOf(1);
  const { backup } = readAccountParts({ [stranger]: {} });
  expect(absentAccounts(await openDevice(), backup)).toEqual([]);
});

test('if no restore copy can be stored, the rest is restored and undone', async () => {
  const { app, copies } = await openUsed();
  const saved = await collectAccountParts(app, copies);
  const other = await openDevice();
  const none = createMemoryCopies();
  const full = {
    ...none,
    put: () => Promise.reject(new Error('full')),
    remove: () => Promise.reject(new Error('broken')),
  };
  const before = await collectAccountParts(other, none);
  const missing = await missingParts(other, saved, full);
  await expect(addParts(other, missing, full)).rejects.toThrow('full');
  expect(countParts(await collectAccountParts(other, none))).toEqual({ ...countParts(saved), copies: 0 });
  await expect(removeParts(other, missing, full)).rejects.toThrow('broken');
  expect(await collectAccountParts(other, none)).toEqual(before);
});

test('the readable rest of a damaged account is read', async () => {
  const { app, copies } = await openUsed();
  const saved = writeAccountParts(await collectAccountParts(app, copies));
  const parts = saved[VIEWER] ?? expect.fail('nothing saved');
  const { backup, problems } = readAccountParts({
    [VIEWER]: {
      ...parts,
      color: 'red',
      favourites: ['uuid-one', 7],
      servers: [...parts.servers, { id: 'short', name: '' }],
      drafts: { ...parts.drafts, 'member fghij': 'cut' },
    },
  });
  expect(problems).toEqual([
    `ownSystems.${VIEWER}.color: Invalid input`,
    `ownSystems.${VIEWER}.favourites.1: Invalid input`,
    `ownSystems.${VIEWER}.servers.1: Invalid input`,
    `ownSystems.${VIEWER}.drafts.member fghij: Invalid input`,
  ]);
  expect(countParts(backup)).toEqual({
    descriptions: 1,
    favourites: 1,
    servers: 1,
    drafts: 1,
    notes: 3,
    copies: 1,
  });
});

test('the backup of a person who has deleted a thousand members is not too large to be restored', async () => {
  const app = await openDevice();
  const copies = createMemoryCopies();
  for (let index = 0; index < 1_000; index += 1) {
    const id = `member ${index}`;
    const description = '語'.repeat(1_000);
    const record = { ...QUILL, uuid: brandId('MemberUuid', id), name: '語'.repeat(100), description };
    const memberships = Array.from({ length: 100 }, () => systemUuidOf(0));
    await copies.put(makeRestoreCopy({ kind: 'member', record, memberships }, VIEWER, index));
  }
  const parts = writeAccountParts(await collectAccountParts(app, copies));
  const text = JSON.stringify(writeBackupFile(app, parts), null, 2);
  expect(new Blob([text]).size).toBeLessThan(LARGEST_BACKUP_BYTES);
});

test('a copy in a backup never replaces a copy of another account', async () => {
  const { app, copies } = await openUsed();
  const saved = await collectAccountParts(app, copies);
  const [copy] = saved[VIEWER]?.copies ?? [];
  if (copy === undefined) throw new Error('nothing saved');
  const others = createMemoryCopies();
  await others.put({ ...copy, viewer: systemUuidOf(1) });
  const missing = await missingParts(app, saved, others);
  expect(countParts(missing).copies).toBe(0);
  const stored = writeAccountParts(saved);
  const mislabelled = { ...stored[VIEWER], copies: [{ ...stored[VIEWER]?.copies[0], id: 'member:other' }] };
  expect(readAccountParts({ [VIEWER]: mislabelled }).problems).toEqual([
    `ownSystems.${VIEWER}.copies.0: Invalid input`,
  ]);
});

test('any file is read without an exception', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.constantFrom(VIEWER, '__proto__', ''),
        fc.record(
          {
            name: fc.jsonValue(),
            color: fc.jsonValue(),
            favourites: fc.oneof(fc.jsonValue(), fc.array(fc.string())),
            known: fc.jsonValue(),
            servers: fc.oneof(fc.jsonValue(), fc.array(fc.record({ id: fc.string(), name: fc.jsonValue() }))),
            drafts: fc.dictionary(
              fc.constantFrom('system', '__proto__'),
              fc.oneof(fc.jsonValue(), fc.constant(DRAFT)),
            ),
            copies: fc.jsonValue(),
          },
          { requiredKeys: [] },
        ),
      ),
      (stored) => {
        const { backup } = readAccountParts(JSON.parse(JSON.stringify(stored)));
        expect(readAccountParts(JSON.parse(JSON.stringify(writeAccountParts(backup))))).toEqual({
          backup,
          problems: [],
        });
      },
    ),
  );
});

test.each([
  [5, 'ownSystems: Invalid input'],
  [{ exmpl: 5 }, 'ownSystems.exmpl: Invalid input'],
  [{ exmpl: { favourites: [7] } }, 'ownSystems.exmpl.favourites.0: Invalid input'],
  [{ exmpl: { copies: [{ viewer: 'other' }] } }, 'ownSystems.exmpl.copies.0: Invalid input'],
])('%j is not taken over, and its place is named', (stored, problem) => {
  const { backup, problems } = readAccountParts(stored);
  expect(problems).toEqual([problem]);
  expect(countParts(backup)).toEqual({
    descriptions: 0,
    favourites: 0,
    servers: 0,
    drafts: 0,
    notes: 0,
    copies: 0,
  });
});
