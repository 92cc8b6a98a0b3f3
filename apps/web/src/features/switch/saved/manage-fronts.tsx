import { useMemo, useRef, useState } from 'react';
import { createMatcher } from '../../../cache/naming/search.ts';
import { FrontNameForm } from '../../../parts/saved-fronts/front-name-form.tsx';
import { savedFrontWords } from '../../../parts/saved-fronts/words.ts';
import { useLocalData, useLocalDataStore } from '../../../session/local/local-data.ts';
import {
  frontNamed,
  type ListedFront,
  listFronts,
  orderingFronts,
  renamingFront,
} from '../../../session/local/saved-fronts.ts';
import { movedBeside, movedTo } from '../../../state/moved.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { catchFocus } from '../../../ui/focus/catch-focus.ts';
import { focusNeighbour } from '../../../ui/focus/focus-neighbour.ts';
import { stack } from '../../../ui/layout/layout.ts';
import { OrderedList } from '../../../ui/ordered/ordered-list.tsx';
import { SavedRow } from './saved-row.tsx';
import { savedWords as words } from './words.ts';

/** So many are in sight at a glance. */
const SEARCHED_FROM = 12;
const idOf = ({ id }: ListedFront) => id;

/** Renames, orders and deletes saved fronts. */
export function ManageFronts({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title={words.manageTitle} isOpen={isOpen} onClose={onClose}>
      {isOpen && <Content />}
    </Dialog>
  );
}

function Content() {
  const store = useLocalDataStore();
  const table = useLocalData(({ savedFronts }) => savedFronts);
  const fronts = useMemo(() => listFronts(table), [table]);
  const [text, setText] = useState('');
  const [renamedId, setRenamed] = useState<string | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => {
    const isMatch = createMatcher(text);
    return fronts.filter(({ name }) => isMatch({ ids: [], names: [name] }));
  }, [fronts, text]);
  const renamed = fronts.find(({ id }) => id === renamedId);
  const endRenaming = () => {
    setRenamed(null);
    catchFocus(
      () =>
        content.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(renamedId ?? '')}"]`) ?? null,
    );
  };
  const beginRenaming = (id: string) => {
    setRenamed(id);
    catchFocus(() => content.current?.querySelector<HTMLElement>('input') ?? null);
  };
  const order = (next: readonly ListedFront[]) => store.update(orderingFronts(next.map(idOf)));
  if (renamed !== undefined)
    return (
      <div ref={content}>
        <FrontNameForm
          initial={renamed.name}
          confirm={() => words.renamed}
          problemOf={(name) => {
            const other = frontNamed(table, name);
            return other === null || other.id === renamed.id ? null : savedFrontWords.taken(other.name);
          }}
          onName={(name) => {
            store.update(renamingFront(renamed.id, name));
            endRenaming();
          }}
          onCancel={endRenaming}
        />
      </div>
    );
  return (
    <div ref={content} className={stack(3)}>
      <p>{words.onlyHere}</p>
      {fronts.length > SEARCHED_FROM && <SearchField label={words.search} value={text} onChange={setText} />}
      {shown.length === 0 ? (
        <p>{fronts.length === 0 ? words.none : words.nothing}</p>
      ) : (
        <OrderedList
          label={words.list}
          items={shown}
          all={fronts.map(idOf)}
          move={(id, toIndex) => order(movedTo(fronts, idOf, id, toIndex))}
          moveMany={(ids, neighbour, side) => order(movedBeside(fronts, idOf, ids, neighbour, side))}
          renderRow={(place) => (
            <SavedRow
              {...place}
              front={fronts.find(({ id }) => id === place.id)}
              onRename={() => beginRenaming(place.id)}
              onDelete={() =>
                focusNeighbour(content.current, shown.map(idOf), place.id, () =>
                  content.current?.closest<HTMLElement>('[role="dialog"]')?.focus(),
                )
              }
            />
          )}
        />
      )}
      {fronts.length > 0 && <p>{words.linkLead}</p>}
    </div>
  );
}
