import { useContext, useId, useState } from 'react';
import { fromLocalText, toLocalText } from '../../lists/switches/local-time-text.ts';
import { deviceZone } from '../../platform/device-format.ts';
import { useNow } from '../../state/use-now.ts';
import { preloadDialog } from '../../ui/dialog.tsx';
import { formatExact, formatRelative } from '../../ui/format-time.ts';
import { RunningTimes } from '../../ui/relative-time.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './draft-panel.module.css';
import { useDesk, useFront } from './switch-desk.tsx';
import { switchWords } from './words.ts';

const words = switchWords.when;
const MINUTES_AGO = [5, 15, 30, 60] as const;
const MINUTE_MS = 60_000;
const NOW_EVERY_MS = 10_000;

/** The moment a front is recorded at: now, some time ago, or any other. */
export function WhenField() {
  const { draft, atMs, setDraft } = useDesk();
  const nowMs = useNow(NOW_EVERY_MS);
  const noteId = useId();
  /** What is in the field while it is no whole moment; the draft keeps the last whole one. */
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const choose = (value: string) => {
    setUnfinished(null);
    // A moment ahead asks for a second look, which must also open without a connection.
    preloadDialog();
    if (value === 'now') setDraft(draft, null);
    else setDraft(draft, nowMs - (value === 'at' ? 0 : Number(value) * MINUTE_MS));
  };
  const type = (text: string) => {
    const iso = fromLocalText(text);
    setUnfinished(iso === null ? text : null);
    if (iso !== null) setDraft(draft, Date.parse(iso));
  };
  return (
    <div className={styles.when}>
      <SelectField
        label={words.label}
        layout="row"
        options={[
          { value: 'now', label: words.now },
          ...MINUTES_AGO.map((minutes) => ({
            value: String(minutes),
            label: minutes === 60 ? words.hourAgo : words.minutesAgo(minutes),
          })),
          { value: 'at', label: words.exact },
        ]}
        value={atMs === null ? 'now' : 'at'}
        onChange={choose}
      />
      {atMs !== null && (
        <>
          <TextField
            label={words.field}
            description={words.zone(deviceZone())}
            type="datetime-local"
            step={1}
            value={unfinished ?? toLocalText(atMs)}
            errorMessage={unfinished === null ? undefined : words.invalid}
            aria-describedby={noteId}
            onChange={type}
          />
          <p id={noteId} role="status" className={styles.moment}>
            {unfinished === null && <MomentNote atMs={atMs} nowMs={nowMs} />}
          </p>
        </>
      )}
    </div>
  );
}

/** What the chosen moment means: how long ago, whether it changes who is fronting now, that it lies ahead. */
function MomentNote({ atMs, nowMs }: { atMs: number; nowMs: number }) {
  const front = useFront();
  const isRunning = useContext(RunningTimes);
  const distance = isRunning ? formatRelative(atMs, nowMs) : null;
  if (atMs > nowMs + MINUTE_MS) return <strong>{words.future(distance ?? formatExact(atMs))}</strong>;
  const isBefore = front.state === 'known' && front.sinceMs !== null && atMs < front.sinceMs;
  return (
    <>
      {formatExact(atMs)}
      {distance !== null && `, ${distance}`}. {isBefore && words.past}
    </>
  );
}
