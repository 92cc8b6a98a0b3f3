import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { writeFollowed } from '../persistence/documents/followed-document.ts';
import { DEFAULT_PKSTATUS_SETTINGS } from '../persistence/documents/pkstatus-settings.ts';
import { writePkstatusSettings } from '../persistence/documents/read-pkstatus-settings.ts';
import { DEFAULT_SETTINGS, type Settings } from '../persistence/documents/settings.ts';
import { withoutTokens } from '../persistence/redact.ts';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import { createOrigin } from '../testing/fake-browser.ts';
import { createFollowedStore, FOLLOWED_KEY } from './followed.ts';
import { createSettingsStore, PREFERENCES_KEY, SETTINGS_KEY, scrubToken } from './settings.ts';

function storageWith(entries: Record<string, string>) {
  const area = memoryStorage(entries);
  return { area, storage: createSafeStorage({ open: () => area }) };
}

function stored(area: { getItem(key: string): string | null }, key: string): unknown {
  return JSON.parse(area.getItem(key) ?? 'null');
}

const withDark = (settings: Settings): Settings => ({ ...settings, theme: 'dark' });
const withTiles =
  (tileSize: number) =>
  (settings: Settings): Settings => ({
    ...settings,
    status: { ...settings.status, tile: { ...settings.status.tile, tileSize } },
  });

