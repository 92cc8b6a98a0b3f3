import type { SortDirection } from '@frontboard/model/list';
import type { MouseEvent, ReactNode } from 'react';
import type { EntryKind } from '../entries/entry.ts';
import type { RowSelecting } from '../selection/use-selecting.ts';
import type { Marking } from './marked-text.tsx';

/** How an entry is changed in its row. Keep the object. */
export interface RowEditing<T> {
  /** The name of the button that starts it. */
  readonly labelOf: (name: string) => string;
  /** The fields in place of the row. `onClose`: whether the focus goes back to the row. */
  readonly render: (item: T, onClose: (keepsFocus: boolean) => void) => ReactNode;
}

/** The common props of the layouts of a list. */
export interface ListViewProps<T, Sort extends string> {
  readonly items: readonly T[];
  /** The ids of the items; the same array while they are the same. */
  readonly ids: readonly string[];
  readonly kind: EntryKind<T, Sort>;
  /** The list's name for assistive technology. */
  readonly label: string;
  readonly sort: Sort;
  readonly order: SortDirection;
  /** The order in words. */
  readonly orderText: string;
  /** Marks what a search found; null without one. */
  readonly marking: Marking | null;
  readonly onSort: (sort: Sort, order: SortDirection) => void;
  /** The address of an entry; the anchor's press calls `onOpen`. */
  readonly hrefOf: (id: string) => string;
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The entry that is open beside the list. */
  readonly openId: string | null;
  /** Called when a key moves the focus to another entry. */
  readonly onMove: (id: string) => void;
  /** Rows are selected instead of opened; null while they lead to their records. */
  readonly selecting: RowSelecting | null;
}
