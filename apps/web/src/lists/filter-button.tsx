import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../ui/format-count.ts';
import { PopoverButton } from '../ui/popover-button.tsx';
import styles from './filter-button.module.css';
import { listWords } from './words.ts';

export interface ListFilters {
  /** How many are in use. */
  readonly count: number;
  /** Their name without the count; the default of lists when absent. */
  readonly label?: string;
  readonly content: ReactNode;
}

/** Opens the filters of a list, and shows how many are in use. */
export function FilterButton({ count, label = listWords.filters, content }: ListFilters) {
  return (
    <PopoverButton
      isIconOnly
      label={count === 0 ? label : listWords.labelCount(label, formatCount(count))}
      icon={
        <>
          <ListFilter aria-hidden="true" />
          {count > 0 && <span className={styles.badge}>{formatCount(count)}</span>}
        </>
      }
    >
      <div className={styles.filters}>{content}</div>
    </PopoverButton>
  );
}
