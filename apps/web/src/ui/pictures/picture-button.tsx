import { type MouseEvent, useContext, useState } from 'react';
import { Dialog } from '../dialogs/dialog.tsx';
import { preloadDialog } from '../dialogs/preload-dialog.ts';
import { Avatar, type AvatarShape } from './avatar.tsx';
import { ImagesAllowed } from './images-allowed.ts';
import styles from './picture-button.module.css';

interface PictureButtonProps {
  src: string | null;
  /** As in `Avatar`. */
  name: string | null;
  /** px; null if `className` sets it. */
  size: number | null;
  className?: string | undefined;
  shape: AvatarShape;
  color: string | null;
  /** The button's name, such as "Enlarge Luna’s picture". */
  label: string;
  /** The title of the dialog that shows it large. */
  title: string;
}

/** A picture that opens in a dialog at its own size; a missing or unwanted one is not a button. */
export function PictureButton({ src, label, title, ...avatar }: PictureButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isAllowed = useContext(ImagesAllowed);
  const picture = <Avatar {...avatar} src={src} />;
  if (src === null || !isAllowed(src)) return picture;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and the dialog restores the focus.
    event.currentTarget.focus();
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={label}
        className={styles.button}
        data-shape={avatar.shape}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={handleClick}
      >
        {picture}
      </button>
      <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <img src={src} alt="" referrerPolicy="no-referrer" decoding="async" className={styles.large} />
      </Dialog>
    </>
  );
}
