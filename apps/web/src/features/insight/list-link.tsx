import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { UNKNOWN_MEMBER } from '../../sync/insight/questions.ts';
import styles from './insight.module.css';

/** Days as `2026-05-03`. */
export interface ShownDays {
  readonly from: string;
  readonly to: string;
}

interface ListLinkProps {
  /** The short id of a system that is looked up; null for the own system's history. */
  lookedUpId: string | null;
  /** Who fronts together in the list, by short id. */
  memberIds?: readonly string[];
  /** The group of which at least one member is fronting. */
  groupId?: string;
  /** The first and the last day; null for all time. */
  days: ShownDays | null;
  children: ReactNode;
}

/** Links to the list of the switches of these days in which these are fronting. A member without a name cannot be searched for. */
export function ListLink({ lookedUpId, memberIds = [], groupId, days, children }: ListLinkProps) {
  if (memberIds.includes(UNKNOWN_MEMBER)) return children;
  const search = {
    ...(memberIds.length > 0 && { with: memberIds.join(',') }),
    ...(groupId !== undefined && { group: groupId }),
    ...days,
  };
  return lookedUpId === null ? (
    <Link to="/history" search={search} className={styles.link}>
      {children}
    </Link>
  ) : (
    <Link
      to="/lookup/system/$id/history"
      params={{ id: lookedUpId }}
      search={(now) => ({ ...(now.as && { as: now.as }), ...search })}
      hash
      className={styles.link}
    >
      {children}
    </Link>
  );
}
