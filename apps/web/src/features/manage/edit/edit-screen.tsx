import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../../ui/class-names.ts';
import column from '../../../ui/column.module.css';
import { PageHeader } from '../../../ui/page-header.tsx';
import styles from './edit-screen.module.css';

/** A screen on which one member or group is edited, or what belongs to it. */
export function EditScreen({
  hasForm = false,
  children,
  ...header
}: ComponentProps<typeof PageHeader> & { hasForm?: boolean; children: ReactNode }) {
  return (
    <div className={cx(column.column, styles.screen)} data-wide={hasForm || undefined}>
      <PageHeader {...header} />
      {children}
    </div>
  );
}
