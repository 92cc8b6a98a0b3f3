import { number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const membershipWords: Translated<typeof import('./words.ts').membershipWords> = {
  membersOf: (group) => `Mitglieder von ${group}`,
  groupsOf: (member) => `Gruppen von ${member}`,
  who: 'Wer in dieser Gruppe ist',
  which: 'Gruppen für dieses Mitglied',
  loadingMembers: 'Eure Mitglieder werden geladen',
  failedMembers: 'Eure Mitglieder konnten nicht geladen werden',
  loadingGroups: 'Eure Gruppen werden geladen',
  failedGroups: 'Eure Gruppen konnten nicht geladen werden',
  noMembers: 'Ihr habt noch keine Mitglieder',
  noMembersText: 'Sobald euer System Mitglieder hat, könnt ihr sie in diese Gruppe aufnehmen.',
  noGroups: 'Ihr habt noch keine Gruppen',
  noGroupsText: 'Sobald euer System eine Gruppe hat, könnt ihr Mitglieder in sie aufnehmen.',
  newGroup: 'Neue Gruppe',
  goneMember: 'Dieses Mitglied ist nicht in eurem System',
  goneMemberText: 'Vielleicht wurde es gelöscht, oder es gehört zu einem anderen System.',
  toMembers: 'Alle eure Mitglieder',
  unchanged: 'Wählt die Mitglieder dieser Gruppe. Vor dem Speichern stehen die Änderungen hier.',
  unchangedGroups: 'Wählt die Gruppen. Vor dem Speichern stehen die Änderungen hier.',
  difference: (added, removed) =>
    [added > 0 && `${number(added)} hinzugefügt`, removed > 0 && `${number(removed)} entfernt`]
      .filter(Boolean)
      .join(', '),
  added: (names) => `Wird hinzugefügt: ${names}.`,
  removed: (names) => `Wird entfernt: ${names}.`,
  isIn: 'dabei',
  isOut: 'nicht dabei',
  deleted: { member: 'Ein ehemaliges Mitglied', group: 'Eine ehemalige Gruppe' },
  deletedOf: (name) => `${name} (gelöscht)`,
  goneMembers: (count) =>
    count === 1
      ? '1 Mitglied wurde inzwischen gelöscht und weggelassen'
      : `${number(count)} Mitglieder wurden inzwischen gelöscht und weggelassen`,
  goneGroups: (count) =>
    count === 1
      ? '1 Gruppe wurde inzwischen gelöscht und weggelassen'
      : `${number(count)} Gruppen wurden inzwischen gelöscht und weggelassen`,
};
