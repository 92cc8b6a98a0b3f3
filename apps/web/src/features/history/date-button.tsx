import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { monthName } from '../../parts/calendar/month-name.ts';
import { useServiceNow } from '../../state/use-now.ts';
import type { SwitchHistory } from '../../sync/history/switch-history.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, preloadDialog } from '../../ui/dialog.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './date-button.module.css';
import { DayChoice } from './day-choice.tsx';
import type { RibbonSource } from './day-ribbon.tsx';
import type { ShownEntries } from './use-shown-entries.ts';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.filters;
const LOOK_EVERY_MS = 60_000;

export const DATE_BUTTON_ID = 'history-date';

interface DateButtonProps {
  shown: ShownEntries;
  history: SwitchHistory;
  /** Null while it is not known who the members are. */
  ribbons: RibbonSource | null;
  /** The month in view, as `2026-05`; null for none. */
  month: string | null;
  /** The day in the address, as `2026-05-03`; undefined for none. */
  day: string | undefined;
  /** A day was typed. */
  onDay: (day: string | undefined) => void;
  /** A day was pressed. */
  onChosen: (day: string) => void;
}

/** The month in view. Opens it as a picture, in which a day is chosen to be gone to. */
export function DateButton({ shown, onChosen, ...rest }: DateButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const nowMs = useServiceNow(LOOK_EVERY_MS);
  const month = rest.month ?? shown.dayOf(nowMs).key.slice(0, 7);
  return (
    <>
      <Button
        id={DATE_BUTTON_ID}
        size="small"
        icon={<CalendarDays aria-hidden="true" />}
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        {monthName(month, 'medium')}
        <VisuallyHidden>: {words.jump}</VisuallyHidden>
      </Button>
      <Dialog title={words.jump} isOpen={isOpen} onClose={() => setOpen(false)}>
        <DayChoice
          {...rest}
          month={month}
          lines={shown.lines}
          zone={shown.zone}
          onChosen={(day) => {
            setOpen(false);
            onChosen(day);
          }}
        />
      </Dialog>
    </>
  );
}
