import {
  deleteSwitch,
  formatMicros,
  microsFromMs,
  moveSwitch,
  type SandboxState,
  type SwitchRow,
} from '@frontboard/sandbox';
import type { ChangeRequest, EditRequest, QueueResult, SwitchCopy } from '../../sync/switches/types.ts';
import type { ScheduledChange } from './happening.ts';
import { ownMembers, switchesOf } from './own-system.ts';

/** A switch as a person has opened it. */
export interface OpenedSwitch {
  readonly copy: SwitchCopy;
  /** Events are numbered: how many had happened by then. */
  readonly order: number;
}

/** A change of an opened switch that the app reported as stored. */
export interface AnsweredChange {
  /** Of its edit of the history; a change of a single switch is one, too. */
  readonly id: string;
  readonly request: ChangeRequest;
  readonly openedAt: number;
  /** Who was in the switch at the service, by uuid: a change that waits is shown as if it were done. */
  readonly atService: readonly string[];
}

/** A switch that an edit of the history adds, and that the app reported as stored. */
export interface AnsweredRecord {
  readonly id: string;
  readonly timestamp: string;
}

/** A change of a switch by another device. */
export interface ChangeElsewhere {
  readonly uuid: string;
  /** When the switch was before it, as the service has it. */
  readonly timestamp: string;
  /** Who was in it before, by uuid. */
  readonly members: readonly string[];
  readonly order: number;
}

/** Keeps what was done to single switches, here and elsewhere. */
export interface ChangeDiary {
  readonly told: readonly AnsweredChange[];
  readonly recorded: readonly AnsweredRecord[];
  readonly elsewhere: readonly ChangeElsewhere[];
  /** The switch at this position from the newest, as a person sees it; null if there are not so many. */
  open(fromNewest: number): OpenedSwitch | null;
  request(opened: OpenedSwitch, change: ScheduledChange): ChangeRequest | null;
  changed(result: Promise<QueueResult>, opened: OpenedSwitch, request: ChangeRequest): void;
  /** The person saved an edit of the history as they see it now. */
  edited(result: Promise<QueueResult>, requests: readonly EditRequest[]): void;
  /** How many edits of the history the app reported as stored. */
  edits(): number;
  /** Whether a row is visible to a person, and not half created. */
  isListed(row: SwitchRow): boolean;
  changeElsewhere(fromNewest: number, change: ScheduledChange): void;
}

export function openChangeDiary(state: SandboxState, isListed: (row: SwitchRow) => boolean): ChangeDiary {
  const told: AnsweredChange[] = [];
  const recorded: AnsweredRecord[] = [];
  const elsewhere: ChangeElsewhere[] = [];
  let order = 0;
  let edits = 0;

  // The earliest switch stays as it is.
  const rowAt = (fromNewest: number) =>
    switchesOf(state)
      .slice(1)
      .filter(isListed)
      .at(-1 - fromNewest);
  const membersAt = ({ base }: ChangeRequest) =>
    switchesOf(state).find(({ uuid }) => uuid === base.switchId)?.members ?? [];
  const isTaken = (timestamp: bigint) => switchesOf(state).some((row) => row.timestamp === timestamp);

  return {
    told,
    recorded,
    elsewhere,
    edits: () => edits,
    isListed,
    open(fromNewest) {
      const row = rowAt(fromNewest);
      return row === undefined ? null : { copy: copyOf(row), order };
    },
    request({ copy }, change) {
      const base = copy;
      switch (change.kind) {
        case 'edit-members': {
          const members = change.members.flatMap((index) => ownMembers[index] ?? []);
          // The form refuses what changes nothing.
          const isSame = members.map(({ id }) => id).join() === copy.members.map(({ id }) => id).join();
          return isSame ? null : { kind: 'edit-members', base, members };
        }
        case 'move': {
          const toMs = Math.floor((Date.parse(copy.timestamp) + change.byMs) / 1_000) * 1_000;
          return isTaken(microsFromMs(toMs))
            ? null
            : { kind: 'move', base, timestamp: new Date(toMs).toISOString() };
        }
        case 'delete':
          return { kind: 'delete', base };
      }
    },
    changed(result, opened, request) {
      order += 1;
      const atService = membersAt(request);
      void result.then((outcome) => {
        if (outcome.ok) told.push({ id: outcome.id, request, openedAt: opened.order, atService });
      });
    },
    edited(result, requests) {
      const openedAt = order;
      order += 1;
      const atService = new Map(
        requests.flatMap((it) => (it.kind === 'record' ? [] : [[it, membersAt(it)]])),
      );
      void result.then((outcome) => {
        if (!outcome.ok) return;
        edits += 1;
        const { id } = outcome;
        for (const request of requests) {
          if (request.kind === 'record') recorded.push({ id, timestamp: request.timestamp });
          else told.push({ id, request, openedAt, atService: atService.get(request) ?? [] });
        }
      });
    },
    changeElsewhere(fromNewest, change) {
      const row = rowAt(fromNewest);
      if (row === undefined) return;
      order += 1;
      elsewhere.push({ uuid: row.uuid, timestamp: formatMicros(row.timestamp), members: row.members, order });
      if (change.kind === 'delete') deleteSwitch(state, row);
      if (change.kind === 'edit-members')
        row.members = change.members.flatMap((index) => ownMembers[index]?.uuid ?? []);
      if (change.kind === 'move') {
        let timestamp = row.timestamp + BigInt(change.byMs) * 1_000n;
        while (isTaken(timestamp)) timestamp += 1n;
        moveSwitch(state, row, timestamp);
      }
    },
  };
}

function copyOf({ uuid, timestamp, members }: SwitchRow): SwitchCopy {
  return {
    switchId: uuid,
    timestamp: formatMicros(timestamp),
    members: members.map((member) => ownMembers.find((it) => it.uuid === member) ?? nobody(member)),
    isWhole: true,
  };
}

function nobody(uuid: string): SwitchCopy['members'][number] {
  return { uuid, id: uuid, name: uuid };
}
