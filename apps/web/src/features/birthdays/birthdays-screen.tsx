import { formatBirthday } from '@frontboard/model';
import { CalendarPlus } from 'lucide-react';
import type { NextOccasion } from '../../parts/birthdays/occasions.ts';
import { useOccasions } from '../../parts/birthdays/use-occasions.ts';
import { sayOccasion, birthdayWords as words } from '../../parts/birthdays/words.ts';
import { writeBirthdays } from '../../parts/birthdays/write-birthdays.ts';
import { deviceLocale } from '../../platform/device-format.ts';
import { saveText } from '../../platform/save-file.ts';
import { useSettings, useUpdateSettings } from '../../state/hooks.ts';
import { useServices } from '../../sync/services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LeavingButton } from '../../ui/buttons/leaving-button.tsx';
import { screenHeading } from '../../ui/focus/screen-heading.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { page, stack } from '../../ui/layout/layout.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { useGrowing } from '../../ui/scrolling/use-growing.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { softSmall } from '../../ui/text/text-look.ts';
import styles from './birthdays.module.css';

/** The birthdays and anniversaries that this device knows, from today on. */
export function BirthdaysScreen() {
  const isOn = useSettings(({ birthdays }) => birthdays);
  const update = useUpdateSettings();
  return (
    <div className={page('reading')}>
      <PageHeader title={words.title} />
      {isOn ? (
        <BirthdayList />
      ) : (
        <EmptyState
          title={words.off}
          actions={
            <LeavingButton
              handFocusTo={screenHeading}
              onClick={() => update((settings) => ({ ...settings, birthdays: true }))}
            >
              {words.turnOn}
            </LeavingButton>
          }
        >
          <p>{words.offText}</p>
        </EmptyState>
      )}
    </div>
  );
}

function BirthdayList() {
  const { next, isLoading } = useOccasions();
  const { shown, more } = useGrowing(next);
  const hasYears = useSettings(({ birthdayAges }) => birthdayAges);
  const { clock } = useServices();
  const say = (one: NextOccasion) => sayOccasion(one, hasYears);
  const save = () =>
    saveText(
      `${words.fileName}.ics`,
      'text/calendar',
      // An event is repeated each year: it can't count them.
      writeBirthdays(next, {
        now: new Date(clock.now()).toISOString(),
        say: (one) => sayOccasion(one, false),
      }),
    );
  if (next.length === 0)
    return (
      <EmptyState title={isLoading ? words.loading : words.none}>
        <p>{words.noneText}</p>
      </EmptyState>
    );
  return (
    <div className={stack(4)}>
      <p className={softSmall}>{words.lead}</p>
      <div>
        <Button icon={<CalendarPlus aria-hidden="true" />} onClick={save}>
          {words.save}
        </Button>
      </div>
      <ul className={stack(1)}>
        {shown.map((one) => (
          <li key={`${one.occasion.kind}-${one.occasion.key}`} className={styles.line}>
            <span className={styles.day}>{one.inDays === 0 ? words.today : dayOf(one)}</span>
            <Avatar
              src={one.occasion.pictureUrl}
              name={one.occasion.name}
              color={one.occasion.color}
              shape={one.occasion.kind === 'birthday' ? 'circle' : 'squircle'}
              size={28}
            />
            <span className={styles.name}>
              <Foreign>{say(one)}</Foreign>
              {one.occasion.of && (
                <small className={softSmall}>
                  {' '}
                  <Foreign>{one.occasion.of}</Foreign>
                </small>
              )}
            </span>
          </li>
        ))}
      </ul>
      {more}
    </div>
  );
}

function dayOf({ on }: NextOccasion): string {
  return formatBirthday({ year: null, month: on.month, day: on.day }, deviceLocale());
}
