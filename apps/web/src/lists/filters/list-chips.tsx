import { X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { cluster } from '../../ui/layout/layout.ts';
import { listWords } from '../words.ts';
import type { FilterChip } from './filter-chips.ts';
import styles from './list-chips.module.css';

interface ListChipsProps<Q> {
  chips: readonly FilterChip<Q>[];
  onRemove: (without: Q) => void;
  onClear: () => void;
}

/** The filters in use. Pressing one removes it; the focus then moves to the one that replaces it. */
export function ListChips<Q>({ chips, onRemove, onClear }: ListChipsProps<Q>) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (chip: FilterChip<Q>, index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    onRemove(chip.without);
  };
  return (
    <div className={cluster(3)}>
      <ul ref={list} aria-label={listWords.activeFilters} className={cluster(2)}>
        {chips.map((chip, index) => (
          <li key={chip.key}>
            <button
              type="button"
              aria-label={listWords.removeFilter(chip.label)}
              className={styles.chip}
              onClick={() => remove(chip, index)}
            >
              {chip.label}
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      {chips.length > 1 && (
        <Button variant="quiet" size="small" onClick={onClear}>
          {listWords.clearFilters}
        </Button>
      )}
    </div>
  );
}
