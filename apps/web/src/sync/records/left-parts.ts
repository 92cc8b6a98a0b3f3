import { hasErrorCode } from '@frontboard/client';
import * as v from 'valibot';
import { fieldValueSchema } from './fields.ts';

const leftReasonSchema = v.variant('why', [
  /** Another device has changed it since the person saw it. `now` is what the service has. */
  v.object({ why: v.literal('changed'), now: fieldValueSchema }),
  /** The service refused it, with this message. */
  v.object({ why: v.literal('refused'), detail: v.string() }),
  /** It no longer exists at the service. */
  v.object({ why: v.literal('gone') }),
]);

/** Why a field, or a part of an operation, was left unchanged. */
export type LeftReason = Readonly<v.InferOutput<typeof leftReasonSchema>>;

/** Reasons by field, or by reference. */
export type LeftParts = Readonly<Record<string, LeftReason>>;

/** Reads stored reasons. */
export const leftSchema: v.GenericSchema<unknown, LeftParts> = v.record(v.string(), leftReasonSchema);

/** The fields among `keys` that the service refuses, with its messages. Rejects with `error` when it refuses anything else. */
export function refusedFieldsOf(error: unknown, keys: readonly string[]): LeftParts {
  const entries = hasErrorCode(error, 'invalidModel') ? Object.entries(error.fieldErrors) : [];
  const known = entries.filter(([key]) => keys.includes(key));
  if (known.length === 0) throw error;
  return Object.fromEntries(
    known.map(([key, problems]) => [
      key,
      { why: 'refused', detail: problems.map(({ message }) => message).join(' ') },
    ]),
  );
}

/** Fields that the service has refused, of which only the names are stored. */
export function refusedWithoutDetail(keys: readonly string[]): LeftParts {
  return Object.fromEntries(keys.map((key) => [key, { why: 'refused', detail: '' }]));
}
