import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** The link to the parent screen, as a `BackLink`. */
  back?: ReactNode;
  /** One sentence on what the screen is for. */
  lead?: ReactNode;
  /** Buttons at the far end. */
  actions?: ReactNode;
}

/** The top of a screen with its one `h1`. The shell moves the focus there after navigation. */
export function PageHeader({ title, back, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back}
      <div className={styles.words}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
