import { type RefObject, useRef, useState } from 'react';

/**
 * Which hidden stretch of a text, counted from 0 in reading order. `all` is one that represents every one of them: where
 * the pairs of bars cannot be told without the parser, all is hidden behind one button.
 */
export type HiddenPlace = number | 'all';

/** What the reader of a text asked to see of what its writer hid. */
export interface Revealed {
  isShown(place: HiddenPlace): boolean;
  show(place: HiddenPlace, isShown: boolean): void;
  /** The place whose button has the focus, so that the one that replaces it can have it. */
  readonly focused: RefObject<HiddenPlace | null>;
}

/** Keeps what was asked for above what shows the text, which changes from the plain one to the formatted one meanwhile. */
export function useRevealed(): Revealed {
  const [asked, setAsked] = useState<ReadonlyMap<HiddenPlace, boolean>>(new Map());
  const focused = useRef<HiddenPlace | null>(null);
  return {
    isShown: (place) => asked.get(place) ?? asked.get('all') ?? false,
    show: (place, isShown) => setAsked((former) => new Map(former).set(place, isShown)),
    focused,
  };
}
