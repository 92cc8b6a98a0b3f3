import type { Member } from '@frontboard/model';
import type { FrontMember } from '../../../session/front-member.ts';
import type { Refusal } from '../types.ts';

/** One wish about a switch: the first one made it, each later one corrects its members. */
export interface Version {
  readonly id: string;
  readonly members: readonly FrontMember[];
  /** When the person tapped, in milliseconds since 1970. */
  readonly tapMs: number;
  readonly isUndone: boolean;
  /** The service has had these members. */
  readonly isSent: boolean;
}

/** What the service last told of a switch. */
export interface ServiceCopy {
  readonly switchId: string;
  /** Uuids in front order. */
  readonly members: readonly string[];
}

/** A request to make a switch that was sent. */
export interface SentSwitch {
  /** At which moment, as it was sent. */
  readonly timestamp: string;
  /** Uuids in front order. */
  readonly members: readonly string[];
  /** In milliseconds since 1970. */
  readonly sentAtMs: number;
  /** When it was answered, or was noticed to get no answer; null before. */
  readonly endedAtMs: number | null;
}

/**
 * One switch: how it is wanted, and how the service has it as far as we know. What is to be done follows from the difference,
 * so a plan can be taken up again at any point. Plain data; stored as it is.
 */
export interface QueuedSwitch {
  readonly id: string;
  /** Uuid of the system it belongs to. */
  readonly account: string;
  /** The moment of the switch, in milliseconds since 1970: what identifies it to the service until it has an id. */
  readonly atMs: number;
  /** The same as it is sent, or as the service told it. */
  readonly timestamp: string;
  /** The members the service had before, when this edits a switch that was not made here; else null. */
  readonly found: readonly FrontMember[] | null;
  /** Oldest first. Never empty in a stored plan. */
  readonly versions: readonly Version[];
  readonly service: ServiceCopy | null;
  /** Member lists that were sent to make or to change the switch, without an answer, or that a screen was told of: one of them may be at the service. */
  readonly tried: readonly (readonly string[])[];
  /** When the last of them was sent; null when none was. */
  readonly triedAtMs: number | null;
  /** When it was noticed that the last of them gets no answer; null before, and when the page was closed meanwhile. */
  readonly lostAtMs: number | null;
  /**
   * What was sent to make the switch and has not been looked for since. An answer does not prove one row: a browser may have repeated
   * the request.
   */
  readonly unchecked: readonly SentSwitch[];
  /** When the last request was sent or answered that may have been repeated; null when nothing is left to check. */
  readonly uncheckedSinceMs: number | null;
  /** The service said that the same members were in front already, so nothing was made. */
  readonly isAlreadySo: boolean;
  /** That was said while an earlier switch was not through; it is asked again once that one is. */
  readonly isHeld: boolean;
  readonly refusal: Refusal | null;
  /** When it last became as it is wanted; null before. */
  readonly settledAtMs: number | null;
}

/** What has to be asked of the service next. */
export type MissingStep =
  /** Make the switch. Sent again under the same moment until an answer tells what became of it. */
  | 'create'
  /** Look whether a switch that is not wanted any more was made by an attempt without an answer. */
  | 'find'
  /** Replace its members. */
  | 'change'
  /** Delete it. */
  | 'remove';

/** A plan of which nothing is wished or known yet. */
export function emptySwitch(account: string, id: string): Omit<QueuedSwitch, 'atMs' | 'timestamp'> {
  return {
    id,
    account,
    found: null,
    versions: [],
    service: null,
    tried: [],
    triedAtMs: null,
    lostAtMs: null,
    unchecked: [],
    uncheckedSinceMs: null,
    isAlreadySo: false,
    isHeld: false,
    refusal: null,
    settledAtMs: null,
  };
}

/** Who should be in front by this plan; null when there should be no such switch. */
export function wantedMembers(plan: QueuedSwitch): readonly FrontMember[] | null {
  return topVersion(plan)?.members ?? plan.found;
}

/** The wish that counts: the latest that was not taken back. */
export function topVersion(plan: QueuedSwitch): Version | null {
  return plan.versions.findLast(({ isUndone }) => !isUndone) ?? null;
}

/** Whether the wish that counts is a correction the service has not had. */
export function isCorrecting(plan: QueuedSwitch): boolean {
  const top = topVersion(plan);
  if (top === null || top.isSent) return false;
  return plan.found !== null || plan.versions[0]?.id !== top.id;
}

/** What the service should be asked to make true, refused or not; null when all is as wanted. */
export function missingStep(plan: QueuedSwitch): MissingStep | null {
  const wanted = wantedMembers(plan);
  if (wanted === null) {
    if (plan.service !== null) return 'remove';
    return plan.tried.length > 0 ? 'find' : null;
  }
  if (plan.service === null) return plan.isAlreadySo ? null : 'create';
  // A switch that was not made here may be gone by now, also where it is wanted as it was.
  const isUnasked = plan.found !== null && topVersion(plan)?.isSent === false;
  const isSo = isSameList(plan.service.members, uuidsOf(wanted)) && !mayBeOtherwise(plan) && !isUnasked;
  return isSo ? null : 'change';
}

/** Whether an attempt without an answer may have given the switch, or may yet give it, other members than are wanted. */
export function mayBeOtherwise(plan: QueuedSwitch): boolean {
  const wanted = uuidsOf(wantedMembers(plan) ?? []);
  return plan.tried.some((members) => !isSameList(members, wanted));
}

export function isSettled(plan: QueuedSwitch): boolean {
  return missingStep(plan) === null;
}

/** Members as the service tells of them, in the same order. */
export function frontMembersOf(members: readonly Member[]): readonly FrontMember[] {
  return members.map(({ uuid, id, name }) => ({ uuid: uuid ?? id, id, name }));
}

export function uuidsOf(members: readonly FrontMember[]): readonly string[] {
  return members.map(({ uuid }) => uuid);
}

/** Order counts: the same members in another order are another switch. */
export function isSameList(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}

/** The plan after a version was taken back; the same plan when it has no such version, or not as the wish that counts. */
export function withUndone(plan: QueuedSwitch, versionId: string): QueuedSwitch {
  if (topVersion(plan)?.id !== versionId) return plan;
  return {
    ...plan,
    refusal: null,
    settledAtMs: null,
    versions: plan.versions.map((it) => (it.id === versionId ? { ...it, isUndone: true } : it)),
  };
}

/** The plan with one more wish about its members. */
export function withCorrection(plan: QueuedSwitch, version: Version): QueuedSwitch {
  return { ...plan, settledAtMs: null, versions: [...plan.versions, version] };
}

/**
 * The plan as it is kept after a change at `nowMs`, or null when nothing of it needs keeping. Once it is as wanted, wishes that
 * were taken back are forgotten. One that is only left to be checked is kept until it was.
 */
export function tidied(plan: QueuedSwitch, nowMs: number): QueuedSwitch | null {
  if (!isSettled(plan)) return plan.settledAtMs === null ? plan : { ...plan, settledAtMs: null };
  const top = topVersion(plan);
  if (top === null && plan.uncheckedSinceMs === null) return null;
  const settled = { ...plan, refusal: null, isHeld: false, settledAtMs: plan.settledAtMs ?? nowMs };
  if (top === null) return settled;
  return {
    ...settled,
    versions: plan.versions
      .filter(({ isUndone }) => !isUndone)
      // One that was so already has made no switch.
      .map((it) => (it.id === top.id && plan.service !== null ? { ...it, isSent: true } : it)),
  };
}
