import { MEMBER_PRIVACY_KEYS, type Member } from '@frontboard/model';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useOwnConfig } from '../../../cache/own/use-own-config.ts';
import { useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { NeedsToken } from '../../../parts/needs-token.tsx';
import { useNotify } from '../../../state/hooks.ts';
import { keyOfNew } from '../../../sync/edit/left-drafts.ts';
import { useEdit } from '../../../sync/edit/use-edit.ts';
import { useMemberWrites } from '../../../sync/records/use-record-writes.ts';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { BackToMembers } from '../back-to-list.tsx';
import { EditScreen } from '../edit/edit-screen.tsx';
import { FormSkeleton } from '../edit/form-skeleton.tsx';
import { PrivacyNote } from '../edit/privacy-note.tsx';
import { type DefaultPrivacy, useDefaultPrivacy } from '../edit/use-default-privacy.ts';
import { usePictureCheck } from '../edit/use-picture-check.ts';
import { ownMembersWords } from './list-words.ts';
import { MemberForm } from './member-form.tsx';
import { copyOf, emptyValues, MEMBER_PICTURES, validateNew, valuesOf } from './member-values.ts';
import { useMemberNameOf } from './use-name-of.ts';
import { memberWords } from './words.ts';

const words = memberWords.add;
const NOBODY: readonly Member[] = [];

/** Creates a member, empty or as a copy of another. `from` is the uuid of that one. */
export function NewMemberScreen({ from }: { from: string | null }) {
  const nameOf = useMemberNameOf();
  const { state, items } = useOwnMembers();
  const defaults = useDefaultPrivacy('member');
  const source = items?.find(({ uuid }) => uuid === from) ?? null;
  return (
    <EditScreen
      hasForm
      back={<BackToMembers />}
      title={source === null ? words.title : words.copyTitle(nameOf(source))}
    >
      {state === 'none' ? (
        <NeedsToken purpose="manage" />
      ) : state === 'loading' || !defaults.isReady ? (
        <FormSkeleton label={ownMembersWords.loading} />
      ) : (
        // Another source is another form.
        <NewMember key={from} from={from} source={source} members={items ?? NOBODY} defaults={defaults} />
      )}
    </EditScreen>
  );
}

interface NewMemberProps {
  from: string | null;
  source: Member | null;
  members: readonly Member[];
  defaults: DefaultPrivacy;
}

function NewMember({ from, source: listed, members, defaults }: NewMemberProps) {
  const nameOf = useMemberNameOf();
  const router = useRouter();
  const { notify } = useNotify();
  const { create, twinsOf, findMade } = useMemberWrites();
  const checkPictures = usePictureCheck(MEMBER_PICTURES);
  // The copy stays as it began, even if its source is changed or deleted.
  const [source] = useState(listed);
  const limit = useOwnConfig()?.memberLimit ?? null;
  const made = useRef<Member | null>(null);
  const remember = (member: Member) => {
    made.current = member;
    return valuesOf(member);
  };
  const edit = useEdit({
    key: keyOfNew('member', from),
    saved: null,
    initial: source === null ? emptyValues(defaults.start) : copyOf(source, words.copyName),
    validate: validateNew,
    checkMore: checkPictures,
    send: async (patch) => remember(await create(patch)),
    twinsOf,
    lookForLost: async (patch, twins) => {
      const member = await findMade(patch, twins);
      return member === null ? null : remember(member);
    },
  });
  const handleSaved = (isStillHere: boolean) => {
    const member = made.current;
    if (member === null) return;
    notify({ kind: 'positive', title: words.saved(nameOf(member)) });
    if (!isStillHere) return;
    void router.navigate({
      to: '/manage/members/$id',
      params: { id: member.id },
      replace: true,
      ignoreBlocker: true,
    });
  };
  return (
    <>
      {limit !== null && members.length >= limit && <p className={soft}>{words.full(formatCount(limit))}</p>}
      {source !== null && <p className={soft}>{words.copyNote(nameOf(source))}</p>}
      <MemberForm
        edit={edit}
        title={words.title}
        owner={null}
        members={members}
        saveLabel={words.save}
        onSaved={handleSaved}
        privacyNote={
          source === null && (
            <PrivacyNote
              defaults={defaults}
              byDefault={memberWords.form.privateByDefault}
              isPrivate={MEMBER_PRIVACY_KEYS.every((key) => edit.values[key] === 'private')}
            />
          )
        }
      />
    </>
  );
}
