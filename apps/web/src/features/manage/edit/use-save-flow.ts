import type { RefObject } from 'react';
import { useAccountStore } from '../../../session/account-hooks.ts';
import { useNotify } from '../../../state/hooks.ts';
import { revisionsStores } from '../../../sync/edit/revisions/revisions.ts';
import type { EditState } from '../../../sync/edit/types.ts';
import { useIsStillHere } from './use-is-still-here.ts';
import { useSaveNotices } from './use-save-notices.ts';
import { editWords as words } from './words.ts';

interface SaveFlowOptions {
  /** The name of the form. */
  readonly title: string;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Gets the focus if the pressed button has disappeared. */
  readonly saveButton: RefObject<HTMLElement | null>;
  /** After the service has taken it. `isStillHere`: whether the person is still at the form. */
  readonly onSaved?: ((isStillHere: boolean) => void) | undefined;
}

interface SaveFlow {
  readonly save: () => void;
  /** What follows the end of a save, however it was started. */
  readonly follow: (saving: ReturnType<EditState<object>['submit']>) => Promise<void>;
  /** Returns to the saved copy; a notice offers to take that back. */
  readonly discard: () => void;
}

/** Saving and discarding what is typed, as every form does it: the notices, undo, and where the focus goes. */
export function useSaveFlow<V extends object>(
  edit: EditState<V>,
  { title, form, saveButton, onSaved }: SaveFlowOptions,
): SaveFlow {
  const { notify } = useNotify();
  const { notifySaved, notifyFailed } = useSaveNotices(edit, title);
  const isStillHere = useIsStillHere();
  const store = useAccountStore(revisionsStores);
  const newestRevision = () => store.getState().find((one) => one.form === edit.form);
  /** The pressed button may disappear with the next frame; the focus must not be lost with it. */
  const keepFocus = () =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) saveButton.current?.focus();
    });
  const follow = async (saving: ReturnType<typeof edit.submit>) => {
    const former = newestRevision();
    const outcome = await saving;
    if (outcome === 'saved') {
      onSaved?.(isStillHere());
      const revision = newestRevision();
      // Not every save has changed something.
      if (revision !== undefined && revision.id !== former?.id) notifySaved(revision);
    } else if (!isStillHere()) notifyFailed(outcome);
    // The messages render with the next frame; the field already exists.
    if (outcome === 'invalid') requestAnimationFrame(() => focusFirstWrong(form.current));
    else keepFocus();
  };
  return {
    save: () => void follow(edit.submit()),
    follow,
    discard() {
      const takeBack = edit.discard();
      keepFocus();
      notify({ kind: 'info', title: words.discarded, undo: takeBack });
    },
  };
}

/** Moves the focus to the first control that is marked as invalid. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A group of choices cannot be focused itself.
  const choice = wrong?.querySelector<HTMLElement>('input:checked') ?? wrong?.querySelector('input');
  (choice ?? wrong)?.focus();
}
