/** Copies a text. Pages over plain http have no clipboard: there, the text is selected and copied. Rejects if the browser refuses. */
export async function copyText(text: string): Promise<void> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard !== undefined) await clipboard.writeText(text);
  else if (!copySelected(text)) throw new Error('The browser copies nothing here');
}

const DIALOG = 'dialog[open], [role="dialog"]';

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Outside an open dialog nothing can be selected. Safari focuses no button that is pressed.
  const dialog = focused?.closest(DIALOG) ?? [...document.querySelectorAll(DIALOG)].at(-1);
  (dialog ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
