import { isCalled, type Member } from '@frontboard/model';
import { SearchX } from 'lucide-react';
import { useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import { viewerOf } from '../../../session/viewer.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { OwnAnswer } from '../answer/own-answer.tsx';
import { BackToMembers } from '../back-to-list.tsx';
import { EditRecord } from '../edit/edit-record.tsx';
import { EditScreen } from '../edit/edit-screen.tsx';
import { useLastKnown } from '../edit/use-last-known.ts';
import { manageWords } from '../words.ts';
import { ownMembersWords } from './list-words.ts';
import { MemberForm } from './member-form.tsx';
import { useMemberEdit } from './use-member-edit.ts';
import { useMemberNameOf } from './use-name-of.ts';
import { memberWords } from './words.ts';

const words = memberWords.edit;

/** Edits a member of the own system. `id` is a short id or a uuid, as in the address. */
export function EditMemberScreen({ id }: { id: string }) {
  const list = useOwnMembers();
  const listed = list.items?.find((one) => isCalled(one, id)) ?? null;
  const member = useLastKnown(listed, { viewer: viewerOf(useOwnSystem()), id });
  if (member !== null) return <EditMember key={member.uuid} member={member} members={list.items ?? []} />;
  return (
    <EditScreen hasForm back={<BackToMembers />} title={words.title}>
      <OwnAnswer list={list} loading={ownMembersWords.loading} failed={ownMembersWords.failed}>
        {() => (
          <EmptyState
            icon={<SearchX aria-hidden="true" size={32} strokeWidth={1.5} />}
            title={words.gone}
            actions={<LinkButton to="/manage/members">{manageWords.yourMembers}</LinkButton>}
          >
            <p>{words.goneText}</p>
          </EmptyState>
        )}
      </OwnAnswer>
    </EditScreen>
  );
}

interface EditMemberProps {
  member: Member;
  members: readonly Member[];
}

function EditMember({ member, members }: EditMemberProps) {
  const name = useMemberNameOf()(member);
  const edit = useMemberEdit(member);
  return (
    <EditRecord edited={{ kind: 'member', record: member }} edit={edit} title={name} words={words}>
      {(goneAction) => (
        <MemberForm
          edit={edit}
          title={words.form(name)}
          owner={member}
          members={members}
          goneAction={goneAction}
        />
      )}
    </EditRecord>
  );
}
