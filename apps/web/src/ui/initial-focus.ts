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

/** Whether the focus in it would bring up a keyboard, over what has just been opened: fingers are the main pointer, and it is typed in. */
export function opensKeyboard(control: Element): boolean {
  return window.matchMedia('(pointer: coarse)').matches && control.matches(TYPED_IN);
}

/** Gives the focus to the control in `dialog` that bears `data-initial-focus`, unless that would open a keyboard or something has it. */
export function focusInitially(dialog: HTMLElement | null): void {
  if (dialog === null || dialog.contains(document.activeElement)) return;
  const control = dialog.querySelector<HTMLElement>('[data-initial-focus]');
  if (control !== null && !opensKeyboard(control)) control.focus();
}
