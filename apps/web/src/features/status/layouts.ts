import type { ReactElement, ReactNode, RefCallback } from 'react';

/** The three views of the followed systems, in the order of the switch. */
export const STATUS_LAYOUTS = ['tile', 'list', 'table'] as const;

/** One of the layouts, as in the address and in the settings. */
export type StatusLayout = (typeof STATUS_LAYOUTS)[number];

/** The props of every layout. Each row reads its own system, so that one answer renders one row. */
export interface LayoutProps {
  /** The followed systems, in the person's order. */
  readonly ids: readonly string[];
  /**
   * Those to show; null shows all. The others stay in the page, hidden: a search over hundreds of systems would
   * otherwise unmount and mount most of the page with every key.
   */
  readonly matching: ReadonlySet<string> | null;
  /** Ref callbacks that report to the refresher what is in view. */
  readonly visible: (id: string) => RefCallback<Element>;
  /** Puts what is drawn for each of the systems, with their ids as keys, into folders; absent without any. `columns`: of a table. */
  readonly intoFolders?: (boxes: readonly ReactElement[], columns?: number) => ReactNode;
}
