import { parseTimestamp } from '@frontboard/model';
import { EyeOff } from 'lucide-react';
import { DeviceMark } from '../../ui/text/device-mark.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { CalendarDay } from '../../ui/time/calendar-day.tsx';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import { listWords } from '../words.ts';
import type { Fact, ListEntry } from './entry.ts';
import styles from './entry-parts.module.css';

/** The props of the `Avatar` of an entry: members are circles, groups rounded squares. */
export function pictureOf({ pictureUrl, name, color, state }: ListEntry, kind: 'member' | 'group') {
  return {
    src: pictureUrl,
    name,
    // The ring of a state does not have the colour of a person.
    color: state === 'not-a-person' ? null : color,
    shape: kind === 'member' ? 'circle' : 'squircle',
  } as const;
}

/** The class of the picture of an entry that stands for a state: hatched. */
export function stateClass({ state }: Pick<ListEntry, 'state'>): string | undefined {
  return state === 'not-a-person' ? styles.hatched : undefined;
}

/** Shows the owner that others do not see an entry. */
export function HiddenBadge() {
  return (
    <span className={styles.state} title={listWords.hiddenHint}>
      <EyeOff aria-hidden="true" />
      <span aria-hidden="true">{listWords.hidden}</span>
      <VisuallyHidden>{listWords.hiddenHint}</VisuallyHidden>
    </span>
  );
}

/** Says which state a member has; nothing for who is active. */
export function StateBadge({ state }: Pick<ListEntry, 'state'>) {
  if (state === undefined) return null;
  return (
    <span className={styles.state} title={listWords.local.stateHints[state]}>
      {listWords.local.states[state]}
      <DeviceMark />
    </span>
  );
}

/** A fact of an entry. Nothing for an unreadable time. */
export function FactText({ fact }: { fact: Fact }) {
  switch (fact.kind) {
    case 'text':
      return <Foreign>{fact.text}</Foreign>;
    case 'color':
      return (
        <span className={styles.color}>
          <svg aria-hidden="true" width="14" height="14" viewBox="0 0 14 14">
            <circle cx="7" cy="7" r="6.5" fill={fact.hex} stroke="currentColor" strokeOpacity="0.35" />
          </svg>
          {fact.hex}
        </span>
      );
    case 'ago':
      return <RelativeTime at={fact.iso} isPressable={false} />;
    case 'date':
      return <Day iso={fact.iso} />;
  }
}

function Day({ iso }: { iso: string }) {
  const atMs = parseTimestamp(iso);
  return atMs === null ? null : <CalendarDay atMs={atMs} length="medium" />;
}
