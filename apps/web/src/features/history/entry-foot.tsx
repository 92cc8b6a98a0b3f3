import { Button } from '../../ui/buttons/button.tsx';
import { cluster } from '../../ui/layout/layout.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.details;

interface EntryFootProps {
  /** The neighbours in the filtered list; null at its ends. */
  onNewer: (() => void) | null;
  onOlder: (() => void) | null;
}

/** Links from one entry to the next. The focus stays at both ends. */
export function EntryFoot({ onNewer, onOlder }: EntryFootProps) {
  return (
    <div className={cluster(2)}>
      <Button size="small" aria-disabled={onNewer === null} onClick={() => onNewer?.()}>
        {words.newer}
      </Button>
      <Button size="small" aria-disabled={onOlder === null} onClick={() => onOlder?.()}>
        {words.older}
      </Button>
    </div>
  );
}
