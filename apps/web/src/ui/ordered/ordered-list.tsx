import { GripVertical } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { Button as DragButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Boundary } from '../boundary.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { type Move, placeAfter, placeBeside } from './moves.ts';
import styles from './ordered-list.module.css';
import { orderedWords } from './words.ts';

export interface OrderedItem {
  readonly id: string;
  /** For type-ahead and for what is said of a move. */
  readonly name: string;
}

/** What a row is told about its place. */
export interface OrderedRowProps {
  readonly id: string;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** For the entries of the row's menu; what happened is spoken. */
  readonly onMove: (move: Move) => void;
}

interface OrderedListProps {
  label: string;
  /** Those on the screen, in their order. */
  items: readonly OrderedItem[];
  /** Every id, when a search hides some. */
  all: readonly string[];
  /** Moves one to a position of the list without it. */
  move: (id: string, toIndex: number) => void;
  /** Moves several, keeping their order, before or after a neighbour. */
  moveMany: (ids: readonly string[], neighbour: string, side: 'before' | 'after') => void;
  /** Draws what stands in a row beside the handle. */
  renderRow: (row: OrderedRowProps) => ReactNode;
  ref?: RefObject<HTMLDivElement | null>;
}

/**
 * A list in an order of the person's own: rearranged by dragging, by the keyboard's drag (Enter on a handle, arrow keys,
 * Enter), or by what each row offers (`moveItems`). Each move is spoken.
 */
export function OrderedList({ label, items, all, move, moveMany, renderRow, ref }: OrderedListProps) {
  const [moved, setMoved] = useState('');
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? id;
  const tell = (id: string, place: number) => setMoved(orderedWords.moved(nameOf(id), place + 1, all.length));

  const { dragAndDropHooks } = useDragAndDrop<OrderedItem>({
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
    const shown = items.map((item) => item.id);
    const place = placeAfter(all, shown, id, way);
    move(id, place);
    tell(id, place);
  };

  return (
    <>
      <GridList
        {...(ref && { ref })}
        aria-label={label}
        items={items}
        selectionMode="none"
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[items, all, renderRow]}
        className={styles.list ?? ''}
      >
        {({ id, name }) => (
          <GridListItem id={id} textValue={name} className={styles.row ?? ''}>
            <DragButton slot="drag" aria-label={orderedWords.drag(name)} className={styles.handle ?? ''}>
              <GripVertical aria-hidden="true" size={20} />
            </DragButton>
            <Boundary>
              {renderRow({
                id,
                name,
                isFirst: items[0]?.id === id,
                isLast: items.at(-1)?.id === id,
                onMove: (way) => handleMove(id, way),
              })}
            </Boundary>
          </GridListItem>
        )}
      </GridList>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </>
  );
}

/**
 * Gives the focus to the row beside `id`, or calls `otherwise` when it was the only one. Called before the row goes; it waits until its menu
 * has closed and given the focus back to a button that is no longer there.
 */
export function focusNeighbour(
  list: HTMLElement | null,
  ids: readonly string[],
  id: string,
  otherwise?: () => void,
): void {
  const index = ids.indexOf(id);
  const neighbour = ids[index + 1] ?? ids[index - 1];
  requestAnimationFrame(() => {
    if (neighbour === undefined) otherwise?.();
    else list?.querySelector<HTMLElement>(`[role="row"][data-key="${CSS.escape(neighbour)}"]`)?.focus();
  });
}
