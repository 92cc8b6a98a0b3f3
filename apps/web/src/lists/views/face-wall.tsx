import { type CSSProperties, memo, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { cx } from '../../ui/layout/class-names.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { PictureLoading } from '../../ui/pictures/picture-loading.ts';
import { DeviceText } from '../../ui/text/device-text.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { softSmall } from '../../ui/text/text-look.ts';
import { useWindowed } from '../../ui/windowed/use-windowed.ts';
import type { ListEntry } from '../entries/entry.ts';
import { FactText, HiddenBadge, pictureOf, StateBadge, stateClass } from '../entries/entry-parts.tsx';
import type { RowSelecting } from '../selection/use-selecting.ts';
import { listWords } from '../words.ts';
import styles from './face-wall.module.css';
import type { ListViewProps } from './list-view.ts';

/** Faces that are new in one frame: more would block a slow device for longer than a person waits for an answer. */
const AT_ONCE = 336;

/** The face whose name is shown, and the half of the window it is in. */
interface NamedFace {
  readonly index: number;
  readonly isHigh: boolean;
}

/** Members or groups as small pictures alone, found by sight; rendered only where they are visible. */
export const FaceWall = memo(function FaceWall<T, Sort extends string>(props: ListViewProps<T, Sort>) {
  const { items, ids, kind, selecting } = props;
  const windowed = useWindowed({
    ids,
    columns: 'auto',
    atOnce: AT_ONCE,
    openId: props.openId,
    ...(selecting === null ? { onMove: props.onMove } : { onStep: selecting.onStep }),
  });
  const { rowPx, columns, active, handlers } = windowed;
  return (
    <div className={styles.view}>
      <span ref={windowed.probeRef} aria-hidden="true" className={styles.probe} />
      <ul
        ref={(element) => {
          windowed.listRef.current = element;
        }}
        {...(selecting !== null && {
          role: 'listbox',
          'aria-multiselectable': true,
          'aria-describedby': selecting.hintId,
        })}
        aria-label={props.label}
        className={styles.wall}
        style={{ height: Math.ceil(items.length / columns) * rowPx }}
        onFocus={handlers.onFocus}
        onKeyDown={(event) => {
          selecting?.onKeyDown(event);
          if (!event.defaultPrevented) handlers.onKeyDown(event);
        }}
      >
        <PictureLoading value="now">
          {windowed.indices.map((index) => {
            const item = items[index];
            const id = ids[index];
            if (item === undefined || id === undefined) return null;
            return (
              <Face
                key={id}
                item={item}
                toEntry={kind.toEntry}
                kind={kind.kind}
                index={index}
                count={items.length}
                top={Math.floor(index / columns) * rowPx}
                start={(index % columns) * rowPx}
                href={props.hrefOf(id)}
                isActive={index === active}
                isOpen={id === props.openId}
                isSelected={selecting === null ? null : isSelected(selecting, index)}
                onOpen={props.onOpen}
                onSelect={selecting?.onPress}
              />
            );
          })}
        </PictureLoading>
      </ul>
      <NameCard {...props} wall={windowed.listRef} columns={columns} rowPx={rowPx} />
    </div>
  );
  // React's `memo` loses the generic type of the component.
}) as <T, Sort extends string>(props: ListViewProps<T, Sort>) => ReactNode;

interface FaceProps<T> {
  item: T;
  toEntry: (item: T) => ListEntry;
  kind: 'member' | 'group';
  index: number;
  count: number;
  /** px */
  top: number;
  start: number;
  href: string;
  /** Tab stops at it. */
  isActive: boolean;
  isOpen: boolean;
  /** Null while faces lead to their records. */
  isSelected: boolean | null;
  onOpen: ListViewProps<T, string>['onOpen'];
  /** Given while faces are selected. */
  onSelect: RowSelecting['onPress'] | undefined;
}

/** One of a thousand: few elements, and its name is an attribute. */
const Face = memo(function Face<T>({
  item,
  toEntry,
  kind,
  index,
  count,
  isSelected,
  ...props
}: FaceProps<T>) {
  const entry = toEntry(item);
  const place = { 'aria-setsize': count, 'aria-posinset': index + 1 };
  const box = { className: styles.cell, style: { top: props.top, insetInlineStart: props.start } };
  const face = {
    'data-index': index,
    'data-id': entry.id,
    'data-plain': entry.color === null || undefined,
    'aria-label': spoken(entry),
    'aria-current': props.isOpen || undefined,
    className: styles.face,
  };
  const tabIndex = props.isActive ? 0 : -1;
  const picture = (
    <Avatar {...pictureOf(entry, kind)} size={null} className={cx(styles.picture, stateClass(entry))} />
  );
  if (isSelected === null) {
    return (
      <li {...place} {...box}>
        <a href={props.href} {...face} tabIndex={tabIndex} onClick={props.onOpen}>
          {picture}
        </a>
      </li>
    );
  }
  return (
    <li role="presentation" {...box}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys of its options */}
      <div
        role="option"
        aria-selected={isSelected}
        {...place}
        {...face}
        tabIndex={tabIndex}
        onClick={props.onSelect}
      >
        {picture}
      </div>
    </li>
  );
  // React's `memo` loses the generic type of the component.
}) as <T>(props: FaceProps<T>) => ReactNode;

