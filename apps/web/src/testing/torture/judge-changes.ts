import { parseMicros, type SwitchRow } from '@frontboard/sandbox';
import type { AnsweredChange, ChangeDiary } from './changes.ts';
import type { Deed } from './diary.ts';
import { idsOf, isSameTime, type KeptSwitch, namesOf, partOf, standing, wantedIn } from './kept-switch.ts';

type ChangeRequest = AnsweredChange['request'];
type SeenCopy = ChangeRequest['base'];

/** As far as an instant may be from one that is taken, in microseconds. */
const NEAR_MICROS = 60_000n;

/** The kinds of operations on a switch that the person has opened. */
const OPENED: readonly string[] = ['edit-members', 'move', 'delete'];

interface ChangeVerdict {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
  /** Whether an action is about a switch that was opened and changed, here or elsewhere: its result is judged here. */
  readonly isJudged: (deed: Deed) => boolean;
  /** Ids of the service's switches that were opened and changed. */
  readonly touched: ReadonlySet<string>;
}

interface Evidence {
  readonly changes: ChangeDiary;
  /** The final stored state. */
  readonly stored: readonly KeptSwitch[];
  readonly deeds: readonly Deed[];
  /** The switches of the service, oldest first. */
  readonly rows: readonly SwitchRow[];
  /** Switches that were made outside of the app. */
  readonly foreign: readonly SwitchRow[];
  /** Whether the app said that an edit of the history is undone. */
  readonly isTakenBack: (id: string) => boolean;
}

/** Compares the changes that the app reported as stored with what the service has. */
export function judgeChanges(evidence: Evidence): ChangeVerdict {
  const { changes, stored, rows } = evidence;
  const lost: string[] = [];
  const doubled: string[] = [];
  const wrong: string[] = [];
  const touched = new Set([
    ...changes.told.map(({ request }) => request.base.switchId),
    ...changes.elsewhere.map(({ uuid }) => uuid),
  ]);
  const moments = new Set(
    [
      ...changes.elsewhere,
      ...changes.told.flatMap(({ request }) =>
        request.kind === 'move' ? [request.base, request] : [request.base],
      ),
    ].map(({ timestamp }) => parseMicros(timestamp)),
  );
  const changed = stored.filter(
    (queued) =>
      queued.operations.some(({ kind }) => OPENED.includes(kind)) ||
      idsOf(queued).some((id) => touched.has(id)),
  );
  for (const queued of changed) for (const id of idsOf(queued)) touched.add(id);
  for (const moment of moments) {
    const found = rows.filter(({ timestamp }) => timestamp === moment);
    // What another device has changed is no longer recognised as a repetition.
    const isContested = changes.elsewhere.some(({ timestamp }) => parseMicros(timestamp) === moment);
    if (found.length > 1 && !isContested) doubled.push(`at ${moment}`);
    // Recorded again: a deletion was undone, or another device deleted it before this device knew that it had arrived.
    for (const { uuid } of found) touched.add(uuid);
  }

  for (const change of changes.told) {
    const again = recordedBeside(change, evidence);
    if (again !== undefined) touched.add(again.uuid);
    if (isForgotten(change, evidence)) lost.push(nameOf(change));
    const problem = problemOfUndone(change, evidence);
    if (problem !== null) wrong.push(`${nameOf(change)} was undone, and ${problem}`);
  }
  for (const id of new Set(changes.recorded.map((it) => it.id))) {
    const asked = changes.recorded.filter((it) => it.id === id).length;
    if (!evidence.isTakenBack(id) && recordsOf(id, evidence) < asked)
      lost.push(`one of edit ${id.slice(0, 8)}`);
  }
  for (const queued of changed) {
    const top = standing(queued).at(-1);
    const told = changes.told.find(
      ({ id, request }) => top?.edit?.id === id && isAbout(queued, request.base),
    );
    // Another device has changed it since the person opened it: which change was last is unknown.
    const isContested = changes.elsewhere.some(
      ({ uuid, order }) => idsOf(queued).includes(uuid) && (told === undefined || order > told.openedAt),
    );
    const name = `${queued.id.slice(0, 8)} at ${queued.timestamp} (${standing(queued)
      .map(({ kind }) => kind)
      .join()})`;
    const own = rows.filter(({ uuid }) => idsOf(queued).includes(uuid));
    if (own.length > 1) doubled.push(name);
    if (isContested || top === undefined || queued.settledAtMs === null) continue;
    const [row] = own;
    if (
      changed.some((other) => isSameRow(other, queued) && (isLater(other, queued) || isAsWanted(row, other)))
    )
      continue;
    const wanted = wantedIn(queued);
    if (wanted === null) {
      if (row !== undefined) doubled.push(`${name} was deleted`);
      continue;
    }
    if (queued.known.kind === 'already-so') continue;
    if (row === undefined) lost.push(name);
    else {
      const members = told?.request.kind === 'edit-members' ? namesOf(told.request.members) : wanted;
      if (row.members.join() !== members) wrong.push(`${name} has other members`);
      const timestamp = told?.request.kind === 'move' ? told.request.timestamp : queued.timestamp;
      const isThere =
        queued.formerId === null
          ? row.timestamp === parseMicros(timestamp)
          : isRightAfter(row.timestamp, parseMicros(timestamp));
      if (!isThere) wrong.push(`${name} is at another moment`);
    }
  }
  const ids = new Set(changed.flatMap(({ operations }) => operations.map(({ id }) => id)));
  return {
    lost,
    doubled,
    wrong,
    touched,
    isJudged: ({ id, shown }) =>
      ids.has(id) ||
      (shown.switchId !== null && touched.has(shown.switchId)) ||
      // It may have had no id yet when it was shown last.
      moments.has(parseMicros(shown.timestamp)),
  };
}

