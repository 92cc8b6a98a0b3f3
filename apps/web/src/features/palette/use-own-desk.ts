import { type Member, memberLabel, recordKey } from '@frontboard/model';
import { useMemo, useState } from 'react';
import type { NamingOptions } from '../../cache/naming/system-view.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { type OwnList, useOwnMembers } from '../../cache/own/use-own-lists.ts';
import type { FrontMember } from '../../session/front-member.ts';
import { useNotify } from '../../state/hooks.ts';
import { useServices } from '../../sync/services.ts';
import type { QueueEntry } from '../../sync/switches/types.ts';
import { useOwnFront } from '../../sync/switches/use-own-front.ts';
import { useRecordSwitch } from '../../sync/switches/use-record-switch.ts';
import { useSwitchQueue } from '../../sync/switches/use-switch-queue.ts';
import { listNames } from '../../text/list-names.ts';
import { type RankIndex, rankIndex } from './rank.ts';
import { paletteWords } from './words.ts';

const words = paletteWords.notices;
const UNDO_NOTICE_MS = 15_000;
/** More fronters are counted, not listed. */
const MOST_NAMES = 4;

/** The own system for the palette. */
export interface OwnDesk {
  readonly list: OwnList<Member>;
  /** The members prepared for being found by name, other names and id. */
  readonly index: RankIndex<Member>;
  readonly naming: NamingOptions;
  /** The front, including switches in flight; null when it is unknown. */
  readonly front: readonly FrontMember[] | null;
  /** The latest switch that can still be undone. */
  readonly undoable: QueueEntry | null;
  readonly record: (front: readonly FrontMember[], atMs: number | null) => void;
  readonly undo: (entry: QueueEntry) => void;
  /** Why the last switch could not be stored; null without a problem. */
  readonly problem: string | null;
}

/** Members by their current names in a phrase. */
export function frontNames(front: readonly FrontMember[]): string {
  return listNames(
    front.map(({ name }) => name || null),
    MOST_NAMES,
  );
}

/** The own members, the front, and the function that records a switch. `onDone` is called once one is stored. */
export function useOwnDesk(onDone: () => void): OwnDesk {
  const { clock } = useServices();
  const { notify } = useNotify();
  const naming = useNaming();
  const list = useOwnMembers();
  const { members, state } = useOwnFront();
  const { entries, undo } = useSwitchQueue();
  const recordSwitch = useRecordSwitch();
  const [problem, setProblem] = useState<string | null>(null);
  const { items } = list;

  const byUuid = useMemo(
    () => new Map<string, Member>((items ?? []).map((member) => [recordKey(member), member])),
    [items],
  );
  const index = useMemo(
    () =>
      rankIndex(items ?? [], (member) => {
        const { name, fullName } = memberLabel(member, naming);
        return { name, otherNames: [fullName, member.name, member.id] };
      }),
    [items, naming],
  );
  const front = useMemo(() => {
    if (state !== 'known') return null;
    return members.map((member) => {
      const known = byUuid.get(member.uuid);
      return known === undefined ? member : { ...member, name: memberLabel(known, naming).name };
    });
  }, [members, state, byUuid, naming]);

  async function takeBack(id: string): Promise<void> {
    const result = await undo(id).catch(() => null);
    if (result?.ok) notify({ kind: 'info', title: words.undone });
    else notify({ kind: 'warning', title: words.notUndone, ...(result && { caption: result.message }) });
  }

  async function keep(next: readonly FrontMember[], atMs: number | null): Promise<void> {
    setProblem(null);
    const result = await recordSwitch({ members: next, atMs });
    if (result === null) return;
    if (!result.ok) {
      setProblem(result.message);
    } else {
      const { id, isDurable } = result;
      notify({
        kind: isDurable ? 'positive' : 'warning',
        title: next.length === 0 ? words.switchedOut : words.switched(frontNames(next)),
        ...(!isDurable && { caption: words.notDurable }),
        timeoutMs: UNDO_NOTICE_MS,
        action: { label: words.undo, run: () => void takeBack(id) },
      });
      onDone();
    }
  }

  const nowMs = clock.now();
  return {
    list,
    index,
    naming,
    front,
    undoable:
      entries.findLast(
        ({ kind, undoUntilMs, isUndone }) =>
          (kind === 'record' || kind === 'correct') &&
          !isUndone &&
          undoUntilMs !== null &&
          undoUntilMs > nowMs,
      ) ?? null,
    record: (next, atMs) => void keep(next, atMs),
    undo: ({ id }) => void takeBack(id),
    problem,
  };
}
