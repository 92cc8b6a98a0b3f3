import { parseMicros } from '@frontboard/sandbox';

/** An operation as it is stored. What the judge does not ask about is left out. */
interface KeptOperation {
  readonly kind: 'record' | 'correct' | 'edit-members' | 'move' | 'delete' | 'undo';
  readonly id: string;
  readonly tapMs: number;
  readonly edit?: { readonly id: string };
  readonly members?: readonly { readonly uuid: string; readonly id: string; readonly name: string }[];
  /** Of a move: the time before it. */
  readonly from?: string;
  /** Of an undo: the id of the undone operation. */
  readonly of?: string;
}

/** A row of the queue as it is on the device, read without the code that is judged. */
export interface KeptSwitch {
  readonly id: string;
  readonly atMs: number;
  readonly timestamp: string;
  readonly base: KeptOperation['members'] | null;
  readonly operations: readonly KeptOperation[];
  readonly known: { readonly kind: string; readonly switchId?: string };
  readonly formerId: string | null;
  readonly settledAtMs: number | null;
  /** Since when something is to be checked for repetitions; null if nothing is. */
  readonly uncheckedSinceMs: number | null;
}

/** The rows as the app of this release has stored them. */
export function keptSwitches(rows: readonly unknown[]): readonly KeptSwitch[] {
  return rows as readonly KeptSwitch[];
}

/** The operations that count: those that are no undo, and that none undoes. */
export function standing({ operations }: KeptSwitch): readonly KeptOperation[] {
  const undone = operations.map(({ of }) => of);
  return operations.filter(({ kind, id }) => kind !== 'undo' && !undone.includes(id));
}

/** Who the person wants in the switch, by uuid; null if they want no such switch. */
export function wantedIn(kept: KeptSwitch): string | null {
  let members = kept.base ?? [];
  for (const operation of standing(kept)) {
    if (operation.kind === 'delete') return null;
    members = operation.members ?? members;
  }
  const isWanted = kept.base !== null || standing(kept).some((it) => it.members !== undefined);
  return isWanted ? namesOf(members) : null;
}

/** The operation on this switch that is part of an edit of the history. */
export function partOf(kept: KeptSwitch, editId: string): KeptOperation | undefined {
  return kept.operations.find(({ edit }) => edit?.id === editId);
}

/** The ids that the switch has, or had, at the service. */
export function idsOf({ known, formerId }: KeptSwitch): readonly string[] {
  return [known.kind === 'there' ? known.switchId : null, formerId].filter((it) => it != null);
}

/** The uuids of members, in front order, as one text. */
export function namesOf(members: readonly { readonly uuid: string }[]): string {
  return members.map(({ uuid }) => uuid).join();
}

/** Whether two timestamps are the same time. */
export function isSameTime(one: string | undefined, other: string): boolean {
  return one !== undefined && parseMicros(one) === parseMicros(other);
}
