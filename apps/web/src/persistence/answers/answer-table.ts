import * as v from 'valibot';
import { LONGEST_AGE_MS } from '../documents/cache-entry.ts';
import {
  storedConfigSchema,
  storedFrontSchema,
  storedGroupSchema,
  storedGroupsSchema,
  storedMemberSchema,
  storedMembersSchema,
  storedSystemSchema,
} from './stored-record.ts';

/** How one kind of answer is persisted. */
export interface AnswerRule {
  /** Reads the answer from a stored value. */
  readonly schema: v.GenericSchema;
  /** `own`: one row for each account, about its own system. `looked-up`: one row for each reference, whoever the viewer was. */
  readonly whose: 'own' | 'looked-up';
  /** In milliseconds. An older row is deleted at the start. */
  readonly maxAgeMs: number;
  /** Whether a restored answer is fetched again whatever its age: changes made elsewhere are unknown. */
  readonly isRestoredStale: boolean;
  /** Delay before an answer is written, so that several edits in a row are written once. */
  readonly writeDelayMs: number;
  /** Whether it is deleted when the recent lookups are cleared or turned off. */
  readonly isClearedWithLookups: boolean;
}

const common = {
  maxAgeMs: LONGEST_AGE_MS,
  isRestoredStale: true,
  writeDelayMs: 0,
  isClearedWithLookups: true,
} as const;
const own = { ...common, whose: 'own' } as const;
const lookedUp = { ...common, whose: 'looked-up' } as const;
/** Every write on this device updates them, so they are as reliable as their age. Only forgetting deletes them. */
const ownList = {
  whose: 'own',
  maxAgeMs: Number.POSITIVE_INFINITY,
  isRestoredStale: false,
  writeDelayMs: 2_000,
  isClearedWithLookups: false,
} as const;

/** Every kind of answer that is persisted. The fronts of other systems are not among them: the status screens have those that are followed. */
export const ANSWERS = {
  'own-members': { schema: storedMembersSchema, ...ownList },
  'own-groups': { schema: storedGroupsSchema, ...ownList },
  'own-profile': { schema: storedSystemSchema, ...own },
  'own-config': { schema: storedConfigSchema, ...own },
  'own-front': { schema: storedFrontSchema, ...own },
  // By the reference that was looked up; the next three by the uuid that it leads to.
  'system-alias': { schema: v.string(), ...lookedUp },
  'system-record': { schema: storedSystemSchema, ...lookedUp },
  'system-member-list': { schema: storedMembersSchema, ...lookedUp },
  'system-group-list': { schema: storedGroupsSchema, ...lookedUp },
  member: { schema: storedMemberSchema, ...lookedUp },
  'member-groups': { schema: storedGroupsSchema, ...lookedUp },
  group: { schema: storedGroupSchema, ...lookedUp },
  'group-members': { schema: storedMembersSchema, ...lookedUp },
} as const satisfies Readonly<Record<string, AnswerRule>>;

export type AnswerKind = keyof typeof ANSWERS;

/** The rule of a kind. */
export function ruleOf(kind: AnswerKind): AnswerRule {
  return ANSWERS[kind];
}

/** Whether `text` is a kind of this release. */
export function isAnswerKind(text: string): text is AnswerKind {
  return Object.hasOwn(ANSWERS, text);
}
