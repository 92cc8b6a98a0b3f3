import { GROUP_PRIVACY_KEYS, type Group, groupLabel, recordKey } from '@frontboard/model';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useOwnConfig } from '../../../cache/own/use-own-config.ts';
import { useOwnGroups } from '../../../cache/own/use-own-lists.ts';
import { useNotify } from '../../../state/hooks.ts';
import { keyOfNew } from '../../../sync/edit/left-drafts.ts';
import { useEdit } from '../../../sync/edit/use-edit.ts';
import { useJoinGroup } from '../../../sync/membership/use-membership.ts';
import { useGroupWrites } from '../../../sync/records/use-record-writes.ts';
import { ToggleRow } from '../../../ui/form/toggle-row.tsx';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { OwnAnswer } from '../answer/own-answer.tsx';
import { BackToGroups } from '../back-to-list.tsx';
import { EditScreen } from '../edit/edit-screen.tsx';
import { FormSkeleton } from '../edit/form-skeleton.tsx';
import { PrivacyNote } from '../edit/privacy-note.tsx';
import { type DefaultPrivacy, useDefaultPrivacy } from '../edit/use-default-privacy.ts';
import { usePictureCheck } from '../edit/use-picture-check.ts';
import { GroupForm } from './group-form.tsx';
import { emptyGroupValues, GROUP_PICTURES, groupValuesOf, validateNewGroup } from './group-values.ts';
import { groupWords } from './words.ts';

const words = groupWords.add;

/** Creates a group, empty or as a copy of another. `from` is the uuid of that one. */
export function NewGroupScreen({ from }: { from: string | null }) {
  const groups = useOwnGroups();
  const naming = useNaming();
  const defaults = useDefaultPrivacy('group');
  const source = groups.items?.find(({ uuid }) => uuid === from) ?? null;
  return (
    <EditScreen
      hasForm
      back={<BackToGroups />}
      title={source === null ? words.title : words.copyTitle(groupLabel(source, naming))}
    >
      <OwnAnswer list={groups} loading={groupWords.loading} failed={groupWords.failed}>
        {(items) =>
          defaults.isReady ? (
            // Another source is another form; what was typed is in its draft.
            <NewGroup key={from} from={from} source={source} count={items.length} defaults={defaults} />
          ) : (
            <FormSkeleton label={groupWords.loading} />
          )
        }
      </OwnAnswer>
    </EditScreen>
  );
}

interface NewGroupProps {
  from: string | null;
  source: Group | null;
  /** How many groups there are. */
  count: number;
  defaults: DefaultPrivacy;
}

/** Adds members to a group, and offers to try again if that fails. */
function useJoin() {
  const { notify } = useNotify();
  const joinGroup = useJoinGroup();
  return async function join(group: Group, members: NonNullable<Group['memberRefs']>): Promise<void> {
    if (members.length === 0 || (await joinGroup(recordKey(group), members))) return;
    notify({
      kind: 'warning',
      title: words.notJoined,
      action: { label: words.retry, run: () => void join(group, members) },
      timeoutMs: 30_000,
    });
  };
}

function NewGroup({ from, source: listed, count, defaults }: NewGroupProps) {
  const router = useRouter();
  const naming = useNaming();
  const { notify } = useNotify();
  const { create, twinsOf, findMade } = useGroupWrites();
  const join = useJoin();
  const checkPictures = usePictureCheck(GROUP_PICTURES);
  // The copy stays as it began, even if its source is changed or deleted.
  const [source] = useState(listed);
  const limit = useOwnConfig()?.groupLimit ?? null;
  const made = useRef<Group | null>(null);
  const [isWithMembers, setWithMembers] = useState(true);
  const remember = (group: Group) => {
    made.current = group;
    return groupValuesOf(group);
  };
  const edit = useEdit({
    key: keyOfNew('group', from),
    saved: null,
    initial:
      source === null
        ? emptyGroupValues(defaults.start)
        : { ...groupValuesOf(source), name: words.copyName(source.name) },
    validate: validateNewGroup,
    checkMore: checkPictures,
    send: async (patch) => remember(await create(patch)),
    twinsOf,
    lookForLost: async (patch, twins) => {
      const group = await findMade(patch, twins);
      return group === null ? null : remember(group);
    },
  });
  const members = source?.memberRefs ?? [];
  const handleSaved = (isStillHere: boolean) => {
    const group = made.current;
    if (group === null) return;
    notify({ kind: 'positive', title: words.saved(groupLabel(group, naming)) });
    if (isWithMembers) void join(group, members);
    if (!isStillHere) return;
    void router.navigate({
      to: '/manage/groups/$id',
      params: { id: group.id },
      replace: true,
      ignoreBlocker: true,
    });
  };
  return (
    <>
      {limit !== null && count >= limit && <p className={soft}>{words.full(formatCount(limit))}</p>}
      <GroupForm
        edit={edit}
        title={words.title}
        saveLabel={words.save}
        onSaved={handleSaved}
        privacyNote={
          source === null && (
            <PrivacyNote
              defaults={defaults}
              byDefault={groupWords.form.privateByDefault}
              isPrivate={GROUP_PRIVACY_KEYS.every((key) => edit.values[key] === 'private')}
            />
          )
        }
      >
        {members.length > 0 && (
          <ToggleRow
            label={words.withMembers(members.length)}
            value={isWithMembers}
            onChange={setWithMembers}
          />
        )}
      </GroupForm>
    </>
  );
}
