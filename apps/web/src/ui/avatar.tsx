import { useState } from 'react';
import styles from './avatar.module.css';
import { ownColor } from './own-color.ts';

export type AvatarShape = 'circle' | 'squircle' | 'square';

interface AvatarProps {
  src: string | null;
  /** Replaces a missing picture; may be empty. The picture itself is decoration beside the written name. */
  initials: string;
  /** px; the box never changes its size. */
  size: number;
  shape?: AvatarShape;
  /** The system's or member's colour as `#rrggbb`, shown as a ring and corrected for the theme. */
  color?: string | null;
  /** False prevents loading the picture, by the person's choice of pictures. */
  allowed?: boolean;
}

/** A picture in a fixed box; initials if there is none, if it is not wanted, or if it cannot be loaded. */
export function Avatar({ src, initials, size, shape = 'circle', color = null, allowed = true }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const own = ownColor(color);
  const shown = allowed && src !== null && src !== failedSrc ? src : null;
  return (
    <span
      aria-hidden="true"
      {...own}
      className={styles.avatar}
      data-shape={shape}
      style={{ ...own.style, width: size, height: size, fontSize: Math.max(10, size * 0.38) }}
    >
      {shown === null ? (
        <span className={styles.initials}>{initials || '·'}</span>
      ) : (
        <img
          src={shown}
          alt=""
          width={size}
          height={size}
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
