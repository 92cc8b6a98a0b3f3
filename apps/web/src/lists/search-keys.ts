import type { KeyboardEvent } from 'react';

interface SearchKeysOptions {
  readonly text: string;
  /** Where the list found it. */
  readonly list: () => Element | null;
  /** Enter, while something is searched: takes the first one found. */
  readonly onEnter: () => void;
}

/** What keys do in a search above a list that draws only what is in sight: the down arrow leads into it, Enter takes the first one found. */
export function searchKeys({ text, list, onEnter }: SearchKeysOptions) {
  return (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      focusRow(list());
    } else if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      onEnter();
    }
  };
}

/** Gives the focus to the row of `list` at which Tab stops. */
export function focusRow(list: Element | null): void {
  list?.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus();
}
