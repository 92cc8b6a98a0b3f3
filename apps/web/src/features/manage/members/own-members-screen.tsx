import type { Member } from '@frontboard/model';
import type { MemberQuery } from '@frontboard/model/list';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useOwnGroups, useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { OwnMemberList } from '../../../lists/own-member-list.tsx';
import type { RowEditing } from '../../../lists/views/list-view.ts';
import { useOwnCaller } from '../../../session/caller.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import { type OwnListScreenProps, OwnRecordsScreen } from '../records/own-records-screen.tsx';
import type { EditInRowProps } from './edit-in-row.tsx';
import { ownMembersWords } from './list-words.ts';

const EditInRow = lazyPart<EditInRowProps>(async () => ({
  default: (await import('./edit-in-row.tsx')).EditInRow,
}));

const EDITING: RowEditing<Member> = {
  labelOf: ownMembersWords.editOf,
  render: (member, onClose) => <EditInRow member={member} onClose={onClose} />,
};

/** All members of the own system. */
export function OwnMembersScreen(list: OwnListScreenProps<MemberQuery>) {
  const groups = useOwnGroups();
  const { own, ref } = useOwnCaller();
  return (
    <OwnRecordsScreen
      kind="member"
      list={useOwnMembers()}
      words={ownMembersWords}
      links={[
        {
          label: ownMembersWords.proxies,
          icon: <MessageCircleQuestionMark aria-hidden="true" />,
          to: '/manage/members/proxies',
        },
      ]}
    >
      {(members, tools) => (
        <OwnMemberList
          members={members}
          system={own === null ? null : ref}
          groups={groups.items ?? undefined}
          editing={EDITING}
          {...tools}
          {...list}
        />
      )}
    </OwnRecordsScreen>
  );
}
