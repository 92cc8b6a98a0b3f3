import type { FileRecord, SystemFile } from './system-file.ts';

/** The ID of a record that a later file of its system may have, too; null without one. */
export function lastingId(
  { format, uuid: system }: Pick<SystemFile, 'format' | 'uuid'>,
  { key, uuid }: Pick<FileRecord, 'key' | 'uuid'>,
): string | null {
  // Other programs that write PluralKit's form count its IDs in each file, and make up its uuids. They name no system.
  if (format === 'pluralkit') return system === null ? null : uuid;
  return isPlaceInFile(key) ? null : key;
}

/** Whether a key is the position of a record in its file. */
function isPlaceInFile(key: string): boolean {
  return key.startsWith('#') || key.startsWith('$');
}

/** A uuid, or an ID of MongoDB. */
const RANDOM = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{24})$/i;
/** Counted IDs in one of these forms begin with zeros. Of a million random ones about two have such a run. */
const PADDED = /(.)\1{5}/;

/** Whether an ID is a random one, which proves that two records are the same. A counted one may belong to another record in the next file. */
export function isRandomId(id: string): boolean {
  return RANDOM.test(id) && !PADDED.test(id.replaceAll('-', ''));
}
