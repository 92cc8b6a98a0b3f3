import { facePicture, formatId } from '@frontboard/model';
import { useMemo } from 'react';
import { viewSystem } from '../../cache/naming/system-view.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import type { Front } from '../../cache/status/types.ts';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import type { AskedPreview } from '../../sync/refresher/preview.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { row } from '../../ui/layout/layout.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { TryAgain } from '../../ui/wait/try-again.tsx';
import styles from './preview-card.module.css';
import { followWords } from './words.ts';

const words = followWords.add;
const LOADING: Front = { state: 'loading', members: [], lastSwitch: null };
const AVATAR_PX = 72;
const FRONTER_PX = 32;
/** More fronters are only in the sentence beside the pictures. */
const SHOWN_FRONTERS = 5;

interface PreviewCardProps {
  /** Null while there is nothing to look up. */
  preview: AskedPreview | null;
  isAlready: boolean;
  /** Where the focus goes when the "Try again" button disappears. */
  handFocusTo: () => HTMLElement | null;
}

/** What was found for the text in the field, in a box that keeps its height when that changes. */
export function PreviewCard(props: PreviewCardProps) {
  return (
    <section
      aria-label={words.preview}
      aria-busy={props.preview?.state === 'loading'}
      className={styles.card}
    >
      <div aria-live="polite" className={styles.content}>
        <PreviewContent {...props} />
      </div>
    </section>
  );
}

function PreviewContent({ preview, isAlready, handFocusTo }: PreviewCardProps) {
  switch (preview?.state) {
    case undefined:
    case 'idle':
      return <p className={styles.soft}>{words.emptyHint}</p>;
    case 'loading':
      return <PreviewSkeleton />;
    case 'not-found':
      return <p>{words.notFound}</p>;
    case 'error':
      return (
        <div className={styles.failed}>
          <p>{preview.message ?? words.failed}</p>
          <TryAgain untilMs={preview.retryAtMs} onRetry={preview.retry} handFocusTo={handFocusTo} />
        </div>
      );
    case 'found':
      if (preview.system === undefined) return <PreviewSkeleton />;
      return <FoundSystem system={preview.system} front={preview.front ?? LOADING} isAlready={isAlready} />;
  }
}

function PreviewSkeleton() {
  return (
    <div className={row(4)}>
      <Skeleton width={AVATAR_PX} height={AVATAR_PX} shape="squircle" />
      <div className={styles.words}>
        <span className={styles.soft}>{words.searching}</span>
        <Skeleton width="8em" />
      </div>
    </div>
  );
}

interface FoundSystemProps {
  system: CachedSystem;
  front: Front;
  isAlready: boolean;
}

function FoundSystem({ system, front, isAlready }: FoundSystemProps) {
  const naming = useNaming();
  const view = useMemo(
    () =>
      viewSystem(
        {
          id: system.id,
          system,
          front,
          problem: null,
        },
        naming,
      ),
    [system, front, naming],
  );
  return (
    <>
      <div className={row(4)}>
        <Avatar
          src={system.avatarUrl}
          name={view.name ?? system.id}
          size={AVATAR_PX}
          shape="squircle"
          color={system.color}
        />
        <div className={styles.words}>
          <p className={styles.name}>
            <Foreign>{view.title}</Foreign>
          </p>
          <p className={styles.soft}>
            {view.pronouns !== null && <Foreign className={styles.pronouns}>{view.pronouns}</Foreign>}{' '}
            <code>{formatId(system.id, naming.id)}</code>
          </p>
          <div className={styles.front}>
            {view.fronters.slice(0, SHOWN_FRONTERS).map(({ key, member, name }) => (
              <Avatar
                key={key}
                src={facePicture(member)}
                name={name}
                size={FRONTER_PX}
                color={member?.color ?? null}
              />
            ))}
            <span>{view.summary}</span>
          </div>
        </div>
      </div>
      {isAlready && (
        <div className={styles.already}>
          <p>{words.already(view.title)}</p>
          <LinkButton to="/status" size="small">
            {words.seeStatus}
          </LinkButton>
        </div>
      )}
    </>
  );
}
