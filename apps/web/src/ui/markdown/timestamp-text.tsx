import { formatExact } from '../format-time.ts';
import { useTickingNow } from '../use-now.ts';
import type { TimestampStyle } from './nodes.ts';
import { formatTimestamp } from './timestamp.ts';

interface TimestampTextProps {
  atMs: number;
  style: TimestampStyle;
  /** Fixed present, in ms; without it a relative time ticks. */
  nowMs: number | undefined;
}

/** A moment in the person's own zone, with the exact time as its title. */
export function TimestampText({ atMs, style, nowMs }: TimestampTextProps) {
  return style === 'R' && nowMs === undefined ? (
    <TickingTime atMs={atMs} />
  ) : (
    <Time atMs={atMs} words={formatTimestamp(atMs, style, nowMs ?? atMs)} />
  );
}

function TickingTime({ atMs }: { atMs: number }) {
  return <Time atMs={atMs} words={formatTimestamp(atMs, 'R', useTickingNow())} />;
}

function Time({ atMs, words }: { atMs: number; words: string }) {
  return (
    <time dateTime={new Date(atMs).toISOString()} title={formatExact(atMs)}>
      {words}
    </time>
  );
}
