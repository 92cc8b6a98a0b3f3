import type { ReactNode } from 'react';
import { WithheldPictures } from '../../../lists/pictures/withheld-pictures.tsx';
import type { AvatarShape } from '../../../ui/avatar.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Foreign } from '../../../ui/foreign.tsx';
import { ownColor } from '../../../ui/own-color.ts';
import { PictureButton } from '../../../ui/picture-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import head from '../head.module.css';
import { Pronouns } from '../pronouns.tsx';
import styles from './entity-head.module.css';
import { entityWords } from './words.ts';

const AVATAR_PX = 112;

interface Face {
  readonly avatarUrl: string | null;
  readonly bannerUrl: string | null;
  /** Of a member's proxied messages. */
  readonly webhookAvatarUrl?: string | null;
  readonly color: string | null;
  readonly pronouns?: string | null;
}

interface EntityHeadProps {
  kind: 'member' | 'group';
  /** Null while it is loading. The heading stays the same element, because it has the focus. */
  name: string | null;
  pronouns?: string | null;
  /** After the pronouns: who can see them. */
  pronounsNote?: string | undefined;
  of: Face | null;
  shape: AvatarShape;
  /** Beside the name, such as a badge. */
  badge?: ReactNode;
  /** Where it belongs. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The top of the page of a member or group: banner, picture, name. */
export function EntityHead({
  kind,
  name,
  pronouns = null,
  pronounsNote,
  of,
  shape,
  badge,
  children,
  actions,
}: EntityHeadProps) {
  return (
    <header {...ownColor(of?.color ?? null)} className={cx(head.head, styles.head)}>
      {of?.bannerUrl && <Banner key={of.bannerUrl} url={of.bannerUrl} className={styles.banner} />}
      <div className={cx(head.face, styles.face)}>
        {of === null ? (
          <Skeleton width={AVATAR_PX} height={AVATAR_PX} shape={shape === 'circle' ? 'circle' : 'squircle'} />
        ) : (
          <PictureButton
            key={of.avatarUrl}
            src={of.avatarUrl}
            name={name}
            size={AVATAR_PX}
            shape={shape}
            color={of.color}
            label={entityWords.zoomIn(name ?? entityWords[kind])}
            title={entityWords.pictureOf(name ?? entityWords[kind])}
          />
        )}
        <div className={head.words}>
          <div className={head.title}>
            <h1 tabIndex={-1} className={head.name}>
              {name === null ? (
                <>
                  <VisuallyHidden>{entityWords[kind]}</VisuallyHidden>
                  <Skeleton width="9em" />
                </>
              ) : (
                <Foreign>{name}</Foreign>
              )}
            </h1>
            {badge}
          </div>
          <Pronouns plain={pronouns} written={of?.pronouns} note={pronounsNote} />
          {children}
        </div>
        {actions && <div className={head.actions}>{actions}</div>}
      </div>
      <WithheldPictures
        urls={[of?.avatarUrl, of?.bannerUrl, of?.webhookAvatarUrl]}
        className={head.withheld}
      />
    </header>
  );
}
