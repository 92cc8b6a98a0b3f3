import { foldName, plainWords } from '@frontboard/model/list';
import { type GroupId, type OptionId, optionGroupWords, optionWords } from './option-words.ts';

/** What each group holds, in the order of the screen. */
export const OPTIONS_OF: Readonly<Record<GroupId, readonly OptionId[]>> = {
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
  tile: [
    'status.tile.tileSize',
    'status.tile.showSystemDescription',
    'status.tile.showFronterDescription',
    'status.tile.showLastSwitch',
    'status.tile.showUpdateTime',
  ],
  list: [
    'status.list.iconSize',
    'status.list.squareIcons',
    'status.list.showLastSwitch',
    'status.list.showUpdateTime',
  ],
  table: [
    'status.table.verticalPosition',
    'status.table.horizontalPosition',
    'status.table.iconSize',
    'status.table.showIcons',
    'status.table.squareIcons',
    'status.table.forceMobileUi',
    'status.table.showLastSwitch',
    'status.table.showUpdateTime',
  ],
  switcher: ['switcher.lastSortMethod', 'switcher.excludeGroups', 'correctSwitchMinutes'],
  lookup: ['lookup.memberLayout', 'recentLookups'],
  keyboard: ['singleKeys'],
  updates: ['fronterUpdateInterval', 'systemUpdateInterval'],
  notices: ['notices'],
  releases: ['checkUpdates', 'ignoreVersion'],
  backup: ['backup'],
};

// The keys of the table are the groups, which its type can't say of `Object.entries`.
const GROUPS = Object.entries(OPTIONS_OF) as [GroupId, readonly OptionId[]][];

export const OPTION_COUNT = GROUPS.reduce((count, [, options]) => count + options.length, 0);

/**
 * The options a search finds: each word typed begins a word of the title of the group, of the label, the sentence, the other words
 * people look for it under, or the key it is kept under. Nothing typed finds everything.
 */
export function findOptions(text: string): ReadonlySet<OptionId> {
  const typed = wordsOf(text);
  const found = GROUPS.flatMap(([group, options]) => options.filter((id) => isFound(typed, group, id)));
  return new Set(found);
}

function isFound(typed: readonly string[], group: GroupId, id: OptionId): boolean {
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

/** Whether the part of an address after `#` names an option. */
export function isOptionId(text: string): text is OptionId {
  return Object.hasOwn(optionWords, text);
}
