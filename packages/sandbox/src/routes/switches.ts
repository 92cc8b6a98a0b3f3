import { backendJson, backendNoContent } from '../middleware/replies.ts';
import { ServiceError } from '../service-error.ts';
import { createSwitch, deleteSwitch, latestSwitch, moveSwitch } from '../store/edit.ts';
import { findAtBackend, findExactly } from '../store/references.ts';
import type { SwitchRow } from '../store/rows.ts';
import { firstAtOrAfter } from '../store/state.ts';
import { FieldErrors } from '../validation/field-errors.ts';
import { coerceText, type JsonObject, JsonReader } from '../validation/json-body.ts';
import { readQuery, readQueryInteger } from '../validation/query.ts';
import { readNewSwitch } from '../validation/switch-body.ts';
import {
  formatNanos,
  type Nanos,
  parseLenientTimestamp,
  parseStrictTimestamp,
  toMicros,
  toNanos,
} from '../validation/timestamps.ts';
import { viewHistory, viewSwitch } from '../view/switches.ts';
import type { Call } from './call.ts';
import { backend, type RouteTable, withArray, withObject } from './route.ts';

const MAX_PAGE = 100;

export const switchRoutes: RouteTable = {
  '/v2/systems/:system/switches': { GET: backend(listSwitches), POST: withObject(postSwitch) },
  '/v2/systems/:system/fronters': { GET: backend(getFronters) },
  '/v2/systems/:system/switches/:switch': {
    GET: backend(getSwitch),
    PATCH: withObject(patchSwitchTime),
    DELETE: backend(removeSwitch),
  },
  '/v2/systems/:system/switches/:switch/members': { PATCH: withArray(patchSwitchMembers) },
};

function listSwitches(call: Call): Response {
  const beforeText = readQuery(call.query, 'before');
  const before = beforeText === null ? null : parseStrictTimestamp(beforeText);
  const limit = readQueryInteger(call.query, 'limit');
  const system = call.system();
  if (call.viewerOf(system.uuid) === 'other' && system.privacy.front_history_privacy === 'private') {
    throw new ServiceError('historyPrivate');
  }
  // A negative number is passed on to the database, which refuses it.
  if (limit !== null && limit < 0) throw new ServiceError('crash');
  const history = call.state.index.switchesOfSystem.get(system.uuid) ?? [];
  const end = firstAtOrAfter(history, before === null ? call.context.nowMicros() : toMicros(before));
  const start = Math.max(0, end - Math.min(limit ?? MAX_PAGE, MAX_PAGE));
  return backendJson(viewHistory(call.state, system.uuid, history.slice(start, end).reverse()));
}

/** The switch with the latest instant, even one in the future; nothing at all when the system never switched. */
function getFronters(call: Call): Response {
  const system = call.system();
  const viewer = call.viewerOf(system.uuid);
  if (viewer === 'other' && system.privacy.front_privacy === 'private') {
    throw new ServiceError('frontersPrivate');
  }
  const row = latestSwitch(call.state, system.uuid);
  return row === undefined ? backendNoContent() : backendJson(viewSwitch(call.state, row, viewer));
}

/** Not atomic, as in the service: equal requests that overlap pass each other's checks, and each creates a row. */
async function postSwitch(call: Call, body: JsonObject): Promise<Response> {
  const { members: refs, timestamp } = readNewSwitch(body);
  const system = call.ownSystem();
  if (new Set(refs).size !== refs.length) throw new ServiceError('duplicateMembers');
  const history = call.state.index.switchesOfSystem.get(system.uuid) ?? [];
  if (timestamp !== null) refuseTaken(history, timestamp);
  const members = refs.map((ref) => {
    const uuid = findExactly(call.state, 'member', system.uuid, ref ?? '');
    if (uuid === null) throw new ServiceError('memberRefNotFound', ref ?? '');
    return uuid;
  });
  await call.pause();
  const latest = latestSwitch(call.state, system.uuid);
  const isLater = latest !== undefined && (timestamp === null || timestamp > toNanos(latest.timestamp));
  if (isLater && isSameList(latest.members, members)) throw new ServiceError('sameFronters');

  await (timestamp === null ? call.pauseBeforeLastStep() : call.pause());
  call.requireStill(call.state.members, members);
  const row = createSwitch(call.state, system.uuid, call.context.nowMicros(), members);
  call.context.changed();
  if (timestamp !== null) {
    await call.pauseBeforeLastStep();
    moveSwitch(call.state, row, toMicros(timestamp));
    call.context.changed();
  }
  // The answer repeats the request's precision; what is stored is cut to microseconds.
  const echo = timestamp === null ? undefined : formatNanos(timestamp);
  return backendJson(viewSwitch(call.state, row, 'owner', echo));
}

