import type { FrontNote } from '../../cache/naming/system-view.ts';
import type { CachedMember, CachedSystem } from '../../persistence/documents/cached-records.ts';
import { Avatar, type AvatarShape } from '../../ui/avatar.tsx';
import { cx } from '../../ui/class-names.ts';
import { Foreign } from '../../ui/foreign.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { DetailsTarget } from './details-context.ts';
import { EntityButton } from './entity-button.tsx';
import styles from './entity-row.module.css';
import { FrontNoteIcon } from './front-note.tsx';

/** Characters that are never cut in a row of usual width. */
const SHORT = 40;

interface EntityRowProps {
  /** Null for a member who must not be named: there are no details to open. */
  target: DetailsTarget | null;
  of: Pick<CachedSystem | CachedMember, 'avatarUrl' | 'color'> | null;
  name: string;
  /** The source of the initials without a picture; none if the shown name is a placeholder. */
  initialsOf?: string | null;
  pronouns: string | null;
  shape: AvatarShape;
  /** px; no picture if null. */
  size: number | null;
  /** Distinguishes systems from their fronters. */
  isStrong?: boolean;
  /** Pronouns below the name instead of beside it if there is room. */
  isStacked?: boolean;
}

/** A small picture with the name and pronouns beside it. */
export function EntityRow({
  target,
  of,
  name,
  initialsOf = name,
  pronouns,
  shape,
  size,
  isStrong = false,
  isStacked = false,
}: EntityRowProps) {
  // A short text is completely visible.
  const whole = pronouns === null ? name : `${name}, ${pronouns}`;
  const title = whole.length > SHORT ? whole : undefined;
  const face = (
    <>
      {size !== null && (
        <Avatar
          src={of?.avatarUrl ?? null}
          name={initialsOf}
          size={size}
          shape={shape}
          color={of?.color ?? null}
        />
      )}
      <span className={cx(styles.words, isStacked && styles.stacked)}>
        <Foreign className={cx(styles.name, isStrong && styles.strong)}>{name}</Foreign>
        {pronouns !== null && <Foreign className={styles.pronouns}>{pronouns}</Foreign>}
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
  size: number | null;
}

/** The placeholder of a row whose data is loading, of the same height. */
export function EntityRowSkeleton({ label, shape, size }: EntityRowSkeletonProps) {
  return (
    <div className={styles.row}>
      {size !== null && <Skeleton width={size} height={size} shape={shape} />}
      <Skeleton width="8em" height="1em" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}

/** Shows, instead of a fronter, why none is shown. */
export function NoteRow({ note, size }: { note: FrontNote; size: number | null }) {
  return (
    <div className={cx(styles.row, styles.note)}>
      {size !== null && (
        <span className={styles.noteIcon} style={{ width: size }}>
          <FrontNoteIcon kind={note.kind} size={Math.min(size, 22)} />
        </span>
      )}
      <span className={styles.noteText}>{note.text}</span>
    </div>
  );
}
