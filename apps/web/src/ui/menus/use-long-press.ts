import { type MouseEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/** The duration on Android and iOS. */
const LONG_PRESS_MS = 500;
/** A finger never rests completely. */
const STILL_PX = 10;

interface Pressed {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Handlers for an element with a long touch. Mice and pens are ignored.
 *
 * @param onLongPress gets the innermost element under the finger; null turns it off
 */
export function useLongPress(onLongPress: ((target: Element) => void) | null) {
  const pressed = useRef<Pressed | null>(null);
  /** The menu of the browser would interfere, slightly earlier or later. */
  const isByTouch = useRef(false);
  /** Some browsers press what is under the finger when it is lifted. */
  const wasLong = useRef(false);
  const stop = () => {
    clearTimeout(pressed.current?.timer);
    pressed.current = null;
  };
  useEffect(() => () => clearTimeout(pressed.current?.timer), []);
  // Also when it is off: the long press itself may have turned it off.
  return {
    onPointerDown(event: PointerEvent) {
      stop();
      wasLong.current = false;
      isByTouch.current = event.pointerType === 'touch';
      const { target } = event;
      if (onLongPress === null || !isByTouch.current || !event.isPrimary || !(target instanceof Element))
        return;
      const timer = setTimeout(() => {
        pressed.current = null;
        wasLong.current = true;
        onLongPress(target);
      }, LONG_PRESS_MS);
      pressed.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove(event: PointerEvent) {
      const from = pressed.current;
      if (from !== null && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture(event: MouseEvent) {
      if (!wasLong.current) return;
      wasLong.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu(event: SyntheticEvent) {
      if (isByTouch.current && (onLongPress !== null || wasLong.current)) event.preventDefault();
    },
  };
}