/** Whether a switch that was recorded again is at its former instant, or right after it because that was taken. */
function isRightAfter(timestamp: bigint, former: bigint | null): boolean {
  return former !== null && timestamp >= former && timestamp - former <= NEAR_MICROS;
}

/** The switch whose deletion was undone, if another switch has its instant: another device has changed what the first request had recorded. */
function recordedBeside(
  { id, request: { kind, base } }: AnsweredChange,
  { rows, isTakenBack }: Evidence,
): SwitchRow | undefined {
  const moment = parseMicros(base.timestamp);
  const members = namesOf(base.members);
  const isTaken = rows.some((row) => row.timestamp === moment && row.members.join() !== members);
  if (kind !== 'delete' || !isTakenBack(id) || !isTaken) return undefined;
  return rows.find((row) => row.members.join() === members && isRightAfter(row.timestamp, moment));
}

/**
 * Whether another entry is about the same row: a person can change a row that a recording without an answer has left at the service's own
 * time, before its owner is known.
 */
function isSameRow(other: KeptSwitch, queued: KeptSwitch): boolean {
  return other !== queued && idsOf(other).some((id) => idsOf(queued).includes(id));
}

function isLater(other: KeptSwitch, queued: KeptSwitch): boolean {
  return (standing(other).at(-1)?.tapMs ?? 0) > (standing(queued).at(-1)?.tapMs ?? 0);
}

/** Whether a row is as an entry wants it: of two entries about it, the person may have tried the earlier one again last. */
function isAsWanted(row: SwitchRow | undefined, queued: KeptSwitch): boolean {
  const wanted = wantedIn(queued);
  return wanted !== null && row?.members.join() === wanted;
}

/** Whether a stored switch is the one a person saw, or the one whose twin they saw. */
function isAbout(queued: KeptSwitch, { switchId, timestamp }: SeenCopy): boolean {
  return [queued.id, ...idsOf(queued)].includes(switchId) || isSameTime(queued.timestamp, timestamp);
}

/** The stored switch that a change is an operation on. */
function storedFor({ id, request }: AnsweredChange, stored: readonly KeptSwitch[]): KeptSwitch | undefined {
  return stored.find((queued) => {
    const operation = partOf(queued, id);
    if (operation?.kind !== request.kind) return false;
    // A twin is identified by its time, and a move has changed that.
    const isMovedFrom = operation.kind === 'move' && isSameTime(operation.from, request.base.timestamp);
    return isMovedFrom || isAbout(queued, request.base);
  });
}

/** How many switches that an edit of the history adds are or were there. */
function recordsOf(id: string, { stored, deeds }: Evidence): number {
  const kept = stored.map((queued) => partOf(queued, id)).filter((it) => it?.kind === 'record');
  const shown = deeds.map((deed) => deed.shown).filter((it) => it.editId === id && it.kind === 'record');
  return new Set([...kept, ...shown].map((it) => it?.id)).size;
}

