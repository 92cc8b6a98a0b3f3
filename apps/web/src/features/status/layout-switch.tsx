import { Link } from '@tanstack/react-router';
import { LayoutGrid, List, type LucideIcon, Table } from 'lucide-react';
import styles from './layout-switch.module.css';
import { STATUS_LAYOUTS, type StatusLayout } from './layouts.ts';
import { statusWords } from './words.ts';

const ICONS: Record<StatusLayout, LucideIcon> = { tile: LayoutGrid, list: List, table: Table };

/** Links to the layouts. The one on the screen is marked as the current page. */
export function LayoutSwitch({ query }: { query: string }) {
  return (
    <nav aria-label={statusWords.layoutSwitch}>
      <ul className={styles.segments}>
        {STATUS_LAYOUTS.map((layout, index) => {
          const Icon = ICONS[layout];
          return (
            <li key={layout}>
              <Link
                to={`/status/${layout}`}
                state={{ statusQuery: query }}
                className={styles.segment}
                data-shortcut={`view-${index + 1}`}
              >
                <Icon aria-hidden="true" />
                {statusWords.layouts[layout]}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
