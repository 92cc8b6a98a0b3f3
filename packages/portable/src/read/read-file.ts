import { isRecord } from '@frontboard/model';
import { type FileFields, isEmptyValue } from '../fields.ts';
import type {
  AssumedKind,
  FileFormat,
  FileRecord,
  FoundSystem,
  SystemFile,
  TimeChoice,
} from '../system-file.ts';
import type { WorkOptions } from '../work-progress.ts';
import { AMPERSAND_SHAPE, liftAmpersand, readAmpersand } from './ampersand.ts';
import { isCalledTable, isCalledText, isExchangeName } from './archive.ts';
import type { ByteSource, SystemSource } from './byte-source.ts';
import { FileProblem, type FileQuestion, type SystemPlace, type TableAnswer } from './file-problem.ts';
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
import { type NamedSystem, PLURALPORT_SHAPE, pluralPortSystems, readPluralPort } from './pluralport.ts';
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
import {
  historyOfCalendar,
  historyOfTable,
  isCalendarStart,
  isSheafHistory,
  readSheafHistory,
  SHEAF_HISTORY_SHAPE,
} from './sheaf-history.ts';
import { readSimplyPlural, SIMPLY_PLURAL_SHAPE } from './simply-plural.ts';
import { questionOf, readTable } from './table.ts';
import { fromWindows1252, startOfText, textPieces } from './text-pieces.ts';
import { readTupperbox, TUPPERBOX_SHAPE } from './tupperbox.ts';

type Raw = Readonly<Record<string, unknown>>;

/** How the files of a program are read. */
interface Format {
  /** What the program writes. */
  readonly shape: Shape;
  readonly read: (root: Raw, context: ReadContext) => FoundSystem;
  /** Brings its parts to the root, as the files of most programs have them. */
  readonly lift?: (root: Raw, notes: Notes) => Raw;
  /** The systems in it that a person can choose, if there may be several. */
  readonly systems?: (root: Raw) => readonly NamedSystem[];
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
  readonly table?: TableAnswer | null;
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
    table = null,
    system = null,
    times,
    ...options
  }: FileAnswers & WorkOptions = {},
): Promise<SystemFile> {
  const sources = await openFile(file, passphrase);
  const answers = { nowMs, format, table, system, times, options };
  const bridge = bridgeFiles(sources);
  return bridge === null
    ? oneSystem(sources, answers)
    : systemIn(await readBridge(bridge, options), null, answers);
}

/** What a file is read with. */
interface Reading extends Required<Omit<FileAnswers, 'passphrase'>> {
  readonly nowMs: number;
  readonly options: WorkOptions;
}

/**
 * The system in a file, with everything about it that is not imported.
 *
 * @param id of the system that is meant, if it has several
 */
