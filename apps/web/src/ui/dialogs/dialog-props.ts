import type { ReactNode } from 'react';

export interface DialogProps {
  title: string;
  /** The title is a `DialogTitle` in its content, which begins beside the button that closes it. */
  hasOwnTitle?: boolean;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at its foot. */
  actions?: ReactNode;
  size?: 'small' | 'medium';
}
