import {
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterFrame } from '../after-frame.ts';
import {
  drawnIndices,
  grownRange,
  type ItemRange,
  moveByKey,
  rangeInWindow,
  SPARE_ROWS,
} from './windowing.ts';

/** The ids of a list, in the form of an array. A very long list computes each when it is read. */
export interface IndexedIds {
  readonly length: number;
  at(index: number): string | undefined;
  indexOf(id: string): number;
}

interface WindowedOptions {
  readonly ids: IndexedIds;
  /** How many are side by side; `auto` fills the width with columns of at least the probe's width. */
  readonly columns: 1 | 'auto';
  /** How many items are new in one frame: of a window with very many, the others follow. By default all at once. */
  readonly atOnce?: number;
  /** The item that is open elsewhere on the screen: it is the Tab stop, and is scrolled into view. */
  readonly openId?: string | null;
  /** Called when a key moves the focus to another item. */
  readonly onMove?: (id: string) => void;
  /** Called when Shift and a key move the focus from one position to another; without it, keys with Shift do nothing. */
  readonly onStep?: (from: number, to: number) => void;
}

export interface Windowed {
  /** On the parent element of the items; its top is the position of the first one. */
  readonly listRef: RefObject<HTMLElement | null>;
  /** On an invisible element as high as a row, and as wide as the smallest column: sizes stay in the style sheet. */
  readonly probeRef: RefObject<HTMLElement | null>;
  readonly rowPx: number;
  readonly columns: number;
  readonly range: ItemRange;
  /** The items to render, in order. */
  readonly indices: readonly number[];
  /** The one item that is the Tab stop. */
  readonly active: number;
  /** Makes an item the Tab stop, and leaves the focus where it is. */
  readonly activate: (index: number) => void;
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onFocus: (event: { readonly target: EventTarget }) => void;
  };
}

interface Geometry {
  readonly rowPx: number;
  readonly columns: number;
  readonly range: ItemRange;
}

/** Whether a list of this page was measured. */
let isAnyMeasured = false;

const NOTHING: Geometry = { rowPx: 0, columns: 1, range: { first: 0, end: 0 } };

/**
 * Renders only the visible part of a list that scrolls with the page or in its own box. One item is in the tab order, and arrow keys,
 * Page Up and Down, Home and End move from there through the whole list; items are found by their `data-index`.
 */
