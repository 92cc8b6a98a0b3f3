/** Where the left and right arrow keys have their own meaning. */
const OWN_ARROWS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="grid"], [role="treegrid"], [role="listbox"], [role="menu"], [role="menubar"], [role="tablist"], [role="radiogroup"], [role="slider"], [role="spinbutton"], [role="dialog"], [role="alertdialog"], pre';

type ArrowEvent = Pick<
  KeyboardEvent,
  'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'isComposing'
>;

/**
 * The direction of an arrow key, or null: for another key or a shortcut of the browser, and while the person types,
 * moves in a control or has a dialog open.
 */
export function arrowStep(event: ArrowEvent): 'previous' | 'next' | null {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return null;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.defaultPrevented || event.isComposing) return null;
  if (event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null) return null;
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null) return null;
  return event.key === 'ArrowLeft' ? 'previous' : 'next';
}
