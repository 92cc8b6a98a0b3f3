import { brandId, type FrontSwitch, type MemberRef, type SwitchId } from '@frontboard/model';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isSwitchGone } from '../../../cache/refusals.ts';
import { putSwitch } from '../../../cache/switches/put-switch.ts';
import { orderKey } from '../../../cache/switches/switch-pages.ts';
import { invalidatePublicFront, putOwnFront } from '../../../cache/systems/own-front.ts';
import { useSystemCaller } from '../../../session/caller.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import { useQueueServices } from '../services.ts';
import type { SwitchEdit } from '../types.ts';
import { recordAnew } from './record-anew.ts';
import { type SwitchWrite, writeSwitch } from './write-switch.ts';

/** What of a switch one change is about. */
export type SwitchPart = 'time' | 'members';

/** The ways to change a single switch of the own system. Each resolves with what came of it and never throws. */
export interface SwitchWrites {
  /** `timestamp`: ISO with `Z`. */
  changeTime(base: FrontSwitch, timestamp: string): Promise<SwitchWrite>;
  /** `members`: uuids or short ids in front order; empty for a switch-out. */
  changeMembers(base: FrontSwitch, members: readonly string[]): Promise<SwitchWrite>;
  remove(base: FrontSwitch): Promise<SwitchWrite>;
  /** Takes back a deletion. */
  recordAnew(deleted: FrontSwitch): Promise<SwitchWrite>;
  /** Takes back a change of this part, unless somebody changed the switch since. The other part stays as it is now, whoever made it so. */
  putBack(part: SwitchPart, now: FrontSwitch, former: FrontSwitch): Promise<SwitchWrite>;
}

/** The ways to change a switch of the own system; what was changed is brought into all that is shown of it. */
export function useSwitchWrites(): SwitchWrites {
  const { statusCache, clock, followed, switchQueue, settleWrites } = useQueueServices();
  const queryClient = useQueryClient();
  const own = useOwnSystem();
  const ref = own?.uuid ?? own?.id ?? '';
  const account = useSystemCaller(ref);

  return useMemo(() => {
    const { client, call } = account;
    const system = brandId('SystemRef', ref);
    const fetchOne = (id: SwitchId) => client.switches.fetch(system, id, call);

    async function look(id: SwitchId): Promise<FrontSwitch | null> {
      try {
        return await fetchOne(id);
      } catch (error) {
        if (isSwitchGone(error)) return null;
        throw error;
      }
    }

    /** Who is in front may be another one now: it is asked for, and shown wherever it is shown. */
    async function renewFront(): Promise<void> {
      const answer = await client.fronters.fetch(system, { ...call, priority: 'interactive' });
      if (own === null) return;
      const caches = { queryClient, statusCache, followed: followed.getState };
      putOwnFront(caches, own, answer, clock.now());
    }

    /** Brings what came of a change of the switch `id` into the list and, where it is the newest, into the front. */
    function spread(id: string, write: SwitchWrite): SwitchWrite {
      const frontSwitch =
        write.state === 'done' ? write.frontSwitch : write.state === 'changed' ? write.latest : null;
      if (frontSwitch === null && write.state !== 'done' && write.state !== 'gone') return write;
      if (putSwitch(queryClient, account, ref, id, frontSwitch)) {
        // What fails here is asked for again by whatever screen shows it.
        renewFront().catch(() => {});
        if (own !== null) invalidatePublicFront(queryClient, own);
      }
      return write;
    }

    async function change(
      base: FrontSwitch,
      isDone: (copy: FrontSwitch | null) => boolean,
      send: (id: SwitchId) => Promise<FrontSwitch | null>,
    ): Promise<SwitchWrite> {
      const { id } = base;
      if (id === null) return { state: 'gone' };
      await tellOutbox({ former: base, now: base, isAhead: true });
      const write = await writeSwitch({
        base,
        isDone,
        look: () => look(id),
        send: () => send(id),
        settle: settleWrites,
      });
      await tellOutboxOf(base, write);
      return spread(id, write);
    }

    /** What the outbox still knows of a switch must not be done over what was done by hand. */
    async function tellOutbox(edit: Omit<SwitchEdit, 'account'>): Promise<void> {
      // Where it could not be loaded there is nothing under way either.
      await switchQueue.noteEdit({ account: account.viewer, ...edit }).catch(() => {});
    }

    async function tellOutboxOf(former: FrontSwitch, write: SwitchWrite): Promise<void> {
      if (write.state !== 'done' && write.state !== 'gone') return;
      await tellOutbox({ former, now: write.state === 'done' ? write.frontSwitch : null, isAhead: false });
    }

    const changeTime: SwitchWrites['changeTime'] = (base, timestamp) =>
      change(
        base,
        (copy) => copy !== null && orderKey(copy) === orderKey({ timestamp }),
        (id) => client.switches.updateTime(id, timestamp, call),
      );

    const changeMembers: SwitchWrites['changeMembers'] = (base, members) => {
      const refs: readonly MemberRef[] = members.map((member) => brandId('MemberRef', member));
      return change(
        base,
        (copy) => copy !== null && namesInOrder(copy, refs),
        (id) => client.switches.updateMembers(id, refs, call),
      );
    };

    return {
      changeTime,
      changeMembers,
      putBack: (part, now, former) =>
        part === 'time' ? changeTime(now, former.timestamp) : changeMembers(now, membersOf(former)),
      remove: (base) =>
        change(
          base,
          (copy) => copy === null,
          async (id) => {
            await client.switches.remove(id, call);
            return null;
          },
        ),
      async recordAnew(deleted) {
        const write = await recordAnew(account, deleted, settleWrites);
        await tellOutboxOf(deleted, write);
        return write.state === 'done' ? spread(write.frontSwitch?.id ?? '', write) : write;
      },
    };
  }, [statusCache, clock, followed, switchQueue, settleWrites, queryClient, own, ref, account]);
}

/** Who is in a switch, by uuid where it is known, in order. */
function membersOf({ members, memberIds }: FrontSwitch): readonly string[] {
  return members?.map(({ uuid, id }) => uuid ?? id) ?? memberIds;
}

/** Whether a switch has these members, by uuid or short id, in this order. */
function namesInOrder({ members, memberIds }: FrontSwitch, refs: readonly string[]): boolean {
  if (memberIds.length !== refs.length) return false;
  return refs.every((ref, index) => ref === memberIds[index] || ref === members?.[index]?.uuid);
}
