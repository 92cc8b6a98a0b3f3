import type { QueueSnapshot } from '@frontboard/client';
import { settleMsAfter } from '../writes/settle-time.ts';
import { canWait, isToCheck } from './next-step.ts';
import type { RunOperation } from './operation.ts';
import { formerOf, type Run, type RunItem } from './run.ts';

/** The requests of an operation. They are sent one after the other. */
interface Requests {
  readonly reads: number;
  /** Writes that the service counts for the own system. */
  readonly writes: number;
  /** Creations: the service counts them for the address, beside the others. */
  readonly creations: number;
}

/** What takes time in a run, without its operations: small enough to be sent from a worker. */
export interface RunWork {
  /** How many operations have these requests. */
  readonly operations: readonly (Requests & { readonly count: number })[];
  /** How often the run waits until a repeated request can no longer be running. */
  readonly settles: number;
  /** Lists that are read at the start and by checks. */
  readonly lists: number;
}

/** How fast the service answers, and how often it may be asked. In milliseconds. */
export interface Pace {
  readonly readMs: number;
  readonly writeMs: number;
  /** Between two writes in one bucket. */
  readonly slotMs: number;
  readonly settleMs: number;
}

/** Assumed as long as nothing is measured. */
const UNMEASURED_MS = 250;
/** What the service allows as long as no answer has said so. */
const WRITES_PER_SECOND = 3;
/** Less measured time than this says little: the model counts as much as so many milliseconds. */
const TRUST_MS = 3_000;
/** A check of switches reads pages of 100, with ten to spare. */
const [PAGE, MARGIN] = [100, 10];

const NONE: Requests = { reads: 0, writes: 0, creations: 0 };

/** The pace of the service as the client's queue has measured it. */
export function paceOf({ scopes }: Pick<QueueSnapshot, 'scopes'>): Pace {
  const { own_system_get, generic_get, own_system_update, generic_update } = scopes;
  const reads = [...(own_system_get?.roundTripsMs ?? []), ...(generic_get?.roundTripsMs ?? [])];
  const writes = [...(own_system_update?.roundTripsMs ?? []), ...(generic_update?.roundTripsMs ?? [])];
  const readMs = medianOf(reads) ?? medianOf(writes) ?? UNMEASURED_MS;
  const writeMs = medianOf(writes) ?? readMs;
  const limit = own_system_update?.limit ?? generic_update?.limit ?? WRITES_PER_SECOND;
  return {
    readMs,
    writeMs,
    slotMs: 1_000 / limit,
    settleMs: settleMsAfter(Math.max(writeMs, ...writes)),
  };
}

/** What operations that are about to be started will do. */
export function workOf(operations: readonly RunOperation[]): RunWork {
  return workIn(operations.map((operation) => ({ operation, progress: { step: 'waiting' } }))).left;
}

/** How long this takes, in milliseconds. */
export function durationMs({ operations, settles, lists }: RunWork, pace: Pace): number {
  const ofOperations = operations.reduce((sum, one) => {
    const { reads, writes, creations, count } = one;
    const answersMs = reads * pace.readMs + (writes + creations) * pace.writeMs;
    return sum + count * Math.max(answersMs, pace.slotMs * Math.max(writes, creations));
  }, 0);
  return ofOperations + settles * pace.settleMs + lists * pace.readMs;
}

/**
 * The remaining time of a run, in milliseconds: the same figure as before its start, corrected by how long it has taken so far.
 * `undoneEndMs`: when the run ended that this one undoes, whose last request has to settle first.
 */
export function timeLeftMs(
  { head, items }: Run,
  pace: Pace,
  { undoneEndMs, nowMs }: { readonly undoneEndMs: number | null; readonly nowMs: number },
): number {
  const { ended, left } = workIn(items);
  const correction = (head.workedMs + TRUST_MS) / (durationMs(ended, pace) + TRUST_MS);
  const waitMs = undoneEndMs === null ? 0 : Math.max(0, undoneEndMs + pace.settleMs - nowMs);
  return waitMs + durationMs(left, pace) * correction;
}

function workIn(items: readonly RunItem[]): { readonly ended: RunWork; readonly left: RunWork } {
  const [ended, left] = [emptyWork(), emptyWork()];
  const created = new Set<string>();
  const listed = new Set<string>();
  /** How many operations are checked together, and whether all of them are. */
  let unchecked = 0;
  let isChecked = true;
  for (const [index, item] of items.entries()) {
    const { operation } = item;
    const work = item.progress.step === 'ended' ? ended : left;
    const isNew = 'ref' in operation && created.has(operation.ref);
    addTo(work, requestsOf(item, isNew));
    if (operation.kind === 'create') {
      created.add(operation.ref);
      if (!listed.has(operation.of)) work.lists += 1;
      listed.add(operation.of);
    }
    if (isCreating(item)) {
      unchecked += 1;
      isChecked &&= item.progress.step === 'ended' && !isToCheck(formerOf(item));
    }
    if (unchecked === 0 || canWait(items[index + 1], unchecked)) continue;
    const check = isChecked ? ended : left;
    check.settles += 1;
    check.lists += operation.kind === 'record-switch' ? Math.ceil((unchecked + MARGIN) / PAGE) : 1;
    unchecked = 0;
    isChecked = true;
  }
  return { ended: workFrom(ended), left: workFrom(left) };
}

interface WorkInProgress {
  readonly operations: Map<string, Requests & { count: number }>;
  settles: number;
  lists: number;
}

const emptyWork = (): WorkInProgress => ({ operations: new Map(), settles: 0, lists: 0 });
const workFrom = ({ operations, ...rest }: WorkInProgress): RunWork => ({
  ...rest,
  operations: [...operations.values()],
});

function addTo({ operations }: WorkInProgress, requests: Requests): void {
  const key = `${requests.reads} ${requests.writes} ${requests.creations}`;
  const known = operations.get(key);
  if (known === undefined) operations.set(key, { ...requests, count: 1 });
  else known.count += 1;
}

/** Whether an operation creates something that is checked later. */
function isCreating({ operation: { kind }, progress }: RunItem): boolean {
  if (kind !== 'create' && kind !== 'restore' && kind !== 'record-switch') return false;
  return progress.step !== 'ended' || progress.end.as === 'done';
}

/** The requests that an operation has sent, or will probably send. `isNew`: the run has created its record. */
function requestsOf({ operation, progress }: RunItem, isNew: boolean): Requests {
  const all = plannedRequests(operation, isNew);
  if (progress.step !== 'ended') return all;
  switch (progress.end.as) {
    case 'done':
    case 'refused':
      return all;
    case 'skipped':
      return NONE;
    default:
      return { ...NONE, reads: all.reads };
  }
}

function plannedRequests(operation: RunOperation, isNew: boolean): Requests {
  switch (operation.kind) {
    case 'membership': {
      const writes = Math.sign(operation.add.length) + Math.sign(operation.remove.length);
      // An empty list does not show who it was sent to: that takes a request of its own.
      return { reads: isNew ? 2 : 1, writes, creations: 0 };
    }
    case 'create':
      return { reads: 0, writes: 0, creations: 1 };
    case 'restore':
      // Only its copy shows whether it had memberships, which takes one more.
      return { reads: 2, writes: 0.5, creations: 1 };
    case 'store-local':
    case 'change-local':
      return NONE;
    default:
      return { reads: 1, writes: 1, creations: 0 };
  }
}

function medianOf(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? null;
}
