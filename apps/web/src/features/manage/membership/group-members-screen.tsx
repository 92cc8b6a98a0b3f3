import { type Group, groupLabel, isCalled, type Member, memberLabel, recordKey } from '@frontboard/model';
import { UsersRound } from 'lucide-react';
import { useMemo } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useOwnGroups, useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { MemberPicker } from '../../../lists/picker/member-picker.tsx';
import { useNotify } from '../../../state/hooks.ts';
import { useMembership } from '../../../sync/membership/use-membership.ts';
import { BackLink } from '../../../ui/buttons/back-link.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { OwnAnswer } from '../answer/own-answer.tsx';
import { EditScreen } from '../edit/edit-screen.tsx';
import { GoneGroup } from '../groups/gone-group.tsx';
import { MembershipForm } from './membership-form.tsx';
import { membershipWords as words } from './words.ts';

/** Who is in a group of the own system. `id` is a short id or a uuid, as in the address. */
export function GroupMembersScreen({ id }: { id: string }) {
  const groups = useOwnGroups();
  const members = useOwnMembers();
  const naming = useNaming();
  const group = groups.items?.find((one) => isCalled(one, id)) ?? null;
  return (
    <EditScreen
      back={
        group !== null && (
          <BackLink to="/manage/groups/$id" params={{ id: group.id }}>
            {groupLabel(group, naming)}
          </BackLink>
        )
      }
      title={words.membersOf(group === null ? '…' : groupLabel(group, naming))}
    >
      <OwnAnswer list={groups} loading={words.loadingGroups} failed={words.failedGroups}>
        {() =>
          group === null ? (
            <GoneGroup />
          ) : (
            <OwnAnswer list={members} loading={words.loadingMembers} failed={words.failedMembers}>
              {(items) =>
                items.length === 0 ? (
                  <EmptyState
                    icon={<UsersRound aria-hidden="true" size={32} strokeWidth={1.5} />}
                    title={words.noMembers}
                  >
                    <p>{words.noMembersText}</p>
                  </EmptyState>
                ) : (
                  <GroupMembers key={group.uuid} group={group} members={items} />
                )
              }
            </OwnAnswer>
          )
        }
      </OwnAnswer>
    </EditScreen>
  );
}

function GroupMembers({ group, members }: { group: Group; members: readonly Member[] }) {
  const naming = useNaming();
  const { notify } = useNotify();
  const all = useMemo(() => members.map(recordKey), [members]);
  const names = useMemo(
    () => new Map(members.map((member) => [recordKey(member), memberLabel(member, naming).name])),
    [members, naming],
  );
  const edit = useMembership({
    side: 'members-of-group',
    uuid: recordKey(group),
    all,
    chosen: group.memberRefs ?? [],
    onGone: (count) => notify({ kind: 'warning', title: words.goneMembers(count) }),
  });
  return (
    <MembershipForm
      edit={edit}
      kind="member"
      title={words.membersOf(groupLabel(group, naming))}
      names={names}
      hint={words.unchanged}
      picker={(value, onChange) => (
        <MemberPicker label={words.who} members={members} value={value} onChange={onChange} />
      )}
    />
  );
}
