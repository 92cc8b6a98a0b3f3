import { type ReactNode, useContext, useState } from 'react';
import { WithheldPictures } from '../../lists/pictures/withheld-pictures.tsx';
import { Avatar, type AvatarShape } from '../../ui/avatar.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ImagesAllowed } from '../../ui/images-allowed.ts';
import styles from './details-dialog.module.css';
import { detailsWords as words } from './details-words.ts';

const AVATAR_PX = 96;

interface DetailPicturesProps {
  name: string;
  avatarUrl: string | null;
  bannerUrl: string | null;
  color: string | null;
  shape: AvatarShape;
  /** What is beside the avatar. */
  children: ReactNode;
}

/** The banner and the avatar, which can be enlarged. Neither is loaded if the person's choice of pictures forbids it. */
export function DetailPictures({ name, avatarUrl, bannerUrl, color, shape, children }: DetailPicturesProps) {
  const isAllowed = useContext(ImagesAllowed);
  const [isLarge, setLarge] = useState(false);
  const canEnlarge = avatarUrl !== null && isAllowed(avatarUrl);
  const avatar = <Avatar src={avatarUrl} name={name} size={AVATAR_PX} shape={shape} color={color} />;
  return (
    <div className={styles.pictures}>
      {bannerUrl !== null && <Banner key={bannerUrl} url={bannerUrl} className={styles.banner} />}
      {canEnlarge && isLarge && (
        <button
          type="button"
          className={styles.large}
          aria-label={words.zoomOut}
          onClick={() => setLarge(false)}
        >
          <img src={avatarUrl} alt="" referrerPolicy="no-referrer" decoding="async" />
        </button>
      )}
      <div className={styles.head}>
        {canEnlarge && !isLarge && (
          <button
            type="button"
            className={styles.zoom}
            data-shape={shape}
            aria-label={words.zoomIn(name)}
            onClick={() => setLarge(true)}
          >
            {avatar}
          </button>
        )}
        {!canEnlarge && avatar}
        <div className={styles.words}>{children}</div>
      </div>
      <WithheldPictures urls={[avatarUrl, bannerUrl]} />
    </div>
  );
}
