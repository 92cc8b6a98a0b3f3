import { isRecord } from '@frontboard/model';
import type { SystemFile } from '../system-file.ts';
import { FileProblem } from './file-problem.ts';
import { parseJson } from './parse-json.ts';
import { readPluralKit } from './pluralkit.ts';
import { readPluralPort } from './pluralport.ts';
import { own } from './reading.ts';
import { readSimplyPlural } from './simply-plural.ts';
import { readTupperbox } from './tupperbox.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Collections of Simply Plural by which its files are told from others. */
const SIMPLY_PLURAL = ['frontHistory', 'frontStatuses', 'securityLogs', 'privacyBuckets', 'users'];

/** What a file is recognised by, in this order: the first hit counts. */
const FORMATS: readonly (readonly [
  isOne: (root: Raw) => boolean,
  read: (root: Raw, nowMs: number) => SystemFile,
])[] = [
  [(root) => has(root, 'pluralport_version') || has(root, 'openplural_version'), readPluralPort],
  [(root) => Array.isArray(own(root, 'tuppers')), readTupperbox],
  [isSettingsBackup, refuseSettings],
  [(root) => has(root, 'members') && SIMPLY_PLURAL.some((key) => has(root, key)), readSimplyPlural],
  [
    (root) =>
      Array.isArray(own(root, 'members')) &&
      (has(root, 'switches') || has(root, 'groups') || has(root, 'uuid')),
    readPluralKit,
  ],
];

/**
 * Reads a file of PluralKit, Frontboard, Tupperbox, Simply Plural or PluralPort. Only what is compared is taken over: tokens, logs and
 * messages of such files are never read.
 *
 * @param nowMs what is later than this is in the future
 * @throws {FileProblem} when it is none of these, or damaged
 */
export function readSystemFile(text: string, nowMs: number): SystemFile {
  const root = parseJson(text);
  if (!isRecord(root)) throw new FileProblem('wrong-shape', '$');
  const read = FORMATS.find(([isOne]) => isOne(root))?.[1];
  if (read === undefined) throw new FileProblem('unknown-format');
  return read(root, nowMs);
}

function has(root: Raw, key: string): boolean {
  return own(root, key) !== undefined;
}

function isSettingsBackup(root: Raw): boolean {
  const settings = own(root, 'settings');
  return isRecord(settings) && has(settings, 'settings') && has(root, 'systems');
}

function refuseSettings(): never {
  throw new FileProblem('settings-backup');
}
