import type { Priv } from '@frontboard/model';
import type { RecordKind } from '../../../lists/selection/selections.ts';
import { defineWords } from '../../../text/define-words.ts';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import type { BulkKind } from './bulk-form.ts';
import type { BulkRow } from './bulk-row.ts';

/** Everything the screen that changes several members or groups says. */
export const bulkWords = defineWords('bulkWords', {
  of: {
    member: {
      title: 'Change several members',
      intro:
        'Select members and what to change. You see every change before anything is sent, and can undo all of them at once.',
      who: 'Members to change',
      column: 'Member',
      selectFirst: 'Select members, and choose what to change.',
      change: (count: number) => (count === 1 ? 'Change one member' : `Change ${formatCount(count)} members`),
      remove: (count: number) => (count === 1 ? 'Delete one member' : `Delete ${formatCount(count)} members`),
      changes: (count: number) =>
        count === 1 ? 'One member changes.' : `${formatCount(count)} members change.`,
      deleteText:
        'PluralKit deletes members permanently and removes them from every past switch. This device keeps a restore copy of each. A restored member gets a new ID. You can make members private instead.',
    },
    group: {
      title: 'Change several groups',
      intro:
        'Select groups and what to change. You see every change before anything is sent, and can undo all of them at once.',
      who: 'Groups to change',
      column: 'Group',
      selectFirst: 'Select groups, and choose what to change.',
      change: (count: number) => (count === 1 ? 'Change one group' : `Change ${formatCount(count)} groups`),
      remove: (count: number) => (count === 1 ? 'Delete one group' : `Delete ${formatCount(count)} groups`),
      changes: (count: number) =>
        count === 1 ? 'One group changes.' : `${formatCount(count)} groups change.`,
      deleteText:
        'PluralKit deletes groups permanently. Their members stay. This device keeps a restore copy of each. A restored group gets a new ID. You can make groups private instead.',
    },
  } satisfies Record<RecordKind, object>,
  what: 'What to change',
  choose: 'Choose…',
  valueFirst: 'Enter or choose the new value.',
  kinds: {
    privacy: 'Who can see what',
    groups: 'Groups',
    colors: 'Colour',
    'picture-colors': 'Colour from the picture',
    pronouns: 'Pronouns',
    birthday: 'Birthday',
    'proxy-tag': 'Add a proxy tag',
    keep_proxy: 'Keep proxy tags',
    tts: 'Text to speech',
    replace: 'Find and replace',
    delete: 'Delete',
  } satisfies Record<BulkKind, string>,
  privacyKey: 'Field',
  everything: 'Everything',
  value: 'New value',
  public: 'Public',
  private: 'Private',
  on: 'On',
  off: 'Off',
  groupsDo: 'Action',
  groupsAdd: 'Add to the groups',
  groupsRemove: 'Remove from the groups',
  groupsSet: 'Exactly these groups',
  groups: 'Groups',
  colors: 'Colours',
  colorsHint: 'Enter one colour for all, or several separated by spaces to use them in turn: ff6d9a 59c2ff.',
  clear: 'Clear this field',
  clearGroups: 'Remove from all groups',
  pattern: 'Proxy tag',
  patternHint:
    '{initial} is the first letter of the name, {name} the whole name, and “text” stands for the message: {initial}: or [text].',
  replaceIn: 'Where',
  everyText: 'All texts and picture addresses',
  find: 'Find',
  replacement: 'Replace with',
  preview: 'What changes',
  summary: (changes: string, same: number, refused: number) =>
    [
      changes,
      same > 0 && (same === 1 ? 'One needs no change.' : `${formatCount(same)} need no change.`),
      refused > 0 && (refused === 1 ? 'One can’t be changed.' : `${formatCount(refused)} can’t be changed.`),
    ]
      .filter((part) => part !== false)
      .join(' '),
  change: 'Change',
  nothing: 'nothing',
  /** Privacy settings that change alike. */
  becomes: {
    public: (labels: string) => `Becomes public: ${labels}.`,
    private: (labels: string) => `Becomes private: ${labels}.`,
  } satisfies Record<Priv, unknown>,
  fromTo: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  joins: (names: string) => `Added to ${names}.`,
  leaves: (names: string) => `Removed from ${names}.`,
  deleted: 'Will be deleted.',
  same: 'No change needed.',
  refused: (reason: string) => `Not changed: ${reason}`,
  tagTaken: (name: string) => `Not changed: ${name} has this proxy tag.`,
  noColor: {
    'no-picture': 'Not changed: no picture.',
    'not-wanted': 'Not changed: your settings don’t load this picture.',
    unreadable:
      'Not changed: the site of this picture doesn’t let other pages read it, or the picture no longer exists.',
    transparent: 'Not changed: the picture is transparent.',
    'not-read': 'The picture has not been read yet.',
  } satisfies Record<Extract<BulkRow, { state: 'no-color' }>['why'], string>,
  pictureHint:
    'Each gets the main colour of its picture. Frontboard loads the pictures from their sites. Some sites don’t let other pages read them.',
  readPictures: 'Read the pictures',
  picturesRead: (done: string, all: string) => `${done} of ${all} read`,
  takes: (time: string) => `This takes ${time}.`,
  typeNumber: (count: number) => `Type ${count} to delete`,
  notStarted: {
    title: 'Nothing was sent',
    caption: 'This device can’t store the list of changes. Free some space, and start again.',
  },
  started: 'Started. It continues if you leave this page.',
});
