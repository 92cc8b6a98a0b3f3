import type { MemberQuery } from '@frontboard/model/list';
import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '../../../cache/groups/queries.ts';
import { memberQueries } from '../../../cache/members/queries.ts';
import { sharedValue } from '../../../cache/shared.ts';
import { LookedUpMemberList } from '../../../lists/looked-up-member-list.tsx';
import { type ListTabProps, RecordsTab } from './records-tab.tsx';
import { useOpenSystem } from './system-context.ts';

/** The members of the open system. The groups are only there for the filter: the list does not wait for them. */
export function MembersTab({ id, ...list }: ListTabProps<MemberQuery>) {
  const { ref, caller, owner, asOthers } = useOpenSystem();
  const members = useQuery(memberQueries(caller).list(ref));
  const { data: groups } = useQuery(groupQueries(caller).list(ref));
  return (
    <RecordsTab of="members" id={id} answer={members}>
      {(records, page) => (
        <LookedUpMemberList
          members={records}
          system={ref}
          groups={sharedValue(groups) ?? undefined}
          owner={owner}
          asOthers={asOthers}
          page={page}
          {...list}
        />
      )}
    </RecordsTab>
  );
}
