import { parseMicros, type SwitchRow } from '@frontboard/sandbox';
import { isGuarded } from '../../sync/switches/engine/operation.ts';
import {
  type QueuedSwitch,
  standing,
  switchIdOf,
  topOperation,
  wantedMembers,
} from '../../sync/switches/engine/queued-switch.ts';
import type { AnsweredChange, ChangeDiary } from './changes.ts';
import type { Deed } from './diary.ts';

interface ChangeVerdict {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly wrong: readonly string[];
  /** Whether a deed is about a switch that was changed by hand, here or elsewhere: what became of it is said here. */
  readonly isJudged: (deed: Deed) => boolean;
  /** Ids of the service's switches that were changed by hand. */
  readonly touched: ReadonlySet<string>;
}

interface Evidence {
  readonly changes: ChangeDiary;
  /** What is stored in the end. */
  readonly stored: readonly QueuedSwitch[];
  readonly deeds: readonly Deed[];
  /** The switches of the service, oldest first. */
  readonly rows: readonly SwitchRow[];
}

/** Compares the changes that a person was told are stored with what the service has. */
export function judgeChanges({ changes, stored, deeds, rows }: Evidence): ChangeVerdict {
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
  const idsOf = (queued: QueuedSwitch) => [switchIdOf(queued), queued.formerId].filter((it) => it !== null);
  const changed = stored.filter(
    (queued) => queued.operations.some(isGuarded) || idsOf(queued).some((id) => touched.has(id)),
  );
  for (const queued of changed) for (const id of idsOf(queued)) touched.add(id);
  for (const moment of moments) {
    const found = rows.filter(({ timestamp }) => timestamp === moment);
    // What another device has changed is no longer recognised as a repetition.
    const isContested = changes.elsewhere.some(({ timestamp }) => parseMicros(timestamp) === moment);
    if (found.length > 1 && !isContested) doubled.push(`at ${moment}`);
    // Recorded again: a deletion was undone, or another device deleted it while nobody here knew that it had arrived.
    for (const { uuid } of found) touched.add(uuid);
  }

  for (const change of changes.told) {
    if (isForgotten(change, changes.told, stored, deeds)) lost.push(nameOf(change));
  }
  for (const queued of changed) {
    const top = topOperation(queued);
    const told = changes.told.find(({ id }) => id === top?.id);
    // Somebody else has changed it since the person opened it: who was the last can't be told.
    const isContested = changes.elsewhere.some(
      ({ uuid, order }) => idsOf(queued).includes(uuid) && (told === undefined || order > told.openedAt),
    );
    const name = `${queued.id.slice(0, 8)} at ${queued.timestamp} (${standing(queued)
      .map(({ kind }) => kind)
      .join()})`;
    const own = rows.filter(({ uuid }) => idsOf(queued).includes(uuid));
    if (own.length > 1) doubled.push(name);
    if (isContested || top === null || queued.settledAtMs === null) continue;
    const wanted = wantedMembers(queued);
    const [row] = own;
    if (wanted === null) {
      if (row !== undefined) doubled.push(`${name} was deleted`);
      continue;
    }
    if (queued.known.kind === 'already-so') continue;
    if (row === undefined) lost.push(name);
    else {
      const members = told?.request.kind === 'edit-members' ? told.request.members : wanted;
      if (row.members.join() !== members.map(({ uuid }) => uuid).join())
        wrong.push(`${name} has other members`);
      const timestamp = told?.request.kind === 'move' ? told.request.timestamp : queued.timestamp;
      if (row.timestamp !== parseMicros(timestamp)) wrong.push(`${name} is at another moment`);
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

/** Whether a change has gone that was neither done, undone, given up nor followed by another one of the same switch. */
function isForgotten(
  change: AnsweredChange,
  told: readonly AnsweredChange[],
  stored: readonly QueuedSwitch[],
  deeds: readonly Deed[],
): boolean {
  if (stored.some(({ operations }) => operations.some(({ id }) => id === change.id))) return false;
  const deed = deeds.find(({ id }) => id === change.id);
  if (deed === undefined) return true;
  if (deed.isUndone !== false || deed.shown.state === 'sent') return false;
  const { base } = change.request;
  const later = told.slice(told.indexOf(change) + 1);
  // A switch whose deletion is undone gets another id.
  return !later.some(
    ({ request }) => request.base.switchId === base.switchId || request.base.timestamp === base.timestamp,
  );
}

function nameOf({ id, request }: AnsweredChange): string {
  return `${request.kind} ${id.slice(0, 8)} of ${request.base.switchId.slice(0, 8)} at ${request.base.timestamp}`;
}
