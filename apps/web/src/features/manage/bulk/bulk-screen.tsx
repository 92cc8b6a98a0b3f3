import type { Group, Member } from '@frontboard/model';
import type { GroupQuery, MemberQuery } from '@frontboard/model/list';
import { type ReactNode, useCallback } from 'react';
import { useOwnGroups, useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { GroupList } from '../../../lists/group-list.tsx';
import { OwnMemberList } from '../../../lists/own-member-list.tsx';
import { useGroupOrder } from '../../../lists/search/use-group-index.ts';
import { useMemberOrder } from '../../../lists/search/use-member-order.ts';
import type { RecordKind } from '../../../lists/selection/selections.ts';
import type { ListSelection } from '../../../lists/selection/use-list-selection.ts';
import { useOwnCaller } from '../../../session/caller.ts';
import { OwnAnswer } from '../answer/own-answer.tsx';
import { BackToGroups, BackToMembers } from '../back-to-list.tsx';
import { EditScreen } from '../edit/edit-screen.tsx';
import { groupWords } from '../groups/words.ts';
import { ownMembersWords } from '../members/list-words.ts';
import { RunCards } from '../runs/run-cards.tsx';
import { BulkFormView, type ChooseRecords } from './bulk-form-view.tsx';
import { bulkWords as words } from './words.ts';

interface BulkScreenProps<Q> {
  query: Q;
  /** Keep the function. */
  onQueryChange: (query: Q) => void;
}

/** Changes several members at once, and shows the outcome. */
export function BulkMembersScreen(props: BulkScreenProps<MemberQuery>) {
  const { own, ref } = useOwnCaller();
  const inOrder = useMemberOrder(props.query, own === null ? null : ref);
  const choose = useCallback<ChooseRecords>(
    ({ members }, isChosen) => inOrder(members.filter(isChosen)),
    [inOrder],
  );
  return (
    <BulkFrame
      of="member"
      back={<BackToMembers />}
      choose={choose}
      list={({ members, groups }, selection) => (
        <OwnMemberList
          members={members}
          system={own === null ? null : ref}
          groups={groups}
          selection={selection}
          {...props}
        />
      )}
    />
  );
}

/** Changes several groups at once, and shows the outcome. */
export function BulkGroupsScreen(props: BulkScreenProps<GroupQuery>) {
  const inOrder = useGroupOrder(props.query);
  const choose = useCallback<ChooseRecords>(
    ({ groups }, isChosen) => inOrder(groups.filter(isChosen)),
    [inOrder],
  );
  return (
    <BulkFrame
      of="group"
      back={<BackToGroups />}
      choose={choose}
      list={({ groups }, selection) => <GroupList groups={groups} owner selection={selection} {...props} />}
    />
  );
}

interface BulkFrameProps {
  of: RecordKind;
  back: ReactNode;
  choose: ChooseRecords;
  list: (
    own: { readonly members: readonly Member[]; readonly groups: readonly Group[] },
    selection: ListSelection,
  ) => ReactNode;
}

function BulkFrame({ of, back, choose, list }: BulkFrameProps) {
  const own = { members: useOwnMembers(), groups: useOwnGroups() };
  return (
    <EditScreen hasForm back={back} title={words.of[of].title}>
      <OwnAnswer list={own.members} loading={ownMembersWords.loading} failed={ownMembersWords.failed}>
        {(members) => (
          <OwnAnswer list={own.groups} loading={groupWords.loading} failed={groupWords.failed}>
            {(groups) => (
              <>
                <p>{words.of[of].intro}</p>
                <RunCards />
                <BulkFormView
                  of={of}
                  members={members}
                  groups={groups}
                  choose={choose}
                  list={(selection) => list({ members, groups }, selection)}
                />
              </>
            )}
          </OwnAnswer>
        )}
      </OwnAnswer>
    </EditScreen>
  );
}
