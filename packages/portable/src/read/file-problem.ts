/** Why a file could not be read at all. */
export type FileProblemKind =
  | 'empty'
  | 'too-large'
  | 'too-deep'
  /** It ends in the middle, as files from phones do. */
  | 'cut-off'
  | 'not-json'
  /** JSON, but of no program that is known here. */
  | 'unknown-format'
  /** A backup of the settings of Frontboard or PKStatus. */
  | 'settings-backup'
  /** Encrypted, or in its own form: the program can write another one. */
  | 'prism'
  | 'ampersand'
  /** An archive without a file that tells of a system. */
  | 'unknown-archive'
  | 'damaged-archive'
  /** Bytes that are no text. */
  | 'not-text'
  /** Two members or groups have one id. */
  | 'repeated-id'
  /** The whole of a part has another type than it must have. */
  | 'wrong-shape'
  /** A version that is not known. */
  | 'unknown-version'
  /** More members, groups or switches than any system has. */
  | 'too-many';

/** A file that was not read. Nothing of its content is in the message, since that may be private. */
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
