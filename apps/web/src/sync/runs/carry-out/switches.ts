import { brandId, type FrontSwitch } from '@frontboard/model';
import { isSwitchGone } from '../../../cache/refusals.ts';
import { isSameList, momentOf } from '../../switches/made/moments.ts';
import { justAfter, memberRefs, memberUuids } from '../../switches/made/service-switches.ts';
import type { OperationOf } from '../operation.ts';
import { runWords as words } from '../words.ts';
import type { CarryOut, RunContext } from './context.ts';

const OWN = brandId('SystemRef', '@me');

/** Records a switch at a past time, unless there is one already. */
export const carryOutRecordSwitch: CarryOut<OperationOf<'record-switch'>> = async (
  { timestamp, members },
  sent,
  context,
) => {
  const there = await switchAt(timestamp, context);
  if (there !== null) {
    if (!isSameList(memberUuids(there), members)) return { as: 'refused', ...words.timeTaken };
    if (sent === null || there.id === null) return { as: 'same' };
    return recorded(there.id, members);
  }
  await context.sending({ kind: 'nothing' });
  const { client, call } = context.caller;
  const { id } = await client.switches.create({ timestamp, members: memberRefs(members) }, call);
  return id === null ? { as: 'same' } : recorded(id, members);
};

function recorded(id: string, members: readonly string[]) {
  return { as: 'done', former: { kind: 'recorded', id, members }, left: {} } as const;
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
  if (momentOf(there) !== momentOf({ timestamp }) || !isSameList(memberUuids(there), members))
    return { as: 'left', left: { switch: { why: 'changed', now: there.timestamp } } };
  await context.sending({ kind: 'nothing' });
  await client.switches.remove(ref, call);
  return done;
};

/** The switch at exactly this time, with whole members; null when there is none. */
async function switchAt(timestamp: string, { caller }: RunContext): Promise<FrontSwitch | null> {
  const { client, call } = caller;
  const { switches } = await client.switches.list(OWN, { ...call, before: justAfter(timestamp), limit: 1 });
  const [newest] = switches;
  if (newest?.id == null || momentOf(newest) !== momentOf({ timestamp })) return null;
  return client.switches.fetch(OWN, newest.id, call);
}
