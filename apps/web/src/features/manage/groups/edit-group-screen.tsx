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
import { PageHeader } from '../../../ui/page-header.tsx';
import { DeleteDialog } from '../delete/delete-dialog.tsx';
import { OwnAnswer } from '../own-answer.tsx';
import { GoneGroup } from './gone-group.tsx';
import { GroupForm } from './group-form.tsx';
import { groupValuesOf, validateGroupChanges } from './group-values.ts';
import styles from './groups.module.css';
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
    <>
      <PageHeader title={groupWords.title} />
      <OwnAnswer list={groups} loading={groupWords.loading} failed={groupWords.failed}>
        {() => <GoneGroup />}
      </OwnAnswer>
    </>
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
  const count = group.memberRefs?.length ?? 0;
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
    <div className={styles.form}>
      <PageHeader
        title={name}
        actions={
          <LinkButton
            to="/lookup/group/$id"
            params={{ id: group.id }}
            search={{ as: 'others' }}
            variant="quiet"
            icon={<Eye aria-hidden="true" />}
          >
            {words.asOthers}
          </LinkButton>
        }
      />
      <div className={styles.actions}>
        <LinkButton
          to="/manage/groups/$id/members"
          params={{ id: group.id }}
          icon={<UsersRound aria-hidden="true" />}
        >
          {words.members(count)}
        </LinkButton>
        <LinkButton to="/manage/groups/new" search={{ from: uuid }} icon={<Copy aria-hidden="true" />}>
          {words.duplicate}
        </LinkButton>
        <Button icon={<Trash2 aria-hidden="true" />} onClick={() => setDeleting(true)}>
          {words.remove}
        </Button>
      </div>
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
    </div>
  );
}
