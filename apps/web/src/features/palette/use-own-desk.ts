import { type Member, memberLabel, recordKey } from '@frontboard/model';
import { useMemo, useState } from 'react';
import type { NamingOptions } from '../../cache/naming/system-view.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { type OwnList, useOwnMembers } from '../../cache/own/use-own-lists.ts';
import { useNoticedSwitch } from '../../parts/switches/use-noticed-switch.ts';
import type { FrontMember } from '../../session/front-member.ts';
import { useLocalData } from '../../session/local/local-data.ts';
import { listFronts } from '../../session/local/saved-fronts.ts';
import { useServices } from '../../sync/services.ts';
import type { QueueEntry } from '../../sync/switches/types.ts';
import { useOwnFront } from '../../sync/switches/use-own-front.ts';
import { useSwitchQueue } from '../../sync/switches/use-switch-queue.ts';
import { type RankIndex, rankIndex } from './rank.ts';
import { toFrontMember } from './read-command.ts';

/** A saved front as it can be recorded now. */
export interface SavedOnDesk {
  readonly id: string;
  readonly name: string;
  /** Its members who are in the system, in its order. */
  readonly members: readonly FrontMember[];
  readonly formerCount: number;
}

/** The own system for the palette. */
export interface OwnDesk {
  readonly list: OwnList<Member>;
  /** The members prepared for being found by name, other names and id. */
  readonly index: RankIndex<Member>;
  readonly naming: NamingOptions;
  /** The front, including switches in flight; null when it is unknown. */
  readonly front: readonly FrontMember[] | null;
  /** The saved fronts of this device, in their order. */
  readonly saved: readonly SavedOnDesk[];
  /** The latest switch that can still be undone. */
  readonly undoable: QueueEntry | null;
  readonly record: (front: readonly FrontMember[], atMs: number | null) => void;
  readonly undo: (entry: QueueEntry) => void;
  /** Why the last switch could not be stored; null without a problem. */
  readonly problem: string | null;
}

/** The own members, the front, and the function that records a switch. `onDone` is called once one is stored. */
export function useOwnDesk(onDone: () => void): OwnDesk {
  const { clock } = useServices();
  const naming = useNaming();
  const list = useOwnMembers();
  const { members, state } = useOwnFront();
  const { entries } = useSwitchQueue();
  const { switchTo, takeBack } = useNoticedSwitch();
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

  const fronts = useLocalData(({ savedFronts }) => savedFronts);
  const saved = useMemo(
    () =>
      items === null
        ? []
        : listFronts(fronts).map(({ id, name, members: uuids }): SavedOnDesk => {
            const known = uuids.flatMap((uuid) => byUuid.get(uuid) ?? []);
            return {
              id,
              name,
              members: known.map((member) => toFrontMember(member, naming)),
              formerCount: uuids.length - known.length,
            };
          }),
    [fronts, items, byUuid, naming],
  );

  async function keep(next: readonly FrontMember[], atMs: number | null): Promise<void> {
    setProblem(null);
    const found = await switchTo(next, atMs);
    if (found === null) onDone();
    else if (found !== undefined) setProblem(found);
  }

  const nowMs = clock.now();
  return {
    list,
    index,
    naming,
    front,
    saved,
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
