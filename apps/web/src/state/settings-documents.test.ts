import { expect, test } from 'vitest';
import { DEFAULT_PKSTATUS_SETTINGS } from '../persistence/documents/pkstatus-settings.ts';
import { writePkstatusSettings } from '../persistence/documents/read-pkstatus-settings.ts';
import { DEFAULT_SETTINGS, type Settings } from '../persistence/documents/settings.ts';
import { createSafeStorage, memoryStorage, type StorageArea } from '../platform/storage.ts';
import { createOrigin } from '../testing/fake-browser.ts';
import { fullArea } from '../testing/full-area.ts';
import { createSettingsStore, PREFERENCES_KEY, SETTINGS_KEY } from './settings.ts';

const TOKEN = 'x'.repeat(64);
const PKSTATUS = {
  ...DEFAULT_PKSTATUS_SETTINGS,
  token: TOKEN,
  dark: true,
  fronterUpdateInterval: 60,
  lookup: { memberLayout: 'table', colorAccent: false },
} as const;
const NOTICES = { systems: ['exmpl'], names: true, quiet: true, quietFrom: '21:00', quietTo: '06:30' };
const OPTIONS = {
  images: 'none',
  hasChosenImages: true,
  imageHosts: ['pictures.example'],
  listColumns: ['pronouns'],
  rowColumns: ['groups'],
  correctSwitchMinutes: 5,
  checksReleasesOnWeb: true,
  font: 'atkinson',
  textSize: 'larger',
  density: 'compact',
  language: 'de',
  memberWord: 'own',
  ownMemberWord: 'facet',
  ownMembersWord: 'facets',
  discreet: true,
  runningTimes: false,
  hours: '24',
  singleKeys: false,
  singleTaps: true,
  awayCard: false,
  frontNotes: false,
  aroundNow: false,
  unsureTimes: false,
  frontIdeas: true,
  greetings: false,
  birthdays: true,
  birthdayAges: true,
  frontTitle: 'names',
  launcherFronts: true,
  copyPlan: 'write-week',
  copyCount: 3,
} as const;
const PREFERENCES = {
  version: 1,
  theme: 'dark',
  lookupGrid: false,
  lookupFaces: false,
  ...OPTIONS,
  notices: NOTICES,
};

/** The two documents of a device, and the settings that they make together. */
const documents = (preferences: object = PREFERENCES) => ({
  [SETTINGS_KEY]: JSON.stringify(writePkstatusSettings(PKSTATUS)),
  [PREFERENCES_KEY]: JSON.stringify(preferences),
});
const TOGETHER: Settings = {
  ...DEFAULT_SETTINGS,
  ...OPTIONS,
  token: TOKEN,
  theme: 'dark',
  fronterUpdateInterval: 60,
  lookup: { memberLayout: 'table', colorAccent: false },
  frontNotifications: NOTICES,
};

const openOn = (area: StorageArea) => createSettingsStore(createSafeStorage({ open: () => area }));
const storedIn = (area: StorageArea, key: string) => JSON.parse(area.getItem(key) ?? 'null');

test('the two stored documents are read as one value and written unchanged', () => {
  const area = memoryStorage(documents());
  const store = openOn(area);
  expect(store.getState()).toEqual(TOGETHER);
  store.update((settings) => ({ ...settings, id: { ...settings.id } }));
  for (const [key, text] of Object.entries(documents()))
    expect(storedIn(area, key)).toEqual(JSON.parse(text));
});

test('a change that both documents contain is announced once, as a whole', () => {
  const store = openOn(memoryStorage());
  const seen: unknown[] = [];
  store.subscribe(({ theme, lookup }) => seen.push([theme, lookup.memberLayout]));
  store.update((settings) => ({
    ...settings,
    theme: 'dark',
    lookup: { ...settings.lookup, memberLayout: 'table' },
  }));
  expect(seen).toEqual([['dark', 'table']]);
});

test('what changes in one document leaves the parts of the other as the same objects', () => {
  const store = openOn(memoryStorage(documents()));
  const { status, frontNotifications } = store.getState();
  store.update((settings) => ({ ...settings, discreet: false, detectPronouns: false }));
  expect(store.getState().status).toBe(status);
  expect(store.getState().frontNotifications).toBe(frontNotifications);
});

