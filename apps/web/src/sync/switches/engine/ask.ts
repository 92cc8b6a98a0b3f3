import { type Client, hasErrorCode } from '@frontboard/client';
import { brandId, type FrontSwitch, type MemberRef } from '@frontboard/model';
import { isSwitchGone } from '../../../cache/refusals.ts';
import { END_OF_TIME } from '../../../cache/switches/queries.ts';
import { timestampOf } from './instants.ts';
import {
  isCorrecting,
  isSameList,
  type MissingStep,
  type QueuedSwitch,
  type ServiceCopy,
  topVersion,
  uuidsOf,
  wantedMembers,
} from './queued-switch.ts';
import { justAfter, memberUuids, OWN, switchWith } from './service-switches.ts';
import { momentOf, strayedRows } from './strayed-rows.ts';

/** What the service's answers say about a plan. */
export type Answer =
  /** The switch is there, with these members. `made` is the whole answer when it was just made or changed. */
  | { readonly kind: 'there'; readonly copy: ServiceCopy; readonly made: FrontSwitch | null }
  /** There is no such switch, or no longer. */
  | { readonly kind: 'absent' }
  /** These members were in front already; nothing was made. */
  | { readonly kind: 'already-so'; readonly members: readonly string[] }
  /** Another switch has that very moment. */
  | { readonly kind: 'taken' }
  /** Somebody switched after the switch and before its correction. */
  | { readonly kind: 'moved-on' };

/** The calls that are made. */
export type SwitchService = Pick<
  Client['switches'],
  'create' | 'list' | 'fetch' | 'updateMembers' | 'updateTime' | 'remove'
>;

/** The service answered something that says nothing about what became of the request. */
class UnclearAnswerError extends Error {
  override readonly name = 'UnclearAnswerError';
}

/** How many switches are looked through for one that came between. */
const LOOK_BACK = 20;

interface AskOptions {
  readonly service: SwitchService;
  readonly plan: QueuedSwitch;
  readonly step: MissingStep;
  /** All plans of the account: their switches are ours and no news. */
  readonly plans: readonly QueuedSwitch[];
  /** Keeps on the device that these members are about to be sent. Resolves with the time of that, in milliseconds since 1970. */
  readonly noteTry: (members: readonly string[]) => Promise<number>;
  /** How long an attempt without an answer may be running, in milliseconds. */
  readonly settleMs: number;
  /** The service's clock minus this device's, in milliseconds. */
  readonly skewMs: number;
  readonly signal: AbortSignal;
}

/**
 * Takes one step of a plan. Rejects with what the client rejects with, and with `UnclearAnswerError`; the step can then be
 * taken again without harm.
 */
export async function ask(options: AskOptions): Promise<Answer> {
  const { plan, step, service, signal } = options;
  switch (step) {
    case 'create':
      return create(options);
    case 'find': {
      const { copy, strayed } = await findTried(options);
      const ours = copy !== null && isOurs(copy, plan.tried, plan.tried) ? copy : strayed;
      return ours === null ? { kind: 'absent' } : { kind: 'there', copy: ours, made: null };
    }
    case 'change':
      return change(options);
    case 'remove':
      if (plan.service === null) return { kind: 'absent' };
      try {
        await service.remove(brandId('SwitchId', plan.service.switchId), { signal });
      } catch (error) {
        if (!isSwitchGone(error)) throw error;
      }
      return { kind: 'absent' };
  }
}

async function create(options: AskOptions): Promise<Answer> {
  const { service, plan, signal, noteTry } = options;
  if (plan.tried.length > 0) {
    const answer = await takeUpTried(options);
    if (answer !== null) return answer;
  }
  if (isCorrecting(plan) && (await hasMovedOn(options))) return { kind: 'moved-on' };
  const members = uuidsOf(wantedMembers(plan) ?? []);
  const triedAtMs = await noteTry(members);
  try {
    const made = await service.create({ members: refs(members), timestamp: plan.timestamp }, { signal });
    if (made.id !== null)
      return { kind: 'there', copy: { switchId: made.id, members: memberUuids(made) }, made };
    // An answer without content: something other than the service may have given it.
    const copy = await switchAt(options, plan.timestamp);
    if (copy === null) throw new UnclearAnswerError();
    return { kind: 'there', copy, made: null };
  } catch (error) {
    const sent = { timestamp: plan.timestamp, members, sentAtMs: triedAtMs, endedAtMs: null };
    const now = { ...plan, tried: [...plan.tried, members], unchecked: [...plan.unchecked, sent] };
    if (hasErrorCode(error, 'sameFronters')) return alreadySo({ ...options, plan: now }, members);
    if (!hasErrorCode(error, 'sameTimestamp')) throw error;
  }
  const copy = await switchAt(options, plan.timestamp);
  // Refused for a switch that is not there: it was deleted in between, or not everything the service says is equally new.
  if (copy === null) throw new UnclearAnswerError();
  return isOurs(copy, [...plan.tried, members], plan.tried)
    ? { kind: 'there', copy, made: null }
    : { kind: 'taken' };
}

/**
 * What to make of an earlier attempt that can no longer be running: the switch it has made, moved to its moment where the service did
 * not get that far; null when it has made none.
 */
