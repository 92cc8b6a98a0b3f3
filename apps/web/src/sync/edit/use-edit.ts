import { randomUuid } from '@frontboard/model';
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { usePrivatePlace } from '../../session/account-hooks.ts';
import { useSession } from '../../session/hooks.ts';
import { viewerOf } from '../../session/viewer.ts';
import { useOwnPictures } from '../../state/images/use-own-pictures.ts';
import { useWriteServices, type WriteServices } from '../writes/services.ts';
import { createDraftsStore, draftPlace } from './drafts.ts';
import { createEditor, type Editor } from './editor.ts';
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
  const services = useWriteServices();
  const { clock } = services;
  const storage = usePrivatePlace();
  const { system, isStored } = useSession();
  const viewer = viewerOf(system);
  const { key } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: later options reach the editor by `update`; only another record or account opens another
  const editor = useMemo(() => openEdit(services, options), [services, viewer, key, isStored]);
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

/** Opens the edit of a record of the active account. What it stores is of that account, until it is forgotten. */
export function openEdit<V extends object, Patch extends object>(
  { privateStorage, session, clock, settleWrites }: WriteServices,
  options: EditOptions<V, Patch>,
): Editor<V, Patch> {
  const { system, isStored } = session.getState();
  const viewer = viewerOf(system);
  const { key } = options;
  const storage = privateStorage.of(isStored);
  const drafts = privateStorage.store(createDraftsStore, storage);
  const revisions = privateStorage.store(revisionsStores, storage)(viewer);
  return createEditor({
    options,
    place: draftPlace(drafts, viewer, key, isStored),
    clock,
    settle: settleWrites,
    noteSaved: (change) =>
      addRevision(revisions, { id: randomUuid(), form: key, atMs: clock.now(), ...change }),
  });
}
