import type { Member } from '@frontboard/model';
import { useRouter } from '@tanstack/react-router';
import { Copy, Eye, SearchX, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useEdit } from '../../../data/edit/use-edit.ts';
import { useHandOver } from '../../../data/edit/use-left-drafts.ts';
import { useMemberWrites } from '../../../data/members/use-member-writes.ts';
import { useOwnMembers } from '../../../data/own/use-own-lists.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { BackToMembers } from '../back-to-list.tsx';
import { DeleteDialog } from '../delete/delete-dialog.tsx';
import { EditScreen } from '../edit/edit-screen.tsx';
import { OwnAnswer } from '../own-answer.tsx';
import { GroupsLine } from './groups-line.tsx';
import { MemberForm } from './member-form.tsx';
import { validateChanges, valuesOf } from './member-values.ts';
import { useMemberPictures } from './use-member-pictures.ts';
import { useNameOf } from './use-name-of.ts';
import { memberWords } from './words.ts';

const words = memberWords.edit;

/** Edits a member of the own system. `id` is a short id or a uuid, as it stands in the address. */
export function EditMemberScreen({ id }: { id: string }) {
  const list = useOwnMembers();
  const listed = list.items?.find((member) => member.id === id || member.uuid === id) ?? null;
  const member = useKept(listed, id);
  if (member !== null) return <EditMember key={member.uuid} member={member} members={list.items ?? []} />;
  return (
    <EditScreen back={<BackToMembers />} title={words.title}>
      <OwnAnswer list={list} loading={memberWords.loading} failed={memberWords.failed}>
        {() => (
          <EmptyState
            icon={<SearchX aria-hidden="true" size={32} strokeWidth={1.5} />}
            title={words.gone}
            actions={<LinkButton to="/manage/members">{memberWords.title}</LinkButton>}
          >
            <p>{words.goneText}</p>
          </EmptyState>
        )}
      </OwnAnswer>
    </EditScreen>
  );
}

/** Stays with the last that was known: whoever is typing must not lose the form because the list was renewed without it. */
function useKept(member: Member | null, id: string): Member | null {
  const [kept, setKept] = useState({ member, id });
  if (kept.id !== id || (member !== null && kept.member !== member)) setKept({ member, id });
  return kept.id === id ? (member ?? kept.member) : member;
}

interface EditMemberProps {
  member: Member;
  members: readonly Member[];
}

function EditMember({ member, members }: EditMemberProps) {
  const { fetchLatest, update } = useMemberWrites();
  const checkPictures = useMemberPictures();
  const router = useRouter();
  const handOver = useHandOver('member');
  const uuid = member.uuid ?? member.id;
  const name = useNameOf()(member);
  const edit = useEdit({
    key: `member:${uuid}`,
    saved: valuesOf(member),
    initial: valuesOf(member),
    validate: validateChanges,
    checkMore: checkPictures,
    fetchLatest: async () => valuesOf(await fetchLatest(uuid)),
    send: async (patch) => valuesOf(await update(uuid, patch)),
  });
  const [isDeleting, setDeleting] = useState(false);
  const handleDeleted = () => {
    // Nobody is left to save what was typed for.
    edit.discard();
    void router.navigate({ to: '/manage/members', hash: true, replace: true, ignoreBlocker: true });
  };
  const makeAnew = () => {
    handOver(uuid, edit.values);
    edit.discard();
    void router.navigate({
      to: '/manage/members/new',
      search: { from: uuid },
      hash: true,
      ignoreBlocker: true,
    });
  };
  return (
    <EditScreen
      back={<BackToMembers />}
      title={name}
      actions={
        <>
          <LinkButton
            to="/lookup/member/$id"
            params={{ id: member.id }}
            search={{ as: 'others' }}
            variant="quiet"
            icon={<Eye aria-hidden="true" />}
          >
            {words.asOthers}
          </LinkButton>
          <LinkButton to="/manage/members/new" search={{ from: uuid }} icon={<Copy aria-hidden="true" />}>
            {words.duplicate}
          </LinkButton>
          <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setDeleting(true)}>
            {words.remove}
          </Button>
        </>
      }
    >
      <GroupsLine member={member} />
      <MemberForm
        edit={edit}
        title={words.form(name)}
        owner={member}
        members={members}
        goneAction={
          <Button size="small" onClick={makeAnew}>
            {words.makeAnew}
          </Button>
        }
      />
      <DeleteDialog
        doomed={{ kind: 'member', record: member }}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={handleDeleted}
      />
    </EditScreen>
  );
}
