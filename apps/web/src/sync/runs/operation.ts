import * as v from 'valibot';
import { localChangesSchema } from '../../session/local/local-changes-schema.ts';
import { FIELD_KINDS } from '../../session/local/local-tables.ts';
import { ROLES } from '../../session/local/roles.ts';
import { fieldsSchema } from '../records/fields.ts';

/**
 * The uuid of a member or group. A record that the run itself creates has none yet: its name is the `ref` of the operation that creates it,
 * and that of a deleted one that the run restores is its former uuid.
 */
const nameSchema = v.string();
const namesSchema: v.GenericSchema<unknown, readonly string[]> = v.array(nameSchema);
const textsSchema = namesSchema;
const ofSchema = v.picklist(['member', 'group']);

/** Reads a stored operation. */
export const operationSchema = v.variant('kind', [
  /** Changes fields. `before`: the same fields as the person saw them, so that nothing they have not seen is overwritten. */
  v.object({
    kind: v.literal('change'),
    of: v.picklist(['member', 'group', 'system']),
    /** Ignored for the system. */
    ref: nameSchema,
    before: fieldsSchema,
    after: fieldsSchema,
  }),
  /** Adds members to a group and removes others, or the same for the groups of a member. */
  v.object({
    kind: v.literal('membership'),
    of: ofSchema,
    ref: nameSchema,
    add: namesSchema,
    remove: namesSchema,
  }),
  /** Creates a record. `ref` is any text that no other record has as its name. */
  v.object({ kind: v.literal('create'), of: ofSchema, ref: nameSchema, fields: fieldsSchema }),
  /** Deletes a record; its restore copy is stored on the device first. */
  v.object({ kind: v.literal('delete'), of: ofSchema, ref: nameSchema }),
  /** Creates a deleted record again from its restore copy. `ref` is its former uuid. */
  v.object({ kind: v.literal('restore'), of: ofSchema, ref: nameSchema }),
  /** Records a switch at a past time, as the service writes times. */
  v.object({ kind: v.literal('record-switch'), timestamp: v.string(), members: namesSchema }),
  /** Deletes a switch that still has this time and these members. */
  v.object({
    kind: v.literal('delete-switch'),
    id: v.string(),
    timestamp: v.string(),
    members: namesSchema,
  }),
  /** Stores on this device what a file says that PluralKit has no place for. Nothing of it is sent. */
  v.object({
    kind: v.literal('store-local'),
    fields: v.array(
      v.object({ name: v.string(), kind: v.picklist(FIELD_KINDS), choices: v.array(v.string()) }),
    ),
    members: v.array(
      v.object({
        ref: nameSchema,
        /** By the places of the fields. */
        values: v.record(v.string(), v.string()),
        texts: textsSchema,
        state: v.nullable(v.picklist(['resting', 'not-a-person'])),
      }),
    ),
    switches: v.array(
      v.object({
        timestamp: v.string(),
        /** Null if the run has not recorded it. */
        id: v.nullable(v.string()),
        texts: textsSchema,
        /** By members. */
        roles: v.record(nameSchema, v.picklist(ROLES)),
      }),
    ),
  }),
  /** Changes what is stored on this device, as far as it is still as it was. */
  v.object({ kind: v.literal('change-local'), changes: localChangesSchema }),
]);

/** One write of a run: what the person has seen and wants. */
export type RunOperation = Readonly<v.InferOutput<typeof operationSchema>>;

/** An operation of one kind. */
export type OperationOf<Kind extends RunOperation['kind']> = Extract<RunOperation, { kind: Kind }>;