interface NameCardProps<T, Sort extends string>
  extends Pick<ListViewProps<T, Sort>, 'items' | 'kind' | 'sort'> {
  wall: RefObject<HTMLElement | null>;
  columns: number;
  /** A face with its gap, px. */
  rowPx: number;
}

/**
 * Who the face under the pointer or with the focus is, beside it. Screen readers have the name of the face itself. It listens to the wall, so
 * that a thousand faces do not render again with each name.
 */
function NameCard<T, Sort extends string>({ wall, items, kind, sort, ...size }: NameCardProps<T, Sort>) {
  const named = useNamedFace(wall);
  const item = named === null ? undefined : items[named.index];
  if (named === null || item === undefined) return null;
  const entry = kind.toEntry(item);
  const fact = kind.sortFact(item, sort);
  const style = cardPlace(named, { ...size, rows: Math.ceil(items.length / size.columns) });
  return (
    <div aria-hidden="true" className={styles.card} style={style}>
      <Foreign className={styles.name}>{entry.name}</Foreign>
      {entry.nickname && <DeviceText className={softSmall}>{entry.nickname}</DeviceText>}
      {entry.note !== null && <Foreign className={softSmall}>{entry.note}</Foreign>}
      {fact !== null && (
        <span className={softSmall}>
          <FactText fact={fact} />
        </span>
      )}
      <StateBadge state={entry.state} />
      {entry.isHidden && <HiddenBadge />}
    </div>
  );
}

function useNamedFace(wall: RefObject<HTMLElement | null>): NamedFace | null {
  const [named, setNamed] = useState<NamedFace | null>(null);
  useEffect(() => {
    const element = wall.current;
    if (element === null) return;
    const listeners = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      handle: (event: HTMLElementEventMap[Type]) => void,
    ) => element.addEventListener(type, handle, { signal: listeners.signal });
    listen('pointerover', ({ pointerType, target }) => {
      if (pointerType !== 'touch') setNamed(faceAt(target));
    });
    listen('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) setNamed(faceAt(target));
    });
    for (const type of ['pointerleave', 'focusout'] as const) listen(type, () => setNamed(null));
    listen('keydown', ({ key }) => {
      if (key === 'Escape') setNamed(null);
    });
    return () => listeners.abort();
  }, [wall]);
  return named;
}

function spoken({ name, nickname, note, isHidden, state }: ListEntry): string {
  return [
    name,
    ...(nickname ? [nickname] : []),
    ...(note === null ? [] : [note]),
    ...(state === undefined ? [] : [listWords.local.states[state]]),
    ...(isHidden ? [listWords.hiddenHint] : []),
  ].join(', ');
}

function isSelected({ keys, keyAt }: RowSelecting, index: number): boolean {
  return keys.has(keyAt(index) ?? '');
}

function faceAt(target: EventTarget | null): NamedFace | null {
  const face = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  if (face === null) return null;
  return {
    index: Number(face.dataset.index),
    isHigh: face.getBoundingClientRect().top < window.innerHeight / 2,
  };
}

/** Below a face in the upper half of the window, above one in the lower half, and towards the middle of the wall. */
function cardPlace(
  { index, isHigh }: NamedFace,
  { columns, rowPx, rows }: { columns: number; rowPx: number; rows: number },
): CSSProperties {
  const [row, column] = [Math.floor(index / columns), index % columns];
  return {
    ...(isHigh ? { top: (row + 1) * rowPx } : { bottom: (rows - row) * rowPx }),
    ...(column < columns / 2
      ? { insetInlineStart: column * rowPx }
      : { insetInlineEnd: `calc(100% - ${(column + 1) * rowPx}px)` }),
  };
}
