import { beforeEach, expect, test, vi } from 'vitest';
import { OWN_SYSTEM_KEY } from '../../session/own-system.ts';
import { createFollowedStore, FOLLOWED_KEY } from '../../state/followed.ts';
import { createSettingsStore, SETTINGS_KEY } from '../../state/settings.ts';
import { createDraftsStore, type Draft, draftPlace } from '../../sync/edit/drafts.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { createFakeClock, type FakeClock } from '../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { createKillableDevice, type KillableDevice } from '../../testing/killable-device.ts';
import { openDatabase } from '../database.ts';
import { openDurableDocuments } from './durable-documents.ts';
// Loaded before the clock starts, because the clock does not wait for modules.
import './second-copies.ts';

installFakeDatabase();

let clock: FakeClock;
let device: KillableDevice;

beforeEach(async () => {
  await emptyDatabase();
  clock = createFakeClock();
  device = createKillableDevice();
});

/** One page, without the app around its documents. */
function openPage() {
  const documents = openDurableDocuments(device.origin().openStorage(), { clock, except: [OWN_SYSTEM_KEY] });
  return { documents, storage: documents.storage };
}

/** The page ends with the browser, some time after its last write. */
async function killAfter({ documents }: ReturnType<typeof openPage>, ms = 1_000): Promise<void> {
  await clock.advance(ms);
  documents.dispose();
  device.kill();
}

const draft = (name: string, atMs = clock.now()): Draft => ({
  base: { name: '' },
  values: { name },
  atMs,
  sent: null,
});
const typedIn = (storage: ReturnType<typeof openPage>['storage'], form: string) =>
  draftPlace(createDraftsStore(storage), 'me', form).load()?.values.name;

test('a draft and a token survive a browser that is killed a second after them', async () => {
  const first = openPage();
  draftPlace(createDraftsStore(first.storage), 'me', 'member:1').save(draft('Luna'));
  createSettingsStore(first.storage).update((it) => ({ ...it, token: 'secret' }));
  await killAfter(first);

  const { documents, storage } = openPage();
  const settings = createSettingsStore(storage);
  expect(settings.getState().token).toBeNull();
  await documents.load();
  // A store that is open, and one that is opened later.
  expect([settings.getState().token, typedIn(storage, 'member:1')]).toEqual(['secret', 'Luna']);
  device.commit();
  device.kill();
  expect(createSettingsStore(openPage().storage).getState().token).toBe('secret');
});

test('every text is the newest one, however old the one is that the device has', async () => {
  const first = openPage();
  const place = draftPlace(createDraftsStore(first.storage), 'me', 'member:1');
  place.save(draft('L'));
  device.commit();
  for (const text of ['Lu', 'Lun', 'Luna']) {
    await clock.advance(2_000);
    place.save(draft(text));
  }
  await killAfter(first);
  const second = openPage();
  await second.documents.load();
  expect(typedIn(second.storage, 'member:1')).toBe('Luna');
});

test('a draft that was saved or discarded before the kill does not come back', async () => {
  const first = openPage();
  const place = draftPlace(createDraftsStore(first.storage), 'me', 'member:1');
  place.save(draft('Luna'));
  await clock.advance(1_000);
  device.commit();
  place.remove();
  await killAfter(first);
  const second = openPage();
  await second.documents.load();
  expect(typedIn(second.storage, 'member:1')).toBeUndefined();
});

test('a document that was removed before the kill is removed again, and its key is nowhere in the database', async () => {
  const first = openPage();
  first.storage.set('favourites:me', '{"version":1}');
  await clock.advance(1_000);
  device.commit();
  first.storage.remove('favourites:me');
  await killAfter(first);
  for (const _page of ['next', 'one after it']) {
    const page = openPage();
    expect(page.storage.get('favourites:me')).toBe('{"version":1}');
    await page.documents.load();
    expect(page.storage.get('favourites:me')).toBeNull();
    const rows = await (await openDatabase()).getAll('documents');
    expect(JSON.stringify(rows)).not.toContain('favourites');
    await killAfter(page);
  }
});

test('what is typed before the database was read stays, beside what is recovered', async () => {
  const first = openPage();
  draftPlace(createDraftsStore(first.storage), 'me', 'member:1').save(draft('Luna'));
  createFollowedStore(first.storage).update((ids) => [...ids, 'exmpl']);
  await killAfter(first);

  const second = openPage();
  const drafts = createDraftsStore(second.storage);
  const followed = createFollowedStore(second.storage);
  draftPlace(drafts, 'me', 'member:2').save(draft('Cas'));
  followed.update((ids) => [...ids, 'brook']);
  // The first write reads the database as well.
  await clock.advance(1_000);
  expect(Object.keys(drafts.getState().me ?? {}).toSorted()).toEqual(['member:1', 'member:2']);
  expect(followed.getState().toSorted()).toEqual(['brook', 'exmpl']);
  await killAfter(second);
  const third = openPage();
  await third.documents.load();
  expect([typedIn(third.storage, 'member:1'), typedIn(third.storage, 'member:2')]).toEqual(['Luna', 'Cas']);
});

