import { useEffect } from 'react';
import { shellWords } from './words.ts';

/** The functions for the command palette. */
export interface Commands {
  /** Preloads its code. */
  readonly preload: () => void;
  /** Opens it, and closes it again. Keep the function. */
  readonly toggle: () => void;
}

/** What all buttons that open the palette have in common. */
export function commandButton({ preload }: Commands) {
  return {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    title: shellWords.commandsHint,
    onPointerEnter: preload,
    onFocus: preload,
  } as const;
}

/** Ctrl or Cmd with K, from anywhere. */
export function useCommandKey(toggle: () => void): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat) toggle();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [toggle]);
}
