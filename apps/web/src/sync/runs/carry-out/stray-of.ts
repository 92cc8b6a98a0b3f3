import type { Client } from '@frontboard/client';
import { microsecondAfter, type SwitchId } from '@frontboard/model';
import type { MadeSwitch } from '../../switches/made/made-switch.ts';
import { isSameList } from '../../switches/made/moments.ts';
import { LOOK_BACK, memberUuids, OWN, switchWith } from '../../switches/made/service-switches.ts';
import { strayedRows, timesOf } from '../../switches/made/strayed-rows.ts';
import type { RunContext } from './context.ts';

/**
 * The row that a request without an answer has left at the service's own time, because the service creates a switch in two steps; null
 * without one. Ignores rows of the queue of switches. Rejects as the client does.
 */
export async function strayOf(made: MadeSwitch, context: RunContext): Promise<SwitchId | null> {
  const times = await context.times();
  const last = made.unchecked.at(-1);
  if (last === undefined) return null;
  const service = switchReads(context);
  const signal = new AbortController().signal;
  const [, until] = timesOf(last, times);
  const { switches } = await service.list(OWN, { before: microsecondAfter(until), limit: LOOK_BACK });
  for (const row of strayedRows(switches, { made, others: queuedSwitches(context), ...times })) {
    const whole = row.id === null ? null : await switchWith({ service, signal }, row.id);
    if (whole !== null && isSameList(memberUuids(whole), made.wanted ?? [])) return whole.id;
  }
  return null;
}

/** The switches that were recently recorded here. */
export function queuedSwitches({ services }: RunContext): readonly MadeSwitch[] {
  return services.switchQueue.getSnapshot().entries.map(({ switchId, timestamp, members }) => ({
    switchId,
    timestamp,
    wanted: members.map(({ uuid }) => uuid),
    unchecked: [],
  }));
}

/** Reads switches as the caller. */
export function switchReads({
  caller: { client, call },
}: RunContext): Pick<Client['switches'], 'list' | 'fetch'> {
  return {
    list: (ref, options) => client.switches.list(ref, { ...options, ...call }),
    fetch: (ref, id, options) => client.switches.fetch(ref, id, { ...options, ...call }),
  };
}
