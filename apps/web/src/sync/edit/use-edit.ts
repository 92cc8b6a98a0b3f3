import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { useAccountStore, usePrivatePlace, usePrivateStore, useSession } from '../../session/hooks.ts';
import { viewerOf } from '../../session/viewer.ts';
import { useOwnPictures } from '../../state/images/use-own-pictures.ts';
import { useWriteServices } from '../writes/services.ts';
import { createDraftsStore, draftPlace } from './drafts.ts';
import { createEditor } from './editor.ts';
import { addRevision, revisionsStores } from './revisions/revisions.ts';
import type { EditOptions, EditState } from './types.ts';
import { verifyLeft } from './verify-left.ts';

/**
 * Edits one record of the own system so that nothing typed is lost and nothing of others is overwritten: what is typed is stored as a
 * draft, only what changed is sent, and the service's newest copy is read first (docs/decisions/0024).
 *
 * `options.saved` must exist at the first call (wait for it), except for something new; a newer copy later is merged.
 */
export function useEdit<V extends object, Patch extends object>(
  given: Omit<EditOptions<V, Patch>, 'isOwnPicture'>,
): EditState<V> {
  const isOwnPicture = useOwnPictures();
  const options = useMemo((): EditOptions<V, Patch> => ({ ...given, isOwnPicture }), [given, isOwnPicture]);
  const { clock, settleWrites } = useWriteServices();
  const storage = usePrivatePlace();
  const drafts = usePrivateStore(createDraftsStore);
  const { system, isStored } = useSession();
  const viewer = viewerOf(system);
  const { key } = options;
  const revisions = useAccountStore(revisionsStores);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later options reach the editor by `update`; only another record or account opens another
  const editor = useMemo(
    () =>
      createEditor({
        options,
        place: draftPlace(drafts, viewer, key, isStored),
        clock,
        settle: settleWrites,
        noteSaved: (change) =>
          addRevision(revisions, {
            id: crypto.randomUUID(),
            form: key,
            atMs: clock.now(),
            ...change,
          }),
      }),
    [drafts, revisions, clock, settleWrites, viewer, key, isStored],
  );
  useLayoutEffect(() => editor.update(options), [editor, options]);
  useEffect(() => verifyLeft(editor, { storage, viewer, clock }), [editor, storage, clock, viewer]);
  useEffect(() => {
    const flush = () => editor.flush();
    const stop = editor.connect();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      stop();
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [editor]);
  const snapshot = useSyncExternalStore(editor.subscribe, editor.getSnapshot);
  return {
    ...editor,
    ...snapshot,
    form: key,
    bind: (field) => ({
      name: field,
      value: snapshot.values[field],
      onChange: (value) => editor.set(field, value),
      onBlur: () => editor.touch(field),
      errors: snapshot.errors[field],
      isChanged: snapshot.changed.includes(field),
    }),
  };
}
