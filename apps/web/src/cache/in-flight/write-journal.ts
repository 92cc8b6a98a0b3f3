import * as v from 'valibot';
import type { DeepReadonly } from '../../persistence/documents/deep-readonly.ts';
import { withStoredViewer, withViewer } from '../../persistence/documents/viewer-field.ts';
import { jsonOf } from '../../persistence/json-of.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import { JOURNAL_KEY } from './journal-key.ts';
import { TOUCHABLE, type Touched } from './touched.ts';

/** Cached answers are fresh for this long; a write that settled earlier can't make one of them wrong. */
const FORGET_AFTER_MS = 300_000;

/** Far more than can be in flight at once; the oldest are removed. */
const MOST_WRITES = 200;

const writeSchema = v.pipe(
  v.object({
    id: v.string(),
    /** Uuid of the system whose token it carries: the `viewer` in the app. */
    account: v.string(),
    touched: v.array(v.picklist(TOUCHABLE)),
    /** When it was sent or, later, when its answer came or was lost; in milliseconds since 1970. */
    sinceMs: v.number(),
    /** How long after `sinceMs` the service may still be carrying it out; 0 once it is answered. */
    settleMs: v.number(),
  }),
  v.transform(withViewer),
);

/** A write that is in flight, or whose answer was lost; or the last answered write to a list whose row on the device is from before it. */
export type UnsettledWrite = DeepReadonly<v.InferOutput<typeof writeSchema>>;

const documentSchema = v.object({
  version: v.literal(1),
  writes: v.array(writeSchema),
  /** Absent in documents of earlier releases, and while writes are fast. */
  slowestMs: v.fallback(v.optional(v.number()), undefined),
});

/**
 * The unsettled writes on this device, of all accounts and tabs, without those that settled so long ago that they no longer matter.
 * An unreadable document counts as none.
 */
export function readWrites(storage: SafeStorage, nowMs: number): readonly UnsettledWrite[] {
  return parseWrites(storage.get(JOURNAL_KEY), nowMs);
}

/** As `readWrites`, from the text of the document; null without one. */
export function parseWrites(text: string | null, nowMs: number): readonly UnsettledWrite[] {
  const writes = readDocument(text)?.writes ?? [];
  return (
    writes
      // After a clock was set back, none may last longer.
      .map((write) => ({ ...write, sinceMs: Math.min(write.sinceMs, nowMs) }))
      .filter(({ sinceMs, settleMs }) => nowMs < sinceMs + settleMs + FORGET_AFTER_MS)
  );
}

/** How long the slowest recent write took, as an earlier page has stored it, in milliseconds; 0 if none was slow. */
export function readSlowest(storage: SafeStorage): number {
  return readDocument(storage.get(JOURNAL_KEY))?.slowestMs ?? 0;
}

function readDocument(text: string | null): v.InferOutput<typeof documentSchema> | null {
  const read = v.safeParse(documentSchema, text && jsonOf(text));
  return read.success ? read.output : null;
}

/** Stores for later pages how long the slowest recent write took, in milliseconds; 0 if none was slow. */
export function noteSlowest(storage: SafeStorage, slowestMs: number, nowMs: number): void {
  if (slowestMs !== readSlowest(storage)) keep(storage, readWrites(storage, nowMs), slowestMs);
}

/** Adds a write, or replaces the one with its id. */
export function putWrite(storage: SafeStorage, write: UnsettledWrite, nowMs: number): void {
  const others = readWrites(storage, nowMs).filter(({ id }) => id !== write.id);
  keep(storage, [...others, write].slice(-MOST_WRITES));
}

/** Removes the writes that `isOver` accepts. */
export function removeWrites(
  storage: SafeStorage,
  isOver: (write: UnsettledWrite) => boolean,
  nowMs: number,
): void {
  if (storage.get(JOURNAL_KEY) === null) return;
  keep(
    storage,
    readWrites(storage, nowMs).filter((write) => !isOver(write)),
  );
}

/**
 * Notes that a write of `viewer` to a list was answered. The row of the list on the device is from before the write, and must not be restored
 * as fresh, until it is deleted or replaced.
 */
export function noteAnswered(storage: SafeStorage, viewer: string, list: Touched, nowMs: number): void {
  putWrite(
    storage,
    { id: answeredId(viewer, list), viewer, touched: [list], sinceMs: nowMs, settleMs: 0 },
    nowMs,
  );
}

/** The row of a list was deleted by the device, which was asked to at `askedAtMs`. */
export function forgetAnswered(
  storage: SafeStorage,
  {
    viewer,
    list,
    askedAtMs,
  }: { readonly viewer: string; readonly list: Touched; readonly askedAtMs: number },
  nowMs: number,
): void {
  const id = answeredId(viewer, list);
  const isOver = (write: UnsettledWrite) => write.id === id && write.sinceMs <= askedAtMs;
  if (readWrites(storage, nowMs).some(isOver)) removeWrites(storage, isOver, nowMs);
}

function answeredId(viewer: string, list: Touched): string {
  return `answered ${viewer} ${list}`;
}

/** Whether the service may still be working on it, or was when the page that sent it was left. */
export function isUnsettled({ settleMs }: UnsettledWrite): boolean {
  return settleMs > 0;
}

/**
 * Since when answers about `touched` are reliable, in milliseconds since 1970: an older one may be from before a write that the
 * service carried out without our knowledge. Negative infinity without an unsettled write.
 */
function reliableSinceMs(
  writes: readonly UnsettledWrite[],
  viewer: string,
  touched: readonly Touched[],
): number {
  const ends = writes
    .filter((write) => write.viewer === viewer && write.touched.some((one) => touched.includes(one)))
    .map(({ sinceMs, settleMs }) => sinceMs + settleMs);
  return Math.max(Number.NEGATIVE_INFINITY, ...ends);
}

/**
 * Whether a copy from `atMs` may be from before a write of the same viewer whose outcome is not certain. Such a copy must not be treated as
 * fresh.
 */
export function mayBeOutdated(
  storage: SafeStorage,
  copy: { readonly viewer: string; readonly touched: UnsettledWrite['touched']; readonly atMs: number },
  nowMs: number,
): boolean {
  return copy.atMs < reliableSinceMs(readWrites(storage, nowMs), copy.viewer, copy.touched);
}

function keep(
  storage: SafeStorage,
  writes: readonly UnsettledWrite[],
  slowestMs = readSlowest(storage),
): void {
  if (writes.length === 0 && slowestMs === 0) storage.remove(JOURNAL_KEY);
  else {
    const slowest = slowestMs > 0 && { slowestMs };
    // Without room for it, it is in the memory of this tab.
    storage.set(
      JOURNAL_KEY,
      JSON.stringify({ version: 1, writes: writes.map(withStoredViewer), ...slowest }),
    );
  }
}
