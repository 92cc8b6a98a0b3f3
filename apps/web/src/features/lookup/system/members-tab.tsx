import type { MemberQuery } from '@frontboard/model/list';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { groupQueries } from '../../../cache/groups/queries.ts';
import { memberQueries } from '../../../cache/members/queries.ts';
import { MemberList } from '../../../lists/member-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LookedUpAnswer } from './answer.tsx';
import { BesideTitle } from './beside-title.tsx';
import { OwnerOnly } from './owner-only.tsx';
import { useOpenSystem } from './system-context.ts';
import { useRecordPlace } from './use-record-place.ts';
import { lookedUpSystemWords } from './words.ts';

const words = lookedUpSystemWords.members;

interface MembersTabProps {
  /** Of the system, as in the address. */
  id: string;
  /** The short id or uuid of the one that is open beside the list. */
  openRef: string | null;
  query: MemberQuery;
  /** Keep the function. */
  onQueryChange: (query: MemberQuery) => void;
}

/** The members of the open system. The groups are only there for the filter: the list does not wait for them. */
export function MembersTab({ id, openRef, query, onQueryChange }: MembersTabProps) {
  const page = useRecordPlace('member', id);
  const { ref, caller, owner, asOthers } = useOpenSystem();
  const members = useQuery(memberQueries(caller).list(ref));
  const { data: groups } = useQuery(groupQueries(caller).list(ref));
  return (
    <>
      <BesideTitle of="members" id={id} />
      <LookedUpAnswer query={members} words={words}>
        {(value) =>
          value.length === 0 ? (
            <EmptyState
              icon={<UsersRound aria-hidden="true" size={32} strokeWidth={1.5} />}
              title={owner ? words.noneOwn : words.none}
            >
              <p>{owner ? words.noneOwnText : words.noneText}</p>
            </EmptyState>
          ) : (
            <>
              <OwnerOnly of="member_list_privacy" text={lookedUpSystemWords.owner.membersPrivate} />
              <MemberList
                members={value}
                groups={groups?.state === 'shared' ? groups.value : undefined}
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