export function useWindowed(options: WindowedOptions): Windowed {
  const { ids, columns, atOnce = Number.POSITIVE_INFINITY, openId = null, onMove, onStep } = options;
  const listRef = useRef<HTMLElement>(null);
  const probeRef = useRef<HTMLElement>(null);
  const [activeId, setActiveId] = useState(openId);
  const [lastOpenId, setLastOpenId] = useState(openId);
  if (openId !== lastOpenId) {
    setLastOpenId(openId);
    if (openId !== null) setActiveId(openId);
  }
  /** The index that gets the focus as soon as it renders. */
  const wanted = useRef<number | null>(null);
  const count = ids.length;
  const geometry = useGeometry(listRef, probeRef, count, columns);
  const { rowPx } = geometry;
  const inWindow = useMemo(() => clip(geometry.range, count), [geometry.range, count]);
  const range = useDrawnPart(inWindow, { count: atOnce, start: nearTop(inWindow, geometry.columns, count) });
  const chosen = useMemo(() => (activeId === null ? -1 : ids.indexOf(activeId)), [ids, activeId]);
  // Without a chosen item, Tab goes to a visible one and not back to the top.
  const active = chosen >= 0 ? chosen : nearTop(inWindow, geometry.columns, count);
  const indices = useMemo(() => drawnIndices(range, active, count), [range, active, count]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the wanted item is there once these are drawn
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const item = listRef.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (item === undefined || item === null) return;
    wanted.current = null;
    item.focus({ preventScroll: true });
    item.scrollIntoView({ block: 'nearest' });
  }, [indices, active]);

  const isMeasured = rowPx > 0;
  useLayoutEffect(() => {
    if (openId === null || !isMeasured) return;
    listRef.current?.querySelector('[data-index][aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [openId, isMeasured]);

  return {
    listRef,
    probeRef,
    rowPx,
    columns: geometry.columns,
    range,
    indices,
    active,
    activate: (index) => setActiveId(ids.at(index) ?? null),
    handlers: {
      onKeyDown(event) {
        if (event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && onStep === undefined))
          return;
        const from = indexOf(event.target);
        if (from === null) return;
        const to = moveByKey(event.key, from, {
          count,
          columns: geometry.columns,
          pageRows: Math.max(1, Math.floor(window.innerHeight / Math.max(rowPx, 1)) - 2),
          isRightToLeft: getComputedStyle(event.currentTarget).direction === 'rtl',
        });
        const id = to === null ? undefined : ids.at(to);
        if (to === null || id === undefined) return;
        event.preventDefault();
        if (to === from) return;
        wanted.current = to;
        setActiveId(id);
        if (event.shiftKey) onStep?.(from, to);
        else onMove?.(id);
      },
      onFocus(event) {
        const index = indexOf(event.target);
        const id = index === null ? undefined : ids.at(index);
        if (id !== undefined) setActiveId(id);
      },
    },
  };
}

/** The drawn part of a range. Each new range shows a first part at once, beside what was drawn before, and grows frame by frame to all of it. */
function useDrawnPart(range: ItemRange, { count, start }: Parameters<typeof grownRange>[2]): ItemRange {
  const [state, setState] = useState({ range, drawn: range });
  let { drawn } = state;
  const isInParts = Number.isFinite(count);
  if (isInParts && state.range !== range) {
    drawn = grownRange(drawn, range, { count, start });
    setState({ range, drawn });
  }
  const isWhole = drawn.first === range.first && drawn.end === range.end;
  useEffect(() => {
    if (!isInParts || isWhole) return;
    return afterFrame(() => setState({ range, drawn: grownRange(drawn, range, { count, start }) }));
  }, [isInParts, isWhole, drawn, range, count, start]);
  return isInParts ? drawn : range;
}

/** The measures of a list and its visible range, measured again after each change of its size or place. */
function useGeometry(
  listRef: RefObject<HTMLElement | null>,
  probeRef: RefObject<HTMLElement | null>,
  count: number,
  columns: WindowedOptions['columns'],
): Geometry {
  const [geometry, setGeometry] = useState(NOTHING);
  const measure = useCallback(() => {
    const list = listRef.current;
    const probe = probeRef.current;
    if (list === null || probe === null) return;
    const next = measured(list, probe, count, columns);
    setGeometry((former) => (isSame(former, next) ? former : next));
  }, [listRef, probeRef, count, columns]);
  // The range is corrected before the paint. Only the rows of the page's first list come after the rest, in slices: everything else
  // is new then, too, and measuring and rendering it all at once would block a slow device.
  const [isFirst] = useState(() => !isAnyMeasured);
  const isLate = isFirst && geometry === NOTHING;
  const lateMeasure = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    // After a late measurement, another would only compute the layout of the first rows in the task that has rendered them.
    if (!isLate && lateMeasure.current !== measure) measure();
  }, [measure, isLate]);
  useEffect(() => {
    if (isLate) {
      lateMeasure.current = measure;
      startTransition(measure);
    }
    isAnyMeasured = true;
  }, [measure, isLate]);
  useEffect(() => {
    const resizes = new ResizeObserver(measure);
    for (const { current } of [listRef, probeRef]) if (current !== null) resizes.observe(current);
    // What is above the list may grow and push it down.
    resizes.observe(document.body);
    // In the capture phase, to receive the events of a list with its own scroll bar (a dialog), too.
    window.addEventListener('scroll', measure, { passive: true, capture: true });
    window.addEventListener('resize', measure);
    return () => {
      resizes.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [measure, listRef, probeRef]);
  return geometry;
}

function indexOf(target: EventTarget): number | null {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return item === null ? null : Number(item.dataset.index);
}

function measured(list: HTMLElement, probe: HTMLElement, count: number, columns: 1 | 'auto'): Geometry {
  const rowPx = probe.offsetHeight;
  const { top, width } = list.getBoundingClientRect();
  const side = columns === 1 ? 1 : Math.max(1, Math.floor(width / Math.max(probe.offsetWidth, 1)));
  return {
    rowPx,
    columns: side,
    range: rangeInWindow({ count, columns: side, rowPx, topPx: top, windowPx: window.innerHeight }),
  };
}

/** An item at the top of the window: up to three rows above it, because the range moves in steps. */
function nearTop({ first }: ItemRange, columns: number, count: number): number {
  return first === 0 ? 0 : Math.min(first + SPARE_ROWS * columns, count - 1);
}

/** Items can have been removed since the range was measured. */
function clip({ first, end }: ItemRange, count: number): ItemRange {
  return { first: Math.min(first, count), end: Math.min(end, count) };
}

function isSame(one: Geometry, other: Geometry): boolean {
  return (
    one.rowPx === other.rowPx &&
    one.columns === other.columns &&
    one.range.first === other.range.first &&
    one.range.end === other.range.end
  );
}
