import { ListFilter } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { preloadDialog } from '../../ui/dialogs/preload-dialog.ts';
import { useNarrowScreen } from '../../ui/layout/use-narrow-screen.ts';
import { PopoverButton } from '../../ui/menus/popover-button.tsx';
import { formatCount } from '../../ui/numbers/format-count.ts';
import { listWords } from '../words.ts';
import styles from './filter-button.module.css';

export interface ListFilters {
  /** How many are in use. */
  readonly count: number;
  /** Their name without the count; the default of lists when absent. */
  readonly label?: string;
  readonly content: ReactNode;
  /** Removes all of them; absent if they are removed in another way. */
  readonly onClear?: () => void;
}

interface FilterButtonProps extends ListFilters {
  /** How many entries they find, in words. */
  found: ReactNode;
}

/** Opens the filters of a list, as a sheet on phones, and shows how many are in use. */
export function FilterButton({ count, label = listWords.filters, content, ...sheet }: FilterButtonProps) {
  const isPhone = useNarrowScreen();
  const name = count === 0 ? label : listWords.labelCount(label, formatCount(count));
  const icon = (
    <>
      <ListFilter aria-hidden="true" />
      {count > 0 && <span className={styles.badge}>{formatCount(count)}</span>}
    </>
  );
  const filters = <div className={styles.filters}>{content}</div>;
  if (isPhone) return <FilterSheet {...{ count, label, name, icon, ...sheet }}>{filters}</FilterSheet>;
  return (
    <PopoverButton isIconOnly label={name} icon={icon}>
      {filters}
    </PopoverButton>
  );
}

interface FilterSheetProps extends Pick<FilterButtonProps, 'count' | 'onClear' | 'found'> {
  label: string;
  /** The label with the count. */
  name: string;
  icon: ReactNode;
  children: ReactNode;
}

function FilterSheet({ count, label, name, icon, onClear, found, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={name}
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      />
      <Dialog
        title={label}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            <span role="status" className={styles.found}>
              {found}
            </span>
            {onClear && (
              <Button aria-disabled={count === 0 || undefined} onClick={onClear}>
                {listWords.clearFilters}
              </Button>
            )}
            <Button variant="primary" onClick={() => setOpen(false)}>
              {listWords.done}
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  );
}
