import { timestampSortKey } from '@frontboard/model';
import type { FrontMember } from '../../../session/front-member.ts';
import type { RecordInput } from '../types.ts';
import { freeInstant, takenInstants, tapInstant, timestampOf } from './instants.ts';
import {
  emptySwitch,
  isCorrecting,
  isSameList,
  isSettled,
  type QueuedSwitch,
  topVersion,
  uuidsOf,
  type Version,
  wantedMembers,
  withCorrection,
} from './queued-switch.ts';

/** The latest switch the service has told of. */
export interface KnownSwitch {
  readonly switchId: string;
  readonly timestamp: string;
  readonly atMs: number;
  readonly members: readonly FrontMember[];
}

interface RecordContext {
  readonly account: string;
  /** Plans of the account. */
  readonly plans: readonly QueuedSwitch[];
  readonly known: KnownSwitch | null;
  /** When it was tapped. */
  readonly tappedMs: number;
  readonly nowMs: number;
  /** A new unique id. */
  readonly id: string;
}

/** What is kept for a new switch, and the id of its entry. Pure. */
export function recordSwitch(
  { members, atMs, correctWithinMs }: RecordInput,
  { account, plans, known, tappedMs, nowMs, id }: RecordContext,
): { readonly plan: QueuedSwitch; readonly entryId: string } {
  const tapMs = tapInstant(tappedMs, nowMs, lastTap(plans));
  const version: Version = { id, members, tapMs, isUndone: false, isSent: false };
  // Who names a moment means a switch of its own.
  if (atMs === undefined && correctWithinMs !== undefined) {
    const latest = latestSwitch(plans, known, account);
    if (latest !== null && tapMs >= latest.atMs && tapMs - latest.atMs <= correctWithinMs) {
      const top = topVersion(latest);
      const isSame = isSameList(uuidsOf(wantedMembers(latest) ?? []), uuidsOf(members));
      if (isSame && top !== null) return { plan: latest, entryId: top.id };
      if (!isSame) return { plan: withCorrection(latest, version), entryId: id };
    }
  }
  const taken = takenInstants(plans);
  if (known !== null) taken.add(known.atMs);
  const moment = freeInstant(atMs ?? tapMs, taken);
  return {
    plan: { ...emptySwitch(account, id), atMs: moment, timestamp: timestampOf(moment), versions: [version] },
    entryId: id,
  };
}

/** The switch that a correction would edit, as a plan; null when there is none that can be. */
function latestSwitch(
  plans: readonly QueuedSwitch[],
  known: KnownSwitch | null,
  account: string,
): QueuedSwitch | null {
  const [latest] = plans.filter((plan) => wantedMembers(plan) !== null).sort((a, b) => b.atMs - a.atMs);
  const planned = known === null ? undefined : plans.find((plan) => isOf(plan, known));
  if (known !== null && planned === undefined && (latest === undefined || known.atMs > reachOf(latest))) {
    return {
      ...emptySwitch(account, known.switchId),
      atMs: known.atMs,
      timestamp: known.timestamp,
      found: known.members,
      service: { switchId: known.switchId, members: uuidsOf(known.members) },
    };
  }
  // One that was refused waits for the person, and one that was so already made no switch.
  if (latest === undefined || latest.refusal !== null || latest.isAlreadySo) return null;
  // Another switch came after it: what is wanted is asked for, also where it is what the service had.
  const isPassed = known !== null && planned === undefined && known.atMs > latest.atMs;
  if (isPassed && latest.service !== null)
    return { ...latest, tried: [...latest.tried, uuidsOf(known.members)] };
  if (known === null || latest !== planned || !isSettled(latest)) return latest;
  // Another device may have changed it, or what is known is from before our own last change: it may be either.
  const told = uuidsOf(known.members);
  return isSameList(told, uuidsOf(wantedMembers(latest) ?? []))
    ? latest
    : { ...latest, tried: [...latest.tried, told] };
}

/** Where a plan may come to lie: a correction that waits becomes a switch of its own if it comes too late for the one it corrects. */
function reachOf(plan: QueuedSwitch): number {
  return isCorrecting(plan) ? Math.max(plan.atMs, topVersion(plan)?.tapMs ?? plan.atMs) : plan.atMs;
}

/** Whether a plan is about a switch. Until the plan has had an answer, only the moment tells. */
function isOf({ service, timestamp }: QueuedSwitch, known: KnownSwitch): boolean {
  if (service !== null) return service.switchId === known.switchId;
  return timestampSortKey(timestamp) === timestampSortKey(known.timestamp);
}

function lastTap(plans: readonly QueuedSwitch[]): number | null {
  const taps = plans.flatMap(({ versions }) => versions.map(({ tapMs }) => tapMs));
  return taps.length === 0 ? null : Math.max(...taps);
}
