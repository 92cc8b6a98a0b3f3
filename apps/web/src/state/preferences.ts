import * as v from 'valibot';
import {
  createPersistentStore,
  type PersistentStore,
  type ReadResult,
} from '../persistence/persistent-store.ts';
import { mergeFields, mergeList } from '../persistence/three-way-merge.ts';
import type { SafeStorage } from '../platform/storage.ts';

/** Everything remembered beyond the settings document. */
export interface Preferences {
  readonly version: 1;
  /** `system` follows the device; otherwise the setting `dark` decides. */
  readonly theme: 'system' | 'light' | 'dark';
  /** Which pictures are loaded: all, only those of PluralKit and Discord, or none. */
  readonly images: 'all' | 'trusted' | 'none';
  /** The person has chosen that: the first screen asks once. */
  readonly hasChosenImages: boolean;
  /** Lists are shown as cards; otherwise the setting `lookup.memberLayout` decides. */
  readonly lookupGrid: boolean;
  /** The columns of tables of members and of groups, by their keys. */
  readonly listColumns: readonly string[];
  /** What rows of members and of groups show beside the name, by the same keys. */
  readonly rowColumns: readonly string[];
  /** A switch within so many minutes after another changes that one instead; 0 always adds one. */
  readonly correctSwitchMinutes: number;
  /** Newer versions are also looked for in a browser, where the page is the newest one served. */
  readonly checksReleasesOnWeb: boolean;
  /** A typeface made for easier reading, in place of the device's own. */
  readonly font: 'system' | 'atkinson' | 'opendyslexic';
  readonly textSize: 'small' | 'normal' | 'large' | 'larger';
  readonly density: 'comfortable' | 'compact';
  /** What members are called; `own` is the two words below, if both are there. `start.js` reads this before the app does. */
  readonly memberWord: 'member' | 'headmate' | 'part' | 'alter' | 'own';
  readonly ownMemberWord: string;
  readonly ownMembersWord: string;
  /** Initials in place of names, and pictures blurred: for when others can see the screen. */
  readonly discreet: boolean;
  /** False shows moments in place of times that run ("5 minutes ago"). */
  readonly runningTimes: boolean;
  /** Whether times are written with 12 or 24 hours; `device` leaves it to the language and region of the device. */
  readonly hours: 'device' | '12' | '24';
  /** False leaves single keys alone: only shortcuts with Ctrl or Cmd work. */
  readonly singleKeys: boolean;
  /** Notifications of changed fronts. The stored document names the field so. */
  readonly notices: FrontNotificationOptions;
}

export interface FrontNotificationOptions {
  /** The followed ids that were chosen; one that is not followed any more counts for nothing. */
  readonly systems: readonly string[];
  /** Notifications name the system and who is fronting. */
  readonly names: boolean;
  /** No notification appears between two times of day, which may have midnight between them. */
  readonly quiet: boolean;
  /** Local time, `HH:MM`. */
  readonly quietFrom: string;
  readonly quietTo: string;
}

export type PreferencesStore = PersistentStore<Preferences>;

export const PREFERENCES_KEY = 'preferences';
export const PREFERENCES_VERSION = 1;
export const MEMBER_WORDS = ['member', 'headmate', 'part', 'alter', 'own'] as const;
/** In characters. */
export const LONGEST_OWN_WORD = 30;
/** The most that can be chosen: beyond it every switch would take the place of the last one. */
const LONGEST_CORRECTION_MINUTES = 10;
const THEMES = ['system', 'light', 'dark'] as const;

export const DEFAULT_PREFERENCES: Preferences = {
  version: 1,
  theme: 'system',
  // Until somebody has chosen: whoever hosts a picture learns of everyone who looks at it.
  images: 'trusted',
  hasChosenImages: false,
  lookupGrid: false,
  listColumns: ['pronouns', 'messages', 'last-message', 'created', 'members'],
  rowColumns: [],
  correctSwitchMinutes: 0,
  checksReleasesOnWeb: false,
  font: 'system',
  textSize: 'normal',
  density: 'comfortable',
  memberWord: 'member',
  ownMemberWord: '',
  ownMembersWord: '',
  discreet: false,
  runningTimes: true,
  hours: 'device',
  singleKeys: true,
  notices: { systems: [], names: false, quiet: false, quietFrom: '22:00', quietTo: '07:00' },
};

