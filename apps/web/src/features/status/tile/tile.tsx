import { facePicture } from '@frontboard/model';
import type { ReactNode } from 'react';
import type { FrontNote } from '../../../cache/naming/system-view.ts';
import { Nickname } from '../../../parts/followed/nickname.tsx';
import type { CachedMember, CachedSystem } from '../../../persistence/documents/cached-records.ts';
import { cx } from '../../../ui/layout/class-names.ts';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { Avatar, type AvatarShape } from '../../../ui/pictures/avatar.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import type { DetailsTarget } from '../details/details-context.ts';
import { EntityButton } from '../system/entity-button.tsx';
import { FrontNoteIcon } from '../system/front-note.tsx';
import styles from './tile.module.css';

interface TileProps {
  /** Null for a member who must not be named: there are no details to open. */
  target: DetailsTarget | null;
  of:
    | Pick<CachedSystem, 'avatarUrl' | 'color'>
    | Pick<CachedMember, 'avatarUrl' | 'webhookAvatarUrl' | 'color'>
    | null;
  name: string;
  nickname: string | null;
  pronouns: string | null;
  shape: AvatarShape;
  /** The words are beside the picture, not below. */
  isBeside: boolean;
  /** Below the pronouns. */
  since: ReactNode;
}

/** A picture with the name and pronouns below or beside it, in a box that keeps its size whatever the name. */
export function Tile({ target, of, name, nickname, pronouns, shape, isBeside, since }: TileProps) {
  const face = (
    <>
      <Avatar
        src={facePicture(of)}
        name={name}
        size={null}
        shape={shape}
        color={of?.color ?? null}
        className={styles.picture}
      />
      <span className={styles.caption}>
        <Foreign className={styles.name}>{name}</Foreign>
        {nickname !== null && <Nickname text={nickname} className={styles.pronouns} />}
        {pronouns !== null && <Foreign className={styles.pronouns}>{pronouns}</Foreign>}
        {since}
      </span>
    </>
  );
  const className = cx(styles.tile, isBeside && styles.beside);
  if (target === null) return <div className={className}>{face}</div>;
  return (
    <EntityButton target={target} className={cx(className, styles.pressable)} title={name}>
      {face}
    </EntityButton>
  );
}

/** The placeholder of a tile whose data is loading, of the same size. */
export function TileSkeleton({ shape, label }: { shape: 'circle' | 'squircle'; label: string }) {
  return (
    <div className={styles.tile}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.picture}>
        <Skeleton width="100%" height="100%" shape={shape} />
      </span>
      <span className={styles.caption}>
        <Skeleton width="70%" height="1.1em" />
      </span>
    </div>
  );
}

/** Shows, instead of a fronter, why none is shown. */
export function NoteTile({ note }: { note: FrontNote }) {
  return (
    <div className={cx(styles.tile, styles.note)} data-kind={note.kind}>
      <span className={styles.picture}>
        <FrontNoteIcon kind={note.kind} size="100%" />
      </span>
      <span className={styles.caption}>
        <span className={styles.noteText}>{note.text}</span>
      </span>
    </div>
  );
}
