import { isRecord } from '@frontboard/model';
import { type FileFields, isEmptyValue } from '../fields.ts';
import type { FileFormat, FileRecord, FoundSystem, SystemFile, TimeChoice } from '../system-file.ts';
import type { WorkOptions } from '../work-progress.ts';
import { AMPERSAND_SHAPE, liftAmpersand, readAmpersand } from './ampersand.ts';
import { isExchangeName } from './archive.ts';
import type { ByteSource, SystemSource } from './byte-source.ts';
import { FileProblem, type SystemPlace, type TableColumn } from './file-problem.ts';
import { countContent, partsOf, type Shape } from './file-shape.ts';
import { HIVEMIND_SHAPE, readHiveMind } from './hivemind.ts';
import { withRows } from './noted-rows.ts';
import { OCTOCON_SHAPE, readOctocon } from './octocon.ts';
import { openFile } from './open-file.ts';
import { OPEN_PLURAL_SHAPE, readOpenPlural } from './open-plural.ts';
import { liftOurcana, OURCANA_SHAPE, readOurcana } from './ourcana.ts';
import { parseJson } from './parse-json.ts';
import { isTableStart, parseTable, type Table } from './parse-table.ts';
import { bridgeFiles, joinBridge } from './plural-bridge.ts';
import { PLURAL_STAR_SHAPE, readPluralStar } from './plural-star.ts';
import { PLURALKIT_SHAPE, readPluralKit } from './pluralkit.ts';
import { PLURALPORT_SHAPE, pluralPortSystems, readPluralPort } from './pluralport.ts';
import { PLURALSPACE_SHAPE, readPluralSpace } from './pluralspace.ts';
import { PRISM_SHAPE, readPrism } from './prism.ts';
import {
  createNotes,
  LONGEST_ID,
  MOST_MEMBERSHIPS,
  MOST_RECORDS,
  MOST_TEXT,
  type Notes,
  type ReadContext,
} from './reading.ts';
import { canBe, type JsonFormat, NAMING_PARTS, recognise } from './recognise.ts';
import { readSheaf, SHEAF_SHAPE } from './sheaf.ts';
import { historyOfTable, isSheafHistory, readSheafHistory, SHEAF_HISTORY_SHAPE } from './sheaf-history.ts';
import { readSimplyPlural, SIMPLY_PLURAL_SHAPE } from './simply-plural.ts';
import { questionOf, readTable } from './table.ts';
import { textPieces } from './text-pieces.ts';
import { readTupperbox, TUPPERBOX_SHAPE } from './tupperbox.ts';

type Raw = Readonly<Record<string, unknown>>;

/** How the files of a program are read. */
interface Format {
  /** What the program writes. */
  readonly shape: Shape;
  readonly read: (root: Raw, context: ReadContext) => FoundSystem;
  /** Brings its parts to the root, as the files of most programs have them. */
  readonly lift?: (root: Raw, notes: Notes) => Raw;
  /** The systems in it, if there may be several. */
  readonly systems?: (root: Raw) => readonly { readonly id: string }[];
}

const FORMATS: Readonly<Record<JsonFormat, Format>> = {
  pluralkit: { shape: PLURALKIT_SHAPE, read: readPluralKit },
  tupperbox: { shape: TUPPERBOX_SHAPE, read: readTupperbox },
  'simply-plural': { shape: SIMPLY_PLURAL_SHAPE, read: readSimplyPlural },
  pluralport: { shape: PLURALPORT_SHAPE, read: readPluralPort, systems: pluralPortSystems },
  pluralspace: { shape: PLURALSPACE_SHAPE, read: readPluralSpace },
  octocon: { shape: OCTOCON_SHAPE, read: readOctocon },
  sheaf: { shape: SHEAF_SHAPE, read: readSheaf },
  'plural-star': { shape: PLURAL_STAR_SHAPE, read: readPluralStar },
  'open-plural': { shape: OPEN_PLURAL_SHAPE, read: readOpenPlural },
  ampersand: { shape: AMPERSAND_SHAPE, read: readAmpersand, lift: liftAmpersand },
  prism: { shape: PRISM_SHAPE, read: readPrism },
  ourcana: { shape: OURCANA_SHAPE, read: readOurcana, lift: liftOurcana },
  hivemind: { shape: HIVEMIND_SHAPE, read: readHiveMind },
};

const SHEAF_HISTORY: Format = { shape: SHEAF_HISTORY_SHAPE, read: readSheafHistory };

/** The parts that any of the readers uses. A file is parsed before its program is known. */
const PARTS: ReadonlySet<unknown> = new Set([
  ...NAMING_PARTS,
  ...[...Object.values(FORMATS), SHEAF_HISTORY].flatMap(({ shape }) => partsOf(shape)),
]);

/** What a person has said about a file. */
export interface FileAnswers {
  /** The program that wrote it; without it the file has to say which it is. */
  readonly format?: FileFormat | null;
  /** The passphrase of an encrypted file. */
  readonly passphrase?: string | null;
  /** What the columns of a table are. */
  readonly columns?: readonly TableColumn[] | null;
  /** Which one of several systems is meant. */
  readonly system?: SystemPlace | null;
  /** What to do with times that no history has. */
  readonly times?: TimeChoice | undefined;
}

/**
 * Reads the file of a system piece by piece, also from an archive. Keeps only what can be transferred: never the tokens, logs and messages in such
 * files.
 *
 * @param nowMs later times are in the future
 * @throws {FileProblem} if it is of no known program, or damaged, or if a person has to say something about it first
 */