const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const noticesSchema = v.object({
  systems: v.array(v.string()),
  names: v.boolean(),
  quiet: v.boolean(),
  quietFrom: timeOfDay,
  quietTo: timeOfDay,
});

const ownWordSchema = v.pipe(v.string(), v.maxLength(LONGEST_OWN_WORD));
const envelopeSchema = v.looseObject({ version: v.number() });

export interface ReadPreferencesResult extends ReadResult<Preferences> {
  /** The paths of what did not fit; empty where the whole could not be read. */
  readonly problems: readonly string[];
}

/** Reads stored preferences of any shape: fields that cannot be read take their defaults. */
export function readPreferences(stored: unknown, defaults: Preferences): ReadPreferencesResult {
  const envelope = v.safeParse(envelopeSchema, stored);
  if (!envelope.success) return { value: defaults, isDamaged: true, isNewer: false, problems: [] };
  const { output } = envelope;
  const problems: string[] = [];
  const field = <K extends keyof Preferences>(key: K, schema: v.GenericSchema<unknown, Preferences[K]>) => {
    if (output[key] === undefined) return defaults[key];
    const read = v.safeParse(schema, output[key]);
    if (read.success) return read.output;
    problems.push([key, v.getDotPath(read.issues[0]) ?? []].flat().join('.'));
    return defaults[key];
  };
  const value: Preferences = {
    version: PREFERENCES_VERSION,
    theme: field('theme', v.picklist(THEMES)),
    images: field('images', v.picklist(['all', 'trusted', 'none'])),
    hasChosenImages: field('hasChosenImages', v.boolean()),
    lookupGrid: field('lookupGrid', v.boolean()),
    listColumns: field('listColumns', v.array(v.string())),
    rowColumns: field('rowColumns', v.array(v.string())),
    correctSwitchMinutes: Math.min(
      LONGEST_CORRECTION_MINUTES,
      field('correctSwitchMinutes', v.pipe(v.number(), v.minValue(0))),
    ),
    checksReleasesOnWeb: field('checksReleasesOnWeb', v.boolean()),
    font: field('font', v.picklist(['system', 'atkinson', 'opendyslexic'])),
    textSize: field('textSize', v.picklist(['small', 'normal', 'large', 'larger'])),
    density: field('density', v.picklist(['comfortable', 'compact'])),
    memberWord: field('memberWord', v.picklist(MEMBER_WORDS)),
    ownMemberWord: field('ownMemberWord', ownWordSchema),
    ownMembersWord: field('ownMembersWord', ownWordSchema),
    discreet: field('discreet', v.boolean()),
    runningTimes: field('runningTimes', v.boolean()),
    hours: field('hours', v.picklist(['device', '12', '24'])),
    singleKeys: field('singleKeys', v.boolean()),
    notices: field('notices', noticesSchema),
  };
  const isNewer = output.version > PREFERENCES_VERSION;
  // Words a newer version added to a list are no damage.
  return { value, isDamaged: problems.length > 0 && !isNewer, isNewer, problems };
}

/** Opens the preferences. `theme` is what a device without stored preferences starts with. */
export function createPreferencesStore(storage: SafeStorage, theme: Preferences['theme']): PreferencesStore {
  const initial = { ...DEFAULT_PREFERENCES, theme };
  return createPersistentStore({
    storage,
    key: PREFERENCES_KEY,
    initial,
    read: (stored) => readPreferences(stored, initial),
    write: (preferences) => preferences,
    merge(base, mine, theirs) {
      const merged = mergeFields(base, mine, theirs);
      const systems = mergeList(base.notices.systems, mine.notices.systems, theirs.notices.systems);
      return { ...merged, notices: { ...merged.notices, systems } };
    },
  });
}
