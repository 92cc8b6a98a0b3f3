import { createContext, useContext, useState } from 'react';
import { titleOnHover } from '../text/title-on-hover.ts';
import { formatExact, formatRelative } from './format-time.ts';
import styles from './relative-time.module.css';
import { useTickingNow, useTickingServiceNow } from './use-ticking-now.ts';

interface RelativeTimeProps {
  /** A timestamp of the service, by its clock; or ms by the clock of this device. */
  at: number | string;
  /** Words before it, such as "Updated". */
  prefix?: string;
  /** False inside something that is itself pressed; the exact time is then only in the tooltip. */
  isPressable?: boolean;
}

/** Whether times are relative ("5 minutes ago") or exact, by the person's choice; the shell sets it. */
export const RunningTimes = createContext(true);

/** How long ago something was; ticks, and shows the exact time when pressed. Renders nothing for an invalid time. */
export function RelativeTime({ at, prefix, isPressable = true }: RelativeTimeProps) {
  const deviceMs = useTickingNow();
  const serviceMs = useTickingServiceNow();
  const nowMs = typeof at === 'string' ? serviceMs : deviceMs;
  const isRunning = useContext(RunningTimes);
  const [isExact, setExact] = useState(false);
  const atMs = typeof at === 'number' ? at : Date.parse(at);
  if (Number.isNaN(atMs)) return null;
  const words = !isRunning || (isExact && isPressable) ? formatExact(atMs) : formatRelative(atMs, nowMs);
  const dateTime = new Date(atMs).toISOString();
  const text = prefix ? `${prefix} ${words}` : words;
  const tooltip = titleOnHover(() => formatExact(atMs));
  if (!isPressable || !isRunning)
    return (
      <time dateTime={dateTime} {...tooltip}>
        {text}
      </time>
    );
  return (
    // The touch target covers the words, so a pointer hits the button.
    <button
      type="button"
      className={styles.button}
      aria-pressed={isExact}
      onClick={() => setExact(!isExact)}
      {...tooltip}
    >
      <time dateTime={dateTime}>{text}</time>
    </button>
  );
}
