import { hasErrorCode } from '@frontboard/client';
import type { FrontSwitch } from '@frontboard/model';
import { isSwitchGone } from '../../../cache/refusals.ts';
import { END_OF_TIME } from '../../../cache/switches/queries.ts';
import { orderKey } from '../../../cache/switches/switch-order.ts';
import { OWN } from '../../../session/active-token.ts';
import { isSameList } from '../made/moments.ts';
import {
  LOOK_BACK,
  memberRefs,
  memberUuids,
  removeSwitch,
  switchAt,
  switchWith,
  UnclearAnswerError,
} from '../made/service-switches.ts';
import { strayedRows } from '../made/strayed-rows.ts';
import type { ServiceAnswer, ServiceCopy } from './answer.ts';
import { askForChange } from './ask-for-change.ts';
import type { AskOptions } from './ask-options.ts';
import { withAttempt } from './attempts.ts';
import { changeBefore } from './change-before.ts';
import { hasMovedOn } from './moved-on.ts';
import { type Attempt, madeOf, openGuarded, switchIdOf, triedMembers, wantedUuids } from './queued-switch.ts';

/** A copy with the whole switch as it was read. */
interface FoundCopy extends ServiceCopy {
  readonly found: FrontSwitch;
}

/**
 * Takes one step of a switch. Rejects as the client does, and with `UnclearAnswerError`; the step can then be
 * taken again without harm.
 */
export async function ask(options: AskOptions): Promise<ServiceAnswer> {
  const { queued, step } = options;
  switch (step) {
    case 'create':
      return create(options);
    case 'find': {
      const { copy, strayed } = await findTried(options);
      const tried = triedMembers(queued);
      const ours = copy !== null && isOurs(options, copy, tried, tried) ? copy : strayed;
      return ours === null ? { kind: 'absent' } : thereAsFound(ours);
    }
    case 'members':
      return openGuarded(queued).some(({ kind }) => kind === 'edit-members')
        ? askForChange(options, step)
        : correct(options);
    case 'move':
    case 'look':
      return askForChange(options, step);
    case 'remove': {
      if (isChangedByHand(options)) return { kind: 'not-ours' };
      const isOfEdit = queued.operations.some((it) => it.kind === 'record' && it.edit !== undefined);
      if (isOfEdit || openGuarded(queued).some(({ kind }) => kind === 'delete'))
        return askForChange(options, step);
      const id = switchIdOf(queued);
      if (id === null) return { kind: 'absent' };
      await removeSwitch(options, id);
      return { kind: 'absent' };
    }
  }
}

/**
 * Whether the row that seemed to be a recorded switch is one that the person has opened and changed since: it was another device's, or
 * the person wants it as they changed it.
 */
function isChangedByHand({ queued, queue }: AskOptions): boolean {
  if (queued.base !== null) return false;
  return queue.some((it) => it.id !== queued.id && it.base !== null && switchIdOf(it) === switchIdOf(queued));
}

async function create(options: AskOptions): Promise<ServiceAnswer> {
  const { service, queued, signal, noteAttempt } = options;
  const tried = triedMembers(queued);
  if (tried.length > 0) {
    const answer = await takeUpTried(options);
    if (answer !== null) return answer;
  }
  if (await hasMovedOn(options)) return { kind: 'moved-on' };
  const outdated = await changeBefore(options);
  if (outdated !== null) return outdated;
  const members = wantedUuids(queued);
  const attempt: Attempt = { kind: 'members', members };
  const triedAtMs = await noteAttempt(attempt);
  try {
    const made = await service.create(
      { members: memberRefs(members), timestamp: queued.timestamp },
      { signal },
    );
    if (made.id !== null)
      return { kind: 'there', copy: { switchId: made.id, members: memberUuids(made) }, made };
    // An answer without content: something other than the service may have sent it.
    const copy = await copyAtItsTime(options);
    if (copy === null) throw new UnclearAnswerError();
    return thereAsFound(copy);
  } catch (error) {
    if (hasErrorCode(error, 'sameFronters')) {
      const now = withAttempt(queued, 'create', attempt, triedAtMs);
      return alreadySo({ ...options, queued: now }, members);
    }
    if (!hasErrorCode(error, 'sameTimestamp')) throw error;
  }
  const copy = await copyAtItsTime(options);
  // Refused for a switch that does not exist: it was deleted in between, or the service's answers disagree.
  if (copy === null) throw new UnclearAnswerError();
  return isOurs(options, copy, [...tried, members], tried) ? thereAsFound(copy) : { kind: 'taken' };
}

/**
 * The result of an earlier attempt that can no longer be running: the switch it has created, moved to its time if the service did
 * not get that far; null if it has created none.
 */
