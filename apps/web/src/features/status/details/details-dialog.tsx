import { memberLabel, recordKey } from '@frontboard/model';
import { Pencil } from 'lucide-react';
import { useMemberDetails } from '../../../cache/members/use-member-details.ts';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useSystemCaller } from '../../../cache/use-system-caller.ts';
import { Nickname } from '../../../parts/followed/nickname.tsx';
import { OthersMemberLocal, SystemLocal } from '../../../parts/followed/system-local.tsx';
import { FrontBell, Hello } from '../../../parts/hello/hello.tsx';
import { recordHeadWords } from '../../../parts/record/head-words.ts';
import { KnownGroups } from '../../../parts/record/member-groups.tsx';
import { MemberHead } from '../../../parts/record/member-head.tsx';
import { MemberParts } from '../../../parts/record/member-parts.tsx';
import { systemFacts } from '../../../parts/record/record-facts.ts';
import { RecordHead } from '../../../parts/record/record-head.tsx';
import { SwitchToButton } from '../../../parts/record/switch-to-button.tsx';
import { Technical } from '../../../parts/record/technical.tsx';
import { WrittenText } from '../../../parts/record/written-text.tsx';
import type { CachedMember } from '../../../persistence/documents/cached-records.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import { isOwnSystem } from '../../../session/viewer.ts';
import { useSettings } from '../../../state/hooks.ts';
import { useFollowActions } from '../../../sync/following/use-follow-actions.ts';
import { useFrontUpdatedAt, useSystemView } from '../../../sync/refresher/status.ts';
import { frontWords } from '../../../text/front-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogTitle } from '../../../ui/dialogs/dialog-title.tsx';
import { catchFocus } from '../../../ui/focus/catch-focus.ts';
import { screenHeading } from '../../../ui/focus/screen-heading.ts';
import { stack } from '../../../ui/layout/layout.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { detailsWords as words } from '../details-words.ts';
import { statusWords } from '../words.ts';
import type { DetailsTarget, OpenDetails } from './details-context.ts';
import styles from './details-dialog.module.css';

export interface DetailsDialogProps {
  target: DetailsTarget;
  isOpen: boolean;
  onClose: () => void;
  /** Shows another record instead, such as the system of a member. */
  onShow: OpenDetails;
}

/** Everything known about a followed system or one of its fronters. */
export function DetailsDialog({ target, ...dialog }: DetailsDialogProps) {
  if (target.kind === 'system') return <SystemDialog {...dialog} id={target.id} />;
  return <MemberDialog {...dialog} systemId={target.systemId} member={target.member} />;
}

type OneDialogProps = Omit<DetailsDialogProps, 'target'>;

function SystemDialog({ id, isOpen, onClose }: OneDialogProps & { id: string }) {
  const view = useSystemView(id);
  const updatedAtMs = useFrontUpdatedAt(id);
  const naming = useNaming();
  const showsMore = useSettings((settings) => settings.showCardDetails);
  const { unfollow, isFollowed } = useFollowActions();
  const { system, title } = view;
  const tag = showsMore && !naming.isDiscreet ? system?.tag?.trim() : undefined;
  const handleUnfollow = () => {
    onClose();
    unfollow(id, title);
    // The opener was removed with the system.
    catchFocus(screenHeading, { preventScroll: true });
  };
  return (
    <Dialog
      title={title}
      hasOwnTitle={system !== null}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          {isFollowed(id) && <Button onClick={handleUnfollow}>{statusWords.unfollow}</Button>}
          {system && (
            <LinkButton to="/lookup/system/$id" params={{ id: system.id }}>
              {words.lookupSystem}
            </LinkButton>
          )}
        </>
      }
    >
      {system === null ? (
        <p className={soft}>{view.note?.text ?? frontWords.unavailable}</p>
      ) : (
        <div className={stack(4)}>
          <RecordHead
            size="dialog"
            kind="system"
            name={title}
            of={{ ...system, pronouns: null }}
            shape="squircle"
            pronouns={view.pronouns}
            beside={
              (view.nickname !== null || tag) && (
                <>
                  {view.nickname !== null && <Nickname text={view.nickname} className={undefined} />}
                  {tag && <Foreign>{tag}</Foreign>}
                </>
              )
            }
            Title={DialogTitle}
          >
            <span className={soft}>{view.summary}</span>
          </RecordHead>
          <Hello systemRef={id} {...view} updatedAtMs={updatedAtMs} level={3} />
          {system.description?.trim() && <WrittenText text={system.description} isOwner={false} level={3} />}
          {isFollowed(id) && <SystemLocal id={id} name={title} level={3} />}
          {showsMore && <Technical facts={systemFacts(system, naming)} />}
        </div>
      )}
    </Dialog>
  );
}

interface MemberDialogProps extends OneDialogProps {
  systemId: string;
  member: CachedMember;
}

function MemberDialog({ systemId, member: cached, isOpen, onClose, onShow }: MemberDialogProps) {
  const naming = useNaming();
  const isBrief = !useSettings((settings) => settings.showCardDetails);
  const system = useSystemView(systemId);
  const caller = useSystemCaller(systemId);
  const isOwn = isOwnSystem(useOwnSystem(), systemId);
  const { state, member: whole } = useMemberDetails(cached);
  const member = { known: cached, whole, isLoading: state === 'loading' };
  return (
    <Dialog
      title={memberLabel(cached, naming).name}
      hasOwnTitle
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          {isOwn && (
            <>
              <SwitchToButton member={cached} onDone={onClose} />
              <LinkButton
                to="/manage/members/$id"
                params={{ id: cached.id }}
                size="small"
                icon={<Pencil aria-hidden="true" />}
              >
                {recordHeadWords.edit}
              </LinkButton>
            </>
          )}
          <LinkButton to="/lookup/member/$id" params={{ id: cached.id }} size="small">
            {words.lookupMember}
          </LinkButton>
        </>
      }
    >
      <MemberHead
        size="dialog"
        member={member}
        systemRef={systemId}
        place={
          <button
            type="button"
            className={styles.system}
            onClick={() => onShow({ kind: 'system', id: systemId })}
          >
            {words.memberOf(system.title)}
          </button>
        }
        asksSince
        isBrief={isBrief}
        Title={DialogTitle}
      />
      <FrontBell systemRef={systemId} />
      {!isOwn && (
        <OthersMemberLocal
          uuid={recordKey(cached)}
          system={systemId}
          name={memberLabel(cached, naming).name}
          level={3}
        />
      )}
      <MemberParts
        member={member}
        level={3}
        groups={<KnownGroups member={cached} caller={caller} systemRef={systemId} />}
        isBrief={isBrief}
      />
    </Dialog>
  );
}