describe('settings', () => {
  test('a first visit has the defaults and writes nothing until something changes', () => {
    const { area, storage } = storageWith({});
    const store = createSettingsStore(storage);
    expect(store.getState()).toEqual(DEFAULT_SETTINGS);
    expect(area.getItem(SETTINGS_KEY)).toBeNull();
    store.update(withDark);
    expect(stored(area, SETTINGS_KEY)).toEqual({
      version: 16,
      settings: { ...DEFAULT_PKSTATUS_SETTINGS, dark: true },
    });
  });

  test('settings of an old version are saved again as version 16', () => {
    const old = { version: 3, settings: { dark: true, status: { lastLayout: 'list' } } };
    const { area, storage } = storageWith({ [SETTINGS_KEY]: JSON.stringify(old) });
    expect(createSettingsStore(storage).getState()).toMatchObject({
      theme: 'dark',
      status: { lastLayout: 'list' },
    });
    expect(stored(area, SETTINGS_KEY)).toMatchObject({
      version: 16,
      settings: { dark: true, detectPronouns: true },
    });
  });

  test("PKStatus's version 17 is taken over without a notice", () => {
    const theirs = {
      version: 17,
      settings: { ...DEFAULT_PKSTATUS_SETTINGS, dark: true, log: { level: 'info', max: 50 } },
    };
    const { area, storage } = storageWith({ [SETTINGS_KEY]: JSON.stringify(theirs) });
    expect(createSettingsStore(storage).getState().theme).toBe('dark');
    expect(storage.problem).toBeNull();
    expect(stored(area, SETTINGS_KEY)).toMatchObject({ version: 16 });
  });

  test('a newer document stays unchanged until the first change, and is then set aside', () => {
    const text = JSON.stringify({
      version: 40,
      settings: { ...DEFAULT_PKSTATUS_SETTINGS, dark: true, wonder: 1 },
    });
    const { area, storage } = storageWith({ [SETTINGS_KEY]: text });
    const store = createSettingsStore(storage);
    expect(store.getState().theme).toBe('dark');
    expect(area.getItem(SETTINGS_KEY)).toBe(text);
    expect(storage.problem).toBe('newer');
    store.update(withTiles(300));
    expect(area.getItem(`${SETTINGS_KEY}.newer`)).toBe(text);
    expect(stored(area, SETTINGS_KEY)).toMatchObject({ version: 16, settings: { dark: true } });
  });

  test('a document of a newer tab is set aside before it is overwritten', () => {
    const { area, storage } = storageWith({});
    const store = createSettingsStore(storage);
    store.update(withTiles(300));
    const text = JSON.stringify({ version: 99, settings: { later: 'much' } });
    area.setItem(SETTINGS_KEY, text);
    store.update(withDark);
    expect(stored(area, SETTINGS_KEY)).toMatchObject({ version: 16, settings: { dark: true } });
    expect(area.getItem(`${SETTINGS_KEY}.newer`)).toBe(text);
  });

  test('text that is no JSON is set aside word for word', () => {
    const { area, storage } = storageWith({ [SETTINGS_KEY]: '{"version":16,"sett' });
    // As for any device that has settings without preferences.
    expect(createSettingsStore(storage).getState()).toEqual({ ...DEFAULT_SETTINGS, theme: 'light' });
    expect(area.getItem(`${SETTINGS_KEY}.corrupt`)).toBe('{"version":16,"sett');
    expect(storage.problem).toBe('corrupt');
  });

  test('two tabs that write at the same time lose neither change', () => {
    const origin = createOrigin();
    const [one, two] = [createSettingsStore(origin.openStorage()), createSettingsStore(origin.openStorage())];
    one.update(withDark);
    two.update(withTiles(400));
    one.update((settings) => ({ ...settings, detectPronouns: false }));
    origin.deliver();
    for (const store of [one, two]) {
      expect(store.getState()).toMatchObject({
        theme: 'dark',
        detectPronouns: false,
        status: { tile: { tileSize: 400 } },
      });
    }
    expect(one.getState()).toEqual(two.getState());
  });

  test('two tabs that write at the same instant, before they see each other’s change, lose neither', () => {
    const origin = createOrigin(memoryStorage(), { isSlow: true });
    const [one, two] = [createSettingsStore(origin.openStorage()), createSettingsStore(origin.openStorage())];
    one.update(withDark);
    one.update((settings) => ({ ...settings, detectPronouns: false }));
    two.update(withTiles(400));
    two.update((settings) => ({ ...settings, detectPronouns: false }));
    origin.deliver();
    const both = { detectPronouns: false, status: { tile: { tileSize: 400 } } };
    expect(stored(origin.area, SETTINGS_KEY)).toMatchObject({ settings: { ...both, dark: true } });
    for (const store of [one, two]) expect(store.getState()).toMatchObject({ ...both, theme: 'dark' });
  });

  test('two tabs that change the same field at the same instant settle on one value', () => {
    const origin = createOrigin(memoryStorage(), { isSlow: true });
    const stores = [300, 400, 500].map((tileSize) => {
      const store = createSettingsStore(origin.openStorage());
      return { store, change: () => store.update(withTiles(tileSize)) };
    });
    for (const { change } of stores) change();
    origin.deliver();
    const sizes = stores.map(({ store }) => store.getState().status.tile.tileSize);
    expect(new Set(sizes).size).toBe(1);
    expect(stored(origin.area, SETTINGS_KEY)).toMatchObject({
      settings: { status: { tile: { tileSize: sizes[0] } } },
    });
  });

  test('a change that one tab undoes later stays undone in the other', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const origin = createOrigin(memoryStorage(), { isSlow: true });
    const [one, two] = [createSettingsStore(origin.openStorage()), createSettingsStore(origin.openStorage())];
    one.update(withDark);
    origin.deliver();
    vi.advanceTimersByTime(600);
    two.update((settings) => ({ ...settings, theme: 'light' }));
    origin.deliver();
    expect([one.getState().theme, two.getState().theme]).toEqual(['light', 'light']);
  });

  test('two tabs that leave groups out at the same time leave all of them out', () => {
    const origin = createOrigin();
    const tabs = [createSettingsStore(origin.openStorage()), createSettingsStore(origin.openStorage())];
    tabs.forEach((store, index) => {
      store.update(({ switcher, ...rest }) => ({
        ...rest,
        switcher: { ...switcher, excludeGroups: [...switcher.excludeGroups, `grou${index}`] },
      }));
    });
    origin.deliver();
    for (const store of tabs)
      expect(store.getState().switcher.excludeGroups.toSorted()).toEqual(['grou0', 'grou1']);
  });

  test('another tab follows at once', () => {
    const origin = createOrigin();
    const [one, two] = [createSettingsStore(origin.openStorage()), createSettingsStore(origin.openStorage())];
    let told = 0;
    two.subscribe(() => {
      told += 1;
    });
    one.update(withTiles(400));
    origin.deliver();
    expect(two.getState().status.tile.tileSize).toBe(400);
    expect(told).toBe(1);
  });

  test('a value that did not fit on the device is not lost when another tab writes', () => {
    const area = memoryStorage();
    let isFull = true;
    const origin = createOrigin({
      ...area,
      setItem(key, text) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        area.setItem(key, text);
      },
    });
    const [one, two] = [createSettingsStore(origin.openStorage()), createSettingsStore(origin.openStorage())];
    one.update(withDark);
    expect(one.getState().theme).toBe('dark');
    isFull = false;
    two.update(withTiles(400));
    origin.deliver();
    expect(one.getState()).toMatchObject({ theme: 'dark', status: { tile: { tileSize: 400 } } });
    expect(stored(area, SETTINGS_KEY)).toMatchObject({
      settings: { dark: true, status: { tile: { tileSize: 400 } } },
    });
  });

  test('a forgotten token is taken out of what was set aside', () => {
    const { area, storage } = storageWith({
      'settings.corrupt': 'x"token":"SECRET"',
      'settings.newer': '{}',
    });
    scrubToken(storage, 'SECRET');
    expect(area.getItem('settings.corrupt')).toBe('x"token":""');
    expect(area.getItem('settings.newer')).toBe('{}');
  });
});

