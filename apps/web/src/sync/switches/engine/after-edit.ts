import { type FrontSwitch, parseTimestamp, timestampSortKey } from '@frontboard/model';
import type { FrontMember } from '../../../session/front-member.ts';
import type { SwitchEdit } from '../types.ts';
import { afterAnswer, type QueueOutcome, reopened } from './after-answer.ts';
import {
  emptySwitch,
  frontMembersOf,
  isSameList,
  isSettled,
  type QueuedSwitch,
  tidied,
  topVersion,
  uuidsOf,
  wantedMembers,
} from './queued-switch.ts';
import type { KnownSwitch } from './record.ts';

const NOTHING: QueueOutcome = { put: [], remove: [], hasSplit: false };

/**
 * What the plans of an account become when one of its switches was changed by hand: of what is wished about one switch the
 * latest counts, wherever it was said. `id` is new and unique. Pure.
 */
export function afterEdit(
  plans: readonly QueuedSwitch[],
  { account, former, now, isAhead }: SwitchEdit,
  nowMs: number,
  id: string,
): QueueOutcome {
  const plan = plans.find((it) => isOf(it, former));
  if (isAhead) return plan === undefined ? NOTHING : seen(plans, plan, former, nowMs);
  const check = now === null ? null : toCheck({ former, now }, nowMs);
  if (plan === undefined) {
    if (check === null || now === null) return NOTHING;
    return { put: [checkPlan(account, { id, now, check }, nowMs)], remove: [], hasSplit: false };
  }
  if (now === null) return deleted(plans, plan, former, nowMs);
  return changed(plans, check === null ? plan : { ...plan, ...check }, { former, now }, nowMs, id);
}

type Check = Pick<QueuedSwitch, 'unchecked' | 'uncheckedSinceMs'>;

/** What has to be looked for after a change by hand, since a browser may have repeated its request; null for nothing. */
function toCheck(
  { former, now }: { readonly former: FrontSwitch; readonly now: FrontSwitch },
  nowMs: number,
): Check | null {
  if (now.id === former.id) {
    const isSame = now.memberIds.join() === former.memberIds.join();
    // Members may be in it twice. To move it twice changes nothing.
    return isSame ? null : { unchecked: [], uncheckedSinceMs: nowMs };
  }
  const members = uuidsOf(frontMembersOf(now.members ?? []));
  const sent = { timestamp: now.timestamp, members, sentAtMs: nowMs, endedAtMs: nowMs };
  return { unchecked: [sent], uncheckedSinceMs: nowMs };
}

/** A plan of which nothing is wished, until what was changed by hand is checked. */
function checkPlan(
  account: string,
  { id, now, check }: { readonly id: string; readonly now: FrontSwitch; readonly check: Check },
  nowMs: number,
): QueuedSwitch {
  const found = frontMembersOf(now.members ?? []);
  const atMs = parseTimestamp(now.timestamp) ?? nowMs;
  return {
    ...emptySwitch(account, id),
    ...check,
    atMs,
    timestamp: now.timestamp,
    found,
    service: now.id === null ? null : { switchId: now.id, members: uuidsOf(found) },
    settledAtMs: nowMs,
  };
}

/**
 * The latest switch as it was told of, unless one of `edits` (by its id) has since made it something else; null when it is not
 * known any more which one is the latest.
 */
export function knownAfterEdits(
  known: KnownSwitch | null,
  edits: ReadonlyMap<string, SwitchEdit>,
): KnownSwitch | null {
  const edit = edits.get(known?.switchId ?? '');
  if (known === null || edit === undefined) return known;
  const { former, now } = edit;
  if (now?.id == null || timestampSortKey(now.timestamp) !== timestampSortKey(known.timestamp)) return null;
  const isFormer = known.members.map(({ id }) => id).join() === former.memberIds.join();
  const members = isFormer && now.members !== null ? frontMembersOf(now.members) : known.members;
  // One that was recorded anew has another id.
  return { ...known, switchId: now.id, members };
}

