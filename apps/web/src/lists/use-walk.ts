import { useCallback, useEffect, useRef } from 'react';

/** How long keys rest before the record opens, so that a held arrow key opens only the last one. */
const REST_MS = 150;

/**
 * Opens the record of an entry that arrow keys have come to, while the focus stays in the list.
 *
 * @param isOn whether a record is beside the list
 * @returns to be called with the entry that has the focus
 */
export function useWalk(
  isOn: boolean,
  open: (id: string, options: { readonly keepsFocus: true }) => void,
): (id: string) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (id: string) => {
      clearTimeout(timer.current);
      if (!isOn) return;
      timer.current = setTimeout(() => {
        // Enter has led into the record meanwhile.
        if (focusedId() === id) open(id, { keepsFocus: true });
      }, REST_MS);
    },
    [isOn, open],
  );
}

/** Rows of ordered lists name theirs `data-key`. */
function focusedId(): string | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLElement ? (focused.dataset.id ?? focused.dataset.key) : undefined;
}
