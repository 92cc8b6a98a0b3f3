import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Boundary } from '../loading/boundary.tsx';
import styles from './popover.module.css';

export interface PopoverWindowProps {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The window of `PopoverButton`; separate, because it imports the overlay code. */
export function PopoverWindow({ label, children, ...overlay }: PopoverWindowProps) {
  return (
    <Popover {...overlay} offset={6} placement="bottom end" className={styles.popover ?? ''}>
      <Dialog aria-label={label} className={styles.dialog ?? ''}>
        <Boundary>{children}</Boundary>
      </Dialog>
    </Popover>
  );
}
