import { type RefObject, useRef, useState } from 'react';

/**
 * A hidden stretch of a text, counted from 0 in reading order. `all` is one that represents all of them: if
 * the bars cannot be paired without the parser, everything is hidden behind one button.
 */
export type HiddenPlace = number | 'all';

/** The hidden parts of a text that its reader has opened. */
export interface Revealed {
  isShown(place: HiddenPlace): boolean;
  show(place: HiddenPlace, isShown: boolean): void;
  /** The position of the focused button, so that its replacement can be focused. */
  readonly focused: RefObject<HiddenPlace | null>;
}

/** Keeps the opened parts above the component that shows the text, which changes from plain to formatted. */
export function useRevealed(): Revealed {
  const [asked, setAsked] = useState<ReadonlyMap<HiddenPlace, boolean>>(new Map());
  const focused = useRef<HiddenPlace | null>(null);
  return {
    isShown: (place) => asked.get(place) ?? asked.get('all') ?? false,
    show: (place, isShown) => setAsked((former) => new Map(former).set(place, isShown)),
    focused,
  };
}
