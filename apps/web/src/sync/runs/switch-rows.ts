import type { Client } from '@frontboard/client';
import { brandId, type SwitchId } from '@frontboard/model';
import { isSwitchGone } from '../../cache/refusals.ts';
import { findRepetitions } from '../switches/made/find-repetitions.ts';
import type { MadeSwitch } from '../switches/made/made-switch.ts';
import { isSameList } from '../switches/made/moments.ts';
import {
  justAfter,
  LOOK_BACK,
  memberRefs,
  memberUuids,
  OWN,
  switchWith,
} from '../switches/made/service-switches.ts';
import { strayedRows, timesOf } from '../switches/made/strayed-rows.ts';
import type { RunContext } from './carry-out/context.ts';
import type { RunItem } from './run.ts';

type Reading = Pick<RunContext, 'caller' | 'services' | 'times'>;

/**
 * The row that a request without an answer has left at the service's own time, since making a switch takes the service two steps; null when
 * there is none. Rows of the queue of switches are not meant. Rejects as the client does.
 */
export async function strayOf(made: MadeSwitch, context: Reading): Promise<SwitchId | null> {
  const times = await context.times();
  const last = made.unchecked.at(-1);
  if (last === undefined) return null;
  const service = serviceOf(context);
  const signal = new AbortController().signal;
  const [, until] = timesOf(last, times);
  const { switches } = await service.list(OWN, { before: justAfter(until), limit: LOOK_BACK });
  for (const row of strayedRows(switches, { made, others: queuedSwitches(context), ...times })) {
    const whole = row.id === null ? null : await switchWith({ service, signal }, row.id);
    if (whole !== null && isSameList(memberUuids(whole), made.wanted ?? [])) return whole.id;
  }
  return null;
}

/**
 * Removes what repeated requests have left beside the switches that these operations have recorded: rows with the same members at the same
 * moment or at the service's own time, and members that are in a switch twice. Rejects as the client does; it can be repeated.
 */
export async function removeSwitchTwins(items: readonly RunItem[], context: RunContext): Promise<void> {
  const checked = items.flatMap((item) => madeBy(item) ?? []);
  if (checked.length === 0) return;
  const { client, call } = context.caller;
  const { twins, repeated } = await findRepetitions({
    service: serviceOf(context),
    checked,
    all: [...checked, ...queuedSwitches(context)],
    signal: new AbortController().signal,
    ...(await context.times()),
  });
  if (twins.length + repeated.length > 0) {
    const said = `Removing what repeated requests had left: ${twins.length} extra switches, ${repeated.length} with doubled members.`;
    context.services.log.add('info', said);
  }
  for (const id of twins) {
    await client.switches.remove(id, call).catch((error: unknown) => {
      if (!isSwitchGone(error)) throw error;
    });
  }
  for (const { switchId, wanted } of repeated) {
    const id = brandId('SwitchId', switchId ?? '');
    const whole = wanted ?? [];
    // The service takes the wanted list for what is there already, but not a shorter one.
    await client.switches.updateMembers(id, memberRefs(whole.slice(0, -1)), call);
    await client.switches.updateMembers(id, memberRefs(whole), call);
  }
}

function madeBy({ operation, progress }: RunItem): MadeSwitch | null {
  if (operation.kind !== 'record-switch') return null;
  if (progress.step !== 'ended' || progress.end.as !== 'done') return null;
  const { former } = progress.end;
  if (former.kind !== 'recorded' || former.sent.length === 0) return null;
  const { timestamp } = operation;
  return { switchId: former.id, timestamp, wanted: former.members, unchecked: former.sent };
}

/** The switches that the person has recorded here lately. */
function queuedSwitches({ services }: Reading): readonly MadeSwitch[] {
  return services.switchQueue.getSnapshot().entries.map(({ switchId, timestamp, members }) => ({
    switchId,
    timestamp,
    wanted: members.map(({ uuid }) => uuid),
    unchecked: [],
  }));
}

function serviceOf({ caller: { client, call } }: Reading): Pick<Client['switches'], 'list' | 'fetch'> {
  return {
    list: (ref, options) => client.switches.list(ref, { ...options, ...call }),
    fetch: (ref, id, options) => client.switches.fetch(ref, id, { ...options, ...call }),
  };
}
