import { type RefObject, useEffect, useEffectEvent } from 'react';

interface SwitchKeys {
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onSwitch: () => void;
}

/** `/` leads to the search, and Ctrl or Cmd with Enter records the draft; neither while a dialog is open. */
export function useSwitchKeys({ searchRef, onSwitch }: SwitchKeys): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isInDialog(event.target)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      onSwitch();
    } else if (
      event.key === '/' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey &&
      !isTyped(event.target)
    ) {
      event.preventDefault();
      searchRef.current?.focus();
    }
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null;
}

/** The keys of text, and of a list that is chosen from by its first letters. */
function isTyped(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
