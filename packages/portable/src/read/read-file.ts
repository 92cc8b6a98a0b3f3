import { isRecord } from '@frontboard/model';
import { type FileFields, isEmptyValue } from '../fields.ts';
import type { FileFormat, FileRecord, SystemFile } from '../system-file.ts';
import type { WorkOptions } from '../work-progress.ts';
import type { OpenSource } from './byte-source.ts';
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
import { LONGEST_ID, MOST_MEMBERSHIPS, MOST_TEXT } from './reading.ts';
import { canBe, NAMING_PARTS, recognise } from './recognise.ts';
import { readSheaf, SHEAF_PARTS } from './sheaf.ts';
import { readSimplyPlural, SIMPLY_PLURAL_PARTS } from './simply-plural.ts';
import { readTupperbox, TUPPERBOX_PARTS } from './tupperbox.ts';

type Raw = Readonly<Record<string, unknown>>;

const READERS: Readonly<Record<FileFormat, (root: Raw, nowMs: number) => SystemFile>> = {
  pluralkit: readPluralKit,
  tupperbox: readTupperbox,
  'simply-plural': readSimplyPlural,
  pluralport: readPluralPort,
  pluralspace: readPluralSpace,
  octocon: readOctocon,
  sheaf: readSheaf,
  'plural-star': readPluralStar,
  'open-plural': readOpenPlural,
};

/** The parts that any of the readers uses. A file is parsed before its program is known. */
const PARTS: ReadonlySet<unknown> = new Set([
  ...NAMING_PARTS,
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

interface ReadOptions extends WorkOptions {
  /** The program that a person has named; without it the file has to say which it is. */
  readonly format?: FileFormat | null | undefined;
}

/**
 * Reads the file of a system piece by piece; in an archive, the first file that contains a system. Keeps only what can be transferred: never
 * the tokens, logs and messages in such files.
 *
 * @param nowMs later times are in the future
 * @throws {FileProblem} if it is of no known program, or damaged
 */
export async function readSystemFile(
  file: Blob,
  nowMs: number,
  { format = null, ...options }: ReadOptions = {},
): Promise<SystemFile> {
  const { root, recognised } = await findSystem(await openFile(file), format, options);
  const system = withKnownFields(READERS[recognised](root, nowMs));
  checkKeys(system.members, '$.members');
  checkKeys(system.groups, '$.groups');
  const memberships = system.groups.reduce((sum, { members }) => sum + (members?.length ?? 0), 0);
  if (memberships > MOST_MEMBERSHIPS) throw new FileProblem('too-many', '$.groups');
  if (textLength([system.system, system.config, system.members, system.groups, system.switches]) > MOST_TEXT)
    throw new FileProblem('too-large');
  return { ...system, notes: withRows(system.notes, root) };
}

/** A file that contains a system. */
interface FoundSystem {
  readonly root: Raw;
  readonly recognised: FileFormat;
}

/** The first source that is recognised. Of several that are not, the reason of the first that has one is reported. */
async function findSystem(
  sources: readonly OpenSource[],
  format: FileFormat | null,
  options: WorkOptions,
): Promise<FoundSystem> {
  let reason: FileProblem | null = null;
  for (const open of sources) {
    try {
      const root = await parseJson(await open(), { parts: PARTS, ...options });
      if (!isRecord(root)) throw new FileProblem('wrong-shape', '$');
      if (format !== null && !canBe(root, format)) throw new FileProblem('unknown-format');
      return { root, recognised: format ?? recognise(root) };
    } catch (error) {
      if (!(error instanceof FileProblem) || sources.length === 1) throw error;
      if (error.kind !== 'unknown-format') reason ??= error;
    }
  }
  throw reason ?? new FileProblem('unknown-archive');
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
