import { isRecord } from '@frontboard/model';
import { type FileFields, isEmptyValue } from '../fields.ts';
import type { FileFormat, FileRecord, FoundSystem, SystemFile, TimeChoice } from '../system-file.ts';
import type { WorkOptions } from '../work-progress.ts';
import type { OpenSource } from './byte-source.ts';
import { FileProblem } from './file-problem.ts';
import { countContent, partsOf, type Shape } from './file-shape.ts';
import { withRows } from './noted-rows.ts';
import { OCTOCON_SHAPE, readOctocon } from './octocon.ts';
import { openFile } from './open-file.ts';
import { OPEN_PLURAL_SHAPE, readOpenPlural } from './open-plural.ts';
import { parseJson } from './parse-json.ts';
import { PLURAL_STAR_SHAPE, readPluralStar } from './plural-star.ts';
import { PLURALKIT_SHAPE, readPluralKit } from './pluralkit.ts';
import { PLURALPORT_SHAPE, readPluralPort } from './pluralport.ts';
import { PLURALSPACE_SHAPE, readPluralSpace } from './pluralspace.ts';
import { createNotes, LONGEST_ID, MOST_MEMBERSHIPS, MOST_TEXT, type ReadContext } from './reading.ts';
import { canBe, NAMING_PARTS, recognise } from './recognise.ts';
import { readSheaf, SHEAF_SHAPE } from './sheaf.ts';
import { readSimplyPlural, SIMPLY_PLURAL_SHAPE } from './simply-plural.ts';
import { readTupperbox, TUPPERBOX_SHAPE } from './tupperbox.ts';

type Raw = Readonly<Record<string, unknown>>;

/** How the files of a program are read. */
interface Format {
  /** What the program writes. */
  readonly shape: Shape;
  readonly read: (root: Raw, context: ReadContext) => FoundSystem;
}

const FORMATS: Readonly<Record<FileFormat, Format>> = {
  pluralkit: { shape: PLURALKIT_SHAPE, read: readPluralKit },
  tupperbox: { shape: TUPPERBOX_SHAPE, read: readTupperbox },
  'simply-plural': { shape: SIMPLY_PLURAL_SHAPE, read: readSimplyPlural },
  pluralport: { shape: PLURALPORT_SHAPE, read: readPluralPort },
  pluralspace: { shape: PLURALSPACE_SHAPE, read: readPluralSpace },
  octocon: { shape: OCTOCON_SHAPE, read: readOctocon },
  sheaf: { shape: SHEAF_SHAPE, read: readSheaf },
  'plural-star': { shape: PLURAL_STAR_SHAPE, read: readPluralStar },
  'open-plural': { shape: OPEN_PLURAL_SHAPE, read: readOpenPlural },
};

/** The parts that any of the readers uses. A file is parsed before its program is known. */
const PARTS: ReadonlySet<unknown> = new Set([
  ...NAMING_PARTS,
  ...Object.values(FORMATS).flatMap(({ shape }) => partsOf(shape)),
]);

interface ReadOptions extends WorkOptions {
  /** The program that a person has named; without it the file has to say which it is. */
  readonly format?: FileFormat | null | undefined;
  /** What a person wants with times that no history has. */
  readonly times?: TimeChoice | undefined;
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
  { format = null, times, ...options }: ReadOptions = {},
): Promise<SystemFile> {
  const { root, recognised } = await findSystem(await openFile(file), format, options);
  const notes = createNotes(times);
  const { shape, read } = FORMATS[recognised];
  const system = withKnownFields(read(root, { nowMs, notes }));
  countContent(root, shape, notes);
  checkKeys(system.members, '$.members');
  checkKeys(system.groups, '$.groups');
  const memberships = system.groups.reduce((sum, { members }) => sum + (members?.length ?? 0), 0);
  if (memberships > MOST_MEMBERSHIPS) throw new FileProblem('too-many', '$.groups');
  if (textLength([system.system, system.config, system.members, system.groups, system.switches]) > MOST_TEXT)
    throw new FileProblem('too-large');
  const all = notes.all();
  return {
    ...system,
    ...all,
    notes: withRows(all.notes, root),
    doubts: all.doubts.map((doubt) => ({ ...doubt, examples: withRows(doubt.examples, root) })),
  };
}

/** A file that contains a system. */
interface FoundFile {
  readonly root: Raw;
  readonly recognised: FileFormat;
}

/** The first source that is recognised. Of several that are not, the reason of the first that has one is reported. */
async function findSystem(
  sources: readonly OpenSource[],
  format: FileFormat | null,
  options: WorkOptions,
): Promise<FoundFile> {
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
function withKnownFields(file: FoundSystem): FoundSystem {
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
