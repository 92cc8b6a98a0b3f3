import { titleOnHover } from '../text/title-on-hover.ts';
import { formatExact } from '../time/format-time.ts';
import { useTickingNow } from '../time/use-ticking-now.ts';
import type { TimestampStyle } from './nodes.ts';
import { formatTimestamp } from './timestamp.ts';

interface TimestampTextProps {
  atMs: number;
  style: TimestampStyle;
  /** The fixed present, in ms; without it a relative time ticks. */
  nowMs: number | undefined;
}

/** A time in the person's own zone. The exact time is its title: of a relative one always, of others on hover. */
export function TimestampText({ atMs, style, nowMs }: TimestampTextProps) {
  const dateTime = new Date(atMs).toISOString();
  if (style === 'R')
    return (
      <time dateTime={dateTime} title={formatExact(atMs)}>
        {nowMs === undefined ? <TickingTime atMs={atMs} /> : formatTimestamp(atMs, style, nowMs)}
      </time>
    );
  return (
    <time dateTime={dateTime} {...titleOnHover(() => formatExact(atMs))}>
      {formatTimestamp(atMs, style, atMs)}
    </time>
  );
}

function TickingTime({ atMs }: { atMs: number }) {
  return formatTimestamp(atMs, 'R', useTickingNow());
}
