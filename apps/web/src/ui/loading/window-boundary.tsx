import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { uiWords } from '../words.ts';
import { Boundary } from './boundary.tsx';
import styles from './window-boundary.module.css';

interface WindowBoundaryProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Around a dialog whose code is loaded when it opens. If that is missing, for example offline right after a newer version, a browser
 * dialog says so; the screen behind it stays.
 */
export function WindowBoundary({ title, isOpen, onClose, children }: WindowBoundaryProps) {
  return (
    <Boundary
      fallback={(failed) =>
        isOpen && (
          <PlainWindow title={title} onClose={onClose}>
            {failed}
          </PlainWindow>
        )
      }
    >
      {children}
    </Boundary>
  );
}

/** Needs no other code: it works when nothing can be loaded. Restores the focus. */
function PlainWindow({ title, onClose, children }: Omit<WindowBoundaryProps, 'isOpen'>) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // `close` comes after the focus is back: until then, a key on the opener would find the window open and close it.
    <dialog ref={ref} aria-label={title} className={styles.window} onCancel={onClose} onClose={onClose}>
      {children}
      <Button size="small" variant="quiet" className={styles.close} onClick={onClose}>
        {uiWords.close}
      </Button>
    </dialog>
  );
}
