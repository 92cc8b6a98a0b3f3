import { Pencil } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useState,
} from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { cx } from '../../ui/layout/class-names.ts';
import { Boundary } from '../../ui/loading/boundary.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { PictureLoading } from '../../ui/pictures/picture-loading.ts';
import { DeviceText } from '../../ui/text/device-text.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { useWindowed } from '../../ui/windowed/use-windowed.ts';
import type { Column, Fact } from '../entries/entry.ts';
import { FactText, HiddenBadge, pictureOf, StateBadge, stateClass } from '../entries/entry-parts.tsx';
import { listWords } from '../words.ts';
import type { ListViewProps, RowEditing } from './list-view.ts';
import { markRanges, rangesOf, rangesOfId } from './marked-text.tsx';
import { RowItem, type RowItemProps } from './row-item.tsx';
import styles from './row-view.module.css';
import { SortHead } from './sort-head.tsx';

interface RowViewProps<T, Sort extends string> extends ListViewProps<T, Sort> {
  layout: 'list' | 'grid';
  /** Null where entries are not changed in their rows. */
  editing: RowEditing<T> | null;
}

/** Members or groups as rows, or as cards side by side; rendered only where they are visible. */
export const RowView = memo(function RowView<T, Sort extends string>(props: RowViewProps<T, Sort>) {
  const { items, ids, label, layout, marking, sort, kind, hrefOf, onOpen } = props;
  const { selecting } = props;
  const windowed = useWindowed({
    ids,
    columns: layout === 'list' ? 1 : 'auto',
    openId: props.openId,
    ...(selecting === null ? { onMove: props.onMove } : { onStep: selecting.onStep }),
  });
  const { rowPx, columns, active, handlers, listRef } = windowed;
  const edited = useEditedRow(listRef, props.editing !== null);
  // Cards keep room for a last line when there may be one in any of them.
  const isTall = sort !== kind.nameSort || kind.marksHidden;
  const rows = Math.ceil(items.length / columns);
  return (
    <div
      className={styles.view}
      data-layout={layout}
      data-tall={isTall || undefined}
      data-columns={kind.columns.length > 0 || undefined}
      style={{ '--columns': kind.columns.length } as CSSProperties}
      data-selecting={selecting !== null || undefined}
    >
      <span ref={windowed.probeRef} aria-hidden="true" className={styles.probe} />
      {kind.columns.length > 0 && <RowHeads {...props} />}
      <ul
        ref={(element) => {
          listRef.current = element;
        }}
        {...listboxOf(selecting)}
        aria-label={label}
        className={styles.list}
        data-editing={edited.id !== null || undefined}
        style={{ height: rows * rowPx }}
        onFocus={handlers.onFocus}
        onKeyDown={(event) => {
          selecting?.onKeyDown(event);
          edited.onKeyDown(event);
          if (!event.defaultPrevented) handlers.onKeyDown(event);
        }}
      >
        <PictureLoading value="now">
          {windowed.indices.map((index) => {
            const item = items[index];
            const id = ids[index];
            if (item === undefined || id === undefined) return null;
            return (
              <Row
                key={id}
                id={id}
                index={index}
                count={items.length}
                href={hrefOf(id)}
                isActive={index === active}
                isOpen={id === props.openId}
                selecting={selecting}
                onOpen={onOpen}
                top={Math.floor(index / columns) * rowPx}
                columns={columns}
                item={item}
                kind={kind}
                sort={sort}
                marking={marking}
                layout={layout}
                editing={props.editing}
                isEdited={id === edited.id}
                onEdit={edited.open}
                onEdited={edited.close}
              />
            );
          })}
        </PictureLoading>
      </ul>
    </div>
  );
  // React's `memo` loses the generic type of the component.
}) as <T, Sort extends string>(props: RowViewProps<T, Sort>) => ReactNode;

/** The attributes of a list in which entries are selected. */
function listboxOf(selecting: RowViewProps<unknown, string>['selecting']) {
  if (selecting === null) return {};
  return { role: 'listbox', 'aria-multiselectable': true, 'aria-describedby': selecting.hintId };
}

/** Which row shows its fields. F2 opens the fields of the focused row. */
function useEditedRow(list: RefObject<HTMLElement | null>, isOffered: boolean) {
  const [id, open] = useState<string | null>(null);
  const close = useCallback(
    (closed: string, keepsFocus: boolean) => {
      open((now) => (now === closed ? null : now));
      if (keepsFocus) list.current?.querySelector<HTMLElement>(`[data-id="${closed}"]`)?.focus();
    },
    [list],
  );
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    const row = target instanceof HTMLElement ? target.dataset.id : undefined;
    if (key === 'F2' && isOffered && row !== undefined) open(row);
  };
  return { id, open, close, onKeyDown };
}

interface RowProps<T, Sort extends string>
  extends RowContentProps<T, Sort>,
    Omit<RowItemProps, 'isCard' | 'style' | 'after' | 'children'>,
    Omit<RowEditorProps<T, Sort>, 'kind' | 'isLast'> {
  /** px */
  top: number;
  /** How many are side by side. */
  columns: number;
}

/** Scrolling renders only the rows that come into view. */
const Row = memo(function Row<T, Sort extends string>(props: RowProps<T, Sort>) {
  const { top, columns, item, kind, sort, marking, layout, editing, isEdited, onEdit, onEdited, ...row } =
    props;
  const style = {
    top,
    ...(columns > 1 && {
      insetInlineStart: `${((row.index % columns) / columns) * 100}%`,
      width: `${100 / columns}%`,
    }),
  };
  return (
    <RowItem
      {...row}
      isCard={layout === 'grid'}
      style={style}
      after={
        editing !== null && (
          <RowEditor
            {...{ id: row.id, isActive: row.isActive, item, kind, editing, isEdited, onEdit, onEdited }}
            isLast={row.index >= Math.max(LEAST_BELOW, row.count - LEAST_BELOW)}
          />
        )
      }
    >
      <Boundary isPressable>
        <RowContent item={item} kind={kind} sort={sort} marking={marking} layout={layout} />
      </Boundary>
    </RowItem>
  );
  // React's `memo` loses the generic type of the component.
}) as <T, Sort extends string>(props: RowProps<T, Sort>) => ReactNode;

