import {
  MATCH_TIERS,
  matchesSimilarly,
  matchTier,
  nameEntry,
  readSearchText,
  type SearchEntry,
} from '@frontboard/model/list';
import { LAYOUT_OPTIONS, type LayoutOptionId } from '../../../state/layout-options.ts';
import { type OptionGroupId, type OptionId, optionGroupWords, optionWords } from '../option-words.ts';

function idsOf<L extends keyof typeof LAYOUT_OPTIONS>(layout: L): readonly OptionId[] {
  return LAYOUT_OPTIONS[layout].map(({ name }) => `status.${layout}.${name}` as LayoutOptionId);
}

/** Each is on or off. */
export const EXTRAS = [
  'awayCard',
  'frontNotes',
  'aroundNow',
  'unsureTimes',
  'frontIdeas',
  'greetings',
  'birthdays',
  'birthdayAges',
] as const;

/** The options of each group, in the order of the screen. */
export const OPTIONS_OF: Readonly<Record<OptionGroupId, readonly OptionId[]>> = {
  account: ['token'],
  appearance: [
    'theme',
    'textSize',
    'density',
    'font',
    'runningTimes',
    'hours',
    'showCardDetails',
    'lookup.colorAccent',
  ],
  names: ['language', 'memberWord', 'detectPronouns', 'id.sep', 'id.caps'],
  discretion: ['images', 'discreet', 'frontTitle', 'launcherFronts'],
  status: ['status.lastLayout'],
  tile: idsOf('tile'),
  list: idsOf('list'),
  table: idsOf('table'),
  switcher: ['switcher.lastSortMethod', 'switcher.excludeGroups', 'correctSwitchMinutes', 'singleTaps'],
  extras: EXTRAS,
  lookup: ['lookup.memberLayout', 'recentLookups'],
  keyboard: ['singleKeys'],
  updates: ['fronterUpdateInterval', 'systemUpdateInterval'],
  notices: ['notices'],
  releases: ['checkUpdates', 'ignoreVersion'],
  backup: ['backup', 'transfer', 'copyPlan'],
};

// The keys of the table are the groups, which `Object.entries` can't express.
const GROUPS = Object.entries(OPTIONS_OF) as [OptionGroupId, readonly OptionId[]][];

/** Only the Android app can put something on a launcher. */
const ON_ANDROID: OptionId = 'launcherFronts';

/** The texts of options are long: a word in the middle of another finds too many. */
const LAST_TIER = MATCH_TIERS.indexOf('word-start');

/**
 * The options that match a search: each typed word starts a word of the title of the group, of the label, the sentence, the keywords,
 * or the stored key. If no option matches, those that match with typing errors. An empty search matches everything. Options that only the Android
 * app has are found only there.
 */
export function findOptions(text: string, isAndroid: boolean): ReadonlySet<OptionId> {
  const search = readSearchText(text);
  const options = GROUPS.flatMap(([group, ids]) =>
    ids.flatMap((id) => (id === ON_ANDROID && !isAndroid ? [] : { id, entry: entryOf(group, id) })),
  );
  const exact = options.filter(({ entry }) => {
    const tier = matchTier(entry, search);
    return tier !== -1 && tier <= LAST_TIER;
  });
  const found = exact.length > 0 ? exact : options.filter(({ entry }) => matchesSimilarly([entry], search));
  return new Set(found.map(({ id }) => id));
}

function entryOf(group: OptionGroupId, id: OptionId): SearchEntry {
  const option: { label: string; text: string; keywords?: string } = optionWords[id];
  return nameEntry([optionGroupWords[group].title, option.label, option.text, option.keywords, id].join(' '));
}

/** Whether the part of an address after `#` is an option. */
export function isOptionId(text: string): text is OptionId {
  return Object.hasOwn(optionWords, text);
}
