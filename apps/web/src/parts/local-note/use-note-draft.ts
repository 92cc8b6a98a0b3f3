import * as v from 'valibot';
import type { Annotation } from '../../persistence/documents/annotation.ts';
import { lineOf } from './marks.ts';
import { useLocalDraft } from './use-local-draft.ts';

const schema = v.object({ text: v.string(), marks: v.string() });

/** What is in the fields. */
export type NoteValues = v.InferOutput<typeof schema>;

/** What is typed for a note and not saved. */
export function useNoteDraft(formKey: string, note: Annotation | undefined, formerKey?: string) {
  const current = { text: note?.text ?? '', marks: lineOf(note?.marks ?? []) };
  return useLocalDraft({ formKey, formerKey, schema, current });
}
