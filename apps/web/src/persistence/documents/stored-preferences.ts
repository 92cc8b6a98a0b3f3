import * as v from 'valibot';
import type { ReadResult } from '../persistent-store.ts';
import { pick } from '../pick.ts';
import type { PkstatusSettings } from './pkstatus-settings.ts';
import {
  COPY_COUNTS,
  COPY_PLANS,
  DEFAULT_SETTINGS,
  DENSITIES,
  FONTS,
  FRONT_TITLES,
  HOUR_FORMATS,
  IMAGE_CHOICES,
  LANGUAGE_CHOICES,
  LONGEST_CORRECTION_MINUTES,
  LONGEST_OWN_WORD,
  MEMBER_WORDS,
  type Settings,
  TEXT_SIZES,
  THEMES,
} from './settings.ts';

/** The settings that the format of PKStatus has no place for, as they are stored beside it and in backups. `start.js` reads both. */
export interface StoredPreferences extends Omit<Settings, keyof PkstatusSettings | 'frontNotifications'> {
  readonly version: typeof PREFERENCES_VERSION;
  /** Lists are shown as cards, whatever `lookup.memberLayout` of PKStatus says. */
  readonly lookupGrid: boolean;
  /** Lists are shown as faces, whatever the other two say. */
  readonly lookupFaces: boolean;
  readonly notices: Settings['frontNotifications'];
}

export const PREFERENCES_VERSION = 1;

type Field = Exclude<keyof StoredPreferences, 'version'>;

const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const columns = v.nullable(v.array(v.string()));
const ownWord = v.pipe(v.string(), v.maxLength(LONGEST_OWN_WORD));

/** In the order in which they are stored. */
const SCHEMAS: { readonly [K in Field]: v.GenericSchema<unknown, StoredPreferences[K]> } = {
  theme: v.picklist(THEMES),
  images: v.picklist(IMAGE_CHOICES),
  hasChosenImages: v.boolean(),
  imageHosts: v.array(v.string()),
  lookupGrid: v.boolean(),
  lookupFaces: v.boolean(),
  listColumns: columns,
  rowColumns: columns,
  correctSwitchMinutes: v.pipe(
    v.number(),
    v.check((minutes) => minutes >= 0),
    v.transform((minutes) => Math.min(minutes, LONGEST_CORRECTION_MINUTES)),
  ),
  checksReleasesOnWeb: v.boolean(),
  font: v.picklist(FONTS),
  textSize: v.picklist(TEXT_SIZES),
  density: v.picklist(DENSITIES),
  language: v.picklist(LANGUAGE_CHOICES),
  memberWord: v.picklist(MEMBER_WORDS),
  ownMemberWord: ownWord,
  ownMembersWord: ownWord,
  discreet: v.boolean(),
  runningTimes: v.boolean(),
  hours: v.picklist(HOUR_FORMATS),
  singleKeys: v.boolean(),
  singleTaps: v.boolean(),
  awayCard: v.boolean(),
  frontNotes: v.boolean(),
  aroundNow: v.boolean(),
  unsureTimes: v.boolean(),
  frontIdeas: v.boolean(),
  greetings: v.boolean(),
  birthdays: v.boolean(),
  birthdayAges: v.boolean(),
  frontTitle: v.picklist(FRONT_TITLES),
  launcherFronts: v.boolean(),
  copyPlan: v.picklist(COPY_PLANS),
  copyCount: v.picklist(COPY_COUNTS),
  notices: v.object({
    systems: v.array(v.string()),
    names: v.boolean(),
    quiet: v.boolean(),
    quietFrom: timeOfDay,
    quietTo: timeOfDay,
  }),
};
const FIELDS = Object.keys(SCHEMAS) as Field[];

/** The part of `settings` that the format of PKStatus has no place for. */
export function toStoredPreferences(settings: Settings): StoredPreferences {
  const { memberLayout } = settings.lookup;
  const layouts = { lookupGrid: memberLayout === 'grid', lookupFaces: memberLayout === 'faces' };
  const all = { ...settings, ...layouts, notices: settings.frontNotifications };
  return { version: PREFERENCES_VERSION, ...pick(all, FIELDS) };
}

export const DEFAULT_PREFERENCES = toStoredPreferences(DEFAULT_SETTINGS);

/** The result of `readPreferences`. */
interface ReadPreferencesResult extends ReadResult<StoredPreferences> {
  /** The paths of what did not fit; empty if the whole document could not be read. */
  readonly problems: readonly string[];
}

const envelopeSchema = v.looseObject({ version: v.number() });

/** Reads stored preferences of any shape: missing or invalid fields come from `defaults`. Never throws. */
export function readPreferences(stored: unknown, defaults: StoredPreferences): ReadPreferencesResult {
  const envelope = v.safeParse(envelopeSchema, stored);
  if (!envelope.success) return { value: defaults, isDamaged: true, isNewer: false, problems: [] };
  const { output } = envelope;
  const problems: string[] = [];
  const fields = FIELDS.map((key) => {
    const given = output[key];
    const read = given === undefined ? null : v.safeParse(SCHEMAS[key], given);
    if (read?.success) return [key, read.output];
    if (read !== null) problems.push([key, v.getDotPath(read.issues[0]) ?? []].flat().join('.'));
    return [key, defaults[key]];
  });
  // `Object.fromEntries` loses the keys; each was read with its own schema.
  const value = { version: PREFERENCES_VERSION, ...Object.fromEntries(fields) } as StoredPreferences;
  const isNewer = output.version > PREFERENCES_VERSION;
  // A choice that a newer release has added to a list is not an error.
  return { value, isDamaged: problems.length > 0 && !isNewer, isNewer, problems };
}
