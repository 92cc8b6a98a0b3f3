import { localDayOf } from '../../platform/local-day.ts';
import type { ExportForm } from './export-form.ts';

/** The name of the file: with the day on the device, and without a name that others could read. */
export function systemFileName(now: Date, format: ExportForm['format']): string {
  return format === 'pluralkit'
    ? `system-${localDayOf(now)}.json`
    : `system-${localDayOf(now)}.pluralport.json`;
}

/** The name of a file for PluralKit's own import; with its number if there are several. */
export function importFileName(now: Date, number: number | null): string {
  return `import-${localDayOf(now)}${number === null ? '' : `-${number}`}.json`;
}

/** What a dated copy in the folder of the person's choice is called. Short ids are lower-case letters; another form of it is left out. */
export function datedCopyName(now: Date, systemId: string): string {
  return `frontboard-${systemId.toLowerCase().replace(/[^a-z0-9]/g, '') || 'system'}-${localDayOf(now)}.json`;
}
