import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PERSISTED_CACHE_KEY } from '../cache/status/persisted-cache.ts';
import { DEFAULT_PKSTATUS_SETTINGS } from '../persistence/documents/pkstatus-settings.ts';
import { writePkstatusSettings } from '../persistence/documents/read-pkstatus-settings.ts';
import { createSafeStorage, memoryStorage, type SafeStorage, type StorageArea } from '../platform/storage.ts';
import { createAccountsStore } from '../session/accounts.ts';
import { createRecentLookupsStore, RECENT_LOOKUPS_KEY } from '../session/recent-lookups.ts';
import { changing, createServersStore, SERVERS_KEY } from '../session/servers.ts';
import { ACCOUNTS_KEY } from '../session/session-only-accounts.ts';
import { switchChoicesStores } from '../session/switch-choices.ts';
import { createDraftsStore, draftPlace } from '../sync/edit/drafts.ts';
import { DRAFTS_KEY } from '../sync/edit/drafts-key.ts';
import { createOrigin } from '../testing/fake-browser.ts';
import { fullArea } from '../testing/full-area.ts';
import { createFollowedStore, FOLLOWED_KEY } from './followed.ts';
import { LOG_KEY } from './log.ts';
import { createSettingsStore, PREFERENCES_KEY, SETTINGS_KEY, scrubToken } from './settings.ts';

const TOKEN = 'Ab0+/'.repeat(13).slice(0, 64);
const SERVER = '123456789012345678';

/** Each document that a person makes: how to change it, and its content afterwards. */
const DOCUMENTS: readonly {
  readonly key: string;
  readonly marker: string;
  readonly change: (storage: SafeStorage) => void;
}[] = [
  {
    key: SETTINGS_KEY,
    marker: TOKEN,
    change: (storage) => createSettingsStore(storage).update((it) => ({ ...it, token: TOKEN })),
  },
  {
    key: FOLLOWED_KEY,
    marker: 'newone',
    change: (storage) => createFollowedStore(storage).update((ids) => [...ids, 'newone']),
  },
  {
    key: PREFERENCES_KEY,
    marker: '"none"',
    change: (storage) => createSettingsStore(storage).update((it) => ({ ...it, images: 'none' })),
  },
  {
    key: ACCOUNTS_KEY,
    marker: 'Other',
    change: (storage) =>
      createAccountsStore(storage).update((all) => [
        ...all,
        { viewer: 'exmpl', name: 'Other', color: null, token: TOKEN, system: null },
      ]),
  },
  {
    key: SERVERS_KEY,
    marker: SERVER,
    change: (storage) =>
      createServersStore(storage).update(changing('exmpl', () => [{ id: SERVER, name: 'Harbour' }])),
  },
  {
    key: switchChoicesStores.keyOf('exmpl'),
    marker: 'favourite-uuid',
    change: (storage) =>
      switchChoicesStores(storage)('exmpl').update((it) => ({ ...it, favourites: ['favourite-uuid'] })),
  },
  {
    key: DRAFTS_KEY,
    marker: 'typed by hand',
    change: (storage) => {
      const draft = { base: {}, values: { name: 'typed by hand' }, atMs: 1, sent: null };
      draftPlace(createDraftsStore(storage), 'exmpl', 'system').save(draft);
    },
  },
];

const CACHES = [LOG_KEY, PERSISTED_CACHE_KEY];

function storageOn(area: StorageArea): SafeStorage {
  return createSafeStorage({ open: () => area, caches: CACHES });
}

describe.each(DOCUMENTS)('with storage full, $key', ({ key, marker, change }) => {
  test('is stored: caches make room', () => {
    const area = fullArea({ [LOG_KEY]: 'x'.repeat(100), [PERSISTED_CACHE_KEY]: 'x'.repeat(5_000) });
    const storage = storageOn(area);
    change(storage);
    expect(area.getItem(key)).toContain(marker);
    expect(storage.problem).toBeNull();
  });

  test('that is damaged is not overwritten without a copy, and no copy is reported', () => {
    const damaged = `{"version":1,"systems":["abcde","fghij"],"cut":"${'of no use '.repeat(30)}`;
    const area = fullArea({ [key]: damaged, other: 'x'.repeat(5_000) });
    const storage = storageOn(area);
    change(storage);
    expect(area.getItem(key)).toBe(damaged);
    expect(area.getItem(`${key}.corrupt`)).toBeNull();
    expect(storage.problem).toBe('uncopied');
  });

  test('that is damaged is copied once there is room, before it is overwritten', () => {
    const damaged = `{"version":1,"cut":"${'of no use '.repeat(30)}`;
    const area = fullArea({ [key]: damaged, other: 'x'.repeat(5_000) });
    change(storageOn(area));
    area.removeItem('other');
    change(storageOn(area));
    expect(area.getItem(`${key}.corrupt`)).toBe(damaged);
    expect(area.getItem(key)).toContain(marker);
  });
});

