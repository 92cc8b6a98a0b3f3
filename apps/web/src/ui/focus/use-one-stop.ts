import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** Where a key moves from the focused element. `next` and `previous` are in the direction of writing. */
export type Step = 'up' | 'down' | 'next' | 'previous' | 'first' | 'last';

interface OneStopOptions {
  /** Selects the rows that can be reached. */
  readonly rows: string;
  /** Selects the focusable element of a row. */
  readonly items: string;
  /** Selects parts of the list of which each is a Tab stop of its own, with its own keys. Without any, the list is one. */
  readonly parts?: string;
  /** The target of a step from `from`, one of the items; undefined for none. */
  readonly destination: (step: Step, from: HTMLElement, list: HTMLElement) => HTMLElement | undefined;
}

interface OneStop<List extends HTMLElement> {
  readonly ref: RefObject<List | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Makes all controls of a list one Tab stop: arrow keys, Home and End move in it, and Tab returns to the last one. For
 * lists that render completely; `useWindowed` is for long ones. Keep `destination`.
 */
export function useOneStop<List extends HTMLElement>(options: OneStopOptions): OneStop<List> {
  const { rows, items, destination, parts = ':not(*)' } = options;
  const ref = useRef<List>(null);
  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const keepOneStop = () => {
      const found = [...list.querySelectorAll<HTMLElement>(parts)];
      for (const part of found.length > 0 ? found : [list])
        setStop(
          part,
          items,
          part.querySelector(`${rows} ${items}[tabindex="0"]`) ?? part.querySelector(`${rows} ${items}`),
        );
    };
    keepOneStop();
    // Each row renders when its answers arrive, and a search hides rows: the list is notified of neither.
    const changes = new MutationObserver(keepOneStop);
    changes.observe(list, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden'] });
    return () => changes.disconnect();
  }, [rows, items, parts]);
  const itemOf = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>(`${rows} ${items}`) : null;
  const partOf = (item: HTMLElement, list: HTMLElement) => item.closest<HTMLElement>(parts) ?? list;
  return {
    ref,
    onKeyDown(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const from = itemOf(event.target);
      const step = stepOf(event);
      if (from === null || step === null) return;
      const to = destination(step, from, partOf(from, event.currentTarget));
      if (to === undefined) return;
      event.preventDefault();
      to.focus();
    },
    onFocus({ currentTarget, target }) {
      const item = itemOf(target);
      if (item !== null) setStop(partOf(item, currentTarget), items, item);
    },
  };
}

function setStop(list: HTMLElement, items: string, stop: Element | null): void {
  for (const item of list.querySelectorAll(`${items}:not([tabindex="-1"])`)) {
    if (item !== stop) item.setAttribute('tabindex', '-1');
  }
  stop?.setAttribute('tabindex', '0');
}

function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): Step | null {
  const isRightToLeft = () => getComputedStyle(currentTarget).direction === 'rtl';
  switch (key) {
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'ArrowRight':
      return isRightToLeft() ? 'previous' : 'next';
    case 'ArrowLeft':
      return isRightToLeft() ? 'next' : 'previous';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    default:
      return null;
  }
}
