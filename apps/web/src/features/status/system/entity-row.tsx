import { facePicture } from '@frontboard/model';
import type { ReactNode } from 'react';
import { Nickname } from '../../../parts/followed/nickname.tsx';
import type { CachedMember, CachedSystem } from '../../../persistence/documents/cached-records.ts';
import { cx } from '../../../ui/layout/class-names.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Avatar, type AvatarShape } from '../../../ui/pictures/avatar.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import type { DetailsTarget } from '../details/details-context.ts';
import { EntityButton } from './entity-button.tsx';
import styles from './entity-row.module.css';

/** Characters that are never cut in a row of usual width. */
const SHORT = 40;

interface EntityRowProps {
  /** Null for a member who must not be named: there are no details to open. */
  target: DetailsTarget | null;
  of:
    | Pick<CachedSystem, 'avatarUrl' | 'color'>
    | Pick<CachedMember, 'avatarUrl' | 'webhookAvatarUrl' | 'color'>
    | null;
  name: string;
  /** The source of the initials without a picture; none if the shown name is a placeholder. */
  initialsOf?: string | null;
  nickname?: string | null;
  pronouns: string | null;
  shape: AvatarShape;
  /** Distinguishes systems from their fronters, by the weight of the name and the size of the picture. */
  isSystem?: boolean;
  hasPicture: boolean;
  /** Pronouns below the name instead of beside it if there is room. */
  isStacked?: boolean;
  /** Since when the entity fronts, beside or below the pronouns. */
  since?: ReactNode;
}

/** A small picture with the name and pronouns beside it. */
export function EntityRow({
  target,
  of,
  name,
  initialsOf = name,
  nickname = null,
  pronouns,
  shape,
  isSystem = false,
  hasPicture,
  isStacked = false,
  since,
}: EntityRowProps) {
  // A short text is completely visible.
  const whole = pronouns === null ? name : `${name}, ${pronouns}`;
  const title = whole.length > SHORT ? whole : undefined;
  const face = (
    <>
      {hasPicture && (
        <Avatar
          src={facePicture(of)}
          name={initialsOf}
          size={null}
          shape={shape}
          color={of?.color ?? null}
          className={cx(styles.picture, isSystem && styles.ofSystem)}
        />
      )}
      <span
        className={cx(styles.words, isStacked && styles.stacked)}
        data-nickname={nickname !== null || undefined}
      >
        <Foreign className={cx(styles.name, isSystem && styles.strong)}>{name}</Foreign>
        {nickname !== null && <Nickname text={nickname} className={styles.pronouns} />}
        {pronouns !== null && <Foreign className={styles.pronouns}>{pronouns}</Foreign>}
        {since}
      </span>
    </>
  );
  if (target === null) return <div className={styles.row}>{face}</div>;
  return (
    <EntityButton target={target} className={cx(styles.row, styles.pressable)} title={title}>
      {face}
    </EntityButton>
  );
}

interface EntityRowSkeletonProps {
  label: string;
  shape: AvatarShape;
  isSystem?: boolean;
  hasPicture: boolean;
}

/** The placeholder of a row whose data is loading, of the same height. */
export function EntityRowSkeleton({ label, shape, isSystem = false, hasPicture }: EntityRowSkeletonProps) {
  const size = isSystem ? 'var(--system-picture)' : 'var(--picture)';
  return (
    <div className={styles.row}>
      {hasPicture && <Skeleton width={size} height={size} shape={shape} />}
      <Skeleton width="8em" height="1em" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
