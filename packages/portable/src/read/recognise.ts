import { isRecord } from '@frontboard/model';
import type { FileFormat } from '../system-file.ts';
import { FileProblem } from './file-problem.ts';
import { idAt, own } from './reading.ts';
import { isSheafHistory } from './sheaf-history.ts';

type Raw = Readonly<Record<string, unknown>>;

/** The formats of JSON files. */
export type JsonFormat = Exclude<FileFormat, 'table'>;

/** The keys of the root by whose values files are recognised; of others it is enough that they are there. */
export const NAMING_PARTS = ['format', 'app', 'appName', '_meta', 'generator', 'database'];

/**
 * The program that wrote a file. What the file says of itself counts before its structure, and a structure only if exactly one program has it.
 *
 * @throws {FileProblem} if no program is known that wrote it, or its files can't be read, or a person has to say which it is
 */
export function recognise(root: Raw): JsonFormat {
  const problem = PRIVATE_FORMATS.find(([, isOne]) => isOne(root))?.[0];
  if (problem !== undefined) throw new FileProblem(problem);
  const said = saidFormat(root);
  if (said !== null) return said;
  const other = otherProgram(root);
  if (other !== null) throw new FileProblem('other-program', other);
  const [first, ...rest] = STRUCTURES.filter(([, isOne]) => isOne(root)).map(([format]) => format);
  if (first !== undefined && rest.length === 0) return first;
  if (first !== undefined || has(root, 'members')) throw new FileProblem('unclear');
  throw new FileProblem('unknown-format');
}

/** Whether a file can be from a program at all: it has the part without which there is nothing to read. */
export function canBe(root: Raw, format: JsonFormat): boolean {
  if (format === 'tupperbox') return isList(root, 'tuppers');
  if (format === 'octocon') return isList(root, 'alters') && isRecord(own(root, 'user'));
  if (format === 'pluralspace') return isList(root, 'members') && isRecord(own(root, 'system'));
  if (format === 'ampersand') return has(partOf(root, 'database'), 'members');
  if (format === 'prism') return isList(root, 'headmates');
  if (format === 'ourcana') return has(root, 'members') || has(partOf(root, 'graph'), 'nodes');
  if (format === 'hivemind') return isList(root, 'alters');
  if (format === 'sheaf') return has(root, 'members') || isSheafHistory(root);
  return has(root, 'members');
}

/** Files that are refused with a reason of their own. */
const PRIVATE_FORMATS: readonly (readonly [FileProblem['kind'], (root: Raw) => boolean])[] = [
  [
    'settings-backup',
    (root) =>
      has(root, 'systems') &&
      (has(partOf(root, 'settings'), 'settings') || has(partOf(root, 'settings'), 'version')),
  ],
];

/** The format of which a file says that it is: by a key of its own, or by the name of its program. */
function saidFormat(root: Raw): JsonFormat | null {
  if (has(root, 'pluralport_version') || has(root, 'openplural_version')) return 'pluralport';
  if (isSheafHistory(root)) return 'sheaf';
  const meta = partOf(root, '_meta');
  const app = own(meta, 'app');
  // Its former name has a space, and is not another program's.
  if (nameOf(app) === 'pluralstar' || app === 'Plural Space') return 'plural-star';
  if (app === undefined && has(meta, 'version') && has(root, 'frontHistory')) return 'plural-star';
  const format = namesIn(root)
    .map((name) => PROGRAMS.get(nameOf(name)))
    .find((one) => one !== undefined);
  return format !== undefined && canBe(root, format) ? format : null;
}

/** The programs whose files are read, by their names in small letters. */
const PROGRAMS: ReadonlyMap<string, JsonFormat> = new Map([
  ['pluralkit', 'pluralkit'],
  ['tupperbox', 'tupperbox'],
  ['simplyplural', 'simply-plural'],
  ['apparyllis', 'simply-plural'],
  ['pluralport', 'pluralport'],
  ['pluralspace', 'pluralspace'],
  ['octocon', 'octocon'],
  ['sheaf', 'sheaf'],
  ['pluralstar', 'plural-star'],
  ['ampersand', 'ampersand'],
  ['prism', 'prism'],
  ['prismplurality', 'prism'],
  ['ourcana', 'ourcana'],
  ['hivemind', 'hivemind'],
  ['multiplicity', 'hivemind'],
]);

