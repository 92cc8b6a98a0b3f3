import { defineWords } from '../../../text/define-words.ts';
import type { BulkKind } from './bulk-form.ts';

/** Everything the screen that changes several members says. */
export const bulkWords = defineWords({
  title: 'Change several members',
  intro:
    'Choose members and what to change. You see every change before anything is sent, and can undo all of them at once.',
  who: 'Members to change',
  all: 'Choose all',
  none: 'Choose none',
  invert: 'Invert the choice',
  what: 'What to change',
  kinds: {
    privacy: 'Who can see something',
    groups: 'Groups',
    colors: 'Colour',
    pronouns: 'Pronouns',
    birthday: 'Birthday',
    'proxy-tag': 'Add a proxy tag',
    keep_proxy: 'Keep proxy tags',
    tts: 'Text to speech',
    replace: 'Find and replace',
    delete: 'Delete',
  } satisfies Record<BulkKind, string>,
  privacyKey: 'What',
  everything: 'Everything',
  privacyOf: (label: string) => `Who can see: ${label}`,
  value: 'New value',
  public: 'Public',
  private: 'Private',
  on: 'On',
  off: 'Off',
  groupsDo: 'What happens',
  groupsAdd: 'Add to the groups',
  groupsRemove: 'Remove from the groups',
  groups: 'Groups',
  colors: 'Colours',
  colorsHint:
    'One for all, or several with spaces between them, which are given in turn: ff6d9a 59c2ff. Leave it empty for no colour.',
  textHint: 'Leave it empty to clear it.',
  birthdayHint: 'As year-month-day, such as 1999-03-05. Leave it empty to clear it.',
  pattern: 'Proxy tag',
  patternHint:
    '{initial} is the first letter of the name, {name} the whole name, and “text” stands for the message: {initial}: or [text].',
  replaceIn: 'Where',
  everyText: 'All texts and picture addresses',
  find: 'Find',
  replacement: 'Replace with',
  preview: 'What changes',
  chooseFirst: 'Choose members, and what to change.',
  summary: (changed: number, same: number, refused: number) =>
    [
      changed === 1 ? 'One member changes.' : `${changed} members change.`,
      same > 0 && (same === 1 ? 'One needs no change.' : `${same} need no change.`),
      refused > 0 && (refused === 1 ? 'One can’t be changed.' : `${refused} can’t be changed.`),
    ]
      .filter((part) => part !== false)
      .join(' '),
  columns: { member: 'Member', change: 'Change' },
  nothing: 'nothing',
  fromTo: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  joins: (names: string) => `Added to ${names}.`,
  leaves: (names: string) => `Removed from ${names}.`,
  deleted: 'Is deleted.',
  same: 'Stays: nothing to change.',
  refused: (reason: string) => `Stays: ${reason}`,
  tagTaken: (name: string) => `Stays: ${name} has this proxy tag.`,
  more: (count: number) => `Show ${count} more`,
  start: (count: number) => (count === 1 ? 'Change one member' : `Change ${count} members`),
  deleteStart: (count: number) => (count === 1 ? 'Delete one member' : `Delete ${count} members`),
  deleteText:
    'PluralKit deletes members permanently, also from every past switch. This device keeps a restore copy of each. A member restored from one gets a new ID. You can make them private instead.',
  typeNumber: (count: number) => `Type ${count} to delete`,
  notStarted: {
    title: 'Nothing was sent',
    caption: 'This device can’t store the list of changes. Free some space, and start again.',
  },
  started: 'Started. It continues also if you leave this page.',
});
