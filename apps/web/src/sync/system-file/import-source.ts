import { type FileRecord, isRandomId, lastingId, nameToMatch, type SystemFile } from '@frontboard/portable';
import { type ImportLinks, LINKED_PREFIX } from '../runs/import-links.ts';

/** The file of a record, as far as it says where the record is from. */
export type ImportOrigin = Pick<SystemFile, 'format' | 'uuid' | 'sourceSystem'>;

type RecordKind = 'member' | 'group';

/** What earlier imports know of a record of a file. */
export interface FoundLink {
  readonly uuid: string;
  /** Whether this is the same record. If not, a person has to confirm it. */
  readonly isCertain: boolean;
}

/**
 * The `ref` in its run of a record that an import creates, from which its link is made: the program and the system, the kind and its ID, and
 * after a counted ID the sign of its name.
 */
export function importRef(file: ImportOrigin, of: RecordKind, record: FileRecord): string {
  const id = lastingId(file, record);
  if (id === null) return `unlinked:${of}:${record.key}`;
  return `${LINKED_PREFIX}${sourceOf(file, of, id)}${isRandomId(id) ? '' : ` ${nameSign(record)}`}`;
}

/**
 * What earlier imports know of a record of a file; null for nothing. A random ID is proof. A counted one is only together with its system and
 * with the name that the earlier file had for it: the program may have given the number to another record since.
 */
export function findImportLink(
  links: ImportLinks,
  file: ImportOrigin,
  of: RecordKind,
  record: FileRecord,
): FoundLink | null {
  const id = lastingId(file, record);
  if (id === null) return null;
  const isRandom = isRandomId(id);
  // Older links do not contain the system: there only random IDs say what they belong to.
  const link = links[sourceOf(file, of, id)] ?? (isRandom ? links[`${file.format}:${of}:${id}`] : undefined);
  const [uuid, sign] = link?.split(' ') ?? [];
  if (uuid === undefined) return null;
  return { uuid, isCertain: isRandom || (file.sourceSystem !== null && sign === nameSign(record)) };
}

function sourceOf({ format, sourceSystem }: ImportOrigin, of: RecordKind, id: string): string {
  return `${format}/${signOf(sourceSystem ?? '')}:${of}:${id}`;
}

function nameSign(record: FileRecord): string {
  return signOf(nameToMatch(record) ?? '');
}

/** A short number made from a text, in which nobody can read it (FNV-1a). */
function signOf(text: string): string {
  let sign = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sign = Math.imul(sign ^ text.charCodeAt(index), 0x01000193);
  }
  return (sign >>> 0).toString(36);
}
