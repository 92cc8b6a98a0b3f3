import { isRecord } from '@frontboard/model';
import type { FileRecord, SystemFile } from '../system-file.ts';
import { FileProblem } from './file-problem.ts';
import { readOctocon } from './octocon.ts';
import { readOpenPlural } from './open-plural.ts';
import { parseJson } from './parse-json.ts';
import { readPluralStar } from './plural-star.ts';
import { readPluralKit } from './pluralkit.ts';
import { readPluralPort } from './pluralport.ts';
import { readPluralSpace } from './pluralspace.ts';
import { own } from './reading.ts';
import { readSheaf } from './sheaf.ts';
import { readSimplyPlural } from './simply-plural.ts';
import { textOf } from './text-of.ts';
import { readTupperbox } from './tupperbox.ts';

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

/**
 * Reads the file of a system, as text or as bytes; in an archive, the one file that contains the system. Reads only what can be
 * transferred: never the tokens, logs and messages in such files.
 *
 * @param nowMs later times are in the future
 * @throws {FileProblem} if it is of no known program, or damaged
 */
export function readSystemFile(content: string | Uint8Array, nowMs: number): SystemFile {
  const root = parseJson(typeof content === 'string' ? content : textOf(content));
  if (!isRecord(root)) throw new FileProblem('wrong-shape', '$');
  const read = FORMATS.find(([isOne]) => isOne(root))?.[1];
  if (read === undefined) throw new FileProblem('unknown-format');
  const file = read(root, nowMs);
  refuseRepeated(file.members, '$.members');
  refuseRepeated(file.groups, '$.groups');
  return file;
}

/** With two records of one key, the groups and switches of the file would be ambiguous. */
function refuseRepeated(records: readonly FileRecord[], path: string): void {
  const keys = new Set<string>();
  for (const [index, { key }] of records.entries()) {
    if (keys.has(key)) throw new FileProblem('repeated-id', `${path}[${index}]`);
    keys.add(key);
  }
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
