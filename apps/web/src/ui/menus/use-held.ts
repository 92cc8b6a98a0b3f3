import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { useLongPress } from './use-long-press.ts';

/**
 * Handlers for elements with a menu. A long touch opens it, and so does what opens a menu elsewhere: the right mouse button, Shift + F10,
 * and Shift + Enter on keyboards without such a key.
 *
 * @param onHeld gets the innermost element under the finger or pointer, or the one with the focus
 */
export function useHeld(onHeld: (target: Element) => void) {
  const touch = useLongPress(onHeld);
  /** The last touch says nothing about the menu that a key asks for. */
  const isByKey = useRef(false);
  return {
    ...touch,
    onPointerDown(event: PointerEvent) {
      isByKey.current = false;
      touch.onPointerDown(event);
    },
    onContextMenu(event: MouseEvent) {
      touch.onContextMenu(event);
      if (event.defaultPrevented && !isByKey.current) return;
      event.preventDefault();
      if (event.target instanceof Element) onHeld(event.target);
    },
    onKeyDownCapture(event: KeyboardEvent) {
      isByKey.current = true;
      if (event.key !== 'Enter' || !event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      if (event.target instanceof Element) onHeld(event.target);
    },
  };
}
