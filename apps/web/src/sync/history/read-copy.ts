import type { HistoryHead } from '../../persistence/history/stored-history.ts';
import type { Clock } from '../../platform/clock.ts';
import { untilIdle } from '../../platform/until-idle.ts';
import { withDeadline } from '../../platform/with-deadline.ts';
import type { HistoryDevice } from './history-device.ts';
import { cleared, type LoadedHistory, withHead, withStored } from './loaded-history.ts';
import { openStored } from './stored-rows.ts';

/** Reading the whole copy keeps the page busy: the first rows are painted before, in ms. */
const PAINTED_WITHIN_MS = 300;
/** A device that does not answer within these times, for the newest and for all switches, is not used: what is fetched is not saved. */
const LONGEST_HEAD_MS = 4_000;
const LONGEST_READ_MS = 30_000;
/** A link is often touched some time before it is followed; other pages may write in the meantime. */
const PREPARED_FOR_MS = 5_000;

/** Null if the device does not answer. */
type HeadAnswer = { readonly head: HistoryHead | null } | null;

/** Reads the newest switches of the copy on the device, before a screen is there. */
export interface HeadReader {
  /** The same reading for a short time. Never rejects. */
  read(from: HistoryDevice): Promise<HeadAnswer>;
  /** Whether the last reading is this one, and was not forgotten since. */
  isLast(reading: Promise<HeadAnswer>): boolean;
  forget(): void;
}

/** A reader that has read nothing. */
export function createHeadReader(clock: Clock): HeadReader {
  let last: { readonly atMs: number; readonly reading: Promise<HeadAnswer> } | null = null;
  return {
    read(from) {
      if (last === null || clock.now() - last.atMs > PREPARED_FOR_MS) {
        const reading = from.readHead().then(
          (head) => ({ head }),
          () => ({ head: null }),
        );
        last = { atMs: clock.now(), reading: withDeadline(clock, LONGEST_HEAD_MS, reading) };
      }
      return last.reading;
    },
    isLast: (reading) => last?.reading === reading,
    forget() {
      last = null;
    },
  };
}

interface CopyReading {
  readonly clock: Clock;
  readonly head: HeadReader;
  readonly signal: AbortSignal;
  readonly get: () => LoadedHistory;
  /** The newest switches are read. */
  readonly onHead: (history: LoadedHistory) => void;
}

/** What was read of a copy. */
interface ReadCopy {
  /** False if the device does not answer in time. */
  readonly isAnswered: boolean;
  /** The history with the copy, at the moment of the call; without switches if there is none, or it can't be read. */
  readonly apply: (history: LoadedHistory, recheckedCount: number) => LoadedHistory;
}

const NO_ANSWER: ReadCopy = { isAnswered: false, apply: cleared };
const NO_COPY: ReadCopy = { isAnswered: true, apply: cleared };

/** Reads the newest switches of the device's copy, then all of it. After `signal` is aborted the result says nothing. */
export async function readCopy(from: HistoryDevice, reading: CopyReading): Promise<ReadCopy> {
  const { clock, head, signal, get, onHead } = reading;
  const answer = await head.read(from);
  head.forget();
  if (signal.aborted || answer === null) return NO_ANSWER;
  onHead(withHead(get(), answer.head));
  if (get().rows.length > 0) await untilIdle(clock, PAINTED_WITHIN_MS);
  if (signal.aborted) return NO_ANSWER;
  const whole = from.read().then(
    (stored) => ({ stored }),
    () => ({ stored: null }),
  );
  const read = await withDeadline(clock, LONGEST_READ_MS, whole);
  if (signal.aborted || read === null) return NO_ANSWER;
  const { stored } = read;
  if (stored === null) return NO_COPY;
  const received = get().early?.received ?? new Map();
  const opened = await openStored(stored, received);
  return {
    isAnswered: true,
    apply: (history, recheckedCount) => withStored(history, stored, { ...opened, received, recheckedCount }),
  };
}
