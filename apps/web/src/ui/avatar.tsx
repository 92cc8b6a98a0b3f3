import { type CSSProperties, useState } from 'react';
import styles from './avatar.module.css';
import { cx } from './class-names.ts';
import { ownTextColor } from './own-color.ts';

export type AvatarShape = 'circle' | 'squircle' | 'square';

interface AvatarProps {
  src: string | null;
  /** Replaces a missing picture; may be empty. The picture itself is decoration beside the written name. */
  initials: string;
  /** px; the box never changes its size. Null if `className` sets its width, height and size of text. */
  size: number | null;
  className?: string | undefined;
  shape?: AvatarShape;
  /** The system's or member's colour as `#rrggbb`, shown as a ring and corrected for the theme. */
  color?: string | null;
  /** False prevents loading the picture, by the person's choice of pictures. */
  allowed?: boolean;
}

/** A picture in a fixed box; initials if there is none, if it is not wanted, or if it cannot be loaded. */
export function Avatar({
  src,
  initials,
  size,
  shape = 'circle',
  color = null,
  allowed = true,
  className,
}: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const own = ownTextColor(color);
  const shown = allowed && src !== null && src !== failedSrc ? src : null;
  return (
    <span
      aria-hidden="true"
      {...own}
      className={cx(styles.avatar, className)}
      data-shape={shape}
      style={size === null ? own.style : { ...own.style, ...boxOf(size) }}
    >
      {shown === null ? (
        <span className={styles.initials}>{initials || '·'}</span>
      ) : (
        <img
          src={shown}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          className={styles.image}
          onError={() => setFailedSrc(shown)}
        />
      )}
    </span>
  );
}

function boxOf(size: number): CSSProperties {
  return { width: size, height: size, fontSize: Math.max(10, size * 0.38) };
}
