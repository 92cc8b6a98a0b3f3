import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Boundary } from '../loading/boundary.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { type Move, placeAfter, placeBeside } from './moves.ts';
import type { OrderedGridProps, OrderedItem } from './ordered-grid.tsx';
import styles from './ordered-list.module.css';
import { orderedWords } from './words.ts';

/** The component with dragging, once it is loaded. */
let loadedGrid: ComponentType<OrderedGridProps> | null = null;

async function loadGrid(): Promise<void> {
  // If it cannot be loaded, the rows have no dragging, and the next list loads it again.
  const module = await import('./ordered-grid.tsx').catch(() => null);
  loadedGrid = module?.OrderedGrid ?? null;
}

/**
 * The component with dragging, or null while the plain rows are shown: until it is loaded, and while the focus is in them, so that nobody
 * loses the menu of a row. `hold` are the handlers that report the focus; menus report to them, wherever they are rendered.
 */
function useGrid() {
  const [Grid, setGrid] = useState(() => loadedGrid);
  const isHeld = useRef(false);
  const show = useCallback(() => {
    // It renders its rows in an effect of its first render. In React's own schedule, that would be a frame without rows.
    if (!isHeld.current) flushSync(() => setGrid(() => loadedGrid));
  }, []);
  useEffect(() => {
    void loadGrid().then(show);
  }, [show]);
  const hold = {
    onFocus: () => {
      isHeld.current = true;
    },
    onBlur: () => {
      isHeld.current = false;
      // The focus may be moving from a row to its menu.
      setTimeout(show);
    },
  };
  return { Grid, hold };
}

/** What a row knows about its position. */
export interface OrderedRowProps {
  readonly id: string;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** For the row's menu items; the move is announced. */
  readonly onMove: (move: Move) => void;
}

interface OrderedListProps {
  label: string;
  /** The items on the screen, in their order. */
  items: readonly OrderedItem[];
  /** Every id, when a search hides some. */
  all: readonly string[];
  /** Moves one to a position of the list without it. */
  move: (id: string, toIndex: number) => void;
  /** Moves several, keeping their order, before or after a neighbour. */
  moveMany: (ids: readonly string[], neighbour: string, side: 'before' | 'after') => void;
  /** Renders the content of a row beside the handle. */
  renderRow: (row: OrderedRowProps) => ReactNode;
  ref?: RefObject<HTMLDivElement | null>;
}

/**
 * A list in the person's own order: rearranged by dragging, by the keyboard's drag (Enter on a handle, arrow keys,
 * Enter), or by each row's menu (`moveItems`). Each move is announced. The dragging is loaded when first shown; until then, and if it
 * cannot be loaded, the rows have no handles.
 */
export function OrderedList({ label, items, all, move, moveMany, renderRow, ref }: OrderedListProps) {
  const [moved, setMoved] = useState('');
  const { Grid, hold } = useGrid();
  const announce = (id: string, place: number) => {
    const name = items.find((item) => item.id === id)?.name ?? id;
    setMoved(orderedWords.moved(name, place + 1, all.length));
  };

  const handleMove = (id: string, way: Move) => {
    const shown = items.map((item) => item.id);
    const place = placeAfter(all, shown, id, way);
    move(id, place);
    announce(id, place);
  };
  const contents = ({ id, name }: OrderedItem) => (
    <Boundary>
      {renderRow({
        id,
        name,
        isFirst: items[0]?.id === id,
        isLast: items.at(-1)?.id === id,
        onMove: (way) => handleMove(id, way),
      })}
    </Boundary>
  );
  const plain = (
    <div {...(ref && { ref })}>
      <ul aria-label={label} className={styles.list} {...hold}>
        {items.map((item) => (
          <li key={item.id} tabIndex={-1} data-key={item.id} className={styles.row}>
            <span className={styles.handle} />
            {contents(item)}
          </li>
        ))}
      </ul>
    </div>
  );

  return (
    <>
      {Grid === null ? (
        plain
      ) : (
        <Grid
          {...(ref && { ref })}
          label={label}
          items={items}
          onReorder={(ids, neighbour, side) => {
            moveMany(ids, neighbour, side);
            announce(ids[0], placeBeside(all, ids[0], neighbour, side));
          }}
          renderRow={contents}
        />
      )}
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
    </>
  );
}
