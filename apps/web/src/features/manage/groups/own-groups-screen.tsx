import type { GroupQuery } from '@frontboard/model/list';
import { useOwnGroups } from '../../../cache/own/use-own-lists.ts';
import { GroupList } from '../../../lists/group-list.tsx';
import { type OwnListScreenProps, OwnRecordsScreen } from '../records/own-records-screen.tsx';
import { groupWords } from './words.ts';

/** All groups of the own system. */
export function OwnGroupsScreen(list: OwnListScreenProps<GroupQuery>) {
  return (
    <OwnRecordsScreen kind="group" list={useOwnGroups()} words={groupWords}>
      {(groups, tools) => <GroupList groups={groups} {...tools} {...list} />}
    </OwnRecordsScreen>
  );
}
