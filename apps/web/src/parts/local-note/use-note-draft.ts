import { useState } from 'react';
import * as v from 'valibot';
import type { Annotation } from '../../persistence/documents/annotation.ts';
import { isSame } from '../../sync/edit/is-same.ts';
import { useDraftPlace } from '../../sync/edit/use-draft-place.ts';
import { lineOf } from './marks.ts';

const valuesSchema = v.object({ text: v.string(), marks: v.string() });
const baseSchema = v.object({ atMs: v.nullable(v.number()) });

/** What is in the fields. */
export type NoteValues = v.InferOutput<typeof valuesSchema>;

/**
 * What is typed for a note and not saved, under the key of its form: it survives closing the page, and goes with the account. `begun` is null
 * while nothing is edited.
 */
export function useNoteDraft(formKey: string, note: Annotation | undefined) {
  const place = useDraftPlace(`about:${formKey}`);
  const valuesNow = () => ({ text: note?.text ?? '', marks: lineOf(note?.marks ?? []) });
  const [begun, setBegun] = useState(() => {
    const stored = place.load();
    const values = v.safeParse(valuesSchema, stored?.values);
    const base = v.safeParse(baseSchema, stored?.base);
    if (!values.success || !base.success) return null;
    return { values: values.output, baseMs: base.output.atMs, isRestored: true };
  });
  const isTyped = begun !== null && !isSame(begun.values, valuesNow());
  return {
    begun,
    /** Whether the fields differ from the note. */
    isTyped,
    /** Whether the note is not the one that was begun with: another tab has changed it. */
    isChangedElsewhere: begun !== null && begun.baseMs !== (note?.atMs ?? null),
    begin: () => setBegun({ values: valuesNow(), baseMs: note?.atMs ?? null, isRestored: false }),
    type(values: NoteValues) {
      if (begun === null) return;
      setBegun({ ...begun, values });
      if (isSame(values, valuesNow())) place.remove();
      else place.save({ base: { atMs: begun.baseMs }, values });
    },
    /** Puts back what is in the fields now, after `end`. */
    restore() {
      if (begun === null) return;
      setBegun(begun);
      place.save({ base: { atMs: begun.baseMs }, values: begun.values });
    },
    end() {
      setBegun(null);
      place.remove();
    },
  };
}
