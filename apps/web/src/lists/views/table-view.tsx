import { type CSSProperties, Fragment, memo, type ReactNode } from 'react';
import { Boundary } from '../../ui/loading/boundary.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { PictureLoading } from '../../ui/pictures/picture-loading.ts';
import { DeviceText } from '../../ui/text/device-text.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { useWindowed } from '../../ui/windowed/use-windowed.ts';
import type { Column, EntryKind } from '../entries/entry.ts';
import { FactText, HiddenBadge, pictureOf, StateBadge, stateClass } from '../entries/entry-parts.tsx';
import { OpenLink } from '../selection/open-link.tsx';
import { SelectMark } from '../selection/select-mark.tsx';
import { listWords } from '../words.ts';
import type { ListViewProps } from './list-view.ts';
import { markMatches, markRanges, rangesOfId } from './marked-text.tsx';
import { SortHead } from './sort-head.tsx';
import styles from './table-view.module.css';

const PICTURE_PX = 32;

/** Members or groups as a table with heads that sort it; rows are rendered only where they are visible. */
export const TableView = memo(function TableView<T, Sort extends string>(props: ListViewProps<T, Sort>) {
  const { items, ids, kind, label, marking, selecting, hrefOf, onOpen } = props;
  const windowed = useWindowed({ ids, columns: 1, ...(selecting !== null && { onStep: selecting.onStep }) });
  const { rowPx, active } = windowed;
  let drawnUpTo = 0;
  return (
    <div
      className={styles.view}
      data-selecting={selecting !== null || undefined}
      style={{ '--columns': kind.columns.length } as CSSProperties}
    >
      <span ref={windowed.probeRef} aria-hidden="true" className={styles.probe} />
      <table
        {...(selecting !== null && {
          role: 'grid',
          'aria-multiselectable': true,
          'aria-describedby': selecting.hintId,
        })}
        className={styles.table}
        aria-label={label}
        aria-rowcount={items.length + 1}
      >
        <Heads {...props} />
        <tbody
          ref={(element) => {
            windowed.listRef.current = element;
          }}
          onFocus={windowed.handlers.onFocus}
          onKeyDown={(event) => {
            selecting?.onKeyDown(event);
            if (!event.defaultPrevented) windowed.handlers.onKeyDown(event);
          }}
        >
          <PictureLoading value="now">
            {windowed.indices.map((index) => {
              const item = items[index];
              const id = ids[index];
              if (item === undefined || id === undefined) return null;
              const missing = index - drawnUpTo;
              drawnUpTo = index + 1;
              const isSelected = selecting?.keys.has(selecting.keyAt(index) ?? '') ?? false;
              return (
                <Fragment key={id}>
                  <Spacer rows={missing} rowPx={rowPx} />
                  <tr
                    aria-rowindex={index + 2}
                    className={styles.row}
                    {...(selecting !== null && {
                      'data-index': index,
                      tabIndex: index === active ? 0 : -1,
                      'data-id': id,
                      'aria-selected': isSelected,
                      onClick: selecting.onPress,
                    })}
                  >
                    <Boundary fallback={(failed) => <td colSpan={kind.columns.length + 2}>{failed}</td>}>
                      <TableCells
                        item={item}
                        kind={kind}
                        marking={marking}
                        index={index}
                        isActive={index === active}
                        href={hrefOf(id)}
                        onOpen={onOpen}
                        isSelected={selecting === null ? null : isSelected}
                        canOpen={selecting?.canOpen ?? false}
                      />
                    </Boundary>
                  </tr>
                </Fragment>
              );
            })}
          </PictureLoading>
          <Spacer rows={items.length - drawnUpTo} rowPx={rowPx} />
        </tbody>
      </table>
    </div>
  );
  // React's `memo` loses the generic type of the component.
}) as <T, Sort extends string>(props: ListViewProps<T, Sort>) => ReactNode;

