import { type CachedSystem, formatId, systemLabel } from '@frontboard/model';
import { useMemo, useRef, useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { NamingOptions } from '../../data/followed/system-view.ts';
import { useNaming } from '../../data/followed/use-naming.ts';
import { useRefreshing } from '../../data/status/status.ts';
import { useStatusSnapshots } from '../../data/status/use-status-snapshots.ts';
import { useFollowActions, useFollowed } from '../../state/hooks.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { frontWords } from '../../words/front-words.ts';
import styles from './followed-list.module.css';
import { FollowedRow } from './followed-row.tsx';
import { type Move, placeAfter, placeBeside } from './moves.ts';
import { followWords } from './words.ts';

const words = followWords.manage;

interface Row {
  readonly id: string;
  /** For type-ahead and for what is said while dragging. */
  readonly name: string;
}

/** The rows of `ids`, and whether the name of any of them is not known yet. */
function useRows(ids: readonly string[]): { rows: readonly Row[]; isIncomplete: boolean } {
  const snapshots = useStatusSnapshots(ids, true);
  const naming = useNaming();
  return useMemo(() => {
    const systems = ids.map((id) => ({ id, system: snapshots.get(id)?.system }));
    return {
      rows: systems.map(({ id, system }) => ({ id, name: titleOf(id, system, naming) })),
      isIncomplete: systems.some(({ system }) => system === undefined),
    };
  }, [ids, snapshots, naming]);
}

function titleOf(id: string, system: CachedSystem | undefined, naming: NamingOptions): string {
  const name = system ? systemLabel(system, naming).name : null;
  return name ?? frontWords.unnamedSystem(formatId(system?.id ?? id, naming.id));
}

/** Asks for what is not known yet, such as after a list was brought over from another device. */
function MissingNames() {
  useRefreshing();
  return null;
}

function focusRow(list: HTMLElement | null, id: string): void {
  list?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(id)}"]`)?.focus();
}

/**
 * The followed systems in their order, to be rearranged: by dragging, by the keyboard's drag (Enter on a handle, arrow
 * keys, Enter), or by each row's menu. Removing a row moves the focus to its neighbour.
 */
export function FollowedList({ ids }: { ids: readonly string[] }) {
  const all = useFollowed();
  const { rows, isIncomplete } = useRows(ids);
  const { move, moveMany, unfollow } = useFollowActions();
  const [moved, setMoved] = useState('');
  const list = useRef<HTMLDivElement>(null);

  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name ?? id;
  const tell = (id: string, place: number) => setMoved(words.moved(nameOf(id), place + 1, all.length));

  const { dragAndDropHooks } = useDragAndDrop<Row>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      if (target.dropPosition === 'on') return;
      const [id, ...others] = [...keys].map(String);
      if (id === undefined) return;
      const neighbour = String(target.key);
      moveMany([id, ...others], neighbour, target.dropPosition);
      tell(id, placeBeside(all, id, neighbour, target.dropPosition));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator ?? ''} />,
  });

  const handleMove = (id: string, way: Move) => {
    const place = placeAfter(all, ids, id, way);
    move(id, place);
    tell(id, place);
  };

  const handleUnfollow = (id: string) => {
    const index = ids.indexOf(id);
    const neighbour = ids[index + 1] ?? ids[index - 1];
    unfollow(id, nameOf(id));
    // After the menu has closed and given the focus back to a button that is no longer there.
    if (neighbour !== undefined) requestAnimationFrame(() => focusRow(list.current, neighbour));
  };

  return (
    <>
      <GridList
        ref={list}
        aria-label={words.followed}
        items={rows}
        selectionMode="none"
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[ids, all]}
        className={styles.list ?? ''}
      >
        {({ id, name }) => (
          <GridListItem id={id} textValue={name} className={styles.row ?? ''}>
            <FollowedRow
              id={id}
              isFirst={ids[0] === id}
              isLast={ids.at(-1) === id}
              onMove={handleMove}
              onUnfollow={handleUnfollow}
            />
          </GridListItem>
        )}
      </GridList>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
      {isIncomplete && <MissingNames />}
    </>
  );
}
