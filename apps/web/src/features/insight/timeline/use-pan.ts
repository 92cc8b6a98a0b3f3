import type { Period } from '@frontboard/insight';
import { useEffect } from 'react';
import { useLatest } from '../../../ui/use-latest.ts';
import { panned, zoomed } from './view-range.ts';

interface PanOptions {
  readonly view: Period;
  readonly known: Period;
  readonly onView: (view: Period) => void;
  /** Where the lanes start, beside the names. */
  readonly left: number;
}

/** Moves the range in view by dragging, by two fingers, by the horizontal wheel, and with Control by the wheel. */
export function usePan(box: { readonly current: HTMLElement | null }, options: PanOptions): void {
  const latest = useLatest(options);
  useEffect(() => {
    const element = box.current;
    return element === null ? undefined : listen(element, latest);
  }, [box]);
}

function listen(element: HTMLElement, latest: { readonly current: PanOptions }): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  /** The position of each finger or the mouse. */
  const pointers = new Map<number, number>();
  const change = (make: (options: PanOptions, perPixel: number) => Period) => {
    const { view, left, onView } = latest.current;
    onView(make(latest.current, (view.toMs - view.fromMs) / Math.max(1, element.clientWidth - left)));
  };
  const timeAt = (x: number, perPixel: number) => {
    const { view, left } = latest.current;
    return view.fromMs + (x - element.getBoundingClientRect().left - left) * perPixel;
  };

  element.addEventListener(
    'wheel',
    (event) => {
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey;
      if (!event.ctrlKey && !isSideways) return;
      event.preventDefault();
      change(({ view, known }, perPixel) =>
        event.ctrlKey
          ? zoomed(view, 1.002 ** event.deltaY, timeAt(event.clientX, perPixel), known)
          : panned(view, (event.deltaX || event.deltaY) * perPixel, known),
      );
    },
    { passive: false, signal },
  );
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, event.clientX);
      element.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const before = pointers.get(event.pointerId);
      if (before === undefined) return;
      const others = [...pointers].filter(([id]) => id !== event.pointerId);
      const other = others[0]?.[1];
      pointers.set(event.pointerId, event.clientX);
      change(({ view, known }, perPixel) => {
        if (other === undefined) return panned(view, (before - event.clientX) * perPixel, known);
        const factor = Math.max(1, Math.abs(before - other)) / Math.max(1, Math.abs(event.clientX - other));
        return zoomed(view, factor, timeAt(other, perPixel), known);
      });
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(end, (event) => pointers.delete(event.pointerId), { signal });
  }
  return () => stop.abort();
}
