import { parseTimestamp } from '@frontboard/model';
import { useContext } from 'react';
import { useFrontingSince } from '../../sync/fronting-since/use-fronting-since.ts';
import type { FrontSince } from '../../sync/fronting-since/walk-back.ts';
import { titleOnHover } from '../../ui/text/title-on-hover.ts';
import { formatDay } from '../../ui/time/format-day.ts';
import { formatDuration } from '../../ui/time/format-duration.ts';
import { formatExact } from '../../ui/time/format-time.ts';
import { RunningTimes } from '../../ui/time/relative-time.tsx';
import { useTickingServiceNow } from '../../ui/time/use-ticking-now.ts';
import { frontingSinceWords as words } from './words.ts';

/** The start of a member's time in front, if known. */
interface KnownSince {
  readonly atMs: number;
  readonly kind: 'since' | 'since-before' | 'this-switch';
}

/** The start for one member of a front. A member whom the history does not name counts from the latest switch. */
export function knownSince(since: FrontSince, memberId: string, lastSwitch: string): KnownSince | null {
  const found = since?.get(memberId);
  if (found !== undefined) return { atMs: found.sinceMs, kind: found.isBounded ? 'since-before' : 'since' };
  const atMs = parseTimestamp(lastSwitch);
  return atMs === null ? null : { atMs, kind: 'this-switch' };
}

/** The start as a text that does not change: "since 14:02". */
export function sinceText({ atMs, kind }: KnownSince): string {
  if (kind === 'since-before') return words.sinceBefore(formatDay(atMs, 'medium'));
  return kind === 'since' ? words.since(formatExact(atMs)) : words.switchSince(formatExact(atMs));
}

export interface SinceTextProps {
  systemRef: string;
  /** When the front began, as the service wrote it. */
  lastSwitch: string;
  /** Short id. */
  memberId: string;
  asOthers?: boolean;
  /** False requests nothing: what is not known counts from the latest switch. */
  isAsked?: boolean;
  /** What separates it from the text before it. */
  separator?: string;
}

/** For how long a member has been in front, across changes of co-fronters. Nothing until that is known. */
export function SinceText({
  systemRef,
  lastSwitch,
  memberId,
  asOthers = false,
  isAsked = true,
  separator,
}: SinceTextProps) {
  const since = useFrontingSince(systemRef, lastSwitch, asOthers, isAsked);
  const known = since === undefined && isAsked ? null : knownSince(since ?? null, memberId, lastSwitch);
  if (known === null) return null;
  return (
    <>
      {separator}
      <SinceTime known={known} />
    </>
  );
}

/** A start as a relative time, or as an exact one where relative times are off. */
export function SinceTime({ known }: { known: KnownSince }) {
  const nowMs = useTickingServiceNow();
  const isRunning = useContext(RunningTimes);
  const { atMs, kind } = known;
  const runs = isRunning && kind !== 'since-before';
  const duration = formatDuration(Math.max(0, nowMs - atMs));
  const text = runs
    ? kind === 'since'
      ? words.running(duration)
      : words.switchRunning(duration)
    : sinceText(known);
  return (
    <time dateTime={new Date(atMs).toISOString()} {...titleOnHover(() => formatExact(atMs))}>
      {text}
    </time>
  );
}
