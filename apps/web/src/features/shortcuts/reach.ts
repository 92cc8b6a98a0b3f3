import type { ShortcutAction } from './shortcuts.ts';

/** Where letters are text, or choose from a list by the start of its entries. */
const TAKES_LETTERS = [
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="submit"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="searchbox"]',
  '[role="combobox"]',
  '[role="spinbutton"]',
  '[role="listbox"]',
  '[role="grid"]',
  '[aria-haspopup="listbox"]',
].join();

const FLOATS = 'dialog, [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Whether the letters typed at `target` belong to it. */
export function takesLetters(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_LETTERS) !== null;
}

/** Whether something floats above the screen that has to be answered or closed first. */
export function isSomethingOpen(): boolean {
  return [...document.querySelectorAll(FLOATS)].some((layer) => layer.checkVisibility());
}

/** Performs a shortcut with the controls of the screen. False if none of them is visible. */
export function reachControl(action: Extract<ShortcutAction, { mark: string }>): boolean {
  const controls = [...document.querySelectorAll<HTMLElement>(`[data-shortcut="${action.mark}"]`)].filter(
    (control) => control.checkVisibility(),
  );
  const control = action.kind === 'next' ? afterCurrent(controls) : ofFocusedForm(controls);
  if (control === undefined) return false;
  // A new dialog may start with a text field.
  if (!takesLetters(control)) control.click();
  else {
    control.focus();
    if (control instanceof HTMLInputElement) control.select();
  }
  return true;
}

function afterCurrent(controls: readonly HTMLElement[]): HTMLElement | undefined {
  const current = controls.findIndex((it) => it.hasAttribute('aria-current'));
  return controls[current + 1] ?? controls[0];
}

/** The control in the form with the focus, otherwise the first that has something to do. */
function ofFocusedForm(controls: readonly HTMLElement[]): HTMLElement | undefined {
  return (
    controls.find((it) => it.closest('form')?.contains(document.activeElement)) ??
    controls.find((it) => it.ariaDisabled !== 'true') ??
    controls[0]
  );
}