test.each([
  ['system', true, 'system'],
  ['light', true, 'dark'],
  ['dark', false, 'light'],
])('a stored theme %s with dark %s of PKStatus is the theme %s', (theme, dark, expected) => {
  const area = memoryStorage({
    [SETTINGS_KEY]: JSON.stringify(writePkstatusSettings({ ...DEFAULT_PKSTATUS_SETTINGS, dark })),
    [PREFERENCES_KEY]: JSON.stringify({ version: 1, theme }),
  });
  expect(openOn(area).getState().theme).toBe(expected);
});

test.each([
  [true, 'dark'],
  [false, 'light'],
])('settings of PKStatus alone, with dark %s, have the theme %s', (dark, theme) => {
  const document = writePkstatusSettings({ ...DEFAULT_PKSTATUS_SETTINGS, dark });
  const area = memoryStorage({ [SETTINGS_KEY]: JSON.stringify(document) });
  expect(openOn(area).getState().theme).toBe(theme);
  expect(openOn(area).getState().theme).toBe(theme);
});

test.each(['grid', 'faces'] as const)(
  'PKStatus continues to read its last choice if the app has %s, which it does not know',
  (memberLayout) => {
    const area = memoryStorage(documents());
    openOn(area).update((settings) => ({
      ...settings,
      theme: 'system',
      lookup: { ...settings.lookup, memberLayout },
    }));
    expect(storedIn(area, SETTINGS_KEY).settings).toMatchObject({
      dark: true,
      lookup: { memberLayout: 'table' },
    });
    expect(openOn(area).getState()).toMatchObject({ theme: 'system', lookup: { memberLayout } });
  },
);

test.each([
  ['corrupt', { version: 1, theme: 'mauve', images: 'none' }],
  ['newer', { version: 2, images: 'none', later: 'much' }],
])(
  'preferences that are %s cost nothing of the rest, and are copied before they are written over',
  (reason, stored) => {
    const area = memoryStorage(documents(stored));
    const store = openOn(area);
    expect(store.getState()).toMatchObject({ images: 'none', token: TOKEN, fronterUpdateInterval: 60 });
    store.update((settings) => ({ ...settings, discreet: true }));
    expect(storedIn(area, `${PREFERENCES_KEY}.${reason}`)).toEqual(stored);
    expect(openOn(area).getState()).toMatchObject({ images: 'none', token: TOKEN, discreet: true });
  },
);

test('on a full device a change lasts as long as the page, and both documents stay as they are', () => {
  const area = fullArea(documents());
  const store = openOn(area);
  const longer = [...NOTICES.systems, 'brook'];
  store.update(({ frontNotifications, ...rest }) => ({
    ...rest,
    switcher: { ...rest.switcher, excludeGroups: ['grpabc'] },
    frontNotifications: { ...frontNotifications, systems: longer },
  }));
  expect(store.getState().frontNotifications.systems).toEqual(longer);
  expect(store.getState().switcher.excludeGroups).toEqual(['grpabc']);
  for (const [key, text] of Object.entries(documents()))
    expect(storedIn(area, key)).toEqual(JSON.parse(text));
});

test('two tabs that change fields of both documents at the same time lose neither change', () => {
  const origin = createOrigin(memoryStorage(documents()));
  const [one, two] = [createSettingsStore(origin.openStorage()), createSettingsStore(origin.openStorage())];
  one.update((settings) => ({ ...settings, detectPronouns: false, hours: '12' }));
  two.update((settings) => ({ ...settings, theme: 'light', density: 'comfortable' }));
  origin.deliver();
  const both = { ...TOGETHER, detectPronouns: false, hours: '12', theme: 'light', density: 'comfortable' };
  for (const store of [one, two]) expect(store.getState()).toEqual(both);
});

test('documents that the app wrote are read without writing them again', () => {
  const area = memoryStorage();
  openOn(area).update((settings) => ({ ...settings, showCardDetails: false, discreet: true }));
  const keys = [SETTINGS_KEY, PREFERENCES_KEY];
  const written = keys.map((key) => area.getItem(key));
  openOn(area);
  expect(keys.map((key) => area.getItem(key))).toEqual(written);
});
