/** Hands the person a file with `value` as JSON, by the browser's own download. */
export function saveJson(fileName: string, value: unknown): void {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to read it once this task is over; until then the address has to hold.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
