import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useOwnSystem } from '../../../session/hooks.ts';
import { viewerOf } from '../../../session/viewer.ts';
import { cx } from '../../../ui/layout/class-names.ts';
import column from '../../../ui/layout/column.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import styles from './edit-screen.module.css';

/**
 * A screen on which members or groups are edited, or what belongs to them. Another account is another screen: what one may see, the other never
 * gets.
 */
export function EditScreen({
  hasForm = false,
  children,
  ...header
}: ComponentProps<typeof PageHeader> & { hasForm?: boolean; children: ReactNode }) {
  const viewer = viewerOf(useOwnSystem());
  return (
    <div className={cx(column.column, styles.screen)} data-wide={hasForm || undefined}>
      <PageHeader {...header} />
      <Fragment key={viewer}>{children}</Fragment>
    </div>
  );
}
