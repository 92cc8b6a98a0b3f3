import { formatId, type System, systemLabel } from '@frontboard/model';
import { Check, Pencil, Plus } from 'lucide-react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useNickname } from '../../../cache/naming/use-nickname.ts';
import { recordHeadWords } from '../../../parts/record/head-words.ts';
import { onlyYou } from '../../../parts/record/only-you.ts';
import { RecordCard } from '../../../parts/record/record-card.tsx';
import { RecordHead } from '../../../parts/record/record-head.tsx';
import type { CachedSystem } from '../../../persistence/documents/cached-records.ts';
import { frontWords } from '../../../text/front-words.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { DeviceText } from '../../../ui/text/device-text.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { OwnerBadge, PublicViewBar } from '../public-view.tsx';
import { RecordMenu } from '../record-menu.tsx';
import { FollowButton, useFollowing } from './follow-button.tsx';
import { SystemProblem } from './lazy-problems.tsx';
import styles from './system-head.module.css';
import { lookedUpSystemWords } from './words.ts';

interface SystemHeadProps {
  /** The reference for requests. */
  id: string;
  /** Null while nothing is known. */
  system: System | CachedSystem | null;
  /** What the owner hides from others; null for everyone else. */
  privacy: System['privacy'];
  /** Why it could not be fetched; null without a problem. */
  error: unknown;
  /** Neither the system nor a problem is known yet. */
  isWaiting: boolean;
  /** When it was fetched, in milliseconds since 1970; 0 when that is unknown. */
  atMs: number;
  onRetry: () => void;
  isOwn: boolean;
  isPublicView: boolean;
  onPublicView: (isPublicView: boolean) => void;
}

/** The card at the top of a system's page: low, because the tabs and what they show should be in sight. */
export function SystemHead(props: SystemHeadProps) {
  const { id, system, privacy, isOwn, isPublicView, onPublicView } = props;
  const naming = useNaming();
  const label = system === null ? null : systemLabel(system, naming);
  const title = label?.name ?? frontWords.unnamedSystem(formatId(system?.id ?? id, naming.id));
  const nickname = useNickname('systems', system?.id ?? id);
  const owner = isOwn && !isPublicView;
  // A tag is as private as a name.
  const tag = naming.isDiscreet ? '' : system?.tag?.trim();
  return (
    <RecordCard
      aria-busy={props.isWaiting}
      head={
        <RecordHead
          size="bar"
          kind="system"
          name={title}
          initials={label?.name ?? null}
          // The banner is with what they wrote.
          of={system && { ...system, bannerUrl: null }}
          bannerBelow={system?.bannerUrl}
          shape="squircle"
          pronouns={label?.pronouns}
          pronounsNote={onlyYou(privacy, 'pronoun_privacy')}
          // In the bar, too: the page must not be mistaken for one's own view.
          badge={isOwn && isPublicView && <OwnerBadge isPublicView />}
          beside={
            (nickname || tag || owner) && (
              <>
                {nickname && <DeviceText>{nickname}</DeviceText>}
                {tag && <Foreign>{tag}</Foreign>}
                {owner && <OwnerBadge isPublicView={false} />}
              </>
            )
          }
          actions={
            system !== null && (
              <Actions system={system} name={title} {...{ isOwn, isPublicView, onPublicView }} />
            )
          }
        >
          {system === null && props.error === null && (
            <>
              <VisuallyHidden>{lookedUpSystemWords.loading}</VisuallyHidden>
              <Skeleton width="8em" />
            </>
          )}
        </RecordHead>
      }
    >
      <div role="status">
        {props.error !== null && (
          <SystemProblem
            error={props.error}
            isKnown={system !== null}
            atMs={props.atMs}
            onRetry={props.onRetry}
          />
        )}
      </div>
      <PublicViewBar isShown={isOwn && isPublicView} onEnd={() => onPublicView(false)} />
    </RecordCard>
  );
}

interface ActionsProps extends Pick<SystemHeadProps, 'isOwn' | 'isPublicView' | 'onPublicView'> {
  system: System | CachedSystem;
  name: string;
}

/** The one that is often wanted, and a menu. Few follow themselves. */
function Actions({ system, name, isOwn, isPublicView, onPublicView }: ActionsProps) {
  const { isFollowed, follow, unfollow } = useFollowing(system.id, name);
  const following = isFollowed
    ? { label: lookedUpSystemWords.unfollowOf(name), icon: <Check aria-hidden="true" />, onAction: unfollow }
    : { label: lookedUpSystemWords.followOf(name), icon: <Plus aria-hidden="true" />, onAction: follow };
  return (
    <>
      {!isOwn && <FollowButton id={system.id} name={name} />}
      {isOwn && !isPublicView && (
        <LinkButton
          to="/manage/system"
          size="small"
          data-shortcut="edit"
          aria-label={recordHeadWords.edit}
          icon={<Pencil aria-hidden="true" />}
        >
          <span className={styles.label}>{recordHeadWords.edit}</span>
        </LinkButton>
      )}
      <RecordMenu
        kind="system"
        of={system}
        name={name}
        items={isOwn ? [{ id: 'follow', ...following }] : []}
        onPublicView={isOwn && !isPublicView ? () => onPublicView(true) : null}
      />
    </>
  );
}
