export const JSON_TYPE = 'application/json';

/** Saves `value` as a JSON file that people can read. */
export function saveJson(fileName: string, value: unknown): void {
  saveText(fileName, JSON_TYPE, `${JSON.stringify(value, null, 2)}\n`);
}

/** Saves `text` as it is, with the browser's download or, in the Android app, whose view has none, with its file dialog. */
export function saveText(fileName: string, type: string, text: string): void {
  if (window.frontboardShell === undefined) download(fileName, new Blob([text], { type }));
  else window.frontboardShell.saveFile(fileName, type, text);
}

/** Saves a file that is not text, in the same way. Rejects if `blob` can't be read. */
export async function saveBlob(fileName: string, blob: Blob): Promise<void> {
  if (window.frontboardShell === undefined) return download(fileName, blob);
  window.frontboardShell.saveBytes(fileName, blob.type, characterPerByte(await blob.arrayBuffer()));
}

/** What a function takes as arguments at once, in every engine. */
const PIECE_BYTES = 8_192;

function characterPerByte(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  let text = '';
  for (let from = 0; from < bytes.length; from += PIECE_BYTES)
    text += String.fromCharCode(...bytes.subarray(from, from + PIECE_BYTES));
  return text;
}

function download(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser starts reading after this task, so the address must stay valid until then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
