import type { UseQueryResult } from '@tanstack/react-query';
import { Shapes, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Shared } from '../../../cache/shared.ts';
import type { EntryPlace } from '../../../lists/query/use-open-entry.ts';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { LookedUpAnswer } from './answer.tsx';
import { BesideTitle } from './beside-title.tsx';
import { OwnerOnly } from './owner-only.tsx';
import { useOpenSystem } from './system-context.ts';
import { useRecordPlace } from './use-record-place.ts';
import { lookedUpSystemWords } from './words.ts';

const KINDS = {
  members: { icon: UsersRound, place: 'member', privacy: 'member_list_privacy' },
  groups: { icon: Shapes, place: 'group', privacy: 'group_list_privacy' },
} as const;

/** What the route of a tab passes to its list. */
export interface ListTabProps<Query> {
  /** The reference of the system, as in the address. */
  id: string;
  /** The short id or uuid of the record that is open beside the list. */
  openRef: string | null;
  query: Query;
  /** Keep the function. */
  onQueryChange: (query: Query) => void;
}

interface RecordsTabProps<T> {
  of: keyof typeof KINDS;
  /** The reference of the system, as in the address. */
  id: string;
  answer: UseQueryResult<Shared<readonly T[]>>;
  /** The list of at least one record. `page` is where its records lead. */
  children: (records: readonly T[], page: EntryPlace | undefined) => ReactNode;
}

/** The members or the groups of the open system, in every state of the answer. */
export function RecordsTab<T>({ of, id, answer, children }: RecordsTabProps<T>) {
  const { icon: Icon, place, privacy } = KINDS[of];
  const words = lookedUpSystemWords[of];
  const page = useRecordPlace(place, id);
  const { owner } = useOpenSystem();
  return (
    <>
      <BesideTitle of={of} id={id} />
      <LookedUpAnswer query={answer} words={words}>
        {(records) =>
          records.length === 0 ? (
            <EmptyState
              icon={<Icon aria-hidden="true" size={32} strokeWidth={1.5} />}
              title={owner ? words.noneOwn : words.none}
            >
              <p>{owner ? words.noneOwnText : words.noneText}</p>
            </EmptyState>
          ) : (
            <>
              <OwnerOnly of={privacy} text={lookedUpSystemWords.listPrivate} />
              {children(records, page)}
            </>
          )
        }
      </LookedUpAnswer>
    </>
  );
}
