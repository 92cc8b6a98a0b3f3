import { parseTimestamp } from '@frontboard/model';
import { isFuture } from '../../../cache/switches/is-future.ts';
import { haveEqualMembers, isSameList } from '../made/moments.ts';
import { editedRows, enteredTimes } from './edited-rows.ts';
import { type EditedRow, equalInstants, instantBefore, keyOf, sortedRows } from './rows.ts';
import { comparedFronts } from './stretches.ts';
import type { EditableRow, EditRefusal, EditStep, HistoryEdit, KnownHistory, PlannedEdit } from './types.ts';

/** Upper bound on the operations of one edit. */
const MOST_STEPS = 50;

/** Refusals that another order of members can disprove. */
const NEEDS_ORDER = new Set<EditRefusal>(['nothing-to-merge', 'same-as-latest']);

/** The operations that an edit of the history needs, and its effect on the front. Pure. */
export function planEdit(known: KnownHistory, edit: HistoryEdit): PlannedEdit {
  const { rows, isComplete, nowMs, listedAt } = known;
  const problem = inputProblem(edit);
  if (problem !== null) return { ok: false, refusal: problem };
  const before = sortedRows(rows);
  const [oldest] = before;
  const isUnknown = (at: string) => oldest === undefined || keyOf(at) < keyOf(oldest.timestamp);
  if (!isComplete && enteredTimes(edit).some(isUnknown)) return { ok: false, refusal: 'not-loaded' };
  const isAhead = (timestamp: string) => isFuture(parseTimestamp(timestamp) ?? 0, nowMs);
  const edited = editedRows(before, edit, isAhead);
  const compared = comparedSwitches(before, edit);
  if ('refusal' in edited) {
    const isBeyond = !isComplete && listedAt != null && isUnknown(listedAt);
    if (edited.refusal === 'gone' && isBeyond) return { ok: false, refusal: 'not-loaded' };
    const isCertain = compared.length === 0 || !NEEDS_ORDER.has(edited.refusal);
    return { ok: false, refusal: edited.refusal, ...(isCertain ? {} : { sources: compared }) };
  }
  const steps = stepsBetween(before, edited.rows);
  if (steps.length === 0) return { ok: false, refusal: 'no-change' };
  if (steps.length > MOST_STEPS) return { ok: false, refusal: 'too-many' };
  const written = new Set(steps.flatMap((step) => ('id' in step ? [step.id] : [])));
  return {
    ok: true,
    steps,
    ...comparedFronts(before, edited.rows),
    sources: [
      ...new Set([
        ...sourcesOf(before, edited.rows, written),
        ...compared,
        ...('from' in edit ? repeatedSwitches(before, edited.rows, written) : []),
      ]),
    ],
    isFuture: steps.some((step) => 'timestamp' in step && isAhead(step.timestamp)),
  };
}

function inputProblem(edit: HistoryEdit): EditRefusal | null {
  if (enteredTimes(edit).some((time) => keyOf(time) === '')) return 'bad-time';
  const memberIds = 'memberIds' in edit ? edit.memberIds : [];
  return new Set(memberIds).size < memberIds.length ? 'twice' : null;
}

/** The steps from one history to the other, oldest first. */
function stepsBetween(before: readonly EditableRow[], after: readonly EditedRow[]): readonly EditStep[] {
  const left = new Map(after.map((row) => [row.id, row]));
  const changes = before.flatMap((row): { at: string; step: EditStep }[] => {
    const now = left.get(row.id);
    const { id, timestamp: at } = row;
    if (now === undefined) return [{ at, step: { kind: 'delete', id } }];
    if (keyOf(now.timestamp) !== keyOf(at))
      return [{ at, step: { kind: 'move', id, timestamp: now.timestamp } }];
    if (isSameList(now.memberIds, row.memberIds)) return [];
    return [{ at, step: { kind: 'edit-members', id, memberIds: now.memberIds } }];
  });
  const records = after.flatMap((row, index): { at: string; step: EditStep }[] => {
    const { id, timestamp, memberIds } = row;
    if (id !== null) return [];
    const step: EditStep = { kind: 'record', timestamp, memberIds };
    if (row.isContinuing !== true) return [{ at: timestamp, step }];
    const follows = after.slice(0, index).findLast((it) => it.id !== null)?.id ?? null;
    return [{ at: timestamp, step: { ...step, follows } }];
  });
  return [...changes, ...records]
    .toSorted((one, other) => (keyOf(one.at) < keyOf(other.at) ? -1 : 1))
    .map(({ step }) => step);
}

/** The switches whose members are repeated or overwritten: undo restores their members. */
function sourcesOf(
  before: readonly EditableRow[],
  after: readonly EditedRow[],
  written: ReadonlySet<string>,
): readonly string[] {
  const copied = after.flatMap(({ sources }) => sources ?? []);
  const overwritten = before.flatMap(({ id }) => (written.has(id) ? [id] : []));
  return [...copied, ...overwritten];
}

/** The switches whose order of members decides what an edit does, or whether it is possible. With one member it is certain. */
function comparedSwitches(rows: readonly EditableRow[], edit: HistoryEdit): readonly string[] {
  if (edit.kind !== 'split' && edit.kind !== 'merge') return [];
  const row = rows.find(({ id }) => id === edit.id);
  if (row === undefined) return [];
  const compared = edit.kind === 'split' ? [row] : mergedAtMost(rows, row);
  return compared.filter(({ memberIds }) => memberIds.length > 1).map(({ id }) => id);
}

/** The switches that a changed one may repeat, depending on the order of members: it is deleted then. */
function repeatedSwitches(
  before: readonly EditableRow[],
  after: readonly EditedRow[],
  written: ReadonlySet<string>,
): readonly string[] {
  const left = new Map(after.map((row) => [row.id, row]));
  return before.flatMap(({ id, timestamp }) => {
    const former = written.has(id) ? instantBefore(after, timestamp) : undefined;
    const now = left.get(id);
    if (former === undefined || (now !== undefined && !haveEqualMembers(former.memberIds, now.memberIds)))
      return [];
    return former.rows.flatMap((row) => (row.id !== null && row.memberIds.length > 1 ? [row.id] : []));
  });
}

/** The switches that are merged if the order of their members is the same. None if there is only one. */
function mergedAtMost(rows: readonly EditableRow[], row: EditableRow): readonly EditableRow[] {
  const { equal } = equalInstants(rows, row, haveEqualMembers);
  const place = equal.findIndex((it) => it.rows.includes(row));
  const near = equal.slice(Math.max(0, place - MOST_STEPS), place + MOST_STEPS + 1);
  const found = near.flatMap((it) => it.rows);
  return found.length === 1 ? [] : found;
}