function Heads<T, Sort extends string>(props: ListViewProps<T, Sort>) {
  const { kind, sort, order, onSort } = props;
  return (
    <thead>
      <tr aria-rowindex={1}>
        <Head
          {...props}
          column={{ label: listWords.memberSorts.name, sort: kind.nameSort, room: 'any', align: 'start' }}
        />
        {kind.columns.map((column) => (
          <Head key={column.key} {...props} column={column} />
        ))}
        <th scope="col" className={styles.head} data-room="wide">
          <SortHead label={listWords.columns.id} by={null} {...{ sort, order, onSort }} />
        </th>
      </tr>
    </thead>
  );
}

/** The space of rows that are not rendered. One cell: the number of columns depends on the screen. */
function Spacer({ rows, rowPx }: { rows: number; rowPx: number }) {
  if (rows <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without content can not be focused
    <tr aria-hidden="true">
      <td className={styles.spacer} style={{ height: rows * rowPx }} />
    </tr>
  );
}

interface HeadProps<T, Sort extends string> extends ListViewProps<T, Sort> {
  column: Pick<Column<T, Sort>, 'label' | 'sort' | 'room' | 'align'>;
}

function Head<T, Sort extends string>({ column, sort, order, onSort }: HeadProps<T, Sort>) {
  return (
    <th
      scope="col"
      className={styles.head}
      data-room={column.room}
      data-align={column.align}
      aria-sort={column.sort === sort ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <SortHead label={column.label} by={column.sort} sort={sort} order={order} onSort={onSort} />
    </th>
  );
}

interface TableCellsProps<T, Sort extends string> extends Pick<ListViewProps<T, Sort>, 'onOpen' | 'marking'> {
  item: T;
  kind: EntryKind<T, Sort>;
  index: number;
  isActive: boolean;
  href: string;
  /** Null while rows open their records. */
  isSelected: boolean | null;
  canOpen: boolean;
}

const TableCells = memo(function TableCells<T, Sort extends string>({
  item,
  kind,
  marking,
  index,
  isActive,
  href,
  onOpen,
  isSelected,
  canOpen,
}: TableCellsProps<T, Sort>) {
  const entry = kind.toEntry(item);
  const hasNote = !kind.columns.some(({ key }) => key === kind.noteColumn);
  const name = (
    <>
      <Avatar {...pictureOf(entry, kind.kind)} size={PICTURE_PX} className={stateClass(entry)} />
      <span className={styles.name}>
        <Foreign>{markMatches(entry.name, marking)}</Foreign>
      </span>
      {entry.nickname && <DeviceText className={styles.note}>{entry.nickname}</DeviceText>}
      {hasNote && entry.note !== null && (
        <Foreign className={styles.note}>{markMatches(entry.note, marking)}</Foreign>
      )}
      <StateBadge state={entry.state} />
      {entry.isHidden && <HiddenBadge />}
    </>
  );
  return (
    <>
      <th scope="row" className={styles.cell}>
        {isSelected === null ? (
          <a
            href={href}
            data-index={index}
            data-id={entry.id}
            tabIndex={isActive ? 0 : -1}
            className={styles.link}
            onClick={onOpen}
          >
            {name}
          </a>
        ) : (
          <span className={styles.link}>
            <SelectMark isOn={isSelected} />
            {name}
            {canOpen && <OpenLink id={entry.id} href={href} place="cell" onOpen={onOpen} />}
          </span>
        )}
      </th>
      {kind.columns.map((column) => {
        const fact = column.fact(item);
        return (
          <td key={column.key} className={styles.cell} data-room={column.room} data-align={column.align}>
            {fact !== null && (
              <span className={styles.fact}>
                <FactText fact={fact} />
              </span>
            )}
          </td>
        );
      })}
      <td className={styles.cell} data-room="wide">
        <code className={styles.id}>{markRanges(entry.shownId, rangesOfId(entry.shownId, marking))}</code>
      </td>
    </>
  );
  // React's `memo` loses the generic type of the component.
}) as <T, Sort extends string>(props: TableCellsProps<T, Sort>) => ReactNode;