test('a truncated followed list keeps its readable part, and stays on the device without room for a copy', () => {
  const damaged = JSON.stringify({ version: 2, systems: ['abcde', 5, 'fghij'] });
  const area = fullArea({ [FOLLOWED_KEY]: damaged });
  const store = createFollowedStore(storageOn(area));
  expect(store.getState()).toEqual(['abcde', 'fghij']);
  store.update((ids) => [...ids, 'klmno']);
  expect(store.getState()).toEqual(['abcde', 'fghij', 'klmno']);
  expect(area.getItem(FOLLOWED_KEY)).toBe(damaged);
});

test.each([
  {
    key: switchChoicesStores.keyOf('exmpl'),
    text: JSON.stringify({ version: 1, favourites: ['one', 5, 'two'], recents: [], draft: null, known: {} }),
    open: (storage: SafeStorage): unknown => switchChoicesStores(storage)('exmpl').getState().favourites,
    read: ['one', 'two'],
  },
  {
    key: switchChoicesStores.keyOf('exmpl'),
    text: JSON.stringify({ version: 1, favourites: ['one'], recents: [], draft: { members: 5 }, known: [] }),
    open: (storage: SafeStorage): unknown => switchChoicesStores(storage)('exmpl').getState().favourites,
    read: ['one'],
  },
  {
    key: SERVERS_KEY,
    text: JSON.stringify({ version: 1, servers: [[{ id: SERVER, name: 'Harbour' }]] }),
    open: (storage: SafeStorage): unknown => createServersStore(storage).getState(),
    read: {},
  },
  {
    key: SERVERS_KEY,
    text: JSON.stringify({ version: 1, servers: { exmpl: [{ id: SERVER, name: ['Harbour'] }] } }),
    open: (storage: SafeStorage): unknown => createServersStore(storage).getState(),
    read: { exmpl: [{ id: SERVER, name: '' }] },
  },
  {
    key: ACCOUNTS_KEY,
    text: JSON.stringify({
      version: 1,
      accounts: [{ viewer: 'exmpl', name: ['Home'], color: null, token: 'short', system: null }],
    }),
    open: (storage: SafeStorage): unknown => createAccountsStore(storage).getState(),
    read: [{ viewer: 'exmpl', name: null, color: null, token: 'short', system: null }],
    copy: '"name":["Home"]',
  },
  {
    key: DRAFTS_KEY,
    text: JSON.stringify({
      version: 1,
      drafts: { exmpl: { system: { base: {}, values: { a: 1 }, atMs: 1, sent: null } }, other: 'cut' },
    }),
    open: (storage: SafeStorage): unknown =>
      draftPlace(createDraftsStore(storage), 'exmpl', 'system').load()?.values,
    read: { a: 1 },
  },
  {
    key: RECENT_LOOKUPS_KEY,
    text: JSON.stringify({ version: 1, isOn: false, entries: 'system:abcde' }),
    open: (storage: SafeStorage): unknown => createRecentLookupsStore(storage).getState(),
    read: { isOn: false, entries: [] },
  },
])('$key with a part of another shape is copied, and read as far as it can be: $text', (document) => {
  const { key, text, open, read } = document;
  const area = limitedOf(key, text);
  expect(open(storageOn(area))).toEqual(read);
  expect(area.getItem(`${key}.corrupt`)).toContain(document.copy ?? text);
});

