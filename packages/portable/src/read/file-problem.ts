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
  /** Of a program whose files can't be read; the place is its name. */
  | 'other-program'
  /** A backup of the settings of Frontboard or PKStatus. */
  | 'settings-backup'
  /** Encrypted, or in a private format: the program can write another one. */
  | 'prism'
  | 'ampersand'
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

  constructor(kind: FileProblemKind, place: string | null = null) {
    super(place === null ? kind : `${kind} at ${place}`);
    this.name = 'FileProblem';
    this.kind = kind;
    this.place = place;
  }
}