/** Whether a change has disappeared that was neither done, undone, discarded nor followed by another one of the same switch. */
function isForgotten(change: AnsweredChange, evidence: Evidence): boolean {
  const { changes, stored, deeds, isTakenBack } = evidence;
  const { told } = changes;
  const { base } = change.request;
  if (storedFor(change, stored) !== undefined || isTakenBack(change.id)) return false;
  const deed = deedOf(change, deeds);
  if (deed !== undefined && (deed.isUndone !== false || deed.shown.state === 'sent')) return false;
  // Operations on a switch that another device has deleted are discarded together.
  if (changes.elsewhere.some(({ uuid }) => uuid === base.switchId) && !hasRow(evidence, base)) return false;
  const later = told.slice(told.indexOf(change) + 1);
  // A switch whose deletion is undone gets another id.
  return !later.some(
    ({ request }) => request.base.switchId === base.switchId || request.base.timestamp === base.timestamp,
  );
}

function hasRow({ rows }: Evidence, { switchId }: SeenCopy): boolean {
  return rows.some(({ uuid }) => uuid === switchId);
}

/** What a person has seen of a change. An edit of one switch has one entry, wherever other operations have moved the switch. */
function deedOf({ id, request }: AnsweredChange, deeds: readonly Deed[]): Deed | undefined {
  const ofEdit = deeds.filter(({ shown }) => shown.editId === id && shown.kind === request.kind);
  return ofEdit.length === 1 ? ofEdit[0] : ofEdit.find(({ shown }) => isShownAs(shown, request));
}

/** Whether an entry belongs to a change. The entry of a switch that is gone has no id any more, and a twin has another id. */
function isShownAs({ switchId, timestamp }: Deed['shown'], request: ChangeRequest): boolean {
  const { base } = request;
  if (switchId !== null) return switchId === base.switchId;
  return isSameTime(timestamp, request.kind === 'move' ? request.timestamp : base.timestamp);
}

/** What differs from before a change that was undone; null if nothing does, or if others changed the switch. */
function problemOfUndone(change: AnsweredChange, evidence: Evidence): string | null {
  const { changes, stored, deeds, rows, isTakenBack } = evidence;
  const { base } = change.request;
  if (!isTakenBack(change.id)) return null;
  const queued = storedFor(change, stored);
  const operation = queued && partOf(queued, change.id);
  // Its undo was refused, and discarded.
  if (
    operation !== undefined &&
    deeds.some(({ id, isUndone }) => id === operation.id && isUndone === 'maybe')
  )
    return null;
  if (queued !== undefined && operation !== undefined && standing(queued).includes(operation))
    return 'it stands';
  const moment = parseMicros(base.timestamp);
  const members = namesOf(base.members);
  const isInvolved =
    changes.told.some((it) => it !== change && touches(it.request, base)) ||
    changes.elsewhere.some(({ uuid, timestamp }) => uuid === base.switchId || timestamp === base.timestamp) ||
    deeds.some(
      ({ shown, isUndone }) =>
        shown.editId !== change.id &&
        (shown.switchId === base.switchId || parseMicros(shown.timestamp) === moment) &&
        (isUndone !== false || namesOf(shown.members) !== members),
    );
  if (isInvolved) return null;
  const row = rows.find(({ timestamp }) => timestamp === moment);
  if (row === undefined && mayRepeat(moment, members, evidence)) return null;
  if (row === undefined) return 'its switch is not there';
  const found = row.members.join();
  // A correction that waited was shown in it, and became a separate switch because it came too late.
  return found === members || found === change.atService.join() ? null : 'its switch has other members';
}

/** Whether an earlier switch may have the same members. PluralKit refuses another one with the same members after the latest switch. */
function mayRepeat(moment: bigint | null, members: string, { changes, rows, foreign }: Evidence): boolean {
  const bases = changes.told.map(({ request }) => ({
    timestamp: parseMicros(request.base.timestamp) ?? 0n,
    members: request.base.members.map(({ uuid }) => uuid),
  }));
  return [...rows, ...foreign, ...bases].some(
    (it) => moment !== null && it.timestamp < moment && it.members.join() === members,
  );
}

function touches(request: ChangeRequest, base: SeenCopy): boolean {
  const times = [request.base.timestamp, ...(request.kind === 'move' ? [request.timestamp] : [])];
  return request.base.switchId === base.switchId || times.includes(base.timestamp);
}

function nameOf({ id, request }: AnsweredChange): string {
  return `${request.kind} ${id.slice(0, 8)} of ${request.base.switchId.slice(0, 8)} at ${request.base.timestamp}`;
}