test('the copy of a damaged list stays when another tab has made it before', () => {
  const damaged = JSON.stringify({ version: 2, systems: ['abcde', 5, 'fghij'] });
  const area = fullArea({ [FOLLOWED_KEY]: damaged, other: 'x'.repeat(500) });
  const origin = createOrigin(area);
  const [mine, theirs] = [origin, origin].map((it) => createFollowedStore(it.openStorage()));
  origin.deliver();
  area.removeItem('other');
  mine?.update((ids) => [...ids, 'klmno']);
  origin.deliver();
  theirs?.update((ids) => [...ids, 'pqrst']);
  origin.deliver();
  expect(area.getItem(`${FOLLOWED_KEY}.corrupt`)).toBe(damaged);
  expect(JSON.parse(area.getItem(FOLLOWED_KEY) ?? '').systems).toEqual(['abcde', 'fghij', 'klmno', 'pqrst']);
});

describe('the copy of damaged settings', () => {
  const whole = JSON.stringify(writePkstatusSettings({ ...DEFAULT_PKSTATUS_SETTINGS, token: TOKEN }));
  const unicode = [...TOKEN].map((it) => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
  const spellings = {
    plain: TOKEN,
    'with escaped slashes': TOKEN.replaceAll('/', '\\/'),
    'with every character escaped': unicode,
    'as JSON within JSON': TOKEN.replaceAll('/', '\\\\/'),
  };
  const cuts = [0, 20, 60, 64];

  test.each(Object.entries(spellings).flatMap(([name, spelt]) => cuts.map((cut) => ({ name, spelt, cut }))))(
    'contains no token $name, cut after $cut characters',
    ({ spelt, cut }) => {
      const start = whole.slice(0, whole.indexOf(TOKEN));
      const part = spelt.slice(0, Math.floor((spelt.length * cut) / 64));
      const area = limitedOf(SETTINGS_KEY, `${start}${part}`);
      createSettingsStore(storageOn(area));
      const copy = area.getItem(`${SETTINGS_KEY}.corrupt`);
      expect(copy).toBe(start);
    },
  );

  test('contains no part of a damaged token', () => {
    const token = 'qW3+eR5/tY7uI9oP1aS2dF4gH6jK8lZ0xC+vB/nMQwErTyUiOpAsDfGhJkLzXcVb';
    const place = whole.indexOf('"token"');
    const intact = whole.replace(TOKEN, token);
    const parts = Array.from({ length: token.length - 15 }, (_, at) => token.slice(at, at + 16));
    fc.assert(
      fc.property(
        fc.integer({ min: place, max: place + 80 }),
        fc.constantFrom(0, 1),
        fc.constantFrom('', '"', '\\', '\0', '\n', ' ', '\ufffd', '":"', '",', '{'),
        (at, deleted, put) => {
          const area = limitedOf(SETTINGS_KEY, `{${intact.slice(0, at)}${put}${intact.slice(at + deleted)}`);
          createSettingsStore(storageOn(area));
          const copy = area.getItem(`${SETTINGS_KEY}.corrupt`) ?? expect.fail('no copy');
          expect(parts.filter((part) => copy.includes(part))).toEqual([]);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('is made quickly from a text of backslashes', () => {
    const area = memoryStorage({ [SETTINGS_KEY]: '\\'.repeat(400_000) });
    createSettingsStore(storageOn(area));
    expect(area.getItem(`${SETTINGS_KEY}.corrupt`)).toHaveLength(400_000);
  });

  test('contains no token under another name', () => {
    const area = limitedOf(SETTINGS_KEY, `{"was":"${unicode}","tile":5,"size":`);
    createSettingsStore(storageOn(area));
    expect(area.getItem(`${SETTINGS_KEY}.corrupt`)).toBe('{"was":"","tile":5,"size":');
  });

  test('that could not be made leaves the token in the document only until it is forgotten', () => {
    const damaged = whole.slice(0, whole.indexOf(TOKEN) + 60);
    const area = fullArea({ [SETTINGS_KEY]: damaged });
    const storage = storageOn(area);
    createSettingsStore(storage);
    expect(area.getItem(SETTINGS_KEY)).toBe(damaged);
    scrubToken(storage, TOKEN);
    expect(area.getItem(SETTINGS_KEY)).toBe(whole.slice(0, whole.indexOf(TOKEN)));
  });
});

function limitedOf(key: string, text: string): StorageArea {
  const area = fullArea({ [key]: text, room: 'x'.repeat(50_000) });
  area.removeItem('room');
  return area;
}
