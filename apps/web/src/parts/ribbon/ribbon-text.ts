import type { Period } from '@frontboard/insight';
import { frontWords } from '../../text/front-words.ts';
import { joinParts } from '../../text/join-parts.ts';
import { ribbonWords as words } from './ribbon-words.ts';
import type { RibbonPart } from './unsure-parts.ts';

/** More than a person listens to: the list of the day has all. */
const MOST_FRONTS = 8;
const MOST_NAMES = 4;

interface RibbonTextOptions {
  readonly nowMs: number;
  /** The names of a front, of which at most `max` are written before the others are counted. */
  readonly namesIn: (memberIds: readonly string[], max: number) => readonly string[];
  /** Formats a time of the day. */
  readonly time: (atMs: number) => string;
}

/** A ribbon in words: "Ivy and Juniper until 11:34 AM; Luna until 1:26 PM; Juniper". */
export function ribbonText(
  parts: readonly RibbonPart[],
  { fromMs, toMs }: Period,
  { nowMs, namesIn, time }: RibbonTextOptions,
): string {
  if (parts.length === 0) return words.nothing;
  const endMs = Math.min(toMs, nowMs);
  let knownMs = fromMs;
  // Of a front whose end is not known it is said already.
  const spoken = parts.filter((part, index) => !part.isUnknown || !isWithoutLength(parts[index - 1]));
  const said = spoken.slice(0, MOST_FRONTS).map((part) => {
    const who = part.isUnknown
      ? words.notLoaded
      : part.memberIds.length === 0
        ? words.switchedOut
        : joinParts(namesIn(part.memberIds, MOST_NAMES), frontWords.and);
    if (isWithoutLength(part)) return words.endUnknown(who, time(part.fromMs));
    const known = withTimes(part, who);
    const began = part.isAbout ? words.about(known, time(part.fromMs)) : known;
    return part.somebodyMs == null ? began : words.somebody(began, time(part.somebodyMs));
  });
  const rest = spoken.length - said.length;
  return [...said, ...(rest > 0 ? [words.more(rest)] : [])].join('; ');

  function withTimes(part: RibbonPart, who: string): string {
    const from = part.fromMs > knownMs ? time(part.fromMs) : null;
    const until = part.toMs < endMs ? time(part.toMs) : null;
    knownMs = part.toMs;
    if (from === null) return until === null ? who : words.until(who, until);
    return until === null ? words.from(who, from) : words.fromUntil(who, from, until);
  }
}

function isWithoutLength(part: RibbonPart | undefined): boolean {
  return part !== undefined && part.toMs === part.fromMs;
}
