import { type Client, isApiError } from '@frontboard/client';
import { brandId, type FrontSwitch, type MemberRef, timestampSortKey } from '@frontboard/model';
import { timestampOf } from './instants.ts';
import {
  isCorrecting,
  isSameList,
  type Plan,
  type ServiceCopy,
  type Step,
  topVersion,
  uuidsOf,
  wantedMembers,
} from './plan.ts';

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
  'create' | 'list' | 'fetch' | 'updateMembers' | 'remove'
>;

/** The service answered something that says nothing about what became of the request. */
class UnclearAnswerError extends Error {
  override readonly name = 'UnclearAnswerError';
}

const OWN = brandId('SystemRef', '@me');
const CODES = { sameMembers: 40004, sameMoment: 40005, noSuchSwitch: [20007, 20008] } as const;

/** How many switches are looked through for one that came between. */
const LOOK_BACK = 20;

interface AskOptions {
  readonly service: SwitchService;
  readonly plan: Plan;
  readonly step: Step;
  /** All plans of the account: their switches are ours and no news. */
  readonly plans: readonly Plan[];
  /** Keeps on the device that these members are about to be sent. */
  readonly noteTry: (members: readonly string[]) => Promise<void>;
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
      const copy = await switchAt(options, plan.timestamp);
      return copy !== null && isOurs(copy, plan.tried, plan.tried)
        ? { kind: 'there', copy, made: null }
        : { kind: 'absent' };
    }
    case 'change':
      return change(options);
    case 'remove':
      if (plan.service === null) return { kind: 'absent' };
      try {
        await service.remove(brandId('SwitchId', plan.service.switchId), { signal });
      } catch (error) {
        if (!isNoSuchSwitch(error)) throw error;
      }
      return { kind: 'absent' };
  }
}

async function create(options: AskOptions): Promise<Answer> {
  const { service, plan, signal, noteTry } = options;
  if (isCorrecting(plan) && (await hasMovedOn(options))) return { kind: 'moved-on' };
  const members = uuidsOf(wantedMembers(plan) ?? []);
  await noteTry(members);
  try {
    const made = await service.create({ members: refs(members), timestamp: plan.timestamp }, { signal });
    if (made.id !== null)
      return { kind: 'there', copy: { switchId: made.id, members: memberUuids(made) }, made };
    // An answer without content: something other than the service may have given it.
    const copy = await switchAt(options, plan.timestamp);
    if (copy === null) throw new UnclearAnswerError();
    return { kind: 'there', copy, made: null };
  } catch (error) {
    if (hasCode(error, CODES.sameMembers)) return { kind: 'already-so', members };
    if (!hasCode(error, CODES.sameMoment)) throw error;
  }
  const copy = await switchAt(options, plan.timestamp);
  // Refused for a switch that is not there: it was deleted in between, or not everything the service says is equally new.
  if (copy === null) throw new UnclearAnswerError();
  return isOurs(copy, [...plan.tried, members], plan.tried)
    ? { kind: 'there', copy, made: null }
    : { kind: 'taken' };
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
    if (hasCode(error, CODES.sameMembers)) return { kind: 'there', copy: { switchId, members }, made: null };
    if (isNoSuchSwitch(error)) return { kind: 'absent' };
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
  const momentOf = (it: { readonly timestamp: string }) => timestampSortKey(it.timestamp) ?? '';
  const id = plan.service?.switchId;
  const listed = switches.find((it) => it.id === id);
  const now = listed ?? (id === undefined ? null : await switchWith({ service, signal }, id));
  // One that is gone says so itself when it is to be changed.
  if (now !== null && momentOf(now) !== momentOf(plan)) {
    const newest = switches.find((it) => it.id !== id);
    return newest !== undefined && momentOf(newest) > momentOf(now);
  }
  // One of ours that is at another moment than its plan's was moved to there elsewhere.
  const ownMoments = new Set([plan, ...plans].map(momentOf));
  return switches.some((it) => momentOf(it) > momentOf(plan) && !ownMoments.has(momentOf(it)));
}

/** A switch by its id, or null. */
async function switchWith(
  { service, signal }: Pick<AskOptions, 'service' | 'signal'>,
  id: string,
): Promise<FrontSwitch | null> {
  try {
    return await service.fetch(OWN, brandId('SwitchId', id), { signal });
  } catch (error) {
    if (isNoSuchSwitch(error)) return null;
    throw error;
  }
}

/** The switch at exactly this moment, or null. */
async function switchAt(options: AskOptions, timestamp: string): Promise<ServiceCopy | null> {
  const { service, signal } = options;
  const { switches } = await service.list(OWN, { before: justAfter(timestamp), limit: 1, signal });
  const [row] = switches;
  if (!row || row.id === null) return null;
  if (timestampSortKey(row.timestamp) !== timestampSortKey(timestamp)) return null;
  // The list gives the members in no promised order.
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

/** `before` is exclusive, and the service counts microseconds. */
function justAfter(timestamp: string): string {
  return timestamp.replace(/(?:\.(\d{1,6}))?Z$/, (_, digits: string | undefined) => {
    const micros = Number((digits ?? '').padEnd(6, '0')) + 1;
    // The last microsecond of a second is left alone: one that ends so was never chosen here.
    return `.${String(Math.min(micros, 999_999)).padStart(6, '0')}Z`;
  });
}

function memberUuids({ members }: FrontSwitch): readonly string[] {
  return (members ?? []).map(({ uuid, id }) => uuid ?? id);
}

function refs(members: readonly string[]): MemberRef[] {
  return members.map((uuid) => brandId('MemberRef', uuid));
}

function hasCode(error: unknown, code: number): boolean {
  return isApiError(error) && error.code === code;
}

function isNoSuchSwitch(error: unknown): boolean {
  return CODES.noSuchSwitch.some((code) => hasCode(error, code));
}