/** Whether a plan is about a switch. One without an answer has no more than its moment to tell, and only once it was sent. */
function isOf({ service, timestamp, tried }: QueuedSwitch, former: FrontSwitch): boolean {
  if (service !== null) return service.switchId === former.id;
  return tried.length > 0 && timestampSortKey(timestamp) === timestampSortKey(former.timestamp);
}

/** Somebody is about to change a switch whose making had no answer: it is there, and must not be made again while they do. */
function seen(
  plans: readonly QueuedSwitch[],
  plan: QueuedSwitch,
  { id, members }: FrontSwitch,
  nowMs: number,
): QueueOutcome {
  // What was taken back is looked for in its own time: who changes it now may want it after all.
  if (plan.service !== null || wantedMembers(plan) === null || id === null || members === null)
    return NOTHING;
  const copy = { switchId: id, members: uuidsOf(frontMembersOf(members)) };
  return afterAnswer(plans, plan, { kind: 'there', copy, made: null }, nowMs);
}

function deleted(
  plans: readonly QueuedSwitch[],
  plan: QueuedSwitch,
  former: FrontSwitch,
  nowMs: number,
): QueueOutcome {
  const top = topVersion(plan);
  const isDeletedAsWished =
    top !== null && (top.isSent || names(top.members) === [...former.memberIds].sort().join());
  // A wish that was not in what was deleted goes on.
  if (!isDeletedAsWished) return { ...afterAnswer(plans, plan, { kind: 'absent' }, nowMs), hasSplit: false };
  if (plan.service !== null) return { put: reopened(plans, plan), remove: [plan.id], hasSplit: false };
  // An attempt without an answer may arrive yet: it is looked for as after Undo.
  const versions = plan.versions.map((it) => ({ ...it, isUndone: true }));
  return {
    put: [{ ...plan, versions, refusal: null, settledAtMs: null }, ...reopened(plans, plan)],
    remove: [],
    hasSplit: false,
  };
}

function names(members: readonly FrontMember[]): string {
  return members
    .map(({ id }) => id)
    .sort()
    .join();
}

function changed(
  plans: readonly QueuedSwitch[],
  plan: QueuedSwitch,
  { former, now }: { readonly former: FrontSwitch; readonly now: FrontSwitch },
  nowMs: number,
  id: string,
): QueueOutcome {
  if (now.id === null || now.members === null) return NOTHING;
  const members = frontMembersOf(now.members);
  const uuids = uuidsOf(members);
  const wanted = wantedMembers(plan);
  // Who moves a switch may still wait for its correction; else what it is now is what it should be.
  const isSettling = wanted === null || isSettled(plan) || former.memberIds.join() !== now.memberIds.join();
  const isNewWish = isSettling && !isSameList(uuidsOf(wanted ?? []), uuids);
  const version = { id, members, tapMs: nowMs, isUndone: false, isSent: true };
  const isMoved = timestampSortKey(now.timestamp) !== timestampSortKey(plan.timestamp);
  const atMs = isMoved ? (parseTimestamp(now.timestamp) ?? plan.atMs) : plan.atMs;
  const next: QueuedSwitch = {
    ...plan,
    ...(isMoved ? { atMs, timestamp: now.timestamp } : {}),
    service: { switchId: now.id, members: uuids },
    // What was tried to make it has made it; what was tried to change it may yet do so.
    ...(plan.service === null
      ? { tried: [], triedAtMs: null, lostAtMs: null, isAlreadySo: false, isHeld: false }
      : {}),
    ...(isNewWish || wanted === null ? { versions: [...plan.versions, version], refusal: null } : {}),
  };
  const kept = tidied(next, nowMs);
  const others = reopened(plans, { ...plan, atMs: Math.min(plan.atMs, atMs) });
  return { put: kept === null ? others : [kept, ...others], remove: [], hasSplit: false };
}