function systemIn(
  found: FoundFile,
  id: string | null,
  { nowMs, times }: Pick<Reading, 'nowMs' | 'times'>,
): SystemFile {
  const notes = createNotes(times);
  if (found.assumed !== undefined) notes.assume(found.assumed);
  const { shape, read, lift } = found.format;
  const root = lift?.(found.root, notes) ?? found.root;
  const content = withKnownFields(read(root, { nowMs, notes, system: id }));
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

/** The content of a file, and how it is read. */
interface FoundFile {
  readonly root: Raw;
  readonly format: Format;
  /** What was assumed of all of its text. */
  readonly assumed?: AssumedKind;
}

/** One of several systems, as a person is asked about it. */
type SystemOption = Extract<FileQuestion, { about: 'system' }>['systems'][number];

/**
 * The one system that can be read in the files, or that a person has chosen. While it is searched, at most one that was found before is kept: an archive may have many large files. Of
 * several files that can't be read, the reason of the first that is recognised is reported.
 */
async function oneSystem(sources: readonly SystemSource[], reading: Reading): Promise<SystemFile> {
  const { system: place } = reading;
  const possible = place === null ? sources : sources.filter(({ name }) => name === place.file);
  const found: SystemOption[] = [];
  /** Notes may look like a table, so a table counts only without any other system. */
  const tables: { readonly option: SystemOption; readonly problem: FileProblem }[] = [];
  /** The front histories of systems, which count in the same way. */
  const histories: SystemOption[] = [];
  let only: SystemFile | null = null;
  let reason: FileProblem | null = null;
  for (const source of possible) {
    const isKnown = ({ place: { file } }: SystemOption) =>
      file === source.name || isSameSystem(file, source.name);
    if (found.some(isKnown)) continue;
    try {
      const file = await readRoot(await source.open(), reading);
      const systems = file.format.systems?.(file.root) ?? [];
      if (systems.length > MOST_SYSTEMS) throw new FileProblem('too-many');
      const ids: readonly (string | null)[] = systems.length > 1 ? systems.map(({ id }) => id) : [null];
      if (place !== null && !ids.includes(place.id)) continue;
      if (place === null && systems.length > 1) {
        for (const { id, name, members } of systems)
          found.push({
            place: { file: source.name, id },
            name: name?.slice(0, LONGEST_NAME) ?? null,
            members,
          });
        only = null;
        continue;
      }
      const one = systemIn(file, place?.id ?? null, reading);
      if (place !== null) return one;
      const name = one.system?.name;
      const like = one.hint === 'history-only' ? histories : found;
      like.push({
        place: { file: source.name, id: null },
        name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : null,
        members: one.members.length,
      });
      if (like === found || found.length === 0) only = like.length === 1 ? one : null;
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      const { kind, place: fault, question } = error;
      const mayBeProse = source.name !== '' && !isCalledText(source.name) && OF_PROSE.has(kind);
      const isProse = mayBeProse && !(await startsAsJson(await source.open()));
      if (possible.length === 1 && !isProse) throw error;
      if (question?.about === 'columns') {
        const option = { place: { file: source.name, id: null }, name: null, members: rowsIn(question) };
        tables.push({ option: { ...option, isTable: true }, problem: error });
      } else if (kind !== 'unknown-format' && !(kind === 'wrong-shape' && fault === '$') && !isProse)
        reason ??= error;
    }
  }
  if (found.length === 0) found.push(...histories);
  if (found.length === 0 && reason === null) {
    const called = tables.filter(({ option }) => isCalledTable(option.place.file));
    const offered = called.length > 0 ? called : tables;
    if (offered.length === 1) throw offered[0]?.problem;
    found.push(...offered.map(({ option }) => option));
  }
  if (found.length === 0) throw reason ?? new FileProblem('unknown-archive');
  if (only !== null) return only;
  if (found.length > MOST_SYSTEMS) throw new FileProblem('too-many');
  throw new FileProblem('several-systems', null, { about: 'system', systems: found });
}

function rowsIn({ count, hasHeader }: Extract<FileQuestion, { about: 'columns' }>): number {
  return hasHeader ? count - 1 : count;
}

/** Why a text that is not JSON is refused. */
const OF_PROSE: ReadonlySet<FileProblem['kind']> = new Set(['not-json', 'not-text']);

/** Whether a file starts as JSON that has records, and not as a text with a link or with marks for its form. */
async function startsAsJson(source: ByteSource): Promise<boolean> {
  for await (const piece of source.pieces())
    if (piece.length > 0) return JSON_START.test(startOfText(piece.subarray(0, START_BYTES)) ?? '');
  return false;
}

const START_BYTES = 1_000;

/** RTF has a backslash after the first sign. */
const JSON_START = /^\s*(?:\{(?!\\)|\[\s*["{])/;

/** Nobody finds one of more. */
const MOST_SYSTEMS = 50;
const LONGEST_NAME = 100;

/** Whether two files of an archive have the same system: a program writes it in its own format and in one for exchange, or in two versions of that. */
function isSameSystem(one: string, other: string): boolean {
  const folderOf = (name: string) => name.replace(/[^\\/]*$/, '');
  return isExchangeName(one) && (!isExchangeName(other) || folderOf(one) === folderOf(other));
}

type RootReading = Pick<Reading, 'format' | 'table' | 'options'>;

async function readRoot(source: ByteSource, reading: RootReading): Promise<FoundFile> {
  try {
    return await readText(source, reading);
  } catch (error) {
    const isNoText = error instanceof FileProblem && error.kind === 'not-text';
    const text = isNoText ? await fromWindows1252(source) : null;
    if (text === null) throw error;
    return { ...(await readText(text, reading)), assumed: 'encoding' };
  }
}

async function readText(source: ByteSource, { format, table, options }: RootReading): Promise<FoundFile> {
  const text = await lineText(source);
  if (text !== null && isCalendarStart(text)) return { root: historyOfCalendar(text), format: SHEAF_HISTORY };
  if (text !== null) return tableRoot(parseTable(text), table);
  const parsed = await parseJson(source, { parts: PARTS, ...options });
  if (!isRecord(parsed)) throw new FileProblem('wrong-shape', '$');
  if (format !== null && (format === 'table' || !canBe(parsed, format)))
    throw new FileProblem('unknown-format');
  const recognised = format ?? recognise(parsed);
  return {
    root: parsed,
    format: recognised === 'sheaf' && isSheafHistory(parsed) ? SHEAF_HISTORY : FORMATS[recognised],
  };
}

/** The text of a table or a calendar; null for other files. */
async function lineText(source: ByteSource): Promise<string | null> {
  let text = '';
  for await (const piece of textPieces(source)) {
    const isStart = text === '';
    text += piece;
    if (isStart && !isTableStart(text) && !isCalendarStart(text)) return null;
    if (text.length > MOST_TEXT) throw new FileProblem('too-large');
  }
  return text === '' ? null : text;
}

/** A table as a part of a file. Sheaf's history needs no answer. */
function tableRoot(table: Table, answer: TableAnswer | null): FoundFile {
  const history = historyOfTable(table);
  if (history !== null) return { root: history, format: SHEAF_HISTORY };
  if (table.rows.length > MOST_RECORDS) throw new FileProblem('too-many');
  if (answer === null) throw new FileProblem('table', null, questionOf(table));
  return {
    root: {},
    format: { shape: {}, read: (_, context) => readTable(table, answer, context) },
  };
}

async function readBridge(
  files: ReadonlyMap<string, SystemSource>,
  options: WorkOptions,
): Promise<FoundFile> {
  const parts = new Map<string, unknown>();
  for (const [name, source] of files)
    parts.set(name, await parseJson(await source.open(), { parts: null, ...options }));
  return { root: joinBridge(parts), format: FORMATS['simply-plural'] };
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
