import type { ExportForm } from './export-form.ts';

/** The name of the file: with the day on the device, and without a name that others could read. */
export function systemFileName(now: Date, format: ExportForm['format']): string {
  return format === 'pluralkit' ? `system-${dayOf(now)}.json` : `system-${dayOf(now)}.pluralport.json`;
}

/** The name of a file for PluralKit's own import; with its number if there are several. */
export function importFileName(now: Date, number: number | null): string {
  return `import-${dayOf(now)}${number === null ? '' : `-${number}`}.json`;
}

function dayOf(now: Date): string {
  const two = (count: number) => String(count).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