/** Programs whose files have the keys of other programs' files, by their name in a file or a key that only they have. */
const OTHER_PROGRAMS: readonly (readonly [name: string, isOne: (root: Raw) => boolean])[] = [
  ['Plurapack', (root) => says(root, 'plurapack')],
  ['PluralMatrix', (root) => has(root, 'pluralmatrix_metadata')],
  ['BerryTree', (root) => has(root, 'front_entries') && has(root, 'members')],
  [
    'PluralBuddy',
    (root) => isList(root, 'alters') && has(root, 'system') && has(root, 'tags') && !has(root, 'user'),
  ],
  ['PluralLog', (root) => has(root, 'switchEvents')],
  ['Parallax', (root) => has(root, 'fronting_log')],
  ['PluralNova', (root) => has(root, 'collection') && isList(root, 'records')],
  ['Masquerade', (root) => isList(root, 'profiles') && !has(root, 'members')],
  [
    '/plu/ral',
    (root) => has(root, 'timestamp') && isList(root, 'groups') && has(firstOf(root, 'members'), 'bio'),
  ],
  ['Solara', (root) => own(root, 'version') === 4 && has(root, 'frontHistory') && has(root, 'integrations')],
];

/** The name of a program whose files can't be read: a known one, or what a file says that has no known structure. */
function otherProgram(root: Raw): string | null {
  const known = OTHER_PROGRAMS.find(([, isOne]) => isOne(root))?.[0];
  if (known !== undefined) return known;
  const isKnown = STRUCTURES.some(([, isOne]) => isOne(root));
  return isKnown ? null : (namesIn(root)[0]?.slice(0, LONGEST_NAME) ?? null);
}

const LONGEST_NAME = 60;

/** What each program writes and no other one. */
const STRUCTURES: readonly (readonly [JsonFormat, (root: Raw) => boolean])[] = [
  ['tupperbox', (root) => isList(root, 'tuppers')],
  ['ampersand', (root) => has(partOf(root, 'database'), 'members')],
  ['prism', (root) => has(root, 'formatVersion') && isList(root, 'headmates')],
  ['ourcana', (root) => has(partOf(root, 'graph'), 'nodes')],
  ['hivemind', (root) => isList(root, 'alters') && has(root, 'front_entries')],
  ['octocon', (root) => isRecord(own(root, 'user')) && isList(root, 'alters')],
  ['plural-star', (root) => ['members', 'frontHistory', 'customFieldDefs'].every((key) => has(root, key))],
  [
    'sheaf',
    (root) =>
      ['version', 'system', 'members', 'fronts'].every((key) => Object.hasOwn(root, key)) &&
      !has(root, 'member_groups'),
  ],
  ['pluralspace', (root) => ['members', 'member_groups', 'fronts'].every((key) => has(root, key))],
  [
    'simply-plural',
    (root) => has(root, 'members') && SIMPLY_PLURAL.some((key) => has(root, key)) && hasDocuments(root),
  ],
  [
    'pluralkit',
    (root) =>
      isList(root, 'members') && (has(root, 'switches') || (has(root, 'uuid') && has(root, 'created'))),
  ],
  ['open-plural', (root) => ['members', 'folders', 'fields'].every((key) => has(root, key))],
];

/** Collections of Simply Plural. */
const SIMPLY_PLURAL = [
  'frontHistory',
  'fronters',
  'frontStatuses',
  'customFronts',
  'customFields',
  'securityLogs',
  'privacyBuckets',
  'users',
];

/** Whether the collections come from a database: by ID, or lists of documents with an `_id` or wrapped ones. Other programs use the same names. */
function hasDocuments(root: Raw): boolean {
  const collections = ['members', ...SIMPLY_PLURAL].map((key) => own(root, key));
  const rows = collections.flatMap((value) =>
    Array.isArray(value) ? value.filter(isRecord).slice(0, 5) : [],
  );
  return rows.length === 0 || rows.some((row) => has(row, '_id') || isRecord(own(row, 'content')));
}

function firstOf(root: Raw, key: string): Raw {
  const list = own(root, key);
  return Array.isArray(list) ? (list.find(isRecord) ?? {}) : {};
}

/** The names that a file gives to its program or its format. */
function namesIn(root: Raw): readonly string[] {
  return [
    own(root, 'format'),
    own(root, 'app'),
    own(root, 'appName'),
    own(partOf(root, '_meta'), 'app'),
    own(partOf(root, 'generator'), 'name'),
  ].flatMap((name) => (typeof name === 'string' && idAt(name) !== null ? [name.trim()] : []));
}

function says(root: Raw, program: string): boolean {
  return namesIn(root).some((name) => nameOf(name) === program);
}

/** A name without spaces and signs, in small letters. */
function nameOf(value: unknown): string {
  return typeof value === 'string' ? value.toLowerCase().replace(/[^a-z]/g, '') : '';
}

function partOf(root: Raw, key: string): Raw {
  const part = own(root, key);
  return isRecord(part) ? part : {};
}

function has(root: Raw, key: string): boolean {
  return own(root, key) !== undefined;
}

function isList(root: Raw, key: string): boolean {
  return Array.isArray(own(root, key));
}
