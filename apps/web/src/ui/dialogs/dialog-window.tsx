import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { IconButton } from '../buttons/icon-button.tsx';
import { focusInitially } from '../focus/initial-focus.ts';
import { Boundary } from '../loading/boundary.tsx';
import { uiWords } from '../words.ts';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog-props.ts';
import { DialogHeading, type DialogTitle } from './dialog-title.tsx';
import { Veil } from './veil.tsx';

function Title({ className = '', children }: ComponentProps<typeof DialogTitle>) {
  return (
    <Heading slot="title" level={2} className={className}>
      {children}
    </Heading>
  );
}

/** The window of `Dialog`; separate, because it imports the overlay code. */
export function DialogWindow({
  title,
  hasOwnTitle = false,
  isOpen,
  onClose,
  children,
  actions,
  size = 'medium',
}: DialogProps) {
  return (
    <Veil isOpen={isOpen} onClose={onClose} className={styles.veil}>
      <Modal className={styles.modal ?? ''} data-size={size}>
        <AriaDialog ref={focusInitially} className={styles.dialog ?? ''}>
          <div className={styles.head} data-bare={hasOwnTitle || undefined}>
            {!hasOwnTitle && <Title className={styles.title}>{title}</Title>}
            <IconButton label={uiWords.close} tooltip="none" icon={<X />} onClick={onClose} />
          </div>
          <div className={styles.body}>
            <Boundary>
              <DialogHeading value={Title}>{children}</DialogHeading>
            </Boundary>
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </Veil>
  );
}
