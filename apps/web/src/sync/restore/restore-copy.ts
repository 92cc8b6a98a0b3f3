import {
  type Group,
  groupFromWire,
  groupToWire,
  type Member,
  memberFromWire,
  memberToWire,
  recordKey,
  wireGroupSchema,
  wireMemberSchema,
} from '@frontboard/model';
import * as v from 'valibot';
import type { DeepReadonly } from '../../persistence/documents/deep-readonly.ts';
import type { Viewer } from '../../session/viewer.ts';

/** Something of the own system that is to be deleted, as the service last sent it to its owner. */
export type Doomed =
  | { readonly kind: 'member'; readonly record: Member }
  | { readonly kind: 'group'; readonly record: Group };

/** The input of a restore copy. */
export type RestoreInput = Doomed & {
  /** Uuids: the groups a member was in, the members a group had. */
  readonly memberships: readonly string[];
};

/** The local copy of a deleted record, from which it can be created again. */
export type RestoreCopy = RestoreInput & {
  /** There is one copy for each record: a newer one replaces it. */
  readonly id: string;
  /** The account; only its viewer sees it. */
  readonly viewer: Viewer;
  readonly keptAtMs: number;
  readonly progress: RestoreProgress | null;
  /** The service has confirmed that the record is gone. */
  readonly isConfirmed?: boolean | undefined;
};

/** The id of the copy of a record. */
export function idOfCopy({ kind, record }: Doomed): string {
  return `${kind}:${recordKey(record)}`;
}

/** The copy of a record, not persisted yet. */
export function makeRestoreCopy(input: RestoreInput, viewer: Viewer, nowMs: number): RestoreCopy {
  return { ...input, id: idOfCopy(input), viewer, keptAtMs: nowMs, progress: null };
}

/**
 * The copies of records of a kind that are not among `present`, the uuids of those that exist. The copy of a deletion that did not
 * happen is useless. One whose deletion is confirmed is always among them: a list that has its record is outdated.
 */
export function copiesOfDeleted(
  copies: readonly RestoreCopy[],
  kind: RestoreCopy['kind'],
  present: ReadonlySet<string>,
): readonly RestoreCopy[] {
  return copies.filter(
    (copy) => copy.kind === kind && (copy.isConfirmed === true || !present.has(copy.record.uuid ?? '')),
  );
}

const refsSchema = v.array(v.string());

const progressSchema = v.variant('step', [
  v.object({
    /** About to be created. `twins` are the uuids of equal records from before: they are not the result. */
    step: v.literal('making'),
    twins: refsSchema,
    /** When it was last sent, in milliseconds since 1970; absent in copies of earlier releases. */
    sinceMs: v.optional(v.number()),
    /** Wire names of the fields it was last sent without, which the service refused; absent when all were sent. */
    refused: v.optional(refsSchema),
  }),
  v.object({
    /** Made as `uuid`; the memberships are still missing. */
    step: v.literal('joining'),
    uuid: v.string(),
    refused: refsSchema,
    /** The uuids of equal records from before; absent in copies of earlier releases. */
    twins: v.optional(refsSchema),
  }),
  /** It is back as `uuid`. The copy stays because of the fields that the service refused, by their wire names. */
  v.object({ step: v.literal('restored'), uuid: v.string(), refused: refsSchema }),
]);

/** The progress of restoring. It is persisted, so that restoring continues where it stopped and creates nothing twice. */
export type RestoreProgress = DeepReadonly<v.InferOutput<typeof progressSchema>>;

const commonFields = {
  id: v.string(),
  viewer: v.string(),
  keptAtMs: v.number(),
  updatedAt: v.string(),
  memberships: refsSchema,
  progress: v.nullable(progressSchema),
  isConfirmed: v.optional(v.boolean()),
};

const storedSchema = v.variant('kind', [
  v.object({ kind: v.literal('member'), record: wireMemberSchema, ...commonFields }),
  v.object({ kind: v.literal('group'), record: wireGroupSchema, ...commonFields }),
]);

/** A copy in the form it is stored in, and downloaded: the record has the names of the service, as in PluralKit's own exports. */
export function toStored(copy: RestoreCopy): DeepReadonly<v.InferOutput<typeof storedSchema>> {
  const { updatedAt } = copy.record;
  return copy.kind === 'member'
    ? { ...copy, updatedAt, record: memberToWire(copy.record) }
    : { ...copy, updatedAt, record: groupToWire(copy.record) };
}

/** Reads stored data. Null if it is not a copy; never throws. */
export function fromStored(stored: unknown): RestoreCopy | null {
  const parsed = v.safeParse(storedSchema, stored);
  if (!parsed.success) return null;
  const { updatedAt, ...copy } = parsed.output;
  return copy.kind === 'member'
    ? { ...copy, record: memberFromWire(copy.record, updatedAt) }
    : { ...copy, record: groupFromWire(copy.record, updatedAt) };
}

/** The fields of a copy of a restored record that the service refused, by their wire names. */
export function refusedTexts(copy: RestoreCopy): readonly (readonly [field: string, text: string])[] {
  if (copy.progress?.step !== 'restored') return [];
  const { refused } = copy.progress;
  const { record } = toStored(copy);
  return Object.entries({ ...record, ...record.privacy })
    .filter(([field]) => refused.includes(field))
    .map(([field, value]) => [field, typeof value === 'string' ? value : JSON.stringify(value)]);
}
