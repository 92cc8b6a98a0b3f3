import { LONGEST_AGE_MS } from '../longest-age.ts';
import {
  readStoredConfig,
  readStoredFront,
  readStoredGroup,
  readStoredMember,
  readStoredSwitchPage,
  readStoredSystem,
  storedListOf,
} from './stored-record.ts';

/** How one kind of answer is persisted. */
export interface AnswerRule {
  /** The answer in a stored value; null for anything else. */
  readonly read: (stored: unknown) => unknown;
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

const members = storedListOf(readStoredMember);
const groups = storedListOf(readStoredGroup);

/** Every kind of answer that is persisted. The fronts of other systems are not among them: the status screens have those that are followed. */
export const ANSWERS = {
  'own-members': { read: members, ...ownList },
  'own-groups': { read: groups, ...ownList },
  'own-profile': { read: readStoredSystem, ...own },
  'own-config': { read: readStoredConfig, ...own },
  'own-front': { read: readStoredFront, ...own },
  'own-switches': { read: readStoredSwitchPage, ...own },
  system: { read: readStoredSystem, ...lookedUp },
  'system-members': { read: members, ...lookedUp },
  'system-groups': { read: groups, ...lookedUp },
  member: { read: readStoredMember, ...lookedUp },
  'member-groups': { read: groups, ...lookedUp },
  group: { read: readStoredGroup, ...lookedUp },
  'group-members': { read: members, ...lookedUp },
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
