import { type Group, type Member, recordKey } from '@frontboard/model';
import type { OwnKind } from '../writes/own-records.ts';
import type { OperationOf, RunOperation } from './operation.ts';
import { formerOf, type Run } from './run.ts';

/** Since a list was read longer ago, something else may have created records. */
const MOST_AGE_MS = 300_000;

interface NamesakesOptions {
  readonly nowMs: number;
  /** Reads all records of the kind from the service. */
  readonly list: () => Promise<readonly (Member | Group)[]>;
  /** Stores with the run what the list has shown. */
  readonly note: (known: NonNullable<Run['head']['known']>[OwnKind]) => Promise<void>;
}

/**
 * The uuids of the records that existed before this creation with its name. They only separate what a lost request has created from what
 * existed before, so a run reads the list at most every five minutes, also over a reload, and adds what it has created since.
 */
export async function namesakesOf(
  run: Run,
  { of, ref, fields }: OperationOf<'create'>,
  { nowMs, list, note }: NamesakesOptions,
): Promise<readonly string[]> {
  let known = run.head.known?.[of];
  // A clock that was set back says nothing of the age.
  if (known === undefined || nowMs - known.readMs > MOST_AGE_MS || nowMs < known.readMs) {
    known = { readMs: nowMs, namesakes: namesakesIn(run, of, await list()) };
    await note(known);
  }
  const created = run.items.flatMap((item) => {
    const former = formerOf(item);
    return former?.kind === 'created' && nameCreatedBy(item.operation, of) === fields.name
      ? [former.uuid]
      : [];
  });
  return [...new Set([...(known.namesakes[ref] ?? []), ...created])];
}

function namesakesIn({ items }: Run, of: OwnKind, records: readonly (Member | Group)[]) {
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
