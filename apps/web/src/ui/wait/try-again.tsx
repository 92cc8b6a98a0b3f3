import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { systemClock } from '../../platform/clock.ts';
import type { ButtonSize } from '../buttons/button.tsx';
import { LeavingButton } from '../buttons/leaving-button.tsx';
import { nearestHeading } from '../focus/nearest-heading.ts';
import type { FocusHeir } from '../focus/use-focus-handed-on.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { formatExact } from '../time/format-time.ts';
import { RunningTimes } from '../time/relative-time.tsx';
import { useTickingNow } from '../time/use-ticking-now.ts';
import { uiWords } from '../words.ts';
import { formatWait } from './format-wait.ts';
import styles from './wait.module.css';
import { waitWords as words } from './words.ts';

const TICK_MS = 1_000;

interface TryAgainProps {
  /** Before this time another attempt is useless, in milliseconds since 1970; absent if one may be made at once. */
  untilMs: number | undefined;
  /** Called when pressed, and automatically when the wait is over. */
  onRetry: () => void;
  /** Whether it is tried again automatically when the wait is over. @defaultValue true */
  goesOn?: boolean;
  size?: ButtonSize;
  /** Finds the element that gets the focus if the button leaves with it. @defaultValue the nearest heading that can take it */
  handFocusTo?: FocusHeir;
}

/**
 * The button for another attempt. During a wait it shows the remaining time, tries again automatically at its end, and lets the
 * person stop waiting. It stays one button, so that the focus stays; when it leaves, it hands the focus on.
 */
export function TryAgain({
  untilMs,
  onRetry,
  goesOn = true,
  size,
  handFocusTo = nearestHeading,
}: TryAgainProps) {
  const [end, setEnd] = useState<End | null>(null);
  const ended = untilMs !== undefined && end?.ofMs === untilMs ? end.by : null;
  const awaitedMs = untilMs === undefined || ended !== null || !goesOn ? null : untilMs;
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (awaitedMs === null) return;
    const timer = systemClock.setTimeout(
      () => {
        setEnd({ ofMs: awaitedMs, by: 'time' });
        retry();
      },
      Math.max(0, awaitedMs - systemClock.now()),
    );
    return () => systemClock.clearTimeout(timer);
  }, [awaitedMs]);
  const handleClick = () => {
    if (awaitedMs !== null) return setEnd({ ofMs: awaitedMs, by: 'person' });
    // Still too early: wait again.
    if (untilMs !== undefined && untilMs > systemClock.now()) setEnd(null);
    onRetry();
  };
  const isWaiting = awaitedMs !== null;
  return (
    <>
      {untilMs !== undefined && ended !== 'time' && <WaitNote untilMs={untilMs} goesOn={isWaiting} />}
      <LeavingButton {...(size && { size })} handFocusTo={handFocusTo} onClick={handleClick}>
        {isWaiting ? words.stop : uiWords.tryAgain}
      </LeavingButton>
    </>
  );
}

/** What ended the wait. */
interface End {
  readonly ofMs: number;
  readonly by: 'time' | 'person';
}

interface WaitNoteProps {
  untilMs: number;
  /** Whether it is tried again automatically then. @defaultValue false */
  goesOn?: boolean;
}

/** The remaining wait; nothing once it is over. Where changes are announced, the seconds must not be: the time is, once. */
export function WaitNote({ untilMs, goesOn = false }: WaitNoteProps) {
  const isRunning = useContext(RunningTimes);
  const nowMs = useTickingNow(TICK_MS);
  if (untilMs <= nowMs) return null;
  const left = formatWait(untilMs - nowMs);
  const moment = formatExact(untilMs);
  const atMoment = goesOn ? words.goesOnAt(moment) : words.byHandAt(moment);
  if (!isRunning) return <span className={styles.wait}>{atMoment}</span>;
  return (
    <span className={styles.wait}>
      <span aria-hidden="true">{goesOn ? words.goesOn(left) : words.byHand(left)}</span>
      <VisuallyHidden>{atMoment}</VisuallyHidden>
    </span>
  );
}
