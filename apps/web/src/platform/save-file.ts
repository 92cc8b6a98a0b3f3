export const JSON_TYPE = 'application/json';

/** Saves `value` as a JSON file that people can read. */
export function saveJson(fileName: string, value: unknown): void {
  saveText(fileName, JSON_TYPE, `${JSON.stringify(value, null, 2)}\n`);
}

/** Saves `text` as it is, with the browser's download or, in the Android app, whose view has none, with its file dialog. */
export function saveText(fileName: string, type: string, text: string): void {
  if (window.frontboardShell === undefined) saveBlob(fileName, new Blob([text], { type }));
  else window.frontboardShell.saveFile(fileName, type, text);
}

/** Whether binary files can be saved. The Android app accepts only texts. */
export function canSaveBlobs(): boolean {
  return window.frontboardShell === undefined;
}

/** Saves a binary file, if `canSaveBlobs`. */
export function saveBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser starts reading after this task, so the address must stay valid until then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
