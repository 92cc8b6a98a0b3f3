import { useEffect } from 'react';
import { catchFocus } from '../../ui/focus/catch-focus.ts';

/** When the details of an entry close with the focus in them, and nothing else takes it, the focus returns to the list. */
export function useFocusForList(): void {
  useEffect(() => () => catchFocus(rowToReturnTo), []);
}

function rowToReturnTo(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('[data-entry][tabindex="0"]') ??
    document.querySelector('[data-entry]')
  );
}
