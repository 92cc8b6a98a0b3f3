import type { ReactNode } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../layout/class-names.ts';
import { useRootMark } from './use-root-mark.ts';
import styles from './veil.module.css';

interface VeilProps {
  isOpen: boolean;
  onClose: () => void;
  /** Where its window is. */
  className?: string | undefined;
  children: ReactNode;
}

/** What covers the page behind a modal window, which closes on Escape and on a press outside. */
export function Veil({ isOpen, onClose, className, children }: VeilProps) {
  useRootMark('veil', isOpen);
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      className={cx(styles.veil, className)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      {children}
    </ModalOverlay>
  );
}
