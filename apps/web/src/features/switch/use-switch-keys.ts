import { useEffect, useEffectEvent } from 'react';

/** Ctrl or Cmd with Enter records the draft, from anywhere but an open dialog. */
export function useSwitchKeys(onSwitch: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isInDialog(event.target)) return;
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSwitch();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}

/** A closing dialog has been answered, even if it still has the focus. */
const OPEN = ':is(dialog, [role="dialog"], [role="menu"]):not([data-exiting], [data-exiting] *)';

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OPEN) !== null;
}
