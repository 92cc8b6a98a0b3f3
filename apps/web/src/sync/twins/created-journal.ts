import * as v from 'valibot';
import type { DeepReadonly } from '../../persistence/documents/deep-readonly.ts';
import { withStoredViewer, withViewer } from '../../persistence/documents/viewer-field.ts';
import { jsonOf } from '../../persistence/json-of.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import { CREATED_KEY } from './created-key.ts';

/** Records created longer ago are not checked. Those that have copies stay until the person has answered. */
const MOST_AGE_MS = 7 * 24 * 3_600_000;

const MOST_RECORDS = 100;

const createdSchema = v.pipe(
  v.object({
    kind: v.picklist(['member', 'group']),
    /** As the service answered, by its wire names. */
    record: v.looseObject({ uuid: v.string(), name: v.string() }),
    /** Uuid of the system it belongs to: the `viewer` in the app. */
    account: v.string(),
    /** The uuids of records that are not copies of it: from before, or created here intentionally. */
    wanted: v.array(v.string()),
    /** When it was answered, in milliseconds since 1970. */
    sinceMs: v.number(),
    /** Whether copies are removed without a question: the person asked for one record, and did not fill in a form for it. */
    isRemovedUnasked: v.boolean(),
    /** How often a notice about the copies was shown. */
    told: v.number(),
  }),
  v.transform(withViewer),
);

/** A record that was created, until it is certain that the service created only one. */
export type CreatedRecord = DeepReadonly<v.InferOutput<typeof createdSchema>>;

const documentSchema = v.object({ version: v.literal(1), created: v.array(createdSchema) });

/** The created records that are not checked yet. An unreadable document counts as empty: the records themselves are at the service. */
export function readCreated(storage: SafeStorage, nowMs: number): readonly CreatedRecord[] {
  const read = v.safeParse(documentSchema, jsonOf(storage.get(CREATED_KEY) ?? ''));
  if (!read.success) return [];
  return read.output.created.filter(({ sinceMs, told }) => told > 0 || nowMs - sinceMs < MOST_AGE_MS);
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
