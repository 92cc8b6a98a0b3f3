import {
  type CompactHistory,
  compactColumns,
  NO_SWITCHES,
  type SwitchColumns,
  splicedColumns,
  type TimedSwitch,
  withNewest,
} from '@frontboard/insight';
import { UNKNOWN_MEMBER } from './questions.ts';

/** More new switches than this are not appended one by one. */
const MOST_APPENDED = 10;

/** A history in the worker: its switches newest first, and the compact form, which is built when it is first needed. */
export function createWorkerHistory() {
  let columns = NO_SWITCHES;
  let known: ReadonlySet<string> = new Set();
  let compact: CompactHistory | null = null;
  const readable = (id: string) => (known.has(id) ? id : UNKNOWN_MEMBER);

  return {
    splice(start: number, deleteCount: number, inserted: SwitchColumns): void {
      columns = splicedColumns(columns, start, deleteCount, inserted);
      const isNewest = start === 0 && deleteCount === 0 && inserted.times.length <= MOST_APPENDED;
      compact = isNewest && compact !== null ? appended(compact, inserted, readable) : null;
    },
    /** Members outside of these are one unknown member; null counts all as unknown. */
    know(ids: readonly string[] | null): void {
      known = new Set(ids);
      compact = null;
    },
    compact(): CompactHistory {
      compact ??= compactColumns(columns, readable);
      return compact;
    },
  };
}

function appended(
  history: CompactHistory,
  { times, offsets, who, members }: SwitchColumns,
  readable: (id: string) => string,
): CompactHistory | null {
  const switchAt = (index: number): TimedSwitch => ({
    atMs: times[index] ?? 0,
    memberIds: [...who.subarray(offsets[index], offsets[index + 1])].map(
      (member) => readable(members[member] ?? '') as TimedSwitch['memberIds'][number],
    ),
  });
  let newer: CompactHistory | null = history;
  for (let index = times.length - 1; index >= 0 && newer !== null; index -= 1) {
    newer = withNewest(newer, switchAt(index));
  }
  return newer;
}
