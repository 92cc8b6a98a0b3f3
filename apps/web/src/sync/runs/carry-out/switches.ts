import { hasErrorCode, isAnswerLost } from '@frontboard/client';
import { brandId, type FrontSwitch, type SwitchId } from '@frontboard/model';
import { isSwitchGone } from '../../../cache/refusals.ts';
import { orderKey } from '../../../cache/switches/switch-order.ts';
import { OWN } from '../../../session/active-token.ts';
import { newRequest, type SentSwitch } from '../../switches/made/made-switch.ts';
import { isSameList } from '../../switches/made/moments.ts';
import { memberRefs, memberUuids, removeSwitch, switchAt } from '../../switches/made/service-switches.ts';
import type { OperationOf } from '../operation.ts';
import { runWords as words } from '../words.ts';
import type { CarryOut, RunContext } from './context.ts';
import { strayOf, switchCalls } from './stray-of.ts';

type RecordSwitch = OperationOf<'record-switch'>;

/**
 * Records a switch at a past time, unless there is one already. A row that an earlier attempt has left at the service's own time is moved
 * to its time.
 */
export const carryOutRecordSwitch: CarryOut<RecordSwitch> = async (operation, sent, context) => {
  const { timestamp, members } = operation;
  const earlier = sent?.kind === 'switch' ? sent.sent : [];
  const there = await switchAt(switchCalls(context), timestamp);
  if (there !== null && isSameList(memberUuids(there), members)) return endOfThere(there, operation, earlier);
  const stray = await strayOf({ switchId: null, timestamp, wanted: members, unchecked: earlier }, context);
  const { client, call } = context.caller;
  if (stray !== null) {
    const other = there ?? (await moveUnlessTaken(stray, timestamp, context));
    if (other === null) return recorded(stray, members, earlier);
    await removeSwitch(switchCalls(context), stray);
    return endOfThere(other, operation, earlier);
  }
  if (there !== null) return taken();
  const request = newRequest(timestamp, members, context.services.clock.now());
  await context.sending({ kind: 'switch', sent: [...earlier, request] });
  const sentUntilNow = (isLost: boolean): readonly SentSwitch[] => [
    ...earlier,
    { ...request, endedAtMs: context.services.clock.now(), isLost },
  ];
  try {
    const { id } = await client.switches.create({ timestamp, members: memberRefs(members) }, call);
    return id === null ? { as: 'same' } : recorded(id, members, sentUntilNow(false));
  } catch (error) {
    if (isAnswerLost(error)) await context.sending({ kind: 'switch', sent: sentUntilNow(true) });
    if (!hasErrorCode(error, 'sameTimestamp', 'sameFronters')) throw error;
    // It may answer a repetition of the request, and refer to the row that the first one has created.
    const made = await switchAt(switchCalls(context), timestamp);
    if (made === null) throw error;
    return endOfThere(made, operation, sentUntilNow(false));
  }
};

/** Moves a row that was left at the service's own time. Returns null, or the switch that has its time. */
async function moveUnlessTaken(
  stray: SwitchId,
  timestamp: string,
  context: RunContext,
): Promise<FrontSwitch | null> {
  const { client, call } = context.caller;
  try {
    await client.switches.updateTime(stray, timestamp, call);
    return null;
  } catch (error) {
    if (!hasErrorCode(error, 'sameTimestamp')) throw error;
    const there = await switchAt(switchCalls(context), timestamp);
    if (there === null) throw error;
    // It answers a repetition of the request, and the first one has moved the row.
    return there.id === stray ? null : there;
  }
}

/** What a switch at the time of an operation means, after these requests. */
function endOfThere(
  there: FrontSwitch,
  { members }: RecordSwitch,
  sent: readonly SentSwitch[],
): ReturnType<typeof recorded> | { readonly as: 'same' } | ReturnType<typeof taken> {
  if (!isSameList(memberUuids(there), members)) return taken();
  return sent.length === 0 || there.id === null ? { as: 'same' } : recorded(there.id, members, sent);
}

function taken() {
  return { as: 'refused', ...words.timeTaken } as const;
}

function recorded(id: string, members: readonly string[], sent: readonly SentSwitch[]) {
  const former = { kind: 'recorded', id, members, sent, shortened: null, isChecked: false } as const;
  return { as: 'done', former, left: {} } as const;
}

/** Deletes a switch that is still as the person saw it. */
export const carryOutDeleteSwitch: CarryOut<OperationOf<'delete-switch'>> = async (
  { id, timestamp, members },
  sent,
  context,
) => {
  const { client, call } = context.caller;
  const done = { as: 'done', former: { kind: 'switch-deleted' }, left: {} } as const;
  const ref = brandId('SwitchId', id);
  let there: FrontSwitch;
  try {
    there = await client.switches.fetch(OWN, ref, call);
  } catch (error) {
    if (isSwitchGone(error)) return sent === null ? { as: 'gone' } : done;
    throw error;
  }
  if (orderKey(there) !== orderKey({ timestamp }) || !isSameList(memberUuids(there), members))
    return { as: 'left', left: { switch: { why: 'changed', now: there.timestamp } } };
  await context.sending({ kind: 'nothing' });
  await removeSwitch(switchCalls(context), ref);
  return done;
};
