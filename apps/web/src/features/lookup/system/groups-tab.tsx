import type { GroupQuery } from '@frontboard/model/list';
import { useQuery } from '@tanstack/react-query';
import { groupQueries } from '../../../cache/groups/queries.ts';
import { GroupList } from '../../../lists/group-list.tsx';
import { type ListTabProps, RecordsTab } from './records-tab.tsx';
import { useOpenSystem } from './system-context.ts';

/** The groups of the open system. */
export function GroupsTab({ id, ...list }: ListTabProps<GroupQuery>) {
  const { ref, caller, owner, asOthers } = useOpenSystem();
  const groups = useQuery(groupQueries(caller).list(ref));
  return (
    <RecordsTab of="groups" id={id} answer={groups}>
      {(records, page) => (
        <GroupList groups={records} owner={owner} asOthers={asOthers} page={page} {...list} />
      )}
    </RecordsTab>
  );
}
