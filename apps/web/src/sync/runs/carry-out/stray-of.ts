import { microsecondAfter, type SwitchId } from '@frontboard/model';
import { OWN } from '../../../session/active-token.ts';
import type { MadeSwitch } from '../../switches/made/made-switch.ts';
import { isSameList } from '../../switches/made/moments.ts';
import {
  LOOK_BACK,
  memberUuids,
  type SwitchCalls,
  switchWith,
} from '../../switches/made/service-switches.ts';
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
  const calls = switchCalls(context);
  const [, until] = timesOf(last, times);
  const { switches } = await calls.service.list(OWN, { before: microsecondAfter(until), limit: LOOK_BACK });
  for (const row of strayedRows(switches, { made, others: queuedSwitches(context), ...times })) {
    const whole = row.id === null ? null : await switchWith(calls, row.id);
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

/** The calls about switches as the caller. Nothing ends them. */
export function switchCalls({
  caller: { client, call },
}: RunContext): SwitchCalls<'list' | 'fetch' | 'remove'> {
  return {
    service: {
      list: (ref, options) => client.switches.list(ref, { ...options, ...call }),
      fetch: (ref, id, options) => client.switches.fetch(ref, id, { ...options, ...call }),
      remove: (id, options) => client.switches.remove(id, { ...options, ...call }),
    },
    signal: new AbortController().signal,
  };
}
