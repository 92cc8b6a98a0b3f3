import { type Group, groupLabel } from '@frontboard/model';
import { useRouter } from '@tanstack/react-router';
import { Copy, Eye, Trash2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useEdit } from '../../../data/edit/use-edit.ts';
import { useHandOver } from '../../../data/edit/use-left-drafts.ts';
import { useNaming } from '../../../data/followed/use-naming.ts';
import { useGroupWrites } from '../../../data/groups/use-group-writes.ts';
import { useOwnGroups } from '../../../data/own/use-own-lists.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { BackToGroups } from '../back-to-list.tsx';
import { DeleteDialog } from '../delete/delete-dialog.tsx';
import { EditScreen } from '../edit/edit-screen.tsx';
import { MembershipLine } from '../membership/membership-line.tsx';
import { OwnAnswer } from '../own-answer.tsx';
import { GoneGroup } from './gone-group.tsx';
import { GroupForm } from './group-form.tsx';
import { groupValuesOf, validateGroupChanges } from './group-values.ts';
import { useGroupPictures } from './use-group-pictures.ts';
import { groupWords } from './words.ts';

const words = groupWords.edit;

/** Edits a group of the own system. `id` is a short id or a uuid, as it stands in the address. */
export function EditGroupScreen({ id }: { id: string }) {
  const groups = useOwnGroups();
  const group = useKept(
    groups.items?.find((candidate) => candidate.id === id || candidate.uuid === id) ?? null,
  );
  if (group !== null) return <EditGroup key={group.uuid} group={group} />;
  return (
    <EditScreen back={<BackToGroups />} title={words.title}>
      <OwnAnswer list={groups} loading={groupWords.loading} failed={groupWords.failed}>
        {() => <GoneGroup />}
      </OwnAnswer>
    </EditScreen>
  );
}

/** Stays with the last that was known: whoever is typing must not lose the form because the list was renewed without the group. */
function useKept(group: Group | null): Group | null {
  const [kept, setKept] = useState(group);
  if (group !== null && kept !== group) setKept(group);
  return group ?? kept;
}

function EditGroup({ group }: { group: Group }) {
  const { fetchLatest, update } = useGroupWrites();
  const checkPictures = useGroupPictures();
  const router = useRouter();
  const handOver = useHandOver('group');
  const [isDeleting, setDeleting] = useState(false);
  const uuid = group.uuid ?? group.id;
  const name = groupLabel(group, useNaming()) || group.id;
  const edit = useEdit({
    key: `group:${uuid}`,
    saved: groupValuesOf(group),
    initial: groupValuesOf(group),
    validate: validateGroupChanges,
    checkMore: checkPictures,
    fetchLatest: async () => groupValuesOf(await fetchLatest(uuid)),
    send: async (patch) => groupValuesOf(await update(uuid, patch)),
  });
  const handleDeleted = () => {
    // Nothing is left to save it to.
    edit.discard();
    void router.navigate({ to: '/manage/groups', hash: true, ignoreBlocker: true });
  };
  const makeAnew = () => {
    handOver(uuid, edit.values);
    edit.discard();
    void router.navigate({
      to: '/manage/groups/new',
      search: { from: uuid },
      hash: true,
      ignoreBlocker: true,
    });
  };
  return (
    <EditScreen
      back={<BackToGroups />}
      title={name}
      actions={
        <>
          <LinkButton
            to="/lookup/group/$id"
            params={{ id: group.id }}
            search={{ as: 'others' }}
            variant="quiet"
            icon={<Eye aria-hidden="true" />}
          >
            {words.asOthers}
          </LinkButton>
          <LinkButton to="/manage/groups/new" search={{ from: uuid }} icon={<Copy aria-hidden="true" />}>
            {words.duplicate}
          </LinkButton>
          <Button variant="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setDeleting(true)}>
            {words.remove}
          </Button>
        </>
      }
    >
      <MembershipLine text={words.members(group.memberRefs?.length ?? 0)}>
        <LinkButton
          to="/manage/groups/$id/members"
          params={{ id: group.id }}
          size="small"
          icon={<UsersRound aria-hidden="true" />}
        >
          {words.changeMembers}
        </LinkButton>
      </MembershipLine>
      <GroupForm
        edit={edit}
        title={words.form(name)}
        goneAction={
          <Button size="small" onClick={makeAnew}>
            {words.makeAnew}
          </Button>
        }
      />
      <DeleteDialog
        doomed={{ kind: 'group', record: group }}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={handleDeleted}
      />
    </EditScreen>
  );
}
