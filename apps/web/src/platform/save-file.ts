const TYPE = 'application/json';

/** Hands the person a file with `value` as JSON, by the browser's own download or by the Android app, whose view has none. */
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
  // The browser has begun to read it once this task is over; until then the address has to hold.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
