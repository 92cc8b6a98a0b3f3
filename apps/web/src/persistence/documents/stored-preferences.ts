import * as v from 'valibot';
import type { ReadResult } from '../persistent-store.ts';
import {
  COPY_COUNTS,
  COPY_PLANS,
  DEFAULT_SETTINGS,
  DENSITIES,
  FONTS,
  HOUR_FORMATS,
  IMAGE_CHOICES,
  LONGEST_CORRECTION_MINUTES,
  LONGEST_OWN_WORD,
  MEMBER_WORDS,
  type Settings,
  TEXT_SIZES,
  THEMES,
} from './settings.ts';

type SharedField =
  | 'theme'
  | 'images'
  | 'hasChosenImages'
  | 'listColumns'
  | 'rowColumns'
  | 'correctSwitchMinutes'
  | 'checksReleasesOnWeb'
  | 'font'
  | 'textSize'
  | 'density'
  | 'memberWord'
  | 'ownMemberWord'
  | 'ownMembersWord'
  | 'discreet'
  | 'runningTimes'
  | 'hours'
  | 'singleKeys'
  | 'copyPlan'
  | 'copyCount';

/** The settings that the format of PKStatus has no place for, as they are stored beside it and in backups. `start.js` reads both. */
export interface StoredPreferences extends Pick<Settings, SharedField> {
  readonly version: typeof PREFERENCES_VERSION;
  /** Lists are shown as cards, whatever `lookup.memberLayout` of PKStatus says. */
  readonly lookupGrid: boolean;
  readonly notices: Settings['frontNotifications'];
}

export const PREFERENCES_VERSION = 1;

/** The part of `settings` that the format of PKStatus has no place for. */
export function toStoredPreferences(settings: Settings): StoredPreferences {
  const {
    theme,
    images,
    hasChosenImages,
    listColumns,
    rowColumns,
    correctSwitchMinutes,
    checksReleasesOnWeb,
  } = settings;
  const { font, textSize, density, memberWord, ownMemberWord, ownMembersWord, discreet } = settings;
  const { runningTimes, hours, singleKeys, copyPlan, copyCount, lookup, frontNotifications } = settings;
  return {
    version: PREFERENCES_VERSION,
    theme,
    images,
    hasChosenImages,
    lookupGrid: lookup.memberLayout === 'grid',
    listColumns,
    rowColumns,
    correctSwitchMinutes,
    checksReleasesOnWeb,
    font,
    textSize,
    density,
    memberWord,
    ownMemberWord,
    ownMembersWord,
    discreet,
    runningTimes,
    hours,
    singleKeys,
    copyPlan,
    copyCount,
    notices: frontNotifications,
  };
}

export const DEFAULT_PREFERENCES = toStoredPreferences(DEFAULT_SETTINGS);

/** The result of `readPreferences`. */
interface ReadPreferencesResult extends ReadResult<StoredPreferences> {
  /** The paths of what did not fit; empty if the whole document could not be read. */
  readonly problems: readonly string[];
}

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

/** Reads stored preferences of any shape: missing or invalid fields are those of `defaults`. Never throws. */
export function readPreferences(stored: unknown, defaults: StoredPreferences): ReadPreferencesResult {
  const envelope = v.safeParse(envelopeSchema, stored);
  if (!envelope.success) return { value: defaults, isDamaged: true, isNewer: false, problems: [] };
  const { output } = envelope;
  const problems: string[] = [];
  const field = <K extends keyof StoredPreferences>(
    key: K,
    schema: v.GenericSchema<unknown, StoredPreferences[K]>,
  ) => {
    if (output[key] === undefined) return defaults[key];
    const read = v.safeParse(schema, output[key]);
    if (read.success) return read.output;
    problems.push([key, v.getDotPath(read.issues[0]) ?? []].flat().join('.'));
    return defaults[key];
  };
  const value: StoredPreferences = {
    version: PREFERENCES_VERSION,
    theme: field('theme', v.picklist(THEMES)),
    images: field('images', v.picklist(IMAGE_CHOICES)),
    hasChosenImages: field('hasChosenImages', v.boolean()),
    lookupGrid: field('lookupGrid', v.boolean()),
    listColumns: field('listColumns', v.array(v.string())),
    rowColumns: field('rowColumns', v.array(v.string())),
    correctSwitchMinutes: Math.min(
      LONGEST_CORRECTION_MINUTES,
      field('correctSwitchMinutes', v.pipe(v.number(), v.minValue(0))),
    ),
    checksReleasesOnWeb: field('checksReleasesOnWeb', v.boolean()),
    font: field('font', v.picklist(FONTS)),
    textSize: field('textSize', v.picklist(TEXT_SIZES)),
    density: field('density', v.picklist(DENSITIES)),
    memberWord: field('memberWord', v.picklist(MEMBER_WORDS)),
    ownMemberWord: field('ownMemberWord', ownWordSchema),
    ownMembersWord: field('ownMembersWord', ownWordSchema),
    discreet: field('discreet', v.boolean()),
    runningTimes: field('runningTimes', v.boolean()),
    hours: field('hours', v.picklist(HOUR_FORMATS)),
    singleKeys: field('singleKeys', v.boolean()),
    copyPlan: field('copyPlan', v.picklist(COPY_PLANS)),
    copyCount: field('copyCount', v.picklist(COPY_COUNTS)),
    notices: field('notices', noticesSchema),
  };
  const isNewer = output.version > PREFERENCES_VERSION;
  // A choice that a newer release has added to a list is not an error.
  return { value, isDamaged: problems.length > 0 && !isNewer, isNewer, problems };
}
