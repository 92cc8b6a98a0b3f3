import { parseTimestamp } from '@frontboard/model';
import { useState } from 'react';
import { LocalTimeField } from '../../parts/switches/local-time-field.tsx';
import { fromLocalText, toLocalText } from '../../parts/switches/local-time-text.ts';
import { deviceZone } from '../../platform/device-format.ts';
import { serviceNow } from '../../state/service-now.ts';
import { useServices } from '../../sync/services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { preloadDialog } from '../../ui/dialogs/preload-dialog.ts';
import { useDesk } from './desk/switch-desk.tsx';
import { MomentNote } from './moment-note.tsx';
import { AboutTime, UnsureTimes } from './unsure/unsure-times.tsx';
import styles from './when-chips.module.css';
import { switchWords } from './words.ts';

const words = switchWords.when;
const MINUTE_MS = 60_000;
const MINUTES_AGO = [5, 10, 15, 20, 30, 45] as const;
const HOURS_AGO = [1, 2, 4, 8] as const;

interface Moment {
  readonly label: string;
  readonly spokenLabel: string;
  /** Before now; null for now itself, `own` for a typed one. */
  readonly agoMs: number | null | 'own';
}

const NOW: Moment = { label: words.now, spokenLabel: words.now, agoMs: null };

const MOMENTS: readonly Moment[] = [
  NOW,
  ...MINUTES_AGO.map((minutes) => ({
    label: words.minutes(minutes),
    spokenLabel: words.minutesAgo(minutes),
    agoMs: minutes * MINUTE_MS,
  })),
  ...HOURS_AGO.map((hours) => ({
    label: words.hours(hours),
    spokenLabel: words.hoursAgo(hours),
    agoMs: hours * 60 * MINUTE_MS,
  })),
  { label: words.exact, spokenLabel: words.exact, agoMs: 'own' },
];

/** The moments that need no typing and no second look. */
const PAST_MOMENTS = MOMENTS.filter(({ agoMs }) => typeof agoMs === 'number');

interface WhenChipsProps {
  /** Only times in the past, on one line that scrolls; a second press takes one back. */
  isLine?: boolean;
  /** It was opened to choose a time: parts of the day are offered at once. */
  isUnfolded?: boolean;
  /** One was chosen that needs no typing. */
  onChosen?: () => void;
}

/** The time to record a front at: now, some time ago, or any other. */
export function WhenChips({ isLine = false, isUnfolded = false, onChosen }: WhenChipsProps) {
  const { draft, atMs, isAbout, setDraft } = useDesk();
  const services = useServices();
  /** The pressed chip, while its time is the chosen one. */
  const [pressed, setPressed] = useState<{ moment: Moment; atMs: number | null } | null>(null);
  const choose = (moment: Moment) => {
    // A time in the future needs a confirmation, whose dialog must also open without a connection.
    preloadDialog();
    const chosen =
      moment.agoMs === null ? null : serviceNow(services) - (moment.agoMs === 'own' ? 0 : moment.agoMs);
    setPressed({ moment, atMs: chosen });
    setDraft(draft, chosen, false);
    if (moment.agoMs !== 'own') onChosen?.();
  };
  const current =
    pressed !== null && pressed.atMs === atMs
      ? pressed.moment.agoMs
      : atMs === null
        ? null
        : isAbout
          ? 'about'
          : 'own';
  const press = (moment: Moment) => {
    const isTakenBack = isLine && moment.agoMs === current;
    choose(isTakenBack ? NOW : moment);
  };
  const isTimeShown = !isLine && atMs !== null;
  return (
    <div className={styles.when} data-line={isLine || undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame, and buttons are not fields */}
      <div role="group" aria-label={words.label} className={styles.chips}>
        {(isLine ? PAST_MOMENTS : MOMENTS).map((moment) => (
          <Button
            key={moment.label}
            size="small"
            className={styles.chip}
            aria-label={moment.spokenLabel}
            aria-pressed={moment.agoMs === current}
            onClick={() => press(moment)}
          >
            {moment.label}
          </Button>
        ))}
      </div>
      {/* In one place whether a time is chosen or not: the pressed one keeps the focus, and does not move below the finger. */}
      {(isUnfolded || isTimeShown) && <UnsureTimes />}
      {isTimeShown && (
        <>
          <MomentField atMs={atMs} onChange={(moment) => setDraft(draft, moment, isAbout)} />
          <AboutTime atMs={atMs} />
        </>
      )}
    </div>
  );
}

function MomentField({ atMs, onChange }: { atMs: number; onChange: (atMs: number) => void }) {
  const { unfinishedTime, setUnfinishedTime, timeField } = useDesk();
  /** The last time that was typed: a time that does not exist has another text. */
  const [typed, setTyped] = useState('');
  const shown = parseTimestamp(fromLocalText(typed)) === atMs ? typed : toLocalText(atMs);
  const type = (text: string) => {
    setTyped(text);
    const iso = fromLocalText(text);
    setUnfinishedTime(iso === null ? text : null);
    if (iso !== null) onChange(Date.parse(iso));
  };
  return (
    <>
      <LocalTimeField
        ref={timeField}
        label={words.field}
        description={words.zone(deviceZone())}
        value={unfinishedTime ?? shown}
        errorMessage={unfinishedTime === null ? undefined : words.invalid}
        onChange={type}
      />
      <p role="status" className={styles.moment}>
        {unfinishedTime === null && <MomentNote atMs={atMs} />}
      </p>
    </>
  );
}
