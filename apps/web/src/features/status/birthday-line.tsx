import { formatBirthday } from '@frontboard/model';
import { Link } from '@tanstack/react-router';
import { useOccasions } from '../../parts/birthdays/use-occasions.ts';
import { sayOccasion, birthdayWords as words } from '../../parts/birthdays/words.ts';
import { deviceLocale } from '../../platform/device-format.ts';
import { useSettings } from '../../state/hooks.ts';
import { Foreign } from '../../ui/text/foreign.tsx';
import styles from './birthday-line.module.css';

const WEEK_DAYS = 7;
/** The others are in the list. */
const MOST = 3;

/** The birthdays and anniversaries of the next seven days in one line; nothing without any. */
export function BirthdayLine() {
  const hasYears = useSettings(({ birthdayAges }) => birthdayAges);
  const thisWeek = useOccasions().next.filter(({ inDays }) => inDays < WEEK_DAYS);
  if (thisWeek.length === 0) return null;
  return (
    <p className={styles.line}>
      <strong>{words.thisWeek}</strong>
      {thisWeek.slice(0, MOST).map((one) => (
        <span key={`${one.occasion.kind}-${one.occasion.key}`}>
          <Foreign>{sayOccasion(one, hasYears)}</Foreign>{' '}
          <span className={styles.day}>
            {one.inDays === 0
              ? words.today
              : formatBirthday({ ...one.on, year: null }, deviceLocale(), 'short')}
          </span>
        </span>
      ))}
      <Link to="/birthdays">{words.all}</Link>
    </p>
  );
}
