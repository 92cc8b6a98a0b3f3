import * as v from 'valibot';
import { type Fields, fieldsSchema } from '../records/fields.ts';

/** What kind of record an operation is about. */
export type RunTarget = 'member' | 'group' | 'system';

/**
 * The uuid of a member or group. A record that the run itself creates has none yet: its name is the `ref` of the operation that creates it,
 * and that of a deleted one that the run restores is its former uuid.
 */
export type RecordName = string;

/** One write of a run: what the person has seen and wants. */
export type RunOperation =
  /** Changes fields. `before`: the same fields as the person saw them, so that nothing they have not seen is overwritten. */
  | {
      readonly kind: 'change';
      readonly of: RunTarget;
      /** Ignored for the system. */
      readonly ref: RecordName;
      readonly before: Fields;
      readonly after: Fields;
    }
  /** Adds members to a group and removes others, or the same for the groups of a member. */
  | {
      readonly kind: 'membership';
      readonly of: 'member' | 'group';
      readonly ref: RecordName;
      readonly add: readonly RecordName[];
      readonly remove: readonly RecordName[];
    }
  /** Creates a record. `ref` is any text that no other record has as its name. */
  | {
      readonly kind: 'create';
      readonly of: 'member' | 'group';
      readonly ref: RecordName;
      readonly fields: Fields;
    }
  /** Deletes a record; its restore copy is stored on the device first. */
  | { readonly kind: 'delete'; readonly of: 'member' | 'group'; readonly ref: RecordName }
  /** Creates a deleted record again from its restore copy. `ref` is its former uuid. */
  | { readonly kind: 'restore'; readonly of: 'member' | 'group'; readonly ref: RecordName }
  /** Records a switch at a past time, as the service writes times. */
  | { readonly kind: 'record-switch'; readonly timestamp: string; readonly members: readonly RecordName[] }
  /** Deletes a switch that still has this time and these members. */
  | {
      readonly kind: 'delete-switch';
      readonly id: string;
      readonly timestamp: string;
      readonly members: readonly RecordName[];
    };

/** An operation of one kind. */
export type OperationOf<Kind extends RunOperation['kind']> = Extract<RunOperation, { kind: Kind }>;

const refsSchema = v.array(v.string());
const targetSchema = v.picklist(['member', 'group']);

/** Reads a stored operation. */
export const operationSchema: v.GenericSchema<unknown, RunOperation> = v.variant('kind', [
  v.object({
    kind: v.literal('change'),
    of: v.picklist(['member', 'group', 'system']),
    ref: v.string(),
    before: fieldsSchema,
    after: fieldsSchema,
  }),
  v.object({
    kind: v.literal('membership'),
    of: targetSchema,
    ref: v.string(),
    add: refsSchema,
    remove: refsSchema,
  }),
  v.object({ kind: v.literal('create'), of: targetSchema, ref: v.string(), fields: fieldsSchema }),
  v.object({ kind: v.literal('delete'), of: targetSchema, ref: v.string() }),
  v.object({ kind: v.literal('restore'), of: targetSchema, ref: v.string() }),
  v.object({ kind: v.literal('record-switch'), timestamp: v.string(), members: refsSchema }),
  v.object({
    kind: v.literal('delete-switch'),
    id: v.string(),
    timestamp: v.string(),
    members: refsSchema,
  }),
]);
