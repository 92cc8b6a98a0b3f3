import { matchRecords, nameOf } from '../compare/match-records.ts';
import { groupBy } from '../group-by.ts';
import type { FileRecord } from '../system-file.ts';
import { equalsAmong } from './equals-among.ts';
import { sendableName } from './plan-fields.ts';

/** The counterpart of a file's record in the service. */
export interface ImportMatch<T> {
  /** Null for a new one, and while it is undecided. */
  readonly target: T | null;
  /** Records of the service that it may be; empty if it is clear. */
  readonly candidates: readonly T[];
}

interface MatchOptions<T> {
  /** Whether short ids of the file are the service's. */
  readonly idsCount: boolean;
  /** The fields of a record of the file as an import sends them, and of one of the service, to compare. */
  readonly sent: (record: T) => ReadonlyMap<string, string>;
  readonly there: (target: T) => ReadonlyMap<string, string>;
  /** The decisions of a person: the key of the record in the service, or null for a new one. */
  readonly decided: (record: T) => string | null | undefined;
  /** The key of a record of the service that a person has to confirm, unless another one of the file is that record. */
  readonly toConfirm: (record: T) => string | undefined;
}

/**
 * Which record of the service each record of a file is: by uuid, by id, then by name. Of several with one name, those that are equal
 * belong together; for the others a person has to decide, unless the service has none left.
 */
export function matchImport<T extends FileRecord>(
  file: readonly T[],
  now: readonly T[],
  { idsCount, sent, there, decided, toConfirm }: MatchOptions<T>,
): ReadonlyMap<T, ImportMatch<T>> {
  const originals = new Map<T, T>(file.map((record) => [asSent(record), record]));
  const byKey = new Map(now.map((record) => [record.key, record]));
  const matches = new Map<T, ImportMatch<T>>();
  const undecided = [...originals].flatMap(([sent, record]) => {
    const key = decided(record);
    if (key !== undefined) matches.set(record, { target: byKey.get(key ?? '') ?? null, candidates: [] });
    return key === undefined ? [sent] : [];
  });
  const taken = new Set([...matches.values()].map(({ target }) => target));
  const { pairs, added, removed } = matchRecords(
    now.filter((record) => !taken.has(record)),
    undecided,
    { idsCount },
  );
  const put = (record: T, match: ImportMatch<T>) => matches.set(originals.get(record) ?? record, match);
  for (const { before, after } of pairs) put(after, { target: before, candidates: [] });
  const open = groupByName(removed);
  for (const [name, records] of groupByName(added)) {
    const candidates = open.get(name) ?? [];
    for (const [record, match] of matchNamesakes(records, candidates, { sent, there })) put(record, match);
  }
  const matched = new Set([...matches.values()].map(({ target }) => target));
  for (const [record, { target, candidates }] of matches) {
    const likely =
      target === null && decided(record) === undefined ? byKey.get(toConfirm(record) ?? '') : undefined;
    if (likely === undefined || matched.has(likely)) continue;
    matches.set(record, { target, candidates: [...new Set([likely, ...candidates])] });
  }
  return matches;
}

/** The name by which a record is matched; null without one. */
export function nameToMatch(record: Pick<FileRecord, 'fields'>): string | null {
  return nameOf(asSent(record))?.toLowerCase() ?? null;
}

/** A record by the name under which the service has it after an import, so that a second import finds it. */
function asSent<T extends Pick<FileRecord, 'fields'>>(record: T): T {
  return { ...record, fields: { ...record.fields, name: sendableName(record.fields) } };
}

function matchNamesakes<T>(
  records: readonly T[],
  candidates: readonly T[],
  { sent, there }: Pick<MatchOptions<T>, 'sent' | 'there'>,
): readonly (readonly [T, ImportMatch<T>])[] {
  const takeEqual = equalsAmong(candidates.map((target) => [target, there(target)]));
  const targets = records.map((record) => (candidates.length === 0 ? null : takeEqual(sent(record))));
  const taken = new Set(targets);
  const open = candidates.filter((target) => !taken.has(target));
  return records.map((record, index) => {
    const target = targets[index] ?? null;
    return [record, { target, candidates: target === null ? open : [] }] as const;
  });
}

/** Records by name in any case. Those without a name match nothing. */
function groupByName<T extends FileRecord>(records: readonly T[]): ReadonlyMap<string, readonly T[]> {
  return groupBy(
    records.map((record, index) => [nameOf(record)?.toLowerCase() ?? `\0${index}`, record] as const),
  );
}
