import { type Group, groupLabel, isCalled, type Member, memberLabel, recordKey } from '@frontboard/model';
import { Shapes, UserX } from 'lucide-react';
import { useMemo } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useOwnGroups, useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { GroupPicker } from '../../../lists/picker/group-picker.tsx';
import { useNotify } from '../../../state/hooks.ts';
import { useMembership } from '../../../sync/membership/use-membership.ts';
import { BackLink } from '../../../ui/buttons/back-link.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { OwnAnswer } from '../answer/own-answer.tsx';
import { EditScreen } from '../edit/edit-screen.tsx';
import { MembershipForm } from './membership-form.tsx';
import { membershipWords as words } from './words.ts';

/** Which groups a member of the own system is in. `id` is a short id or a uuid, as in the address. */
export function MemberGroupsScreen({ id }: { id: string }) {
  const naming = useNaming();
  const members = useOwnMembers();
  const groups = useOwnGroups();
  const member = members.items?.find((one) => isCalled(one, id)) ?? null;
  return (
    <EditScreen
      back={
        member !== null && (
          <BackLink to="/manage/members/$id" params={{ id: member.id }}>
            {memberLabel(member, naming).name}
          </BackLink>
        )
      }
      title={words.groupsOf(member === null ? '…' : memberLabel(member, naming).name)}
    >
      <OwnAnswer list={members} loading={words.loadingMembers} failed={words.failedMembers}>
        {() =>
          member === null ? (
            <EmptyState
              icon={<UserX aria-hidden="true" size={32} strokeWidth={1.5} />}
              title={words.goneMember}
              actions={<LinkButton to="/manage/members">{words.toMembers}</LinkButton>}
            >
              <p>{words.goneMemberText}</p>
            </EmptyState>
          ) : (
            <OwnAnswer list={groups} loading={words.loadingGroups} failed={words.failedGroups}>
              {(items) =>
                items.length === 0 ? (
                  <EmptyState
                    icon={<Shapes aria-hidden="true" size={32} strokeWidth={1.5} />}
                    title={words.noGroups}
                    actions={<LinkButton to="/manage/groups/new">{words.newGroup}</LinkButton>}
                  >
                    <p>{words.noGroupsText}</p>
                  </EmptyState>
                ) : (
                  <MemberGroups key={member.uuid} member={member} groups={items} />
                )
              }
            </OwnAnswer>
          )
        }
      </OwnAnswer>
    </EditScreen>
  );
}

function MemberGroups({ member, groups }: { member: Member; groups: readonly Group[] }) {
  const naming = useNaming();
  const { notify } = useNotify();
  const uuid = recordKey(member);
  const all = useMemo(() => groups.map(recordKey), [groups]);
  const chosen = useMemo(
    () => groups.filter(({ memberRefs }) => memberRefs?.some((ref) => ref === uuid)).map(recordKey),
    [groups, uuid],
  );
  const names = useMemo(
    () => new Map(groups.map((group) => [recordKey(group), groupLabel(group, naming)])),
    [groups, naming],
  );
  const edit = useMembership({
    side: 'groups-of-member',
    uuid,
    all,
    chosen,
    onGone: (count) => notify({ kind: 'warning', title: words.goneGroups(count) }),
  });
  return (
    <MembershipForm
      edit={edit}
      kind="group"
      title={words.groupsOf(memberLabel(member, naming).name)}
      names={names}
      hint={words.unchangedGroups}
      picker={(value, onChange) => (
        <GroupPicker label={words.which} groups={groups} value={value} onChange={onChange} />
      )}
    />
  );
}