function getSwitch(call: Call): Response {
  const system = call.system();
  const row = call.switchOf(system);
  const viewer = call.viewerOf(system.uuid);
  if (viewer === 'other' && system.privacy.front_history_privacy === 'private') {
    throw new ServiceError('switchNotVisible');
  }
  return backendJson(viewSwitch(call.state, row, viewer));
}

async function patchSwitchTime(call: Call, body: JsonObject): Promise<Response> {
  const system = call.ownSystem();
  const text = new JsonReader(body).textOrNull('timestamp');
  if (text === null) {
    const errors = new FieldErrors();
    errors.add('timestamp', "Key 'timestamp' is required.");
    errors.throwIfAny();
    throw new ServiceError('invalidModel');
  }
  const timestamp = parseLenientTimestamp(text);
  const row = call.switchOf(system);
  // Its own instant counts as taken too.
  refuseTaken(call.state.index.switchesOfSystem.get(system.uuid) ?? [], timestamp);
  await call.pauseBeforeLastStep();
  call.requireStill(call.state.switches, [row.uuid]);
  moveSwitch(call.state, row, toMicros(timestamp));
  call.context.changed();
  return backendJson(viewSwitch(call.state, row, 'owner'));
}

/**
 * Replaces the entries that it found, in one step: nobody sees the switch without members. Of two that overlap, the second does not find
 * the entries of the first, leaves them there and adds its own.
 */
async function patchSwitchMembers(call: Call, body: readonly unknown[]): Promise<Response> {
  const system = call.ownSystem();
  if (countDistinct(body) !== body.length) throw new ServiceError('duplicateMembers');
  const row = call.switchOf(system);
  const members = body.map((value) => {
    const ref = coerceText(value);
    if (ref === null) throw new ServiceError('crash');
    const uuid = findAtBackend(call.state, 'member', ref);
    if (uuid === null) throw new ServiceError('memberRefNotFound', ref);
    if (call.state.members.get(uuid)?.system !== system.uuid) throw new ServiceError('notOwnMemberRef', ref);
    return uuid;
  });
  if (isSameList(row.members, members)) throw new ServiceError('sameFronters');
  const former = row.members;
  await call.pauseBeforeLastStep();
  if (members.length > 0) call.requireStill(call.state.switches, [row.uuid]);
  call.requireStill(call.state.members, members);
  row.members = row.members === former ? members : [...row.members, ...members];
  call.context.changed();
  return backendJson(viewSwitch(call.state, row, 'owner'));
}

async function removeSwitch(call: Call): Promise<Response> {
  const system = call.ownSystem();
  const row = call.switchOf(system);
  await call.pauseBeforeLastStep();
  deleteSwitch(call.state, row);
  call.context.changed();
  return backendNoContent();
}

/** Compared at the request's precision: an instant between two microseconds is never taken. */
function refuseTaken(history: readonly SwitchRow[], timestamp: Nanos): void {
  const found = history[firstAtOrAfter(history, toMicros(timestamp))];
  if (found !== undefined && toNanos(found.timestamp) === timestamp) throw new ServiceError('sameTimestamp');
}

/** Order counts: the same members in another order are another switch. */
function isSameList(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((uuid, position) => uuid === right[position]);
}

/** Equal JSON values count once; objects and arrays are equal only to themselves. */
function countDistinct(values: readonly unknown[]): number {
  return new Set(values).size;
}