test('two tabs that a killed browser opens again recover one text, and what both type since stays', async () => {
  const first = openPage();
  draftPlace(createDraftsStore(first.storage), 'me', 'member:1').save(draft('Luna'));
  await killAfter(first);

  const tabs = [openPage(), openPage()];
  const drafts = tabs.map(({ storage }) => createDraftsStore(storage));
  for (const [index, store] of drafts.entries())
    draftPlace(store, 'me', `typed ${index}`).save(draft(`in ${index}`));
  for (const { documents } of tabs) {
    await documents.load();
    device.origin().deliver();
  }
  await clock.advance(1_000);
  device.origin().deliver();
  const forms = ['member:1', 'typed 0', 'typed 1'];
  expect(drafts.map((store) => Object.keys(store.getState().me ?? {}).toSorted())).toEqual([forms, forms]);
});

test('what another tab has changed since is not undone by a tab that reads the database later', async () => {
  const [first, second] = [openPage(), openPage()];
  const [one, other] = [createFollowedStore(first.storage), createFollowedStore(second.storage)];
  one.update(() => ['exmpl']);
  await clock.advance(1_000);
  device.origin().deliver();
  one.update(() => []);
  device.origin().deliver();
  await second.documents.load();
  expect([one.getState(), other.getState()]).toEqual([[], []]);
});

test.each([
  ['has another checksum', { sum: 1 }],
  ['is of another release', { sum: undefined, checksum: 1 }],
])('a row that %s never wins, and is written again', async (_why, damage) => {
  const first = openPage();
  createFollowedStore(first.storage).update(() => ['exmpl']);
  await clock.advance(1_000);
  device.commit();
  createFollowedStore(first.storage).update(() => ['brook']);
  await killAfter(first);
  const database = await openDatabase();
  const row = await database.get('documents', FOLLOWED_KEY);
  await database.put('documents', {
    ...row,
    key: FOLLOWED_KEY,
    text: '{"version":2,"systems":["dam',
    ...damage,
  });

  const { documents, storage } = openPage();
  await documents.load();
  const followed = createFollowedStore(storage);
  expect(followed.getState()).toEqual(['exmpl']);
  followed.update((ids) => [...ids, 'pines']);
  await documents.flush();
  expect(await database.get('documents', FOLLOWED_KEY)).toMatchObject({ text: storage.get(FOLLOWED_KEY) });
});

test('a text that its reader finds damaged never wins over an open document', async () => {
  const first = openPage();
  first.storage.set(FOLLOWED_KEY, '{"version":2,"systems":["exmpl"]}');
  await clock.advance(1_000);
  device.commit();
  first.storage.set(FOLLOWED_KEY, '{"version":2,"systems":[1,2]}');
  await killAfter(first);
  const { documents, storage } = openPage();
  const followed = createFollowedStore(storage);
  await documents.load();
  expect(followed.getState()).toEqual(['exmpl']);
});

test('a document that something else has written since, such as an earlier release, stays as it is', async () => {
  const first = openPage();
  createFollowedStore(first.storage).update(() => ['exmpl']);
  await clock.advance(1_000);
  first.documents.dispose();
  const earlier = device.origin().openStorage();
  earlier.set(FOLLOWED_KEY, '{"version":2,"systems":["brook"]}');
  const { documents, storage } = openPage();
  await documents.load();
  expect(createFollowedStore(storage).getState()).toEqual(['brook']);
});

test('the documents of an earlier release get their second copy, without a change', async () => {
  device = createKillableDevice({
    [FOLLOWED_KEY]: '{"version":2,"systems":["exmpl"]}',
    'of another app': 'x',
  });
  const { documents, storage } = openPage();
  createFollowedStore(storage);
  await documents.flush();
  const keys = await (await openDatabase()).getAllKeys('documents');
  expect(keys).toEqual([FOLLOWED_KEY]);
});

test('caches have no second copy', async () => {
  const { documents, storage } = openPage();
  storage.set(OWN_SYSTEM_KEY, '{}');
  await documents.flush();
  expect(await (await openDatabase()).count('documents')).toBe(0);
});

test('a clock that was set back does not make a newer text older', async () => {
  clock = createFakeClock(Date.UTC(2030, 0, 1));
  const first = openPage();
  createFollowedStore(first.storage).update(() => ['exmpl']);
  await clock.advance(1_000);
  device.commit();
  first.documents.dispose();
  clock = createFakeClock(Date.UTC(2020, 0, 1));
  const second = openPage();
  createFollowedStore(second.storage).update(() => ['exmpl', 'brook']);
  await killAfter(second);
  const third = openPage();
  await third.documents.load();
  expect(createFollowedStore(third.storage).getState()).toEqual(['exmpl', 'brook']);
});

test('what has no room in the storage of the device is in the database, and there in the next page', async () => {
  const { origin } = device;
  const setItem = vi.spyOn(origin().area, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const first = openPage();
  createFollowedStore(first.storage).update(() => ['exmpl']);
  await clock.advance(1_000);
  first.documents.dispose();
  setItem.mockRestore();
  const second = openPage();
  await second.documents.load();
  expect(createFollowedStore(second.storage).getState()).toEqual(['exmpl']);
});

test('a database that fails is written when it works again', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  const first = openPage();
  createSettingsStore(first.storage).update((it) => ({ ...it, token: 'secret' }));
  await clock.advance(1_000);
  await expect(first.documents.flush()).rejects.toThrow('broken');
  put.mockRestore();
  await clock.advance(20_000);
  expect(await (await openDatabase()).get('documents', SETTINGS_KEY)).toMatchObject({
    text: first.storage.get(SETTINGS_KEY),
  });
});
