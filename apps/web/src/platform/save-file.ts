const TYPE = 'application/json';

/** Saves `value` as a JSON file, with the browser's download or, in the Android app, whose view has none, with its file dialog. */
export function saveJson(fileName: string, value: unknown): void {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if (window.frontboardShell === undefined) download(fileName, text);
  else window.frontboardShell.saveFile(fileName, TYPE, text);
}

function download(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: TYPE }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser starts reading after this task, so the address must stay valid until then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