describe('the followed list', () => {
  test('version 1 with notes becomes version 2 with ids', () => {
    const old = { version: 1, systems: { exmpl: { id: 'exmpl', notes: 'hi' }, abcde: { id: 'abcde' } } };
    const { area, storage } = storageWith({ [FOLLOWED_KEY]: JSON.stringify(old) });
    expect(createFollowedStore(storage).getState()).toEqual(['exmpl', 'abcde']);
    expect(stored(area, FOLLOWED_KEY)).toEqual({ version: 2, systems: ['exmpl', 'abcde'] });
  });

  test('two tabs that follow, unfollow and move lose nothing', () => {
    const origin = createOrigin(
      memoryStorage({ [FOLLOWED_KEY]: JSON.stringify(writeFollowed(['aaaaa', 'bbbbb', 'ccccc'])) }),
    );
    const [one, two] = [createFollowedStore(origin.openStorage()), createFollowedStore(origin.openStorage())];
    one.update((ids) => [...ids, 'ddddd']);
    two.update((ids) => ids.filter((id) => id !== 'bbbbb'));
    one.update((ids) => ['ccccc', ...ids.filter((id) => id !== 'ccccc')]);
    origin.deliver();
    expect(one.getState()).toEqual(['ccccc', 'aaaaa', 'ddddd']);
    expect(two.getState()).toEqual(one.getState());
  });
});

describe('preferences', () => {
  test('unknown values become their defaults, and the document is set aside', () => {
    const { area, storage } = storageWith({
      [PREFERENCES_KEY]: '{"version":1,"theme":"mauve","images":"none"}',
    });
    expect(createSettingsStore(storage).getState()).toEqual({ ...DEFAULT_SETTINGS, images: 'none' });
    expect(area.getItem(`${PREFERENCES_KEY}.corrupt`)).toContain('mauve');
  });

  test('a switch never corrects one that is longer ago than can be chosen', () => {
    const stored = JSON.stringify({ version: 1, correctSwitchMinutes: 1e9 });
    const { storage } = storageWith({ [PREFERENCES_KEY]: stored });
    expect(createSettingsStore(storage).getState().correctSwitchMinutes).toBe(10);
  });

  test('two tabs that choose systems for notifications at the same time choose all of them', () => {
    const origin = createOrigin();
    const tabs = ['exmpl', 'brook'].map((id) => ({
      id,
      store: createSettingsStore(origin.openStorage()),
    }));
    for (const { id, store } of tabs) {
      store.update(({ frontNotifications, ...rest }) => ({
        ...rest,
        frontNotifications: { ...frontNotifications, systems: [...frontNotifications.systems, id] },
      }));
    }
    origin.deliver();
    for (const { store } of tabs)
      expect(store.getState().frontNotifications.systems.toSorted()).toEqual(['brook', 'exmpl']);
  });
});

