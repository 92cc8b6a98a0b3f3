import { aboutForm } from './drafts-key.ts';

/** The form of the note about a member or a group, by its uuid. */
export const noteFormOf = (kind: 'member' | 'group', uuid: string) => `${kind}:${uuid}`;

/** The form of the own fields of a member. */
export const fieldsFormOf = (uuid: string) => `fields:${uuid}`;

/** The form of the note about a switch. */
export const noteFormOfSwitch = (id: string) => `switch:${id}`;

/** The keys of every draft about what is only on this device of one record. */
export function draftKeysOfRecord(uuid: string): readonly string[] {
  return [noteFormOf('member', uuid), noteFormOf('group', uuid), fieldsFormOf(uuid)].map(aboutForm);
}
