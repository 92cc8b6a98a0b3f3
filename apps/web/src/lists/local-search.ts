import { recordKey } from '@frontboard/model';
import { type SearchKeys, withoutSpoilers } from '@frontboard/model/list';
import { useMemo } from 'react';
import type { Annotation } from '../persistence/documents/annotation.ts';
import { NO_LOCAL_DATA, useLocalData } from '../session/local/local-data.ts';
import { useSettings } from '../state/hooks.ts';
import type { Column } from './entry.ts';
import { textFact } from './member-kind.ts';
import { listWords } from './words.ts';

type Keyed = Parameters<typeof recordKey>[0];

/** What lists know of the own records that is only on this device. The same object until it changes. */
export interface LocalSearch {
  /** The keys of the search. */
  readonly keys: SearchKeys<Keyed>;
  readonly noteOf: (record: Keyed) => Annotation | undefined;
  readonly isDiscreet: boolean;
}

/** What is stored on this device about the records of a list. `owner`: nobody else's list has any. */
export function useLocalSearch(owner: boolean): LocalSearch {
  const notes = useLocalData(({ recordNotes }) => (owner ? recordNotes : NO_LOCAL_DATA.recordNotes));
  const isDiscreet = useSettings(({ discreet }) => discreet);
  return useMemo(() => {
    const noteOf = (record: Keyed) => notes[recordKey(record)];
    const keys: SearchKeys<Keyed> = new Map([
      ['mark', (record: Keyed) => noteOf(record)?.marks ?? []],
      ['note', (record: Keyed) => [noteOf(record)?.text ?? ''].filter(Boolean)],
    ]);
    return { keys: owner ? keys : new Map(), noteOf, isDiscreet };
  }, [owner, notes, isDiscreet]);
}

/** A cell shows the start of a text. */
const MOST_SHOWN = 120;

/** The columns of what is only on this device; none in lists of others. */
export function localColumns<T extends Keyed, Sort extends string>({
  keys,
  noteOf,
  isDiscreet,
}: LocalSearch): readonly Column<T, Sort>[] {
  if (keys.size === 0) return [];
  // In discreet mode a note is shown on its own page, when it is asked for.
  const shown = (text: string | undefined) => textFact((!isDiscreet && text) || null);
  const common = { sort: null, room: 'wide', align: 'start' } as const;
  return [
    {
      ...common,
      key: 'marks',
      label: listWords.local.marks,
      fact: (record) => shown(noteOf(record)?.marks.join(', ')),
    },
    {
      ...common,
      key: 'note',
      label: listWords.local.note,
      fact: (record) => shown(withoutSpoilers(noteOf(record)?.text ?? '').slice(0, MOST_SHOWN)),
    },
  ];
}
