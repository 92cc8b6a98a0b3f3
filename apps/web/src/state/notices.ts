import { createStore } from 'zustand/vanilla';
import { type ReadableStore, readable } from '../persistence/readable-store.ts';
import { errorForLog, plainError } from '../text/errors/plain-error.ts';
import type { Log } from './log.ts';
import { stateWords } from './words.ts';

export type NoticeKind = 'info' | 'positive' | 'warning' | 'negative';

/** Where in the app the person can correct something. */
export interface NoticeLink {
  readonly label: string;
  readonly to: '/settings' | '/manage/file' | '/manage/members/bulk';
  /** Which option there. */
  readonly hash?: string;
}

/** One short message to the person. */
export interface Notice {
  readonly id: number;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly caption?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly link?: NoticeLink;
  /** How long it stays, in milliseconds. The region that shows it measures the time (and pauses it on hover and focus). */
  readonly timeoutMs: number;
  /** How often an equal notice was shown while it was on the screen. */
  readonly count: number;
}

export type NoticeInput = Pick<Notice, 'kind' | 'title' | 'caption' | 'action' | 'link'> & {
  readonly timeoutMs?: number;
  /** Takes the change back: the notice has "Undo" as its action. */
  readonly undo?: () => void;
};

/** The notices on the screen, oldest first. */
export interface NoticesStore extends ReadableStore<readonly Notice[]> {
  /** Shows a notice; an equal one is counted instead. Returns its id. */
  notify(notice: NoticeInput): number;
  /** Shows an error of any kind and logs it. Returns the notice's id. */
  notifyError(error: unknown): number;
  dismiss(id: number): void;
}

const DEFAULT_NOTICE_MS = 5_000;

/** More would cover the screen; the oldest are removed. */
const MOST_SHOWN = 5;

/** Opens an empty list of notices. Errors shown are also written to `log`. */
export function createNoticesStore(log?: Pick<Log, 'add'>): NoticesStore {
  const store = createStore<readonly Notice[]>(() => []);
  let lastId = 0;

  function notify({ timeoutMs = DEFAULT_NOTICE_MS, undo, ...given }: NoticeInput): number {
    const input = undo === undefined ? given : { ...given, action: { label: stateWords.undo, run: undo } };
    const shown = store.getState();
    // Two notices with an action are never equal: each action undoes its own change.
    const same = shown.find(
      (notice) =>
        notice.kind === input.kind &&
        notice.title === input.title &&
        notice.caption === input.caption &&
        notice.action === undefined &&
        input.action === undefined,
    );
    if (same) {
      const counted = { ...same, count: same.count + 1 };
      store.setState(
        shown.map((notice) => (notice === same ? counted : notice)),
        true,
      );
      return same.id;
    }
    lastId += 1;
    store.setState([...shown, { ...input, id: lastId, timeoutMs, count: 1 }].slice(-MOST_SHOWN), true);
    return lastId;
  }

  return {
    ...readable(store),
    notify,
    notifyError(error) {
      log?.add('error', errorForLog(error));
      return notify({ kind: 'warning', ...plainError(error) });
    },
    dismiss(id) {
      store.setState(
        store.getState().filter((notice) => notice.id !== id),
        true,
      );
    },
  };
}
