import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { monthName } from '../../parts/calendar/month-name.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { preloadDialog } from '../../ui/dialogs/preload-dialog.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './date-button.module.css';
import { DayChoice, type MonthInView, useMonth } from './day-choice.tsx';
import { historyScreenWords } from './words.ts';

const words = historyScreenWords.filters;

/** The month in view. Opens it as a picture, in which a day is chosen to be gone to. */
export function DateButton({ onChosen, ...inView }: MonthInView) {
  const [isOpen, setOpen] = useState(false);
  const month = useMonth(inView);
  return (
    <>
      <Button
        data-day-choice
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
          {...inView}
          onChosen={(day) => {
            setOpen(false);
            onChosen(day);
          }}
        />
      </Dialog>
    </>
  );
}
