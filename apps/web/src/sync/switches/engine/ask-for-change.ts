import { hasErrorCode } from '@frontboard/client';
import { brandId, type FrontSwitch } from '@frontboard/model';
import { isSwitchGone } from '../../../cache/refusals.ts';
import { isSameList, isSameMoment } from '../made/moments.ts';
import { memberRefs, switchWith, UnclearAnswerError } from '../made/service-switches.ts';
import type { SwitchCopy } from '../types.ts';
import type { ServiceAnswer } from './answer.ts';
import type { AskOptions } from './ask-options.ts';
import { hasStrayed } from './may-have-strayed.ts';
import {
  frontMembersOf,
  type MissingStep,
  type QueuedSwitch,
  switchIdOf,
  triedMembers,
  uuidsOf,
  wantedTimestamp,
  wantedUuids,
} from './queued-switch.ts';

type ChangeStep = Extract<MissingStep, 'members' | 'move' | 'look' | 'remove'>;

/**
 * Takes one step of a change that a person made to this very switch. It reads first, so that nothing is overwritten unseen. Rejects as
 * `ask` does.
 */
export async function askForChange(options: AskOptions, step: ChangeStep): Promise<ServiceAnswer> {
  const { queued } = options;
  const before = await look(options);
  if (before === null) return { kind: 'absent' };
  const latest = copyOf(before);
  if (isWanted(queued, step, latest)) return changed(before, step);
  if (!isExpected(options, latest)) return { kind: 'conflict', latest, made: before };
  try {
    const made = await send(options, step);
    return made === null ? { kind: 'absent' } : changed(made, step);
  } catch (error) {
    if (isSwitchGone(error)) return { kind: 'absent' };
    if (!hasErrorCode(error, 'sameFronters', 'sameTimestamp')) throw error;
    // An earlier attempt may have arrived after all, and be the reason for this refusal.
    const now = await look(options);
    if (now === null) throw new UnclearAnswerError();
    if (isWanted(queued, step, copyOf(now))) return changed(now, step);
    throw error;
  }
}

/** Sends the step. Returns the switch afterwards, null once it is deleted. */
async function send(options: AskOptions, step: ChangeStep): Promise<FrontSwitch | null> {
  const { service, queued, signal, noteAttempt } = options;
  const id = idOf(queued);
  switch (step) {
    case 'members': {
      const members = wantedUuids(queued);
      await noteAttempt({ kind: 'members', members });
      return service.updateMembers(id, memberRefs(members), { signal });
    }
    case 'move': {
      const timestamp = wantedTimestamp(queued);
      await noteAttempt({ kind: 'move', timestamp });
      return service.updateTime(id, timestamp, { signal });
    }
    case 'remove':
      await noteAttempt({ kind: 'delete' });
      await service.remove(id, { signal });
      return null;
    case 'look':
      throw new UnclearAnswerError();
  }
}

/** Whether the copy has the result of a step. */
function isWanted(queued: QueuedSwitch, step: ChangeStep, { members, timestamp }: SwitchCopy): boolean {
  switch (step) {
    case 'members':
      return isSameList(uuidsOf(members), wantedUuids(queued));
    case 'move':
      return isSameMoment(timestamp, wantedTimestamp(queued));
    case 'look':
      return true;
    case 'remove':
      return false;
  }
}

/** Whether the copy is the one the person saw, or a result of our own requests. */
function isExpected(options: AskOptions, { members, timestamp }: SwitchCopy): boolean {
  const { queued } = options;
  const { known, attempts } = queued;
  if (known.kind !== 'there') return true;
  const moments = [queued.timestamp, ...attempts.flatMap((it) => (it.kind === 'move' ? [it.timestamp] : []))];
  const uuids = uuidsOf(members);
  if (hasStrayed({ timestamp, members: uuids }, queued, options)) return true;
  const isKnown = known.isWhole
    ? isSameList(known.members, uuids)
    : members.length === known.members.length &&
      members.every(({ uuid, id }) => known.members.includes(uuid) || known.members.includes(id));
  return (
    moments.some((it) => isSameMoment(it, timestamp)) &&
    (isKnown || triedMembers(queued).some((list) => isSameList(list, uuids)))
  );
}

function changed(made: FrontSwitch, step: ChangeStep): ServiceAnswer {
  const settles = step === 'members' || step === 'move' ? step : 'all';
  return { kind: 'changed', copy: copyOf(made), made, settles };
}

function copyOf({ id, timestamp, members }: FrontSwitch): SwitchCopy {
  return { switchId: id ?? '', timestamp, members: frontMembersOf(members ?? []), isWhole: true };
}

function look(options: AskOptions): Promise<FrontSwitch | null> {
  return switchWith(options, idOf(options.queued));
}

function idOf(queued: QueuedSwitch) {
  const { known } = queued;
  return brandId('SwitchId', known.kind === 'gone' ? known.switchId : (switchIdOf(queued) ?? ''));
}
