import { foldName, plainWords } from '@frontboard/model/list';
import { LAYOUT_OPTIONS, type LayoutOptionId } from '../../state/layout-options.ts';
import { type OptionGroupId, type OptionId, optionGroupWords, optionWords } from './option-words.ts';

function idsOf<L extends keyof typeof LAYOUT_OPTIONS>(layout: L): readonly OptionId[] {
  return LAYOUT_OPTIONS[layout].map(({ name }) => `status.${layout}.${name}` as LayoutOptionId);
}

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
  names: ['memberWord', 'detectPronouns', 'id.sep', 'id.caps'],
  discretion: ['images', 'discreet'],
  status: ['status.lastLayout'],
  tile: idsOf('tile'),
  list: idsOf('list'),
  table: idsOf('table'),
  switcher: ['switcher.lastSortMethod', 'switcher.excludeGroups', 'correctSwitchMinutes'],
  lookup: ['lookup.memberLayout', 'recentLookups'],
  keyboard: ['singleKeys'],
  updates: ['fronterUpdateInterval', 'systemUpdateInterval'],
  notices: ['notices'],
  releases: ['checkUpdates', 'ignoreVersion'],
  backup: ['backup', 'copyPlan'],
};

// The keys of the table are the groups, which `Object.entries` can't express.
const GROUPS = Object.entries(OPTIONS_OF) as [OptionGroupId, readonly OptionId[]][];

export const OPTION_COUNT = GROUPS.reduce((count, [, options]) => count + options.length, 0);

/**
 * The options that match a search: each typed word starts a word of the title of the group, of the label, the sentence, the keywords,
 * or the stored key. An empty search matches everything.
 */
export function findOptions(text: string): ReadonlySet<OptionId> {
  const typed = wordsOf(text);
  const found = GROUPS.flatMap(([group, options]) => options.filter((id) => isFound(typed, group, id)));
  return new Set(found);
}

function isFound(typed: readonly string[], group: OptionGroupId, id: OptionId): boolean {
  const option: { label: string; text: string; keywords?: string } = optionWords[id];
  const words = wordsOf(
    [optionGroupWords[group].title, option.label, option.text, option.keywords, id].join(' '),
  );
  return typed.every((part) => words.some((word) => word.startsWith(part)));
}

/** As in every search: neither case nor accents nor signs matter. */
function wordsOf(text: string): string[] {
  return plainWords(foldName(text)).split(' ').filter(Boolean);
}

/** Whether the part of an address after `#` is an option. */
export function isOptionId(text: string): text is OptionId {
  return Object.hasOwn(optionWords, text);
}
