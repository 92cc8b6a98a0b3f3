import type { FileFields } from './fields.ts';

/** The programs whose files are read. */
export type FileFormat =
  | 'pluralkit'
  | 'tupperbox'
  | 'simply-plural'
  | 'pluralport'
  | 'pluralspace'
  | 'octocon'
  | 'sheaf'
  | 'plural-star'
  | 'open-plural'
  | 'ampersand'
  | 'prism'
  | 'ourcana'
  | 'hivemind'
  | 'table';

/** The parts of a file. */
export type FilePart = 'system' | 'config' | 'members' | 'groups' | 'switches';

/** A member or a group of a file. */
export interface FileRecord {
  /** Its key in the groups and switches of the same file. */
  readonly key: string;
  /** The short id in the service, if the file contains one. */
  readonly id: string | null;
  readonly uuid: string | null;
  readonly fields: FileFields;
  /** Whether every friend may see it. Such programs have no public level. */
  readonly isForFriends?: true;
}

/** A custom field of a member. */
export interface MemberDetail {
  readonly name: string;
  readonly value: string;
}

/** The kinds of custom fields. */
export type FileFieldKind = 'text' | 'number' | 'date' | 'choice' | 'link' | 'yes-no';

/** A custom field that a file defines for its members. Their details have its name. */
export interface FileField {
  readonly name: string;
  readonly kind: FileFieldKind;
  /** What a `choice` chooses from. */
  readonly choices: readonly string[];
}

/** What a member was during a front, beside their place in it. Who is near is not in front. */
export type FrontRole = 'primary' | 'cofronting' | 'near';

/** A member of a file. Files of programs with more fields than PluralKit have more. */
export interface FileMember extends FileRecord {
  /** A state such as "asleep", which other programs separate from members. */
  readonly isCustomFront?: true;
  /** A form of another member, of whom the file does not say who it is. */
  readonly isFacet?: true;
  readonly isArchived?: true;
  /** In the order of the program. */
  readonly details?: readonly MemberDetail[];
  /** What only their own system should read. */
  readonly texts?: readonly string[];
}

/** A group of a file. */
export interface FileGroup extends FileRecord {
  /** Keys of members of the file, each once; null if the file does not contain them. */
  readonly members: readonly string[] | null;
}

/** A switch of a file. */
export interface FileSwitch {
  /** In UTC with `Z` and at most six digits after the second, as the service stores it. */
  readonly timestamp: string;
  /** Keys of members of the file, each once. Empty is a switch-out. */
  readonly members: readonly string[];
  /** What was written about it. */
  readonly texts?: readonly string[];
  /** What members were in it, by their keys. */
  readonly roles?: readonly (readonly [key: string, role: FrontRole])[];
}

/** Why a value of a file was left out or read as another. */
export type NoteKind =
  /** It has another type or form than the field. */
  | 'unreadable'
  /** It says who can see something in no known word, so it is private. */
  | 'closed'
  /** Another one of the file has its ID. */
  | 'repeated'
  /** It names a member that the file does not have. */
  | 'unknown-member'
  /** The same switch was read before. */
  | 'same-time'
  /** It has the time of another one, so it was moved by the smallest difference that the service stores. */
  | 'moved'
  /** Its time is long before any history. */
  | 'implausible'
  /** Its time would be plausible in seconds, but has to be in milliseconds. */
  | 'seconds'
  /** Its time would be plausible in milliseconds, but has to be in seconds. */
  | 'milliseconds'
  /** It is in the future. */
  | 'future'
  /** It ends before it starts, or never ended without being current. */
  | 'no-end'
  /** PluralKit can't store it. */
  | 'no-place';

/** A value of a file that was left out or read as another. */
export interface FileNote {
  readonly kind: NoteKind;
  /** JSON path such as `$.members[3].color`. */
  readonly path: string;
  /** The row of a list that it is about. */
  readonly row?: NotedRow;
}

/** A row of a file in words that a person can find it by. */
export interface NotedRow {
  /** The key of its list in the file. */
  readonly list: string;
  /** From 1. */
  readonly number: number;
  readonly name: string | null;
  /** The names of the nearest rows that have one. */
  readonly after: string | null;
  readonly before: string | null;
  /** What the note is about in the row; empty for all of it. */
  readonly field: string;
}

/** Why a value of a file may not be what its program meant. */
export type AssumedKind =
  /** A time without a time zone is in UTC. */
  | 'zone'
  /** A colour loses its transparency. */
  | 'opacity'
  /** A front without an end that is not the current one ends with the next. */
  | 'end'
  /** Text that is not in UTF-8 is in Windows-1252. */
  | 'encoding';

