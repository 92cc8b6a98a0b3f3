import { useCallback } from 'react';
import { useDebounce } from '../../ui/fields/use-debounce.ts';

/** Pause in keys before the record opens, so that a held arrow key opens only the last one. */
const REST_MS = 150;

/**
 * Opens the record of the entry that arrow keys have reached, while the focus stays in the list.
 *
 * @param isOn whether a record is beside the list
 * @returns call it with the focused entry
 */
export function useWalk(
  isOn: boolean,
  open: (id: string, options: { readonly keepsFocus: true }) => void,
): (id: string) => void {
  const { start, stop } = useDebounce((id: string) => {
    // Enter has moved into the record in the meantime.
    if (focusedId() === id) open(id, { keepsFocus: true });
  }, REST_MS);
  return useCallback((id: string) => (isOn ? start(id) : stop()), [isOn, start, stop]);
}

/** Rows of ordered lists name theirs `data-key`. */
function focusedId(): string | undefined {
  const focused = document.activeElement;
  return focused instanceof HTMLElement ? (focused.dataset.id ?? focused.dataset.key) : undefined;
}