/** So many rows are as high as the fields of one. */
const LEAST_BELOW = 5;

interface RowEditorProps<T, Sort extends string> extends Pick<RowItemProps, 'id' | 'isActive'> {
  item: T;
  kind: ListViewProps<T, Sort>['kind'];
  editing: RowEditing<T> | null;
  isEdited: boolean;
  /** Its fields have no room below it. */
  isLast: boolean;
  onEdit: (id: string) => void;
  onEdited: (id: string, keepsFocus: boolean) => void;
}

/** The button that changes an entry in its row, and then the fields. */
function RowEditor<T, Sort extends string>(props: RowEditorProps<T, Sort>) {
  const { id, item, kind, editing, onEdit, onEdited } = props;
  if (editing === null) return null;
  if (!props.isEdited) {
    return (
      <IconButton
        label={listWords.edit}
        spokenLabel={editing.labelOf(kind.toEntry(item).name)}
        icon={<Pencil />}
        tooltip="none"
        title={listWords.edit}
        aria-keyshortcuts="F2"
        tabIndex={props.isActive ? 0 : -1}
        className={styles.edit}
        onClick={() => onEdit(id)}
      />
    );
  }
  return (
    <div className={styles.editor} data-up={props.isLast || undefined}>
      <Boundary>{editing.render(item, (keepsFocus) => onEdited(id, keepsFocus))}</Boundary>
    </div>
  );
}

interface RowContentProps<T, Sort extends string>
  extends Pick<RowViewProps<T, Sort>, 'kind' | 'sort' | 'marking' | 'layout'> {
  item: T;
}

/** Separate from its position, so that a move to another position does not render it again. */
const RowContent = memo(function RowContent<T, Sort extends string>({
  item,
  kind,
  sort,
  marking,
  layout,
}: RowContentProps<T, Sort>) {
  const entry = kind.toEntry(item);
  const found = {
    name: rangesOf(entry.name, marking),
    note: rangesOf(entry.note ?? '', marking),
    id: rangesOfId(entry.shownId, marking),
  };
  // What matches may not be visible: a description, or a name that the search is only similar to.
  const isUnseen = marking !== null && Object.values(found).every(({ length }) => length === 0);
  const isInDescription =
    isUnseen && layout === 'list' && rangesOf(kind.description(item) ?? '', marking).length > 0;
  const fact: Fact | null = isInDescription
    ? { kind: 'text', text: listWords.inDescription }
    : kind.columns.some((column) => column.sort === sort)
      ? null
      : kind.sortFact(item, sort);
  return (
    <>
      <Avatar
        {...pictureOf(entry, kind.kind)}
        size={null}
        className={cx(styles.picture, stateClass(entry))}
      />
      <span className={styles.words}>
        <span className={styles.who}>
          <Foreign className={styles.name}>{markRanges(entry.name, found.name)}</Foreign>
          {entry.nickname && <DeviceText className={styles.note}>{entry.nickname}</DeviceText>}
          {entry.note !== null && (
            <Foreign className={styles.note}>{markRanges(entry.note, found.note)}</Foreign>
          )}
        </span>
        {kind.columns.length > 0 && <RowColumns item={item} columns={kind.columns} />}
      </span>
      <span className={styles.end}>
        {fact !== null && (
          <span className={styles.fact}>
            <FactText fact={fact} />
          </span>
        )}
        <StateBadge state={entry.state} />
        {entry.isHidden && <HiddenBadge />}
        {layout === 'list' && found.id.length > 0 && (
          <code className={styles.id}>{markRanges(entry.shownId, found.id)}</code>
        )}
      </span>
    </>
  );
  // React's `memo` loses the generic type of the component.
}) as <T, Sort extends string>(props: RowContentProps<T, Sort>) => ReactNode;

/** The heads of the columns of rows, which sort them; visible where the columns are beside the name. */
function RowHeads<T, Sort extends string>({ kind, sort, order, orderText, onSort }: RowViewProps<T, Sort>) {
  const head = (label: string, by: Sort | null) => (
    <SortHead label={label} by={by} sort={sort} order={order} orderText={orderText} onSort={onSort} />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into its border
    <div role="group" aria-label={listWords.columns.heads} className={styles.heads}>
      <span className={styles.words}>
        {head(listWords.memberSorts.name, kind.nameSort)}
        <span className={styles.columns}>
          {kind.columns.map(({ key, label, sort: by }) => (
            <span key={key} className={styles.column}>
              {head(label, by)}
            </span>
          ))}
        </span>
      </span>
      <span className={styles.end} />
    </div>
  );
}

interface RowColumnsProps<T> {
  item: T;
  columns: readonly Column<T, string>[];
}

/** The columns that the person has chosen, aligned from row to row if there is room. */
function RowColumns<T>({ item, columns }: RowColumnsProps<T>) {
  return (
    <span className={styles.columns}>
      {columns.map(({ key, label, fact }) => {
        const shown = fact(item);
        return (
          <span key={key} className={styles.column} title={label}>
            {shown !== null && (
              <>
                <VisuallyHidden>{label} </VisuallyHidden>
                <FactText fact={shown} />
              </>
            )}
          </span>
        );
      })}
    </span>
  );
}
