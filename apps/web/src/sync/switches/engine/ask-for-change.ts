import { hasErrorCode } from '@frontboard/client';
import { brandId, type FrontSwitch } from '@frontboard/model';
import { isSwitchGone } from '../../../cache/refusals.ts';
import { isSameList, isSameMoment } from '../made/moments.ts';
import { memberRefs, memberUuids, switchWith, UnclearAnswerError } from '../made/service-switches.ts';
import { hasStrayed } from '../made/strayed-rows.ts';
import type { ServiceAnswer } from './answer.ts';
import type { AskOptions } from './ask-options.ts';
import {
  type MissingStep,
  type QueuedSwitch,
  switchIdOf,
  triedMembers,
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
  if (isWanted(queued, step, before)) return changed(before, step);
  if (!isExpected(options, before)) return { kind: 'conflict', made: before };
  try {
    const made = await send(options, step);
    return made === null ? { kind: 'absent' } : changed(made, step);
  } catch (error) {
    if (isSwitchGone(error)) return { kind: 'absent' };
    if (!hasErrorCode(error, 'sameFronters', 'sameTimestamp')) throw error;
    // An earlier attempt may have arrived after all, and be the reason for this refusal.
    const now = await look(options);
    if (now === null) throw new UnclearAnswerError();
    if (isWanted(queued, step, now)) return changed(now, step);
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

/** Whether the switch has the result of a step. */
function isWanted(queued: QueuedSwitch, step: ChangeStep, now: FrontSwitch): boolean {
  switch (step) {
    case 'members':
      return isSameList(memberUuids(now), wantedUuids(queued));
    case 'move':
      return isSameMoment(now.timestamp, wantedTimestamp(queued));
    case 'look':
      return true;
    case 'remove':
      return false;
  }
}

/** Whether the switch is as the person saw it, or a result of our own requests. */
function isExpected(options: AskOptions, now: FrontSwitch): boolean {
  const { queued } = options;
  const { known, attempts } = queued;
  if (known.kind !== 'there') return true;
  const moments = [queued.timestamp, ...attempts.flatMap((it) => (it.kind === 'move' ? [it.timestamp] : []))];
  const { timestamp } = now;
  const uuids = memberUuids(now);
  if (hasStrayed({ timestamp, members: uuids }, queued, options)) return true;
  const isKnown = known.isWhole
    ? isSameList(known.members, uuids)
    : uuids.length === known.members.length &&
      (now.members ?? []).every((it) => known.members.some((ref) => ref === it.uuid || ref === it.id));
  return (
    moments.some((it) => isSameMoment(it, timestamp)) &&
    (isKnown || triedMembers(queued).some((list) => isSameList(list, uuids)))
  );
}

function changed(made: FrontSwitch, step: ChangeStep): ServiceAnswer {
  const settles = step === 'members' || step === 'move' ? step : 'all';
  return { kind: 'changed', made, settles };
}

function look(options: AskOptions): Promise<FrontSwitch | null> {
  return switchWith(options, idOf(options.queued));
}

function idOf(queued: QueuedSwitch) {
  const { known } = queued;
  return brandId('SwitchId', known.kind === 'gone' ? known.switchId : (switchIdOf(queued) ?? ''));
}