export async function readSystemFile(
  file: Blob,
  nowMs: number,
  {
    format = null,
    passphrase = null,
    columns = null,
    system = null,
    times,
    ...options
  }: FileAnswers & WorkOptions = {},
): Promise<SystemFile> {
  const sources = await openFile(file, passphrase);
  const found = await findSystem(sources, { nowMs, format, passphrase, columns, system, ...options });
  const notes = createNotes(times);
  const { shape, read, lift } = found.format;
  const root = lift?.(found.root, notes) ?? found.root;
  const content = withKnownFields(read(root, { nowMs, notes, system: found.system }));
  countContent(root, shape, notes);
  checkKeys(content.members, '$.members');
  checkKeys(content.groups, '$.groups');
  const memberships = content.groups.reduce((sum, { members }) => sum + (members?.length ?? 0), 0);
  if (memberships > MOST_MEMBERSHIPS) throw new FileProblem('too-many', '$.groups');
  if (
    textLength([content.system, content.config, content.members, content.groups, content.switches]) >
    MOST_TEXT
  )
    throw new FileProblem('too-large');
  const all = notes.all();
  return {
    ...content,
    ...all,
    notes: withRows(all.notes, root),
    doubts: all.doubts.map((doubt) => ({ ...doubt, examples: withRows(doubt.examples, root) })),
  };
}

/** A file that contains a system. */
interface FoundFile {
  readonly root: Raw;
  readonly format: Format;
  /** The system that is meant, if it has several. */
  readonly system: string | null;
}

/** The one system that is in a file, or that a person has chosen. Of several files that are not recognised, the reason of the first that has one is reported. */
async function findSystem(
  all: readonly SystemSource[],
  {
    nowMs,
    format,
    columns,
    system: place,
    ...options
  }: Required<Omit<FileAnswers, 'times'>> & WorkOptions & { nowMs: number },
): Promise<FoundFile> {
  const bridge = bridgeFiles(all);
  if (bridge !== null) return readBridge(bridge, options);
  const sources = place === null ? all : all.filter(({ name }) => name === place.file);
  const found: (FoundFile & { readonly source: SystemSource })[] = [];
  let reason: FileProblem | null = null;
  for (const source of sources) {
    if (found.some((one) => isSameSystem(one.source.name, source.name))) continue;
    try {
      const { root, recognised } = await readRoot(await source.open(), { format, columns, options });
      const systems = recognised.systems?.(root).map(({ id }) => id) ?? [];
      const ids = systems.length > 1 ? systems : [null];
      found.push(...ids.map((system) => ({ root, format: recognised, system, source })));
    } catch (error) {
      if (!(error instanceof FileProblem) || sources.length === 1) throw error;
      if (error.kind !== 'unknown-format') reason ??= error;
    }
  }
  const chosen = place === null ? found : found.filter(({ system }) => system === place.id);
  const [first] = chosen;
  if (first === undefined) throw reason ?? new FileProblem('unknown-archive');
  if (chosen.length === 1) return first;
  throw new FileProblem('several-systems', null, {
    about: 'system',
    systems: chosen.map(({ root, format: { read }, system, source }) => {
      const one = read(root, { nowMs, notes: createNotes(), system });
      const name = one.system?.name;
      return {
        place: { file: source.name, id: system },
        name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : null,
        members: one.members.length,
      };
    }),
  });
}

const LONGEST_NAME = 100;

/** Whether two files of an archive have the same system: a program writes it in its own format and in one for exchange, or in two versions of that. */
function isSameSystem(one: string, other: string): boolean {
  const folderOf = (name: string) => name.replace(/[^\\/]*$/, '');
  return isExchangeName(one) && (!isExchangeName(other) || folderOf(one) === folderOf(other));
}

/** The content of a file, and how it is read. */
async function readRoot(
  source: ByteSource,
  {
    format,
    columns,
    options,
  }: Pick<Required<FileAnswers>, 'format' | 'columns'> & { readonly options: WorkOptions },
): Promise<{ readonly root: Raw; readonly recognised: Format }> {
  const text = await tableText(source);
  if (text !== null) return tableRoot(parseTable(text), columns);
  const parsed = await parseJson(source, { parts: PARTS, ...options });
  if (!isRecord(parsed)) throw new FileProblem('wrong-shape', '$');
  if (format !== null && (format === 'table' || !canBe(parsed, format)))
    throw new FileProblem('unknown-format');
  const recognised = format ?? recognise(parsed);
  return {
    root: parsed,
    recognised: recognised === 'sheaf' && isSheafHistory(parsed) ? SHEAF_HISTORY : FORMATS[recognised],
  };
}

/** The text of a table; null for other files. */
async function tableText(source: ByteSource): Promise<string | null> {
  let text = '';
  for await (const piece of textPieces(source)) {
    const isStart = text === '';
    text += piece;
    if (isStart && !isTableStart(text)) return null;
    if (text.length > MOST_TEXT) throw new FileProblem('too-large');
  }
  return text === '' ? null : text;
}

/** A table as a part of a file. Sheaf's history needs no answer. */
function tableRoot(
  table: Table,
  columns: readonly TableColumn[] | null,
): { readonly root: Raw; readonly recognised: Format } {
  const history = historyOfTable(table);
  if (history !== null) return { root: history, recognised: SHEAF_HISTORY };
  if (table.rows.length > MOST_RECORDS) throw new FileProblem('too-many');
  if (columns === null) throw new FileProblem('table', null, questionOf(table));
  return {
    root: {},
    recognised: { shape: {}, read: (_, context) => readTable(table, columns, context) },
  };
}

async function readBridge(
  files: ReadonlyMap<string, SystemSource>,
  options: WorkOptions,
): Promise<FoundFile> {
  const parts = new Map<string, unknown>();
  for (const [name, source] of files)
    parts.set(name, await parseJson(await source.open(), { parts: null, ...options }));
  return { root: joinBridge(parts), format: FORMATS['simply-plural'], system: null };
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
