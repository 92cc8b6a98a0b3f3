import type { ReactNode } from 'react';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at its foot. */
  actions?: ReactNode;
  size?: 'small' | 'medium';
}
