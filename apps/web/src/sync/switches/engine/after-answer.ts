import type { Refusal } from '../types.ts';
import type { Answer } from './ask.ts';
import { freeInstant, takenInstants, timestampOf } from './instants.ts';
import {
  isSameList,
  isSettled,
  type QueuedSwitch,
  tidied,
  topVersion,
  uuidsOf,
  type Version,
  wantedMembers,
} from './queued-switch.ts';

/** What the plans of an account become by an answer. */
export interface QueueOutcome {
  readonly put: readonly QueuedSwitch[];
  readonly remove: readonly string[];
  /** A correction came too late and became a switch of its own. */
  readonly hasSplit: boolean;
}

/**
 * What the plans become by an answer to a question about `plan`, which may have got another wish since it was asked. `plans` are all of the
 * account, `plan` among them. Pure.
 */
export function afterAnswer(
  plans: readonly QueuedSwitch[],
  plan: QueuedSwitch,
  answer: Answer,
  nowMs: number,
): QueueOutcome {
  switch (answer.kind) {
    case 'there': {
      const next = {
        ...plan,
        service: answer.copy,
        tried: [],
        triedAtMs: null,
        lostAtMs: null,
        isHeld: false,
        versions: markSent(plan, answer.copy.members),
      };
      return keep(next, nowMs, reopened(plans, plan));
    }
    case 'absent':
      return absent(plans, plan, nowMs);
    case 'already-so': {
      const wanted = uuidsOf(wantedMembers(plan) ?? []);
      // Said of members that were wanted when it was asked: of others it says only that nothing was made.
      if (!isSameList(wanted, answer.members))
        return keep({ ...plan, tried: [], triedAtMs: null, lostAtMs: null }, nowMs);
      const isUnclear = plans.some((it) => it.id !== plan.id && it.atMs < plan.atMs && !isSettled(it));
      // What is in front may yet change by a switch that is not through: then this one has to be asked again.
      const said = isUnclear ? { isHeld: true } : { isAlreadySo: true, isHeld: false };
      return keep({ ...plan, tried: [], triedAtMs: null, lostAtMs: null, ...said }, nowMs);
    }
    case 'taken': {
      const taken = takenInstants(plans.filter(({ id }) => id !== plan.id));
      const atMs = freeInstant(plan.atMs + 1, taken);
      return keep(
        { ...plan, atMs, timestamp: timestampOf(atMs), tried: [], triedAtMs: null, lostAtMs: null },
        nowMs,
      );
    }
    case 'moved-on':
      return split(plans, plan, nowMs);
  }
}

/** What the service refused of a plan. */
export interface Refused {
  /** The plan as it was when it was asked. */
  readonly asked: QueuedSwitch;
  readonly refusal: Refusal;
  /** It refused to write what was wanted: that attempt has done nothing there. */
  readonly isWrite: boolean;
}

/** What the plans become by a refusal. Of `plan`, which may have got another wish since it was asked, it then says nothing. Pure. */
export function afterRefusal(
  plan: QueuedSwitch,
  { asked, refusal, isWrite }: Refused,
  nowMs: number,
): QueueOutcome {
  const sent = wantedMembers(asked);
  const wanted = wantedMembers(plan);
  const isStill =
    sent === null || wanted === null ? sent === wanted : isSameList(uuidsOf(sent), uuidsOf(wanted));
  const next = isStill ? { ...plan, refusal } : plan;
  if (!isWrite || sent === null) return keep(next, nowMs);
  const isOf = (list: readonly string[]) => isSameList(list, uuidsOf(sent));
  // An earlier attempt without an answer may have got through all the same.
  const tried = asked.tried.some(isOf) ? next.tried : next.tried.filter((list) => !isOf(list));
  return keep({ ...next, tried, triedAtMs: asked.triedAtMs, lostAtMs: asked.lostAtMs }, nowMs);
}

function keep(plan: QueuedSwitch, nowMs: number, others: readonly QueuedSwitch[] = []): QueueOutcome {
  const next = tidied(plan, nowMs);
  return {
    put: next === null ? others : [next, ...others],
    remove: next === null ? [plan.id] : [],
    hasSplit: false,
  };
}

function markSent(plan: QueuedSwitch, members: readonly string[]): QueuedSwitch['versions'] {
  const sent = members.join();
  return plan.versions.map((it) =>
    it.members.map(({ uuid }) => uuid).join() === sent ? { ...it, isSent: true } : it,
  );
}

/** The service has no such switch: as wished, not yet, or somebody deleted it elsewhere. */
function absent(plans: readonly QueuedSwitch[], plan: QueuedSwitch, nowMs: number): QueueOutcome {
  const next: QueuedSwitch = { ...plan, service: null, tried: [], triedAtMs: null, lostAtMs: null };
  if (wantedMembers(plan) === null) return keep(next, nowMs, reopened(plans, plan));
  const top = topVersion(plan);
  // Deleted elsewhere, and what is wanted is what it was: that deletion stands.
  if (top === null || top.isSent) return { put: reopened(plans, plan), remove: [plan.id], hasSplit: false };
  return plan.service === null ? keep(next, nowMs) : split(plans, next, nowMs);
}

/** Corrections that came too late become a switch of their own, at the moment of the first tap. */
function split(plans: readonly QueuedSwitch[], plan: QueuedSwitch, nowMs: number): QueueOutcome {
  // What was taken back may have the members of one that was sent.
  const lastSent = plan.versions.findLastIndex(({ isSent, isUndone }) => isSent && !isUndone);
  const cut = plan.found === null ? Math.max(1, lastSent + 1) : lastSent + 1;
  const late = plan.versions.slice(cut).filter(({ isUndone }) => !isUndone);
  const former = plan.versions.filter((it) => !late.includes(it));
  const [first] = late;
  // Everything late was taken back meanwhile.
  if (!first) return keep({ ...plan, versions: former }, nowMs);
  const atMs = freeInstant(first.tapMs, takenInstants(plans));
  const own: QueuedSwitch = {
    ...plan,
    id: first.id,
    atMs,
    timestamp: timestampOf(atMs),
    found: null,
    versions: late,
    service: null,
    tried: [],
    triedAtMs: null,
    lostAtMs: null,
    unchecked: [],
    uncheckedSinceMs: null,
    refusal: null,
    settledAtMs: null,
  };
  // What an attempt without an answer may have made of somebody else's switch is put back.
  const versions = former.length === 0 && plan.tried.length > 0 ? late.map(undoneCopy) : former;
  const wasThere = plan.found !== null || lastSent >= 0;
  const isFormerGone = versions.length === 0 || (plan.service === null && wasThere);
  if (isFormerGone) return { put: [own], remove: [plan.id], hasSplit: true };
  const rest = keep({ ...plan, versions }, nowMs);
  return { put: [own, ...rest.put], remove: rest.remove, hasSplit: true };
}

/** A version that goes on as one of another plan stays in its own as one that was taken back. */
function undoneCopy(version: Version): Version {
  return { ...version, id: `${version.id}-former`, isUndone: true };
}

/**
 * Later switches that were not made because the same members were in front already: what is in front before them has changed,
 * so they are sent again.
 */
export function reopened(plans: readonly QueuedSwitch[], plan: QueuedSwitch): readonly QueuedSwitch[] {
  return plans
    .filter((it) => it.isAlreadySo && it.id !== plan.id && it.atMs > plan.atMs)
    .map((it) => ({ ...it, isAlreadySo: false, settledAtMs: null }));
}
