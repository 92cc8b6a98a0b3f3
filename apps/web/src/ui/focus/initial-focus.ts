const NO_TYPING = [
  'checkbox',
  'radio',
  'button',
  'submit',
  'color',
  'date',
  'time',
  'datetime-local',
  'range',
  'file',
];
const TYPED_IN = `textarea, input${NO_TYPING.map((type) => `:not([type="${type}"])`).join('')}`;

/** Whether focusing it would open a keyboard over the new content: touch is the main pointer, and it is a text field. */
export function opensKeyboard(control: Element): boolean {
  return window.matchMedia('(pointer: coarse)').matches && control.matches(TYPED_IN);
}

/** Focuses the control in `dialog` with `data-initial-focus`, unless that would open a keyboard or something has the focus. */
export function focusInitially(dialog: HTMLElement | null): void {
  if (dialog === null || dialog.contains(document.activeElement)) return;
  const control = dialog.querySelector<HTMLElement>('[data-initial-focus]');
  if (control !== null && !opensKeyboard(control)) control.focus();
}
