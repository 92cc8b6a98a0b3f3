import type { StoreApi } from 'zustand/vanilla';

export type NoticeKind = 'info' | 'positive' | 'warning' | 'negative';

/** One short message to the person. */
export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly caption?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** How long it stays, in milliseconds. The region that shows it keeps the time (and pauses it on hover and focus). */
  readonly timeoutMs: number;
  /** How often the same was said while it was on the screen. */
  readonly count: number;
}

export type NoticeInput = Pick<Notice, 'kind' | 'title' | 'caption' | 'action'> & {
  readonly timeoutMs?: number;
};

/** The notices on the screen, oldest first. */
export interface NoticesStore
  extends Pick<StoreApi<readonly Notice[]>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Shows a notice; one that says the same is counted up instead. Returns its id. */
  notify(notice: NoticeInput): number;
  /** Shows an error in the words of the error catalogue. Returns the notice's id. */
  notifyError(error: unknown): number;
  dismiss(id: number): void;
}
