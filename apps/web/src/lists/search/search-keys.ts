import { hasSearchText } from '@frontboard/model/list';
import type { KeyboardEvent } from 'react';

interface SearchKeysOptions {
  readonly text: string;
  /** Where the list found it. */
  readonly list: () => Element | null;
  /** Enter during a search: takes the first result. */
  readonly onEnter: () => void;
}

/** The keys of a search above a list that renders only what is visible: the down arrow moves into it, Enter takes the first result. */
export function searchKeys({ text, list, onEnter }: SearchKeysOptions) {
  return (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      focusRow(list());
    } else if (event.key === 'Enter' && hasSearchText(text)) {
      event.preventDefault();
      onEnter();
    }
  };
}

/** Focuses the row of `list` that is its Tab stop. */
export function focusRow(list: Element | null): void {
  list?.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus();
}
