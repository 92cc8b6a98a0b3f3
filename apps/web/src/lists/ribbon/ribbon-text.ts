import type { FrontPart, Period } from '@frontboard/insight';
import { listNames } from '../../text/list-names.ts';
import type { PeopleIn } from './person.ts';
import { ribbonWords as words } from './ribbon-words.ts';

/** More than a person listens to: the list of the day has all. */
const MOST_FRONTS = 8;
const MOST_NAMES = 4;

interface RibbonTextOptions {
  readonly nowMs: number;
  readonly peopleIn: PeopleIn;
  /** Formats a time of the day. */
  readonly time: (atMs: number) => string;
}

/** A ribbon in words: "Ivy and Juniper until 11:34 AM; Luna until 1:26 PM; Juniper". */
export function ribbonText(
  parts: readonly FrontPart[],
  { fromMs, toMs }: Period,
  { nowMs, peopleIn, time }: RibbonTextOptions,
): string {
  if (parts.length === 0) return words.nothing;
  const endMs = Math.min(toMs, nowMs);
  let knownMs = fromMs;
  const said = parts.slice(0, MOST_FRONTS).map((part) => {
    const who =
      part.memberIds.length === 0
        ? words.switchedOut
        : listNames(
            peopleIn(part.memberIds).map(({ name }) => name),
            MOST_NAMES,
          );
    if (part.toMs === part.fromMs) return words.endUnknown(who, time(part.fromMs));
    const from = part.fromMs > knownMs ? time(part.fromMs) : null;
    const until = part.toMs < endMs ? time(part.toMs) : null;
    knownMs = part.toMs;
    if (from === null) return until === null ? who : words.until(who, until);
    return until === null ? words.from(who, from) : words.fromUntil(who, from, until);
  });
  const rest = parts.length - said.length;
  return [...said, ...(rest > 0 ? [words.more(rest)] : [])].join('; ');
}
