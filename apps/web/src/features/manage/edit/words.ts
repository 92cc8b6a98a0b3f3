import type { RunAbout } from '../../../sync/runs/run.ts';
import { defineWords } from '../../../text/define-words.ts';

/** The words of the frame around every form. */
export const editWords = defineWords('editWords', {
  save: 'Save',
  saving: 'Saving…',
  checking: 'PluralKit didn’t answer. Checking whether it was saved…',
  saved: 'Saved',
  discard: 'Discard',
  discarded: 'Changes discarded',
  noChanges: 'No changes',
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  restored: 'You typed this earlier. It was not saved.',
  restoredPartly: 'You typed this earlier. Only part of it was saved.',
  offline: 'You’re offline. You can save when PluralKit can be reached.',
  offlineStored: 'Until then, what you type is saved on this device.',
  elsewhere:
    'The same form is open in another tab and was changed there. Frontboard asks before one save overwrites the other.',
  notStored: 'What you type can’t be stored on this device. Save before you close this page, or it is lost.',
  sections: {
    titleOf: (form: string) => `Sections: ${form}`,
    menu: 'Go to a section',
    marks: { changed: 'changed', wrong: 'something to correct' },
    marked: (section: string, mark: string) => `${section} (${mark})`,
  },
  livePreview: {
    button: 'Show the preview',
    title: 'Preview',
    of: (form: string) => `Live preview: ${form}`,
  },
  problems: (count: number) => (count === 1 ? '1 thing to correct' : `${count} things to correct`),
  toSettings: 'Go to Settings',
  copy: 'Copy what you typed',
  formatting: 'Discord’s formatting works here.',
  insertTemplate: (number: number) => `Insert template ${number}`,
  preview: 'Show a preview',
  previewOf: (label: string) => `Preview: ${label}`,
  savedNotice: 'Your changes are in PluralKit',
  undone: 'Your changes were undone',
  notUndone: 'Your changes were not undone',
  changedSince: 'They were changed again since.',
  undoFailed: (reason: string) => `Undo: ${reason}`,
  tryAgain: 'Try again',
  values: { yes: 'Yes', no: 'No' },
  /** About a save that failed after its form was closed. */
  later: {
    title: (form: string, reason: string) => `${form}: ${reason}`,
    invalid: {
      title: 'Not saved',
      detail: 'Something has to be corrected first. What you typed is still in the form.',
    },
    conflict: {
      title: 'Not saved',
      detail: 'This was changed elsewhere too. What you typed is still in the form: save it there to choose.',
    },
  },
  defaultPrivacy: {
    loading: 'Your PluralKit settings are loading. Until they are known, everything here is private.',
    unknown:
      'Your PluralKit settings couldn’t be loaded, so everything here starts private. Choose who can see what, or try again.',
    stillPrivate:
      'Your PluralKit settings make new ones public. Everything here stays private, because they couldn’t be loaded when you began. Choose who can see what.',
  },
  changesHere: {
    title: (count: number) => `Changes made here: ${count}`,
    lead: 'What you changed on this device in the last 90 days. Changes made elsewhere are not listed.',
    byRun: {
      bulk: (time: string) => `${time}, when changing several`,
      import: (time: string) => `${time}, by importing a file`,
      restore: (time: string) => `${time}, by restoring`,
      undo: (time: string) => `${time}, by undoing`,
    } satisfies Record<RunAbout, (time: string) => string>,
    before: (field: string) => `${field} before`,
    empty: 'Empty',
    restore: 'Put back',
    restoreOf: (field: string) => `Put back ${field}`,
    restored: (field: string) => `The earlier value is in the form: ${field}. Save to keep it.`,
    purge: 'Forget',
    purgeOf: (field: string) => `Forget this ${field}`,
    purgeTitle: 'Forget this everywhere?',
    purgeText:
      'This device removes this text from all stored changes, in this record and in all others. This can’t be undone.',
    purgeNameText:
      'This device removes this name from all stored changes, restore copies, drafts and past runs. If a longer text contains it, the whole text is removed. This can’t be undone. Nothing changes in PluralKit.',
    purged: 'It was removed from all changes on this device',
    namePurged: 'This device has forgotten the name',
    notPurged: {
      title: 'It was not forgotten everywhere',
      caption: 'This device couldn’t delete all of it. Try again.',
    },
    cancel: 'Cancel',
  },
  left: {
    title: 'Typed, but not saved',
    lead: {
      member: 'These members no longer exist. What you typed for them is still here.',
      group: 'These groups no longer exist. What you typed for them is still here.',
    },
    unnamed: 'Without a name',
    make: { member: 'Create a new member from it', group: 'Create a new group from it' },
    makeOf: {
      member: (name: string) => `Create a new member from it: ${name}`,
      group: (name: string) => `Create a new group from it: ${name}`,
    },
    forget: 'Forget',
    forgetOf: (name: string) => `Forget what was typed for ${name}`,
    forgotten: (name: string) => `What was typed for ${name} was removed`,
  },
  onThisDevice: {
    member: 'State, fields and note on this device',
    group: 'Note on this device',
  },
  leave: {
    title: 'Leave this form?',
    text: 'Your changes are not saved. They stay on this device and are here when you come back.',
    textNotStored: 'Your changes are not saved and can’t be stored on this device.',
    stay: 'Stay',
    leave: 'Leave',
    discard: 'Discard and leave',
  },
  conflict: {
    title: 'This was changed elsewhere too',
    lead: 'Nothing has been saved yet. Choose what to keep, one by one.',
    before: 'Before',
    mine: 'Yours',
    theirs: 'Theirs, in PluralKit now',
    empty: 'Empty',
    keepAllMine: 'Keep all of mine',
    takeAllTheirs: 'Take all of theirs',
    save: 'Save',
    back: 'Back to the form',
    left: (count: number) => (count === 1 ? 'One choice left' : `${count} choices left`),
  },
});
