import type { FrontSwitch } from '@frontboard/model';
import { orderKey } from '../../../cache/switches/switch-order.ts';
import { OWN } from '../../../session/active-token.ts';
import type { FrontMember } from '../../../session/front-member.ts';
import { haveEqualMembers, isSameMoment } from '../made/moments.ts';
import { LOOK_BACK, switchWith, UnclearAnswerError } from '../made/service-switches.ts';
import type { SwitchCopy } from '../types.ts';
import type { ServiceAnswer } from './answer.ts';
import type { AskOptions } from './ask-options.ts';
import { hasMembers } from './operation.ts';
import { findSwitch, isSettled, type QueuedSwitch, wantedMembers, wantedTimestamp } from './queued-switch.ts';

/**
 * What has changed before a new switch of an edit since it was planned: the switch before it at the service is neither the one the person saw
 * nor one of the queue. Null for nothing. Without a request for a switch that continues no front. Rejects as the client does, and with
 * `UnclearAnswerError`.
 */
export async function changeBefore(
  options: AskOptions,
): Promise<Extract<ServiceAnswer, { kind: 'outdated' }> | null> {
  const { service, queued, queue, signal } = options;
  const record = queued.operations.find((it) => it.kind === 'record');
  const follows = record?.follows;
  if (record === undefined || record.isSent || follows === undefined) return null;
  if (follows !== null && isChangedHere(follows, queue)) return null;
  const { switches } = await service.list(OWN, { before: queued.timestamp, limit: LOOK_BACK, signal });
  const [newest] = switches;
  // The service lists several switches at one instant in no certain order.
  const last = switches.filter((row) => orderKey(row) === orderKey(newest ?? row));
  if (last.some((row) => (follows !== null && isSeen(row, follows)) || isOwn(row, queue))) return null;
  if (follows !== null && (newest === undefined || orderKey(newest) <= orderKey(follows))) {
    const { switchId } = follows;
    return { kind: 'outdated', switchId, now: await switchWith(options, switchId) };
  }
  if (newest === undefined) return null;
  const now = newest.id === null ? null : await switchWith(options, newest.id);
  // Deleted just before: read again.
  if (now === null) throw new UnclearAnswerError();
  return { kind: 'outdated', switchId: now.id ?? '', now };
}

/** Whether the person has moved or deleted a switch here: what is before the new one follows from that. */
function isChangedHere(copy: SwitchCopy, queue: readonly QueuedSwitch[]): boolean {
  const queued = findSwitch(queue, copy);
  if (queued === undefined) return false;
  return wantedMembers(queued) === null || !isSameMoment(wantedTimestamp(queued), copy.timestamp);
}

/** A deletion that is undone gives a switch another id, so only the front counts. */
function isSeen(row: FrontSwitch, { timestamp, members }: SwitchCopy): boolean {
  return isSameMoment(row.timestamp, timestamp) && hasMembersOf(row, members);
}

/** Whether a row is one of the queue with members that it has, or has had, by our own requests. */
function isOwn(row: FrontSwitch, queue: readonly QueuedSwitch[]): boolean {
  const queued = findSwitch(queue, { switchId: row.id ?? '', timestamp: row.timestamp });
  if (queued === undefined) return false;
  const wanted = wantedMembers(queued);
  if (wanted !== null && hasMembersOf(row, wanted)) return true;
  const former = [queued.base ?? [], ...queued.operations.filter(hasMembers).map(({ members }) => members)];
  return !isSettled(queued) && former.some((members) => hasMembersOf(row, members));
}

function hasMembersOf({ memberIds }: FrontSwitch, members: readonly FrontMember[]): boolean {
  return haveEqualMembers(
    memberIds,
    members.map(({ id }) => id),
  );
}
