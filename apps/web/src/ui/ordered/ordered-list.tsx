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
import { Boundary } from '../boundary.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { type Move, placeAfter, placeBeside } from './moves.ts';
import type { OrderedGridProps, OrderedItem } from './ordered-grid.tsx';
import styles from './ordered-list.module.css';
import { orderedWords } from './words.ts';

/** What drags, once it has been loaded. */
let loadedGrid: ComponentType<OrderedGridProps> | null = null;

async function loadGrid(): Promise<void> {
  // Where it cannot be loaded the rows do without dragging, and the next list asks again.
  const module = await import('./ordered-grid.tsx').catch(() => null);
  loadedGrid = module?.OrderedGrid ?? null;
}

/**
 * What drags, or null while the plain rows have to do: until it is loaded, and as long as somebody is in them, for whoever has
 * opened the menu of a row shall not lose it. `hold` are the handlers that tell so; menus report to them, wherever they are drawn.
 */
function useGrid() {
  const [Grid, setGrid] = useState(() => loadedGrid);
  const isHeld = useRef(false);
  const show = useCallback(() => {
    // It draws its rows in an effect of its first drawing. Left to React's own time, that is a frame in which no row is there.
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

/** What a row knows about its place. */
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
  /** Draws what is in a row beside the handle. */
  renderRow: (row: OrderedRowProps) => ReactNode;
  ref?: RefObject<HTMLDivElement | null>;
}

/**
 * A list in an order of the person's own: rearranged by dragging, by the keyboard's drag (Enter on a handle, arrow keys,
 * Enter), or by what each row offers (`moveItems`). Each move is spoken. What drags is loaded when first shown; until then, and where it
 * cannot be loaded, the rows stand without handles.
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
    else list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(neighbour)}"]`)?.focus();
  });
}