/** Why a time of a file can't be one of a history, which a person is asked about. */
export type TimeDoubtKind = Extract<NoteKind, 'implausible' | 'seconds' | 'milliseconds' | 'future'>;

/** What a person wants with the switches at such times: leave them out, import them as they are, or read them in the unit that makes them plausible. */
export type TimeUse = 'out' | 'as-is' | 'scaled';

/** What a person wants with each kind; without a choice they are left out. */
export type TimeChoice = Readonly<Partial<Record<TimeDoubtKind, TimeUse>>>;

/** The uses of each kind. PluralKit takes no times in the future. */
export const TIME_USES = {
  implausible: ['out', 'as-is'],
  seconds: ['out', 'scaled', 'as-is'],
  milliseconds: ['out', 'scaled'],
  future: ['out'],
} as const satisfies Record<TimeDoubtKind, readonly TimeUse[]>;

/** The rows of a file with times that no history has, of one kind. */
export interface TimeDoubt {
  readonly kind: TimeDoubtKind;
  readonly count: number;
  /** The first of them, with the time in the file. */
  readonly examples: readonly TimeExample[];
}

interface TimeExample extends Pick<FileNote, 'path' | 'row'> {
  readonly ms: number;
}

/** How many values of a file were read with an assumption. */
export interface AssumedCount {
  readonly kind: AssumedKind;
  readonly count: number;
}

/** A key that the file has and no reader knows. */
export interface UnknownCount {
  /** The list of the file whose records have it; null if it is not in a list. */
  readonly list: string | null;
  /** With the keys before it, such as `privacy.seen`; null for all others of a file with too many. */
  readonly key: string | null;
  /** In how many records it has a value, or how many entries it has. */
  readonly count: number;
}

/** The kinds of data in a file that PluralKit can't store. */
export type LostKind =
  | 'messages'
  | 'notes'
  | 'polls'
  | 'comments'
  | 'reminders'
  | 'friends'
  | 'pictures'
  | 'relationships'
  | 'privacy-levels'
  | 'statuses'
  | 'tags'
  | 'parents'
  | 'systems'
  | 'settings'
  | 'health'
  | 'counts'
  | 'accounts'
  | 'emojis'
  | 'deleted'
  | 'fields'
  | 'files';

/** How many things of a file can't be transferred. */
export interface LostCount {
  readonly kind: LostKind;
  readonly count: number;
}

/** What a person should know about a file before importing it. */
export type FileHint =
  /** Octocon writes a small file beside the full one. */
  | 'octocon-small'
  /** Plural Star writes this form for PluralKit, and a backup of its own. */
  | 'plural-star-form'
  /** It has the names of members, but nothing else of them. */
  | 'history-only';

/** A system in a file, whichever program wrote it. */
export interface SystemFile {
  readonly format: FileFormat;
  readonly hint?: FileHint;
  /**
   * Whether PluralKit wrote the file, or Frontboard with its data. Only there an empty field says that it is empty. Other programs write the same
   * form with empty values for what they do not have, so their files have no empty fields here.
   */
  readonly isByPluralKit: boolean;
  /** The parts that are complete in the file. What is missing in one of these does not exist; elsewhere it may just not be in the file. */
  readonly wholeParts: ReadonlySet<FilePart>;
  /** The system's ids in the service, if the file contains them. */
  readonly id: string | null;
  readonly uuid: string | null;
  /** The ID of the system in the program that wrote the file; null if the file has none, or only one that another system may have, too. */
  readonly sourceSystem: string | null;
  /** Null if the file does not contain it. */
  readonly system: FileFields | null;
  readonly config: FileFields | null;
  readonly members: readonly FileMember[];
  readonly groups: readonly FileGroup[];
  /** The custom fields that the file defines, each name once. Details with other names are texts. */
  readonly fields: readonly FileField[];
  /** Oldest first, one per timestamp. */
  readonly switches: readonly FileSwitch[];
  /** The period of the switches in a file that has only some; null is open. */
  readonly since: string | null;
  readonly until: string | null;
  readonly notes: readonly FileNote[];
  /** Each kind once, and only what there is. */
  readonly lost: readonly LostCount[];
  /** What is not imported because nobody knows what it means. */
  readonly unknown: readonly UnknownCount[];
  readonly assumed: readonly AssumedCount[];
  /** Each kind once. What a person wants with them is in the switches already. */
  readonly doubts: readonly TimeDoubt[];
}

/** What a reader finds in a file; all that is not imported is collected in notes. */
export type FoundSystem = Omit<SystemFile, 'notes' | 'lost' | 'unknown' | 'assumed' | 'doubts'>;
