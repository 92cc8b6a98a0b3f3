import { useState } from 'react';
import * as v from 'valibot';
import { isSame } from '../../sync/edit/is-same.ts';
import { useDraftPlace } from '../../sync/edit/use-draft-place.ts';
import { type EditDraft, editDraftSchema } from './edit-draft.ts';

interface StoredEditDraft {
  readonly draft: EditDraft;
  /** Whether the form has opened with an earlier draft. */
  readonly isRestored: boolean;
  /** Stores it unless it is as at first. */
  readonly setDraft: (draft: EditDraft) => void;
  /** Puts the form back to how it is at first. */
  readonly discard: () => void;
  /** Removes the draft from the device: it was saved. */
  readonly forget: () => void;
}

/**
 * The content of the history editor: it survives closing the dialog and the page.
 *
 * @param id of the switch that the editor was opened from; null for none
 * @param initial the content of the form without a draft; read once
 */
export function useEditDraft(id: string | null, initial: () => EditDraft): StoredEditDraft {
  const place = useDraftPlace(`history:${id ?? 'new'}`);
  const [first] = useState(initial);
  const [restored, setRestored] = useState(() => {
    const stored = v.safeParse(editDraftSchema, place.load()?.values);
    return stored.success ? stored.output : null;
  });
  const [draft, setDraft] = useState(restored ?? first);
  return {
    draft,
    isRestored: restored !== null,
    setDraft(next) {
      setDraft(next);
      if (isSame(next, first)) place.remove();
      else place.save({ base: {}, values: { ...next } });
    },
    discard() {
      setRestored(null);
      setDraft(first);
      place.remove();
    },
    forget: place.remove,
  };
}
