/**
 * Has Enter press a control once, however long a finger stays on it. Browsers press a button again and again meanwhile, also one that has got the
 * focus from the first press. In a text of several lines each repeat is a line.
 *
 * @returns a function that ends it
 */
export function pressOnce(): () => void {
  const skipRepeats = (event: KeyboardEvent) => {
    if (!event.repeat || event.key !== 'Enter' || event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', skipRepeats, { capture: true });
  return () => window.removeEventListener('keydown', skipRepeats, { capture: true });
}
