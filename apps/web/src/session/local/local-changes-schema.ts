import * as v from 'valibot';

const changeSchema = v.object({ before: v.optional(v.unknown()), after: v.optional(v.unknown()) });

/** Entries of local data by their paths (`pathsOfLocal`), as they were and as they are then. What is not there is undefined. */
export const localChangesSchema = v.record(v.string(), changeSchema);

export type LocalChanges = Readonly<Record<string, Readonly<v.InferOutput<typeof changeSchema>>>>;
