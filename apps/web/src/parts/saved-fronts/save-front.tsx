import {
  type LocalDataChange,
  puttingLocal,
  removingLocal,
  useLocalData,
  useLocalDataStore,
} from '../../session/local/local-data.ts';
import { frontNamed, savingFront } from '../../session/local/saved-fronts.ts';
import { useNotify } from '../../state/hooks.ts';
import { listNames } from '../../text/list-names.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { FrontNameForm } from './front-name-form.tsx';
import type { FrontToSave } from './front-to-save.ts';
import { useSavedFrontNames } from './use-saved-front-names.ts';
import { savedFrontWords as words } from './words.ts';

interface SaveFrontProps {
  /** Null while none is being saved. */
  front: FrontToSave | null;
  onClose: () => void;
}

/** Asks for the name under which a front is saved on this device. The same name asks before it replaces. */
export function SaveFront({ front, onClose }: SaveFrontProps) {
  return (
    <Dialog title={words.title} size="small" isOpen={front !== null} onClose={onClose}>
      {front !== null && <SaveForm front={front} onClose={onClose} />}
    </Dialog>
  );
}

function SaveForm({ front, onClose }: { front: FrontToSave; onClose: () => void }) {
  const { members, isInOrder, formerCount } = front;
  const store = useLocalDataStore();
  const fronts = useLocalData(({ savedFronts }) => savedFronts);
  const phraseOf = useSavedFrontNames();
  const { notify } = useNotify();
  const names = listNames(
    members.map(({ name }) => name || null),
    members.length,
  );
  const save = (name: string) => {
    const former = frontNamed(store.getState().savedFronts, name);
    store.update(savingFront({ name, members: members.map(({ uuid }) => uuid) }));
    const saved = frontNamed(store.getState().savedFronts, name);
    const undone: LocalDataChange =
      former === null
        ? removingLocal('savedFronts', saved?.id ?? '')
        : puttingLocal('savedFronts', former.id, fronts[former.id] ?? former);
    notify({
      kind: 'positive',
      title: (former === null ? words.saved : words.replaced)(name),
      undo: () => store.update(undone),
    });
    onClose();
  };
  return (
    <FrontNameForm
      confirm={(name) => (frontNamed(fronts, name) === null ? words.confirm : words.replace)}
      onName={save}
      onCancel={onClose}
    >
      {(name) => {
        const former = frontNamed(fronts, name);
        return (
          <>
            <p>
              <Foreign>
                {members.length === 0 ? words.switchOut : (isInOrder ? words.members : words.byName)(names)}
              </Foreign>
            </p>
            {formerCount > 0 && <p>{words.former(formerCount)}</p>}
            <p role="status">{former !== null && words.replaces(former.name, phraseOf(former))}</p>
            <p>{words.onlyHere}</p>
          </>
        );
      }}
    </FrontNameForm>
  );
}
