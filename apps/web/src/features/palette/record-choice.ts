import { ArrowLeftRight, LogOut } from 'lucide-react';
import { offsetText } from '../../parts/switches/local-time-text.ts';
import { localTimeWords } from '../../parts/switches/local-time-words.ts';
import { frontNames } from '../../parts/switches/use-noticed-switch.ts';
import type { FrontMember } from '../../session/front-member.ts';
import { formatExact } from '../../ui/time/format-time.ts';
import type { PaletteChoice } from './choices.ts';
import type { OwnDesk } from './use-own-desk.ts';
import { paletteWords as words } from './words.ts';

/** When a choice records, and how its label says it. */
export interface RecordOptions {
  readonly label?: string;
  /** Null: now. */
  readonly atMs?: number | null;
  /** The clocks were put back, so this time of day exists twice: the offset says which one is meant. */
  readonly isTwice?: boolean;
  /** The time of day that was typed does not exist. */
  readonly isSkipped?: boolean;
}

function withOffset(atMs: number): string {
  return `${formatExact(atMs)} (UTC${offsetText(atMs)})`;
}

/** The choice that records a front. */
export function recordChoice(
  desk: OwnDesk,
  front: readonly FrontMember[],
  { label, atMs = null, isTwice = false, isSkipped = false }: RecordOptions = {},
): PaletteChoice {
  const plain = label ?? (front.length === 0 ? words.switchOut : words.switchTo(frontNames(front)));
  return {
    id: isTwice ? `record-${atMs}` : 'record',
    label: atMs === null ? plain : words.at(plain, isTwice ? withOffset(atMs) : formatExact(atMs)),
    note: isSkipped && atMs !== null ? localTimeWords.never(formatExact(atMs)) : words.now,
    face: { kind: 'icon', Icon: front.length === 0 ? LogOut : ArrowLeftRight },
    run: () => desk.record(front, atMs),
  };
}
