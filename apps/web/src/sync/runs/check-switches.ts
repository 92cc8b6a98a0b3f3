import { brandId } from '@frontboard/model';
import { logWords } from '../log-words.ts';
import { findRepetitions } from '../switches/made/find-repetitions.ts';
import type { MadeSwitch } from '../switches/made/made-switch.ts';
import { isSameList } from '../switches/made/moments.ts';
import { memberRefs, memberUuids, removeSwitch, switchWith } from '../switches/made/service-switches.ts';
import { ignoreRefusal } from '../writes/error-meaning.ts';
import type { RunContext } from './carry-out/context.ts';
import { queuedSwitches, switchCalls } from './carry-out/stray-of.ts';
import { type Former, formerOf, type RunItem } from './run.ts';

type Recorded = Extract<Former, { kind: 'recorded' }>;

/** A recorded switch with its operation. */
interface MadeItem extends MadeSwitch {
  readonly item: RunItem;
  readonly former: Recorded;
}

interface CheckContext extends RunContext {
  /** Stores the former state of an operation before something is sent. */
  readonly note: (item: RunItem, former: Former) => Promise<void>;
}

/**
 * Removes what repeated requests have left beside the switches that these operations have recorded: rows with the same members at the same
 * time or at the service's own time, and members that are in a switch twice. Rejects as the client does; it can be repeated.
 */
export async function removeSwitchTwins(
  items: readonly RunItem[],
  runContext: RunContext,
  note: CheckContext['note'],
): Promise<void> {
  const context = { ...runContext, note };
  const all = items.flatMap((item) => madeBy(item) ?? []);
  for (const { former } of all) await putLastBack(former, context);
  for (let left = all; left.length > 0; ) {
    const looked = await removeTwinsOf(left, all, context);
    left = left.filter((made) => !looked.includes(made));
  }
}

/** Removes what was left beside the first of the switches in `checked`. Returns those. */
async function removeTwinsOf(
  checked: readonly MadeItem[],
  all: readonly MadeItem[],
  context: CheckContext,
): Promise<readonly MadeItem[]> {
  const { looked, twins, repeated } = await findRepetitions({
    ...switchCalls(context),
    checked,
    all: [...all, ...queuedSwitches(context)],
    ...(await context.times()),
  });
  if (twins.length + repeated.length > 0) {
    context.services.log.add('info', logWords.removingSwitches(twins.length, repeated.length));
  }
  for (const id of twins) await removeSwitch(switchCalls(context), id);
  // Nothing can be done where the service refuses, for example because a member was deleted a moment ago.
  for (const made of repeated) await removeRepeated(made, context).catch(ignoreRefusal);
  return looked;
}

/**
 * Removes the last member from a switch with a repeated member, and adds it again: the service treats the same list as no change, but not a
 * shorter one. What is to be put back is stored first.
 */
async function removeRepeated({ item, former }: MadeItem, context: CheckContext): Promise<void> {
  // As the service has it: a member may have been deleted since.
  const members = await membersOf(former, context);
  if (members === null) return;
  const shortened = { ...former, shortened: members };
  await context.note(item, shortened);
  await updateMembers(former, members.slice(0, -1), context);
  await putLastBack(shortened, context);
}

/** Adds the removed last member again, unless another device has given the switch other members since. */
async function putLastBack(former: Recorded, context: RunContext): Promise<void> {
  const last = former.shortened?.at(-1);
  const members = last === undefined ? null : await membersOf(former, context);
  if (former.shortened === null || last === undefined || members === null) return;
  const others = former.shortened.slice(0, -1).filter((uuid) => members.includes(uuid));
  if (isSameList(others, members))
    // A refusal says that the last one was deleted.
    await updateMembers(former, [...members, last], context).catch(ignoreRefusal);
}

/** The members that the switch has at the service, each once; null if it no longer exists. */
async function membersOf({ id }: Recorded, context: RunContext): Promise<readonly string[] | null> {
  const row = await switchWith(switchCalls(context), id);
  return row === null ? null : memberUuids(row);
}

async function updateMembers(
  { id }: Recorded,
  members: readonly string[],
  { caller: { client, call } }: RunContext,
): Promise<void> {
  await client.switches.updateMembers(brandId('SwitchId', id), memberRefs(members), call);
}

function madeBy(item: RunItem): MadeItem | null {
  const { operation } = item;
  const former = formerOf(item);
  if (operation.kind !== 'record-switch' || former?.kind !== 'recorded') return null;
  if (former.sent.length === 0) return null;
  const { timestamp } = operation;
  return {
    switchId: former.id,
    timestamp,
    wanted: former.members,
    unchecked: former.sent,
    item,
    former,
  };
}
