import { recordKey } from '@frontboard/model';
import { type FieldSort, type SearchKeys, searchKey, withoutSpoilers } from '@frontboard/model/list';
import { useMemo } from 'react';
import type { Annotation } from '../../persistence/documents/annotation.ts';
import { NO_LOCAL_DATA, useLocalData } from '../../session/local/local-data.ts';
import type { MemberState } from '../../session/local/local-tables.ts';
import { type OwnField, useMemberFields } from '../../session/local/member-fields.ts';
import { useMemberStates } from '../../session/local/member-states.ts';
import { useSettings } from '../../state/hooks.ts';
import { listWords } from '../words.ts';
import type { Column } from './entry.ts';
import { shownValue } from './field-value.ts';
import { fieldSort } from './known-sort.ts';
import { textFact } from './member-kind.ts';
import { ownListWords } from './words.ts';

type Keyed = Parameters<typeof recordKey>[0];

/** What lists know of the own records that is only on this device. The same object until it changes. */
export interface LocalSearch {
  /** The keys of the search. */
  readonly keys: SearchKeys<Keyed>;
  readonly noteOf: (record: Keyed) => Annotation | undefined;
  readonly stateOf: (member: Keyed) => MemberState | undefined;
  /** The own fields of members. */
  readonly fields: readonly OwnField[];
  /** A value as it is stored; empty without one. */
  readonly textOf: (member: Keyed, field: OwnField) => string;
  readonly isDiscreet: boolean;
}

/** What is stored on this device about the records of a list. `owner`: nobody else's list has any. */
export function useLocalSearch(owner: boolean): LocalSearch {
  const notes = useLocalData(({ recordNotes }) => (owner ? recordNotes : NO_LOCAL_DATA.recordNotes));
  const states = useMemberStates(owner);
  const fields = useMemberFields(owner);
  const values = useLocalData(({ fieldValues }) => (owner ? fieldValues : NO_LOCAL_DATA.fieldValues));
  const isDiscreet = useSettings(({ discreet }) => discreet);
  return useMemo(() => {
    const noteOf = (record: Keyed) => notes[recordKey(record)];
    const stateOf = (member: Keyed) => states[recordKey(member)];
    const textOf = (member: Keyed, { id }: OwnField) => values[recordKey(member)]?.[id] ?? '';
    const keys: SearchKeys<Keyed> = new Map([
      // A field that is called as a key of the list is found only in its column.
      ...fields.map((field): [string, (member: Keyed) => readonly string[]] => [
        searchKey(field.name),
        // As it is stored, and as it is shown: with a comma or a dot, yes or ja.
        (member) => {
          const value = textOf(member, field);
          return value === '' ? [] : [value, shownValue(field, value)];
        },
      ]),
      ['mark', (record: Keyed) => noteOf(record)?.marks ?? []],
      ['note', (record: Keyed) => [noteOf(record)?.text ?? ''].filter(Boolean)],
      [STATE_KEY, (member: Keyed) => namesOf(stateOf(member) ?? 'active')],
    ]);
    return { keys: owner ? keys : new Map(), noteOf, stateOf, fields, textOf, isDiscreet };
  }, [owner, notes, states, fields, values, isDiscreet]);
}

/** The key of states in the search. */
export const STATE_KEY = 'state';

/** A state as it is typed, and as it is called. */
function namesOf(state: MemberState | 'active'): readonly string[] {
  return [state, listWords.local.states[state]];
}

const COMMON = { sort: null, room: 'wide', align: 'start' } as const;

/** A cell shows the start of a text. */
const MOST_SHOWN = 120;

/** The columns of the own fields of members. */
export function fieldColumns<T extends Keyed>({
  fields,
  textOf,
  isDiscreet,
}: LocalSearch): readonly Column<T, FieldSort>[] {
  return fields.map((field) => ({
    ...COMMON,
    key: fieldSort(field),
    sort: fieldSort(field),
    label: ownListWords.field(field.name),
    fact: (member) => {
      const value = isDiscreet ? '' : textOf(member, field);
      return textFact(value === '' ? null : shownValue(field, value).slice(0, MOST_SHOWN));
    },
  }));
}

/** The columns of what is only on this device; none in lists of others. */
export function localColumns<T extends Keyed, Sort extends string>({
  keys,
  noteOf,
  isDiscreet,
}: LocalSearch): readonly Column<T, Sort>[] {
  if (keys.size === 0) return [];
  // In discreet mode a note is shown on its own page, when it is asked for.
  const shown = (text: string | undefined) => textFact((!isDiscreet && text) || null);
  return [
    {
      ...COMMON,
      key: 'marks',
      label: ownListWords.marks,
      fact: (record) => shown(noteOf(record)?.marks.join(', ')),
    },
    {
      ...COMMON,
      key: 'note',
      label: ownListWords.note,
      fact: (record) => shown(withoutSpoilers(noteOf(record)?.text ?? '').slice(0, MOST_SHOWN)),
    },
  ];
}
