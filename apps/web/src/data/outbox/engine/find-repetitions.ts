import type { Client } from '@frontboard/client';
import { brandId, type FrontSwitch, type SwitchId, timestampSortKey } from '@frontboard/model';
import { isSameList, type Plan, uuidsOf, wantedMembers } from './plan.ts';
import { justAfter, memberUuids, OWN, switchWith } from './service-switches.ts';

/** What repeated requests have left at the service. */
export interface Repetitions {
  /** Rows beside the one a plan knows, at its moment and with members that were sent for it. */
  readonly twins: readonly SwitchId[];
  /** Plans in whose switch the service has somebody more than once. */
  readonly repeated: readonly Plan[];
}

interface CheckOptions {
  readonly service: Pick<Client['switches'], 'list' | 'fetch'>;
  /** Of one account, settled, each with something that was sent. */
  readonly plans: readonly Plan[];
  readonly signal: AbortSignal;
}

/** Rows that are read beyond those that were sent: twins, and what others recorded in between. */
const MARGIN = 10;

/** The service gives no more at once. */
const MOST_ROWS = 100;

/**
 * Looks for what repeated requests have left of the switches of `plans`. One read when they lie close together and nothing is wrong.
 * Rejects as the client does.
 */
export async function findRepetitions({ service, plans, signal }: CheckOptions): Promise<Repetitions> {
  const rows = await readAround({ service, plans, signal });
  const twins: SwitchId[] = [];
  for (const plan of plans) twins.push(...(await twinsOf(plan, rows, { service, signal })));
  const repeated = plans.filter((plan) => {
    const row = rows.find(({ id }) => id !== null && id === plan.service?.switchId);
    return row?.hasRepeatedMembers === true && wantedMembers(plan) !== null;
  });
  return { twins, repeated };
}

/** All rows at the moments of the plans, with others between them. */
async function readAround({ service, plans, signal }: CheckOptions): Promise<readonly FrontSwitch[]> {
  const moments = plans
    .flatMap((plan) => [plan.timestamp, ...plan.unchecked.map(({ timestamp }) => timestamp)])
    .sort((one, other) => keyOf(other).localeCompare(keyOf(one)));
  const rows: FrontSwitch[] = [];
  for (let next = moments[0]; next !== undefined; ) {
    const left = moments.filter((moment) => keyOf(moment) <= keyOf(next ?? ''));
    const limit = Math.min(MOST_ROWS, left.length + MARGIN);
    const { switches } = await service.list(OWN, { before: justAfter(next), limit, signal });
    rows.push(...switches);
    const last = switches.length < limit ? undefined : switches.at(-1);
    // Further rows at the moment of the last one may be on the next page.
    next = last && left.find((moment) => keyOf(moment) < keyOf(last.timestamp));
  }
  return rows;
}

async function twinsOf(
  plan: Plan,
  rows: readonly FrontSwitch[],
  { service, signal }: Pick<CheckOptions, 'service' | 'signal'>,
): Promise<readonly SwitchId[]> {
  const knownId = plan.service?.switchId ?? null;
  const moments = new Set(plan.unchecked.map(({ timestamp }) => keyOf(timestamp)));
  const beside = rows.filter(
    ({ id, timestamp }) => id !== null && id !== knownId && moments.has(keyOf(timestamp)),
  );
  const found: SwitchId[] = [];
  for (const { id } of beside) {
    // The list gives the members in no promised order.
    const row = id === null ? null : await switchWith({ service, signal }, id);
    if (row !== null && row.id !== null && isSent(plan, row)) found.push(row.id);
  }
  if (found.length === 0 || wantedMembers(plan) === null) return found;
  // What the person wants stays, whichever row it is in.
  if (knownId === null) return found.slice(1);
  const known = await switchWith({ service, signal }, brandId('SwitchId', knownId));
  return known === null ? found.slice(1) : found;
}

/** Whether a row has, at its moment, members that were sent for that moment; some of them may have been deleted since. */
function isSent(plan: Plan, row: FrontSwitch): boolean {
  const members = memberUuids(row);
  const lists = [
    ...plan.unchecked
      .filter(({ timestamp }) => keyOf(timestamp) === keyOf(row.timestamp))
      .map((it) => it.members),
    uuidsOf(wantedMembers(plan) ?? []),
  ];
  return lists.some((list) =>
    isSameList(
      list.filter((uuid) => members.includes(uuid)),
      members,
    ),
  );
}

function keyOf(timestamp: string): string {
  return timestampSortKey(timestamp) ?? '';
}
