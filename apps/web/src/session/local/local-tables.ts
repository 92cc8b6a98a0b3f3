import { isRecord } from '@frontboard/model';
import * as v from 'valibot';
import { annotationSchema } from '../../persistence/documents/annotation.ts';
import type { DeepReadonly } from '../../persistence/documents/deep-readonly.ts';
import { ROLES } from './roles.ts';

export const noteOriginSchema = v.object({
  /** When its first letter was typed, in milliseconds since 1970. */
  atMs: v.number(),
  /** Uuids of who was in front then: it is for anybody else. */
  front: v.array(v.string()),
});

/** Who has written a note for whoever is next, and when. */
export type NoteOrigin = DeepReadonly<v.InferOutput<typeof noteOriginSchema>>;

const noteForNextSchema = v.object({ text: v.string(), ...noteOriginSchema.entries });

/** A line that the members in front leave for whoever is next. */
export type NoteForNext = DeepReadonly<v.InferOutput<typeof noteForNextSchema>>;

const unsureMarkSchema = v.object({
  /** `about`: the switch at this time was at about this time. `somebody`: from this time somebody was in front, and nobody knows who. */
  kind: v.picklist(['about', 'somebody']),
  atMs: v.number(),
});

/** What a person is not sure of about a time of their history. */
export type UnsureMark = DeepReadonly<v.InferOutput<typeof unsureMarkSchema>>;

const memberStateSchema = v.picklist(['resting', 'not-a-person']);

/** What a person has said about a member that is not simply active. `not-a-person`: it stands for a state, such as asleep. */
export type MemberState = v.InferOutput<typeof memberStateSchema>;

export const FIELD_KINDS = ['text', 'number', 'date', 'choice', 'link', 'yes-no'] as const;

const fieldDefinitionSchema = v.object({
  name: v.string(),
  kind: v.picklist(FIELD_KINDS),
  /** What a `choice` chooses from. */
  choices: v.array(v.string()),
  /** Its position among the fields, counted from 0. */
  place: v.number(),
});

/** A field that a person has defined for their members. */
export type FieldDefinition = DeepReadonly<v.InferOutput<typeof fieldDefinitionSchema>>;

/** Texts by key. Written out, because thousands of members have them when a list opens: a schema of a record takes three times as long. */
const textsSchema = v.custom<Readonly<Record<string, string>>>(
  (value) => isRecord(value) && Object.values(value).every((text) => typeof text === 'string'),
);

const savedFrontSchema = v.object({
  name: v.string(),
  /** Uuids in front order, without a repetition; nobody for a switch-out. */
  members: v.pipe(
    v.array(v.string()),
    v.transform((uuids) => [...new Set(uuids)]),
  ),
  /** Where it stands among the others: the smallest first. */
  place: v.number(),
});

/** A front with a name, to be chosen again. */
export type SavedFront = DeepReadonly<v.InferOutput<typeof savedFrontSchema>>;

const inSwitchSchema = v.object({
  /** One of a later version is none here. */
  role: v.fallback(v.nullable(v.picklist(ROLES)), null),
  /** Short labels. */
  marks: v.array(v.string()),
});

/** What a person has noted about one member in one switch. */
export type InSwitch = DeepReadonly<v.InferOutput<typeof inSwitchSchema>>;

const switchNoteSchema = v.object({
  ...annotationSchema.entries,
  /** The time of the switch, in milliseconds since 1970. */
  switchMs: v.number(),
  /** By the uuids of members. */
  members: v.record(v.string(), inSwitchSchema),
});

/** What a person has written about one of their own switches: a note, and what they have noted about its members. */
export type SwitchNote = DeepReadonly<v.InferOutput<typeof switchNoteSchema>>;

/** How one table of the local data is read, and where it goes. */
export interface LocalTable<T> {
  readonly schema: v.GenericSchema<unknown, T>;
  /** Whether a person made it: it is in backups, and Forget asks before it is lost. */
  readonly isMade: boolean;
  /** Whether its ids are uuids of members and groups: an entry follows a record that is restored under another one. */
  readonly isByRecord?: boolean;
  /** An entry that names members inside, once one of them has another uuid. */
  readonly withMoved?: (entry: DeepReadonly<T>, from: string, to: string) => DeepReadonly<T>;
}

const table = <T>(definition: LocalTable<T>) => definition;

/**
 * Every table of what a person stores on this device about one of their systems. Each is by id, so that two tabs add and remove entries
 * independently. Reading, merging, backups, Forget and a change to session-only follow from it.
 */
export const LOCAL_TABLES = {
  /** There until somebody has read them. */
  notes: table({ schema: noteForNextSchema, isMade: true }),
  /** For whom the card of what happened while they were away was dismissed: when they had left, by uuid. */
  awayDismissed: table({ schema: v.number(), isMade: false }),
  unsure: table({ schema: unsureMarkSchema, isMade: true }),
  /** Notes about members and groups. */
  recordNotes: table({ schema: annotationSchema, isMade: true, isByRecord: true }),
  /** Who is not in it is active. */
  memberStates: table({ schema: memberStateSchema, isMade: true, isByRecord: true }),
  fieldDefinitions: table({ schema: fieldDefinitionSchema, isMade: true }),
  /** The values of each member's fields, by the id of the definition. Numbers are written with a dot, days as `2026-05-03`, yes or no as these words. */
  fieldValues: table({ schema: textsSchema, isMade: true, isByRecord: true }),
  savedFronts: table({
    schema: savedFrontSchema,
    isMade: true,
    withMoved: (front, from, to) => ({
      ...front,
      members: front.members.map((uuid) => (uuid === from ? to : uuid)),
    }),
  }),
  /** By the uuid of the switch; by its time until it has one. */
  switchNotes: table({
    schema: switchNoteSchema,
    isMade: true,
    withMoved: ({ members, ...note }, from, to) => ({
      ...note,
      members: Object.fromEntries(
        Object.entries(members).map(([uuid, noted]) => [uuid === from ? to : uuid, noted]),
      ),
    }),
  }),
};

export type LocalTableName = keyof typeof LOCAL_TABLES;

/** One entry of a table. */
export type LocalEntry<Name extends LocalTableName> = DeepReadonly<
  v.InferOutput<(typeof LOCAL_TABLES)[Name]['schema']>
>;

/** The tables with their entries by id. */
export type LocalEntries = { readonly [Name in LocalTableName]: Readonly<Record<string, LocalEntry<Name>>> };

export const LOCAL_TABLE_NAMES = Object.keys(LOCAL_TABLES) as readonly LocalTableName[];

/** The tables with one value for each. */
export function eachTable(of: (name: LocalTableName) => Readonly<Record<string, unknown>>): LocalEntries {
  // `Object.fromEntries` loses the keys, and with them the type of each table.
  return Object.fromEntries(LOCAL_TABLE_NAMES.map((name) => [name, of(name)])) as unknown as LocalEntries;
}
