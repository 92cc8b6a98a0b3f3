import { type Group, type Member, recordKey } from '@frontboard/model';
import type { OwnKind } from '../writes/own-records.ts';
import type { OperationOf, RunOperation } from './operation.ts';
import { formerOf, type Run } from './run.ts';

/** Longer ago, something else may have created records since the run has read the list. */
const MOST_LEFT_MS = 300_000;

interface NamesakesOptions {
  readonly nowMs: number;
  /** Reads all records of the kind from the service. */
  readonly list: () => Promise<readonly (Member | Group)[]>;
  /** Stores with the run what the list has shown. */
  readonly note: (known: NonNullable<Run['head']['known']>[OwnKind]) => Promise<void>;
}

/**
 * The uuids of the records that existed before this creation with its name. They only separate what a lost request has created from what
 * existed before, so a run reads the list once, also over a reload, and adds what it has created since. It reads it again after it was
 * left for more than five minutes.
 */
export async function namesakesOf(
  run: Run,
  { of, ref, fields }: OperationOf<'create'>,
  { nowMs, list, note }: NamesakesOptions,
): Promise<readonly string[]> {
  const { triedAtMs = Number.NEGATIVE_INFINITY, known: stored } = run.head;
  let known = nowMs - triedAtMs > MOST_LEFT_MS ? undefined : stored?.[of];
  if (known === undefined) {
    known = knownIn(run, of, await list());
    await note(known);
  }
  const created = run.items.flatMap((item) => {
    const former = formerOf(item);
    return former?.kind === 'created' && nameCreatedBy(item.operation, of) === fields.name
      ? [former.uuid]
      : [];
  });
  return [...new Set([...(known[ref] ?? []), ...created])];
}

function knownIn({ items }: Run, of: OwnKind, records: readonly (Member | Group)[]) {
  const byName = new Map<string, string[]>();
  for (const record of records) {
    const others = byName.get(record.name);
    if (others === undefined) byName.set(record.name, [recordKey(record)]);
    else others.push(recordKey(record));
  }
  const entries = items.flatMap(({ operation }) => {
    const namesakes = byName.get(nameCreatedBy(operation, of) ?? '');
    return operation.kind === 'create' && namesakes !== undefined
      ? [[operation.ref, namesakes] as const]
      : [];
  });
  return Object.fromEntries(entries);
}

/** The name that an operation gives a new record of this kind; null if it creates none. */
function nameCreatedBy(operation: RunOperation, of: OwnKind): string | null {
  if (operation.kind !== 'create' || operation.of !== of) return null;
  return typeof operation.fields.name === 'string' ? operation.fields.name : null;
}
