import type { MemberQuery } from '@frontboard/model/list';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useOwnGroups, useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { MemberList } from '../../../lists/member-list.tsx';
import { useOwnCaller } from '../../../session/caller.ts';
import { type OwnListScreenProps, OwnRecordsScreen } from '../own-records-screen.tsx';
import { memberWords } from './words.ts';

/** All members of the own system. */
export function OwnMembersScreen(list: OwnListScreenProps<MemberQuery>) {
  const groups = useOwnGroups();
  const { own, ref } = useOwnCaller();
  return (
    <OwnRecordsScreen
      kind="member"
      list={useOwnMembers()}
      words={memberWords}
      links={[
        {
          label: memberWords.proxies.title,
          icon: <MessageCircleQuestionMark aria-hidden="true" />,
          to: '/manage/members/proxies',
        },
      ]}
    >
      {(members, tools) => (
        <MemberList
          members={members}
          system={own === null ? null : ref}
          groups={groups.items ?? undefined}
          {...tools}
          {...list}
        />
      )}
    </OwnRecordsScreen>
  );
}
