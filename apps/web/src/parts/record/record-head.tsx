import type { ComponentType, ReactNode } from 'react';
import { ownColor } from '../../ui/colors/own-color.ts';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import type { AvatarShape } from '../../ui/pictures/avatar.tsx';
import { Banner } from '../../ui/pictures/banner.tsx';
import { PictureButton } from '../../ui/pictures/picture-button.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { WithheldPictures } from '../pictures/withheld-pictures.tsx';
import { recordHeadWords } from './head-words.ts';
import { Pronouns } from './pronouns.tsx';
import styles from './record-head.module.css';

/** The pictures and the colour of a record. */
export interface RecordFace {
  readonly avatarUrl: string | null;
  readonly bannerUrl: string | null;
  /** The picture of a member's proxied messages. */
  readonly webhookAvatarUrl?: string | null;
  readonly color: string | null;
  readonly pronouns?: string | null;
}

interface RecordHeadProps {
  /** The banner, if it is in another place of the page: one line says of all pictures that they are not loaded. */
  bannerBelow?: string | null | undefined;
  /** `bar`: above tabs, with little room. */
  size: 'page' | 'dialog' | 'bar';
  kind: 'member' | 'group' | 'system';
  /** Null while it is loading. The heading stays the same element, because it has the focus. */
  name: string | null;
  /** What initials are made of; by default the name. */
  initials?: string | null;
  pronouns?: string | null | undefined;
  /** After the pronouns: who can see them. */
  pronounsNote?: string | undefined;
  /** Null while nothing is known. */
  of: RecordFace | null;
  shape: AvatarShape;
  /** Content beside the name, such as a badge. */
  badge?: ReactNode;
  /** In the line of the pronouns, such as the birthday. */
  beside?: ReactNode;
  /** Below: where it belongs, whether it is here. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Its heading, unless the screen has the same one. */
  Title?: ComponentType<TitleProps>;
}

interface TitleProps {
  className: string | undefined;
  children: ReactNode;
}

function ScreenTitle({ className, children }: TitleProps) {
  return (
    <h1 tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

/** Who it is: banner, picture, name and pronouns in one block. No text is on the banner, so that it can be read whatever is in the picture. */
export function RecordHead({
  bannerBelow,
  size,
  kind,
  name,
  initials = name,
  pronouns = null,
  pronounsNote,
  of,
  shape,
  badge,
  beside,
  children,
  actions,
  Title = ScreenTitle,
}: RecordHeadProps) {
  const title =
    name === null ? (
      <>
        <VisuallyHidden>{recordHeadWords[kind]}</VisuallyHidden>
        <Skeleton width="9em" />
      </>
    ) : (
      <Foreign>{name}</Foreign>
    );
  return (
    <header {...ownColor(of?.color ?? null)} className={styles.record} data-size={size} data-kind={kind}>
      <div className={styles.strip}>
        {of?.bannerUrl && <Banner key={of.bannerUrl} url={of.bannerUrl} className={styles.banner} />}
      </div>
      <div className={styles.face}>
        {of === null ? (
          <Skeleton
            width="var(--face)"
            height="var(--face)"
            shape={shape === 'circle' ? 'circle' : 'squircle'}
          />
        ) : (
          <PictureButton
            key={of.avatarUrl}
            src={of.avatarUrl}
            name={initials}
            size={null}
            className={styles.picture}
            shape={shape}
            color={of.color}
            label={recordHeadWords.zoomIn(name ?? recordHeadWords[kind])}
            title={name ?? recordHeadWords[kind]}
          />
        )}
        <div className={styles.words}>
          <div className={styles.title}>
            <Title className={styles.name}>{title}</Title>
            {badge}
          </div>
          <div className={styles.more} data-room="whole">
            {(pronouns !== null || beside) && (
              <div className={styles.line}>
                {pronouns !== null && (
                  <Pronouns plain={pronouns} written={of?.pronouns} note={pronounsNote} />
                )}
                {beside}
              </div>
            )}
            {children}
          </div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div data-room="whole">
        <WithheldPictures
          urls={[of?.avatarUrl, of?.bannerUrl, of?.webhookAvatarUrl, bannerBelow]}
          className={styles.withheld}
        />
      </div>
    </header>
  );
}
