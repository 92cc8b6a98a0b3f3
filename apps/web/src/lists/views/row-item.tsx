import type { MouseEvent, ReactNode } from 'react';
import { cx } from '../../ui/layout/class-names.ts';
import { OpenLink } from '../selection/open-link.tsx';
import { SelectMark } from '../selection/select-mark.tsx';
import type { RowSelecting } from '../selection/use-selecting.ts';
import styles from './row-view.module.css';

export interface RowItemProps {
  id: string;
  index: number;
  /** How many there are. */
  count: number;
  href: string;
  /** Tab stops at it. */
  isActive: boolean;
  /** It is open beside the list. */
  isOpen: boolean;
  isCard: boolean;
  selecting: RowSelecting | null;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Its place among the rows, px and %. */
  style: Readonly<Record<string, string | number>>;
  /** Content beside the part that can be pressed. */
  after?: ReactNode;
  children: ReactNode;
}

/** A row or card of a list: a link to a record, or an option while records are being selected. */
export function RowItem(props: RowItemProps) {
  const { id, index, href, isCard, selecting, onOpen, style, children } = props;
  const place = { 'aria-setsize': props.count, 'aria-posinset': index + 1 };
  const row = {
    'data-index': index,
    'data-id': id,
    'aria-current': props.isOpen || undefined,
    className: styles.link,
  };
  const tabIndex = props.isActive ? 0 : -1;
  const isFirst = index === 0 || undefined;
  if (selecting === null) {
    return (
      <li {...place} data-first={isFirst} className={styles.item} style={style}>
        <a href={href} {...row} tabIndex={tabIndex} onClick={onOpen}>
          {children}
        </a>
        {props.after}
      </li>
    );
  }
  const isSelected = selecting.keys.has(selecting.keyAt(index) ?? '');
  return (
    <li role="presentation" data-first={isFirst} className={styles.item} style={style}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys of its options */}
      <div
        role="option"
        aria-selected={isSelected}
        {...place}
        {...row}
        className={cx(styles.link, styles.option)}
        data-opens={selecting.canOpen || undefined}
        tabIndex={tabIndex}
        onClick={selecting.onPress}
      >
        <SelectMark isOn={isSelected} isFloating={isCard} />
        {children}
      </div>
      {selecting.canOpen && <OpenLink id={id} href={href} place={isCard ? 'card' : 'row'} onOpen={onOpen} />}
    </li>
  );
}
