import { useMemo, useState } from 'react';
import { followUnsent, type UnsentSwitches, withUnsent } from './unsent-switches.ts';
import type { RowsWithPending } from './use-rows-with-pending.ts';
import { useSwitchQueue } from './use-switch-queue.ts';

interface RowsWithUnsent extends RowsWithPending {
  /** The id of a switch by the one that it had before it was sent, and the other way round; the same id for any other. */
  readonly idOf: (id: string) => string;
  readonly firstIdOf: (id: string) => string;
}

const NONE: UnsentSwitches = new Map();

/** The switches of the own system, including those that wait to be recorded. Other systems' switches are unchanged. */
export function useRowsWithUnsent({ rows, pending }: RowsWithPending, isOwn: boolean): RowsWithUnsent {
  const { entries } = useSwitchQueue();
  const [followed, setFollowed] = useState(NONE);
  const unsent = isOwn ? followUnsent(followed, rows, entries) : NONE;
  if (unsent !== followed) setFollowed(unsent);
  return useMemo(() => {
    const firstIds = new Map(
      [...unsent].flatMap(([id, { switchId }]) => (switchId === null ? [] : [[switchId, id] as const])),
    );
    const waiting = entries.filter(({ id, switchId }) => switchId === null && unsent.has(id));
    return {
      rows: withUnsent(rows, entries, unsent),
      pending: new Map([...pending, ...waiting.map((entry) => [entry.id, entry] as const)]),
      idOf: (id) => unsent.get(id)?.switchId ?? id,
      firstIdOf: (id) => firstIds.get(id) ?? id,
    };
  }, [rows, pending, entries, unsent]);
}
