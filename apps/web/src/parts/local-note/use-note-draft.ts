import * as v from 'valibot';
import type { Annotation } from '../../persistence/documents/annotation.ts';
import { lineOf } from './marks.ts';
import { useLocalDraft } from './use-local-draft.ts';

const schema = v.object({ text: v.string(), marks: v.string() });

/** What is in the fields. */
export type NoteValues = v.InferOutput<typeof schema>;

/** What is typed for a note and not saved. */
export function useNoteDraft(
  formKey: string,
  note: Annotation | undefined,
  former: {
    readonly formerKey?: string | undefined;
    readonly about?: Readonly<Record<string, unknown>> | undefined;
  } = {},
) {
  const current = { text: note?.text ?? '', marks: lineOf(note?.marks ?? []) };
  return useLocalDraft({ formKey, ...former, schema, current });
}