describe('documents of any shape', () => {
  const scalars = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.double());
  const near = (keys: readonly string[]) =>
    fc.dictionary(
      fc.oneof(fc.constantFrom(...keys), fc.string()),
      fc.oneof(scalars, fc.jsonValue({ maxDepth: 3 })),
    );
  const keys = [
    'dark',
    'token',
    'status',
    'tile',
    'tileSize',
    'systemUpdateInterval',
    'lastLayout',
    'id',
    'switcher',
  ];
  const documents = fc.oneof(
    fc.record({ version: fc.oneof(fc.integer({ min: -2, max: 60 }), scalars), settings: near(keys) }),
    fc.record({ version: fc.oneof(fc.integer({ min: 0, max: 4 }), scalars), systems: fc.array(scalars) }),
    fc.record({ version: fc.constant(1), theme: scalars, images: scalars }),
    fc.jsonValue(),
  );
  const texts = fc.oneof(
    documents.map((value) => JSON.stringify(value)),
    fc.string(),
  );

  test('never stop the stores, which then store new values', () => {
    fc.assert(
      fc.property(texts, texts, texts, (settingsText, followedText, preferencesText) => {
        const texts = {
          [SETTINGS_KEY]: settingsText,
          [FOLLOWED_KEY]: followedText,
          [PREFERENCES_KEY]: preferencesText,
        };
        const { area, storage } = storageWith(texts);
        createSettingsStore(storage).update(withTiles(321));
        createFollowedStore(storage).update(() => ['exmpl']);
        createSettingsStore(storage).update((it) => ({ ...it, images: 'trusted' }));
        const again = createSafeStorage({ open: () => area });
        expect(createSettingsStore(again).getState().status.tile.tileSize).toBe(321);
        expect(createFollowedStore(again).getState()).toEqual(['exmpl']);
        expect(createSettingsStore(again).getState().images).toBe('trusted');
        expect(again.problem).toBeNull();
      }),
      { numRuns: 700 },
    );
  });

  test('lose nothing but tokens: unreadable documents are set aside', () => {
    fc.assert(
      fc.property(fc.constantFrom(SETTINGS_KEY, FOLLOWED_KEY, PREFERENCES_KEY), texts, (key, text) => {
        const { area, storage } = storageWith({ [key]: text });
        createSettingsStore(storage);
        createFollowedStore(storage);
        const copy = key === SETTINGS_KEY ? withoutTokens(text) : text;
        const isStored = area.getItem(key) === text || area.getItem(`${key}.corrupt`) === copy;
        // Otherwise it was understood completely, and reads the same in its new form.
        expect(isStored || storage.problem === null).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('have their valid parts used', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.constantFrom('tile', 'list', 'table'),
        scalars,
        (dark, lastLayout, junk) => {
          const document = writePkstatusSettings({ ...DEFAULT_PKSTATUS_SETTINGS, dark });
          const damaged = {
            ...document,
            settings: { ...document.settings, id: junk, status: { lastLayout, tile: junk } },
          };
          const { storage } = storageWith({ [SETTINGS_KEY]: JSON.stringify(damaged) });
          expect(createSettingsStore(storage).getState()).toMatchObject({
            theme: dark ? 'dark' : 'light',
            status: { lastLayout },
          });
        },
      ),
    );
  });
});
