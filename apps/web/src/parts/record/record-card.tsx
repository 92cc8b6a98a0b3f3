import {
  type ComponentProps,
  type CSSProperties,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useRootMark } from '../../ui/dialogs/use-root-mark.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './record-head.module.css';

/** As in `record-head.module.css`. */
const BAR_PX = 56;

interface RecordCardProps extends Pick<ComponentProps<typeof Card>, 'aria-busy'> {
  head: ReactNode;
  /** Below its head. */
  children: ReactNode;
}

/**
 * The card at the top of a record's page. When its end has left the screen, it is a low bar there, with picture, name and actions. It stays
 * the same element, so nothing is there twice, and a margin takes the place of what it loses in height, so nothing below it moves.
 */
export function RecordCard({ head, children, ...rest }: RecordCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  /** Its full height; null while it is not a bar. */
  const [wholePx, setWholePx] = useState<number | null>(null);
  useRootMark('recordBar');
  useEffect(() => {
    let widthPx = end.current?.offsetWidth;
    const observer = new ResizeObserver(() => {
      const before = widthPx;
      widthPx = end.current?.offsetWidth;
      // Of another width, its text has other lines.
      if (widthPx !== before && card.current?.hasAttribute('data-bar'))
        setWholePx(wholeHeightOf(card.current));
    });
    if (end.current !== null) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const topPx = entries.at(-1)?.boundingClientRect.top ?? 0;
        const heightPx = card.current?.offsetHeight ?? 0;
        setWholePx((former) => (topPx < BAR_PX ? (former ?? heightPx) : null));
      },
      // The document, not the window, so that the margin applies in a frame, too. Anything below the line counts as in sight: a jump from below
      // the screen to above it is noticed.
      { root: document, rootMargin: `-${BAR_PX}px 0px 1000000px 0px` },
    );
    if (end.current !== null) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  const handleFocus = ({ target }: FocusEvent) => {
    if (wholePx === null || target.closest('[data-room="whole"]') === null) return;
    // The bar has no room for it, so the page goes to where it is in sight.
    flushSync(() => setWholePx(null));
    target.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <Card
        {...rest}
        ref={card}
        as="article"
        padding="none"
        className={styles.card}
        data-bar={wholePx === null ? undefined : ''}
        style={wholePx === null ? undefined : ({ '--whole': `${wholePx}px` } as CSSProperties)}
        onFocus={handleFocus}
      >
        {head}
        <div data-room="whole">{children}</div>
      </Card>
      <div ref={end} className={styles.end} />
    </>
  );
}

/** The height of the card when it is not a bar. Nothing is painted in between. */
function wholeHeightOf(card: HTMLElement): number {
  card.removeAttribute('data-bar');
  const heightPx = card.offsetHeight;
  card.setAttribute('data-bar', '');
  return heightPx;
}
