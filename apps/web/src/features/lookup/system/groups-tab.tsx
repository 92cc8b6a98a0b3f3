import type { GroupQuery } from '@frontboard/model/list';
import { useQuery } from '@tanstack/react-query';
import { Shapes } from 'lucide-react';
import { groupQueries } from '../../../cache/groups/queries.ts';
import { GroupList } from '../../../lists/group-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LookedUpAnswer } from './answer.tsx';
import { BesideTitle } from './beside-title.tsx';
import { OwnerOnly } from './owner-only.tsx';
import { useOpenSystem } from './system-context.ts';
import { useRecordPlace } from './use-record-place.ts';
import { lookedUpSystemWords } from './words.ts';

const words = lookedUpSystemWords.groups;

interface GroupsTabProps {
  /** Of the system, as in the address. */
  id: string;
  /** The short id or uuid of the one that is open beside the list. */
  openRef: string | null;
  query: GroupQuery;
  /** Keep the function. */
  onQueryChange: (query: GroupQuery) => void;
}

/** The groups of the open system. */
export function GroupsTab({ id, openRef, query, onQueryChange }: GroupsTabProps) {
  const page = useRecordPlace('group', id);
  const { ref, caller, owner, asOthers } = useOpenSystem();
  const groups = useQuery(groupQueries(caller).list(ref));
  return (
    <>
      <BesideTitle of="groups" id={id} />
      <LookedUpAnswer query={groups} words={words}>
        {(value) =>
          value.length === 0 ? (
            <EmptyState
              icon={<Shapes aria-hidden="true" size={32} strokeWidth={1.5} />}
              title={owner ? words.noneOwn : words.none}
            >
              <p>{owner ? words.noneOwnText : words.noneText}</p>
            </EmptyState>
          ) : (
            <>
              <OwnerOnly of="group_list_privacy" text={lookedUpSystemWords.owner.groupsPrivate} />
              <GroupList
                groups={value}
                owner={owner}
                asOthers={asOthers}
                page={page}
                openRef={openRef}
                query={query}
                onQueryChange={onQueryChange}
              />
            </>
          )
        }
      </LookedUpAnswer>
    </>
  );
}
