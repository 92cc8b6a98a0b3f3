import * as v from 'valibot';
import { withStoredViewer, withViewer } from '../../persistence/documents/viewer-field.ts';
import { jsonOf } from '../../persistence/json-of.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import { CREATED_KEY } from './created-key.ts';

/** A record that was created, until it is certain that the service created only one. */
export interface CreatedRecord {
  readonly kind: 'member' | 'group';
  /** As the service answered, by its wire names. */
  readonly record: { readonly uuid: string; readonly name: string; readonly [field: string]: unknown };
  /** Uuid of the system it belongs to. */
  readonly viewer: string;
  /** The uuids of records that are not copies of it: from before, or created here intentionally. */
  readonly wanted: readonly string[];
  /** When it was answered, in milliseconds since 1970. */
  readonly sinceMs: number;
  /** Whether copies are removed without a question: the person asked for one record, and did not fill in a form for it. */
  readonly isRemovedUnasked: boolean;
  /** How often a notice about the copies was shown. */
  readonly told: number;
}

/** Records created longer ago are not checked. */
const MOST_AGE_MS = 7 * 24 * 3_600_000;

const MOST_RECORDS = 100;

const createdSchema = v.object({
  kind: v.picklist(['member', 'group']),
  record: v.looseObject({ uuid: v.string(), name: v.string() }),
  account: v.string(),
  wanted: v.array(v.string()),
  sinceMs: v.number(),
  isRemovedUnasked: v.boolean(),
  told: v.number(),
});
const documentSchema = v.object({ version: v.literal(1), created: v.array(createdSchema) });

/** The created records that are not checked yet. An unreadable document counts as empty: the records themselves are at the service. */
export function readCreated(storage: SafeStorage, nowMs: number): readonly CreatedRecord[] {
  const read = v.safeParse(documentSchema, jsonOf(storage.get(CREATED_KEY) ?? ''));
  if (!read.success) return [];
  return read.output.created.map(withViewer).filter(({ sinceMs }) => nowMs - sinceMs < MOST_AGE_MS);
}

/** Adds a record, or replaces it. It is not a copy of those that wait to be checked, and they are not copies of it. */
export function putCreated(storage: SafeStorage, created: CreatedRecord, nowMs: number): void {
  const others = readCreated(storage, nowMs).filter(({ record }) => record.uuid !== created.record.uuid);
  const uuids = others.map(({ record }) => record.uuid);
  const all = [...others.map((other) => wanting(other, [created.record.uuid])), wanting(created, uuids)];
  keep(storage, all.slice(-MOST_RECORDS));
}

function wanting(created: CreatedRecord, uuids: readonly string[]): CreatedRecord {
  return { ...created, wanted: [...new Set([...created.wanted, ...uuids])] };
}

/** Removes the records that `isOver` accepts. */
export function removeCreated(
  storage: SafeStorage,
  isOver: (created: CreatedRecord) => boolean,
  nowMs: number,
): void {
  if (storage.get(CREATED_KEY) === null) return;
  keep(
    storage,
    readCreated(storage, nowMs).filter((created) => !isOver(created)),
  );
}

function keep(storage: SafeStorage, created: readonly CreatedRecord[]): void {
  if (created.length === 0) storage.remove(CREATED_KEY);
  // Without room for it, it is in the memory of this tab.
  else storage.set(CREATED_KEY, JSON.stringify({ version: 1, created: created.map(withStoredViewer) }));
}
