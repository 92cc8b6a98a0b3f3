import type { ComponentProps, ReactNode } from 'react';
import { PageHeader } from '../../../ui/page-header.tsx';
import styles from './edit-screen.module.css';

/** A screen on which one member or group is edited, or what belongs to it: no wider than is good to read. */
export function EditScreen({
  children,
  ...header
}: ComponentProps<typeof PageHeader> & { children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <PageHeader {...header} />
      {children}
    </div>
  );
}
