/** The fields of a member that a column of a table can be. */
export const TABLE_FIELDS = [
  'name',
  'display_name',
  'pronouns',
  'color',
  'birthday',
  'description',
  'avatar_url',
] as const;

export type TableField = (typeof TABLE_FIELDS)[number];

/** What a column of a table is; null leaves it out. */
export type TableColumn = TableField | null;

/** What a person says about a table. */
export interface TableAnswer {
  readonly columns: readonly TableColumn[];
  /** Whether its first line has the names of the columns. */
  readonly hasHeader: boolean;
}

/** One of several systems in a file: in which file of an archive it is, and its ID there if that file has several. */
export interface SystemPlace {
  readonly file: string;
  readonly id: string | null;
}

/** What a person has to say before a file can be read. It contains private data, so it goes nowhere but to the screen. */
export type FileQuestion =
  | {
      readonly about: 'columns';
      /** The first lines, shortened. */
      readonly lines: readonly (readonly string[])[];
      /** The number of all lines. */
      readonly count: number;
      /** Whether the first line seems to have the names of the columns. */
      readonly hasHeader: boolean;
      /** What the columns seem to be. */
      readonly guesses: readonly TableColumn[];
    }
  | {
      readonly about: 'system';
      readonly systems: readonly {
        readonly place: SystemPlace;
        readonly name: string | null;
        /** The number of members, or of a table's rows, which may be anything. */
        readonly members: number;
        /** A table of an archive, whose columns are asked about next. */
        readonly isTable?: true;
      }[];
    };

/** Why a file could not be read at all. */
export type FileProblemKind =
  | 'empty'
  | 'too-large'
  | 'too-deep'
  /** A number or an id is longer than any of these programs writes. */
  | 'too-long'
  /** It ends too early, as files from phones do. */
  | 'cut-off'
  | 'not-json'
  /** JSON, but of no known program. */
  | 'unknown-format'
  /** The form of several programs, or of none: a person has to say which it is. */
  | 'unclear'
  /** The file of a program whose files can't be read; the place is the program's name. */
  | 'other-program'
  /** A backup of the settings of Frontboard or PKStatus. */
  | 'settings-backup'
  /** Encrypted in an unknown way. */
  | 'prism'
  /** Encrypted: a person has to enter the passphrase. */
  | 'passphrase'
  | 'wrong-passphrase'
  /** Encrypted, and the browser decrypts nothing here. */
  | 'no-decryption'
  /** In a private format: the program can write another one. */
  | 'ampersand'
  /** A table: a person has to say what its columns are. */
  | 'table'
  /** A person has to say which one is meant. */
  | 'several-systems'
  /** An archive without a file that contains a system. */
  | 'unknown-archive'
  | 'damaged-archive'
  /** Binary data. */
  | 'not-text'
  /** The whole of a part has another type than it must have. */
  | 'wrong-shape'
  /** A version that is not known. */
  | 'unknown-version'
  /** More members, groups, switches or other values than a system can have. */
  | 'too-many';

/** A file that was not read. The message contains nothing of its content, which may be private. */
export class FileProblem extends Error {
  readonly kind: FileProblemKind;
  /** JSON path or line and column, where there is one. */
  readonly place: string | null;
  readonly question: FileQuestion | null;

  constructor(kind: FileProblemKind, place: string | null = null, question: FileQuestion | null = null) {
    super(place === null ? kind : `${kind} at ${place}`);
    this.name = 'FileProblem';
    this.kind = kind;
    this.place = place;
    this.question = question;
  }
}
