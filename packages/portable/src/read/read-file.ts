import { isRecord } from '@frontboard/model';
import { type FileFields, isEmptyValue } from '../fields.ts';
import type { FileRecord, SystemFile } from '../system-file.ts';
import type { WorkOptions } from '../work-progress.ts';
import { FileProblem } from './file-problem.ts';
import { withRows } from './noted-rows.ts';
import { OCTOCON_PARTS, readOctocon } from './octocon.ts';
import { openFile } from './open-file.ts';
import { OPEN_PLURAL_PARTS, readOpenPlural } from './open-plural.ts';
import { parseJson } from './parse-json.ts';
import { PLURAL_STAR_PARTS, readPluralStar } from './plural-star.ts';
import { PLURALKIT_PARTS, readPluralKit } from './pluralkit.ts';
import { PLURALPORT_PARTS, readPluralPort } from './pluralport.ts';
import { PLURALSPACE_PARTS, readPluralSpace } from './pluralspace.ts';
import { LONGEST_ID, MOST_MEMBERSHIPS, MOST_TEXT, own } from './reading.ts';
import { readSheaf, SHEAF_PARTS } from './sheaf.ts';
import { readSimplyPlural, SIMPLY_PLURAL_PARTS } from './simply-plural.ts';
import { readTupperbox, TUPPERBOX_PARTS } from './tupperbox.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Collections of Simply Plural by which its files are recognised. */
const SIMPLY_PLURAL = ['frontHistory', 'frontStatuses', 'securityLogs', 'privacyBuckets', 'users'];

/** The features of each format, in this order: the first match counts. */
const FORMATS: readonly (readonly [
  isOne: (root: Raw) => boolean,
  read: (root: Raw, nowMs: number) => SystemFile,
])[] = [
  [(root) => has(root, 'pluralport_version') || has(root, 'openplural_version'), readPluralPort],
  [(root) => Array.isArray(own(root, 'tuppers')), readTupperbox],
  [isPluralStar, readPluralStar],
  [isAmpersand, refuse('ampersand')],
  [(root) => has(root, 'formatVersion') && has(root, 'headmates'), refuse('prism')],
  [(root) => isRecord(own(root, 'user')) && Array.isArray(own(root, 'alters')), readOctocon],
  [isSettingsBackup, refuse('settings-backup')],
  [
    (root) => typeof own(root, 'version') === 'string' && has(root, 'fronts') && has(root, 'system'),
    readSheaf,
  ],
  [(root) => has(root, 'members') && SIMPLY_PLURAL.some((key) => has(root, key)), readSimplyPlural],
  [(root) => has(root, 'members') && has(root, 'member_groups') && has(root, 'fronts'), readPluralSpace],
  [
    (root) =>
      Array.isArray(own(root, 'members')) &&
      (has(root, 'switches') || has(root, 'groups') || has(root, 'uuid')),
    readPluralKit,
  ],
  [(root) => has(root, 'members') && ['folders', 'fields'].every((key) => has(root, key)), readOpenPlural],
];

/** The parts that any of the readers uses. A file is parsed before its program is known. */
const PARTS: ReadonlySet<unknown> = new Set([
  ...PLURALPORT_PARTS,
  ...TUPPERBOX_PARTS,
  ...PLURAL_STAR_PARTS,
  ...OCTOCON_PARTS,
  ...SHEAF_PARTS,
  ...SIMPLY_PLURAL_PARTS,
  ...PLURALSPACE_PARTS,
  ...PLURALKIT_PARTS,
  ...OPEN_PLURAL_PARTS,
]);

/**
 * Reads the file of a system piece by piece; in an archive, the one file that contains the system. Keeps only what can be transferred: never
 * the tokens, logs and messages in such files.
 *
 * @param nowMs later times are in the future
 * @throws {FileProblem} if it is of no known program, or damaged
 */
export async function readSystemFile(
  file: Blob,
  nowMs: number,
  options: WorkOptions = {},
): Promise<SystemFile> {
  const root = await parseJson(await openFile(file), { parts: PARTS, ...options });
  if (!isRecord(root)) throw new FileProblem('wrong-shape', '$');
  const read = FORMATS.find(([isOne]) => isOne(root))?.[1];
  if (read === undefined) throw new FileProblem('unknown-format');
  const system = withKnownFields(read(root, nowMs));
  checkKeys(system.members, '$.members');
  checkKeys(system.groups, '$.groups');
  const memberships = system.groups.reduce((sum, { members }) => sum + (members?.length ?? 0), 0);
  if (memberships > MOST_MEMBERSHIPS) throw new FileProblem('too-many', '$.groups');
  if (textLength([system.system, system.config, system.members, system.groups, system.switches]) > MOST_TEXT)
    throw new FileProblem('too-large');
  return { ...system, notes: withRows(system.notes, root) };
}

/** Only PluralKit writes an empty value for a field that is empty. Other programs write it for what they do not have or were not told. */
function withKnownFields(file: SystemFile): SystemFile {
  if (file.isByPluralKit) return file;
  const known = (fields: FileFields): FileFields =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmptyValue(value)));
  const knownRecord = <T extends FileRecord>(record: T): T => ({ ...record, fields: known(record.fields) });
  return {
    ...file,
    system: file.system && known(file.system),
    config: file.config && known(file.config),
    members: file.members.map(knownRecord),
    groups: file.groups.map(knownRecord),
  };
}

function checkKeys(records: readonly FileRecord[], path: string): void {
  const long = records.findIndex(({ key }) => key.length > LONGEST_ID);
  if (long >= 0) throw new FileProblem('too-long', `${path}[${long}]`);
}

/** The characters of all texts in a value. A text in two places counts twice: between threads it is copied twice. */
function textLength(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let length = 0;
  for (const one of Object.values(value)) length += textLength(one);
  return length;
}

function has(root: Raw, key: string): boolean {
  return own(root, key) !== undefined;
}

function isPluralStar(root: Raw): boolean {
  const meta = own(root, '_meta');
  return isRecord(meta) && has(meta, 'version') && has(root, 'members') && has(root, 'frontHistory');
}

function isAmpersand(root: Raw): boolean {
  const database = own(root, 'database');
  return isRecord(database) && has(database, 'members');
}

function isSettingsBackup(root: Raw): boolean {
  const settings = own(root, 'settings');
  return (
    isRecord(settings) && (has(settings, 'settings') || has(settings, 'version')) && has(root, 'systems')
  );
}

function refuse(kind: FileProblem['kind']): () => never {
  return () => {
    throw new FileProblem(kind);
  };
}
