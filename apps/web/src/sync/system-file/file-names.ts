import type { ExportForm } from './export-form.ts';

/** What the file is called: with the day it is where the device is, and without a name that others could read. */
export function systemFileName(now: Date, format: ExportForm['format']): string {
  return format === 'pluralkit' ? `system-${dayOf(now)}.json` : `system-${dayOf(now)}.pluralport.json`;
}

/** What a file for PluralKit's own import is called; with its number when there are several. */
export function importFileName(now: Date, number: number | null): string {
  return `import-${dayOf(now)}${number === null ? '' : `-${number}`}.json`;
}

function dayOf(now: Date): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
