import { initials } from '@frontboard/model/text';
import { type CSSProperties, useContext, useState } from 'react';
import { ownRing } from '../colors/own-ring.ts';
import { cx } from '../layout/class-names.ts';
import styles from './avatar.module.css';
import { ImagesAllowed, PictureWithheld } from './images-allowed.ts';
import { PictureLoading } from './picture-loading.ts';

export type AvatarShape = 'circle' | 'squircle' | 'square';

const SHAPES: Readonly<Record<AvatarShape, string | undefined>> = {
  circle: undefined,
  squircle: styles.squircle,
  square: styles.square,
};

interface AvatarProps {
  src: string | null;
  /** Its initials replace a missing picture. The picture itself is decoration beside the written name. */
  name: string | null;
  /** px; the box never changes its size. Null if `className` sets its width, height and size of text: faster for many rows. */
  size: number | null;
  className?: string | undefined;
  shape?: AvatarShape;
  /** The system's or member's colour as `#rrggbb`, shown as a ring. */
  color?: string | null;
}

/** A picture in a fixed box; initials if there is none, if the person's choice of pictures forbids it, or if it cannot be loaded. */
export function Avatar({ src, name, size, shape = 'circle', color = null, className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isAllowed = useContext(ImagesAllowed);
  const onWithheld = useContext(PictureWithheld);
  const loading = useContext(PictureLoading);
  const own = ownRing(color);
  const box = {
    className: cx(styles.avatar, SHAPES[shape], own && styles.ringed, className),
    style: size === null ? own : { ...own, ...boxOf(size) },
  };
  if (src === null || src === failedSrc || !isAllowed(src)) {
    const isWithheld = onWithheld !== null && src !== null && src !== failedSrc;
    return (
      <span ref={isWithheld ? () => onWithheld(src) : undefined} aria-hidden="true" {...box}>
        <span className={styles.initials}>{initials(name) || '·'}</span>
      </span>
    );
  }
  return (
    <img
      {...box}
      src={loading === 'later' ? undefined : src}
      alt=""
      loading={loading === 'near' ? 'lazy' : undefined}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailedSrc(src)}
    />
  );
}

function boxOf(size: number): CSSProperties {
  return { width: size, height: size, fontSize: Math.max(10, size * 0.38) };
}
