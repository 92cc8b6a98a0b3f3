import { Link } from '@tanstack/react-router';
import { useStore } from 'zustand/react';
import { useAccountStore } from '../../../session/account-hooks.ts';
import { systemCopiesStores } from '../../../sync/system-file/system-copies.ts';
import { cx } from '../../../ui/layout/class-names.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { formatDay } from '../../../ui/time/format-day.ts';
import styles from './file.module.css';
import { fileWords } from './words.ts';

const words = fileWords.save;

/** When the whole system was last saved on this device, and a link to the reminders. */
export function LastSaved() {
  const savedAtMs = useStore(useAccountStore(systemCopiesStores), (known) => known.savedAtMs);
  return (
    <p className={cx(soft, styles.saved)}>
      {savedAtMs !== null && `${words.lastSaved(formatDay(savedAtMs, 'long'))} `}
      <Link to="/settings" hash="copyPlan">
        {words.remind}
      </Link>
    </p>
  );
}