async function takeUpTried(options: AskOptions): Promise<ServiceAnswer | null> {
  const { service, queued, signal } = options;
  const { copy, strayed } = await findTried(options);
  const tried = triedMembers(queued);
  if (copy !== null) {
    return isOurs(options, copy, tried, tried) ? thereAsFound(copy) : { kind: 'taken' };
  }
  if (strayed === null) return null;
  try {
    const made = await service.updateTime(strayed.switchId, queued.timestamp, { signal });
    const { switchId, members, timestamp } = strayed;
    return { kind: 'there', copy: { switchId, members }, made, movedFrom: timestamp };
  } catch (error) {
    // Moved or deleted just before: read again.
    if (hasErrorCode(error, 'sameTimestamp') || isSwitchGone(error)) throw new UnclearAnswerError();
    throw error;
  }
}

/**
 * The service says that these members are fronting already. That may answer the browser's own repetition of the request, and refer to
 * the row that the first one has just created.
 */
async function alreadySo(options: AskOptions, members: readonly string[]): Promise<ServiceAnswer> {
  const { copy, strayed } = await findTried(options);
  if (copy !== null && isOurs(options, copy, [members], [])) return thereAsFound(copy);
  // It is about to be moved to its time.
  if (strayed !== null) throw new UnclearAnswerError();
  return { kind: 'already-so', members };
}

/**
 * What attempts without an answer may have created: the switch at the wanted time (`copy`), whoever created it, and one of our rows that
 * stayed at the service's own time (`strayed`), because the service creates a switch in two steps.
 */
async function findTried(options: AskOptions): Promise<{
  readonly copy: FoundCopy | null;
  readonly strayed: (FoundCopy & { readonly timestamp: string }) | null;
}> {
  const { service, queued, queue, signal } = options;
  const { switches } = await service.list(OWN, { before: END_OF_TIME, limit: LOOK_BACK, signal });
  const last = switches.length < LOOK_BACK ? undefined : switches.at(-1);
  const copy =
    last === undefined || orderKey(last) < orderKey(queued)
      ? await wholeCopy(
          options,
          switches.find((it) => orderKey(it) === orderKey(queued)),
        )
      : await copyAtItsTime(options);
  if (copy !== null) return { copy, strayed: null };
  for (const row of strayedRows(switches, { ...options, made: madeOf(queued), others: queue.map(madeOf) })) {
    const strayed = await wholeCopy(options, row);
    if (strayed !== null && triedMembers(queued).some((list) => isSameList(list, strayed.members)))
      return { copy: null, strayed: { ...strayed, timestamp: row.timestamp } };
  }
  return { copy: null, strayed: null };
}

function thereAsFound({ switchId, members, found }: FoundCopy): ServiceAnswer {
  return { kind: 'there', copy: { switchId, members }, made: null, found };
}

/** Replaces the members of the latest switch with the members of the tap that corrects it. */
async function correct(options: AskOptions): Promise<ServiceAnswer> {
  const { service, queued, signal, noteAttempt } = options;
  const switchId = switchIdOf(queued);
  if (switchId === null) return { kind: 'absent' };
  if (await hasMovedOn(options)) return { kind: 'moved-on' };
  const members = wantedUuids(queued);
  await noteAttempt({ kind: 'members', members });
  try {
    const changed = await service.updateMembers(switchId, memberRefs(members), { signal });
    return { kind: 'there', copy: { switchId, members: memberUuids(changed) }, made: changed };
  } catch (error) {
    if (hasErrorCode(error, 'sameFronters'))
      return { kind: 'there', copy: { switchId, members }, made: null };
    if (isSwitchGone(error)) return { kind: 'absent' };
    throw error;
  }
}

/** The switch at the time of the queued one, or null. */
async function copyAtItsTime(options: AskOptions): Promise<FoundCopy | null> {
  return copyOf(await switchAt(options, options.queued.timestamp));
}

/** A listed row with its members in order, which the list does not promise; null if it no longer exists. */
async function wholeCopy(options: AskOptions, row: FrontSwitch | undefined): Promise<FoundCopy | null> {
  return row?.id == null ? null : copyOf(await switchWith(options, row.id));
}

function copyOf(found: FrontSwitch | null): FoundCopy | null {
  return found === null || found.id === null
    ? null
    : { switchId: found.id, members: memberUuids(found), found };
}

/**
 * Whether a switch at our time is the one we sent. Members deleted since are missing from it, so after an attempt without an answer
 * (`unanswered`), fewer members in the same order also match. A known switch may have been moved to our time: it is not ours.
 */
function isOurs(
  { queued, queue }: AskOptions,
  { switchId, members }: ServiceCopy,
  sent: readonly (readonly string[])[],
  unanswered: readonly (readonly string[])[],
): boolean {
  if (queue.some((it) => it.id !== queued.id && switchIdOf(it) === switchId)) return false;
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
