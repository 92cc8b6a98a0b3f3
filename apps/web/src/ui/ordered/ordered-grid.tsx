import { GripVertical } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button as DragButton } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import styles from './ordered-list.module.css';
import { orderedWords } from './words.ts';

export interface OrderedItem {
  readonly id: string;
  /** For type-ahead and for the announcement of a move. */
  readonly name: string;
}

export interface OrderedGridProps {
  label: string;
  items: readonly OrderedItem[];
  /** Several were dropped before or after a neighbour. */
  onReorder: (ids: readonly [string, ...string[]], neighbour: string, side: 'before' | 'after') => void;
  renderRow: (item: OrderedItem) => ReactNode;
  ref?: RefObject<HTMLDivElement | null>;
}

/** The rows of an ordered list with their handles, rearranged by dragging or by the keyboard's drag. Only for `OrderedList`. */
export function OrderedGrid({ label, items, onReorder, renderRow, ref }: OrderedGridProps) {
  const { dragAndDropHooks } = useDragAndDrop<OrderedItem>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      if (target.dropPosition === 'on') return;
      const [id, ...others] = [...keys].map(String);
      if (id !== undefined) onReorder([id, ...others], String(target.key), target.dropPosition);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.indicator ?? ''} />,
  });
  return (
    <GridList
      {...(ref && { ref })}
      aria-label={label}
      items={items}
      selectionMode="none"
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
      dependencies={[items, renderRow]}
      className={styles.list ?? ''}
    >
      {(item) => (
        <GridListItem id={item.id} textValue={item.name} className={styles.row ?? ''}>
          <DragButton slot="drag" aria-label={orderedWords.drag(item.name)} className={styles.handle ?? ''}>
            <GripVertical aria-hidden="true" size={20} />
          </DragButton>
          {renderRow(item)}
        </GridListItem>
      )}
    </GridList>
  );
}