async function takeUpTried(options: AskOptions): Promise<Answer | null> {
  const { service, plan, signal } = options;
  const { copy, strayed } = await findTried(options);
  if (copy !== null) {
    return isOurs(copy, plan.tried, plan.tried) ? { kind: 'there', copy, made: null } : { kind: 'taken' };
  }
  if (strayed === null) return null;
  try {
    const made = await service.updateTime(brandId('SwitchId', strayed.switchId), plan.timestamp, { signal });
    return { kind: 'there', copy: strayed, made };
  } catch (error) {
    // Moved or deleted a moment ago: looked for once more.
    if (hasErrorCode(error, 'sameTimestamp') || isSwitchGone(error)) throw new UnclearAnswerError();
    throw error;
  }
}

/**
 * The service says that these members are in front already. That may answer the browser's own repetition of the request, and mean
 * the row that the first one has just made.
 */
async function alreadySo(options: AskOptions, members: readonly string[]): Promise<Answer> {
  const { copy, strayed } = await findTried(options);
  if (copy !== null && isOurs(copy, [members], [])) return { kind: 'there', copy, made: null };
  // It is about to be moved to its moment.
  if (strayed !== null) throw new UnclearAnswerError();
  return { kind: 'already-so', members };
}

/**
 * What attempts without an answer may have made: the switch at the plan's moment (`copy`), whoever made it, and a row of ours that
 * stayed at the service's own now (`strayed`), since making a switch takes the service two steps.
 */
async function findTried(
  options: AskOptions,
): Promise<{ readonly copy: ServiceCopy | null; readonly strayed: ServiceCopy | null }> {
  const { service, plan, signal } = options;
  const { switches } = await service.list(OWN, { before: END_OF_TIME, limit: LOOK_BACK, signal });
  const last = switches.length < LOOK_BACK ? undefined : switches.at(-1);
  const copy =
    last === undefined || momentOf(last) < momentOf(plan)
      ? await wholeCopy(
          options,
          switches.find((it) => momentOf(it) === momentOf(plan)),
        )
      : await switchAt(options, plan.timestamp);
  if (copy !== null) return { copy, strayed: null };
  for (const row of strayedRows(switches, options)) {
    const strayed = await wholeCopy(options, row);
    if (strayed !== null && plan.tried.some((list) => isSameList(list, strayed.members)))
      return { copy: null, strayed };
  }
  return { copy: null, strayed: null };
}

async function change(options: AskOptions): Promise<Answer> {
  const { service, plan, signal, noteTry } = options;
  if (plan.service === null) return { kind: 'absent' };
  if (isCorrecting(plan) && (await hasMovedOn(options))) return { kind: 'moved-on' };
  const { switchId } = plan.service;
  const members = uuidsOf(wantedMembers(plan) ?? []);
  await noteTry(members);
  try {
    const changed = await service.updateMembers(brandId('SwitchId', switchId), refs(members), { signal });
    return { kind: 'there', copy: { switchId, members: memberUuids(changed) }, made: changed };
  } catch (error) {
    if (hasErrorCode(error, 'sameFronters'))
      return { kind: 'there', copy: { switchId, members }, made: null };
    if (isSwitchGone(error)) return { kind: 'absent' };
    throw error;
  }
}

/**
 * Whether a switch that is not ours lies between the plan's and the tap that corrects it; or any at all where the plan's was moved
 * elsewhere, for then we do not know the order of ours.
 */
async function hasMovedOn({ service, plan, plans, signal }: AskOptions): Promise<boolean> {
  const tapMs = topVersion(plan)?.tapMs ?? plan.atMs;
  const { switches } = await service.list(OWN, {
    before: justAfter(timestampOf(tapMs)),
    limit: LOOK_BACK,
    signal,
  });
  const id = plan.service?.switchId;
  const listed = switches.find((it) => it.id === id);
  const now =
    listed ?? (id === undefined ? null : await switchWith({ service, signal }, brandId('SwitchId', id)));
  // One that is gone says so itself when it is to be changed.
  if (now !== null && momentOf(now) !== momentOf(plan)) {
    const newest = switches.find((it) => it.id !== id);
    return newest !== undefined && momentOf(newest) > momentOf(now);
  }
  // One of ours that is at another moment than its plan's was moved to there elsewhere.
  const ownMoments = new Set([plan, ...plans].map(momentOf));
  return switches.some((it) => momentOf(it) > momentOf(plan) && !ownMoments.has(momentOf(it)));
}

/** The switch at exactly this moment, or null. */
async function switchAt(options: AskOptions, timestamp: string): Promise<ServiceCopy | null> {
  const { service, signal } = options;
  const { switches } = await service.list(OWN, { before: justAfter(timestamp), limit: 1, signal });
  return wholeCopy(
    options,
    switches.find((row) => momentOf(row) === momentOf({ timestamp })),
  );
}

/** A listed row with its members in order, which the list does not promise; null when it is gone. */
async function wholeCopy(options: AskOptions, row: FrontSwitch | undefined): Promise<ServiceCopy | null> {
  if (row === undefined || row.id === null) return null;
  const whole = await switchWith(options, row.id);
  return whole && { switchId: row.id, members: memberUuids(whole) };
}

/**
 * Whether a switch at our moment is the one we sent. Members deleted since are missing from it, so after a try without an answer
 * (`unanswered`) fewer members in the same order are ours, too.
 */
function isOurs(
  { members }: ServiceCopy,
  sent: readonly (readonly string[])[],
  unanswered: readonly (readonly string[])[],
): boolean {
  return (
    sent.some((list) => isSameList(list, members)) ||
    unanswered.some((list) =>
      isSameList(
        list.filter((uuid) => members.includes(uuid)),
        members,
      ),
    )
  );
}

function refs(members: readonly string[]): MemberRef[] {
  return members.map((uuid) => brandId('MemberRef', uuid));
}
