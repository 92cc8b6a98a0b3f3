import { type Group, groupLabel, isCalled, recordKey } from '@frontboard/model';
import { UsersRound } from 'lucide-react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useOwnGroups } from '../../../cache/own/use-own-lists.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import { viewerOf } from '../../../session/viewer.ts';
import { useEdit } from '../../../sync/edit/use-edit.ts';
import { useGroupWrites } from '../../../sync/records/use-record-writes.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { OwnAnswer } from '../answer/own-answer.tsx';
import { BackToGroups } from '../back-to-list.tsx';
import { EditRecord } from '../edit/edit-record.tsx';
import { EditScreen } from '../edit/edit-screen.tsx';
import { useLastKnown } from '../edit/use-last-known.ts';
import { usePictureCheck } from '../edit/use-picture-check.ts';
import { MembershipLine } from '../membership-line.tsx';
import { GoneGroup } from './gone-group.tsx';
import { GroupForm } from './group-form.tsx';
import { GROUP_PICTURES, groupValuesOf, validateGroupChanges } from './group-values.ts';
import { groupWords } from './words.ts';

const words = groupWords.edit;

/** Edits a group of the own system. `id` is a short id or a uuid, as in the address. */
export function EditGroupScreen({ id }: { id: string }) {
  const groups = useOwnGroups();
  const listed = groups.items?.find((one) => isCalled(one, id)) ?? null;
  const group = useLastKnown(listed, { viewer: viewerOf(useOwnSystem()), id });
  if (group !== null) return <EditGroup key={group.uuid} group={group} />;
  return (
    <EditScreen hasForm back={<BackToGroups />} title={words.title}>
      <OwnAnswer list={groups} loading={groupWords.loading} failed={groupWords.failed}>
        {() => <GoneGroup />}
      </OwnAnswer>
    </EditScreen>
  );
}

function EditGroup({ group }: { group: Group }) {
  const { fetchLatest, update } = useGroupWrites();
  const checkPictures = usePictureCheck(GROUP_PICTURES);
  const uuid = recordKey(group);
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
  return (
    <EditRecord edited={{ kind: 'group', record: group }} edit={edit} title={name} words={words}>
      {(goneAction) => (
        <GroupForm edit={edit} title={words.form(name)} goneAction={goneAction}>
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
        </GroupForm>
      )}
    </EditRecord>
  );
}
