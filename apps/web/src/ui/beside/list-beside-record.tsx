import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { BREAKPOINTS_PX } from '../layout/breakpoints.ts';
import { useNarrowScreen } from '../layout/use-narrow-screen.ts';
import { BesideContext } from './beside-context.ts';
import styles from './list-beside-record.module.css';

interface ListBesideRecordProps {
  /** The name of the list for assistive technology. */
  label: string;
  list: ReactNode;
  /** Whether the address belongs to a record. */
  isOpen: boolean;
  /** The record. */
  children: ReactNode;
}

/**
 * A list and the record opened from it: side by side if there is room, otherwise one of them. The list stays mounted when a record
 * opens, so it keeps its state; the record stays mounted when the window becomes narrower or wider. Escape in the record leads back to
 * its row.
 */
export function ListBesideRecord({ label, list, isOpen, children }: ListBesideRecordProps) {
  const hasNoRoom = useNarrowScreen(BREAKPOINTS_PX.listAndDetails - 1);
  const isBeside = isOpen && !hasNoRoom;
  const pane = useRef<HTMLElement>(null);
  useRowInSight(pane, isBeside);
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keys of dialogs above the screen bubble to here, too.
    const isWithin = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isWithin) return;
    const row =
      openRow(pane.current) ?? pane.current?.querySelector<HTMLElement>('[data-index][tabindex="0"]');
    row?.focus();
  };
  return (
    <div className={styles.pair} data-beside={isBeside || undefined}>
      {(isBeside || !isOpen) && (
        <section ref={pane} aria-label={label} className={styles.list}>
          <BesideContext value={isBeside ? 'list' : null}>{list}</BesideContext>
        </section>
      )}
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only a way out of what is inside, for any control in it
        <div className={styles.record} onKeyDown={isBeside ? handleKeyDown : undefined}>
          <BesideContext value={isBeside ? 'record' : null}>{children}</BesideContext>
        </div>
      )}
    </div>
  );
}

/** The row of the open record; in a grid, arrow keys move from rows, and not from the links in them. */
function openRow(list: HTMLElement | null): HTMLElement | null {
  const current = list?.querySelector<HTMLElement>('li [aria-current], [role="row"] [aria-current]') ?? null;
  return current?.closest<HTMLElement>('[role="row"]') ?? current;
}

/** Only beside a record does the list have its own scroll bar: its position stays when that starts and ends, with its open row visible. */
function useRowInSight(pane: RefObject<HTMLElement | null>, isBeside: boolean): void {
  const topPx = useRef<number | null>(null);
  useLayoutEffect(() => {
    const list = pane.current;
    const scroller = isBeside ? list : document.scrollingElement;
    if (list === null || scroller === null) return;
    if (topPx.current !== null) scroller.scrollTop = topPx.current;
    openRow(list)?.scrollIntoView({ block: 'nearest' });
    const note = () => {
      topPx.current = scroller.scrollTop;
    };
    const source = isBeside ? list : window;
    source.addEventListener('scroll', note, { passive: true });
    return () => source.removeEventListener('scroll', note);
  }, [pane, isBeside]);
}
