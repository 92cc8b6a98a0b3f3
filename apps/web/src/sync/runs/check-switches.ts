import { brandId } from '@frontboard/model';
import { findRepetitions } from '../switches/made/find-repetitions.ts';
import type { MadeSwitch } from '../switches/made/made-switch.ts';
import { memberRefs } from '../switches/made/service-switches.ts';
import type { RunContext } from './carry-out/context.ts';
import { queuedSwitches, switchReads } from './carry-out/stray-of.ts';
import { removeSwitch } from './carry-out/switches.ts';
import { formerOf, type RunItem } from './run.ts';

/**
 * Removes what repeated requests have left beside the switches that these operations have recorded: rows with the same members at the same
 * time or at the service's own time, and members that are in a switch twice. Rejects as the client does; it can be repeated.
 */
export async function removeSwitchTwins(items: readonly RunItem[], context: RunContext): Promise<void> {
  const all = items.flatMap((item) => madeBy(item) ?? []);
  for (let left = all; left.length > 0; ) {
    const looked = await removeTwinsOf(left, all, context);
    left = left.filter((made) => !looked.includes(made));
  }
}

/** Removes what was left beside the first of the switches in `checked`. Returns those. */
async function removeTwinsOf(
  checked: readonly MadeSwitch[],
  all: readonly MadeSwitch[],
  context: RunContext,
): Promise<readonly MadeSwitch[]> {
  const { client, call } = context.caller;
  const { looked, twins, repeated } = await findRepetitions({
    service: switchReads(context),
    checked,
    all: [...all, ...queuedSwitches(context)],
    signal: new AbortController().signal,
    ...(await context.times()),
  });
  if (twins.length + repeated.length > 0) {
    const said = `Removing what repeated requests had left: ${twins.length} extra switches, ${repeated.length} with doubled members.`;
    context.services.log.add('info', said);
  }
  for (const id of twins) await removeSwitch(id, context);
  for (const { switchId, wanted } of repeated) {
    const id = brandId('SwitchId', switchId ?? '');
    const whole = wanted ?? [];
    // The service treats the same list as no change, but not a shorter one.
    await client.switches.updateMembers(id, memberRefs(whole.slice(0, -1)), call);
    await client.switches.updateMembers(id, memberRefs(whole), call);
  }
  return looked;
}

function madeBy(item: RunItem): MadeSwitch | null {
  const { operation } = item;
  const former = formerOf(item);
  if (operation.kind !== 'record-switch' || former?.kind !== 'recorded') return null;
  if (former.sent.length === 0) return null;
  const { timestamp } = operation;
  return { switchId: former.id, timestamp, wanted: former.members, unchecked: former.sent };
}
