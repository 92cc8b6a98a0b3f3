import * as v from 'valibot';
import { openDatabase } from '../database.ts';
import { type ANSWERS, type AnswerKind, isAnswerKind, ruleOf } from './answer-table.ts';

/** Which answer a row holds. */
export interface AnswerRow {
  /** With whose permissions it was fetched. */
  readonly viewer: string;
  readonly kind: AnswerKind;
  /** The reference that was looked up; null for answers about the own system. */
  readonly ref: string | null;
}

/** A row by its key. `kind` is null in a row of another release. */
export interface StoredRow extends Pick<AnswerRow, 'viewer' | 'ref'> {
  readonly kind: AnswerKind | null;
}

/** An answer as it is persisted. */
export interface PersistedAnswer<Value = unknown> {
  /** When it came from the service, in milliseconds since 1970. */
  readonly atMs: number;
  readonly value: Value;
}

/** What the schema of a kind reads. */
type AnswerOf<Kind extends AnswerKind> = v.InferOutput<(typeof ANSWERS)[Kind]['schema']>;

/** Upper bound on looked-up answers; the oldest are deleted. Own answers don't count. */
export const MOST_LOOKED_UP = 80;

/**
 * The persisted answer, or null. An expired one, or one that its schema can't read, is deleted. Rejects if the device's database
 * can't be used.
 */
export async function readAnswer<Kind extends AnswerKind>(
  row: AnswerRow & { readonly kind: Kind },
  nowMs: number,
): Promise<PersistedAnswer<AnswerOf<Kind>> | null> {
  const database = await openDatabase();
  const stored: unknown = await database.get('lists', keyOf(row));
  if (stored === undefined) return null;
  const atMs = atMsOf(stored);
  const { schema, maxAgeMs } = ruleOf(row.kind);
  const isExpired = atMs === null || nowMs - atMs >= maxAgeMs;
  const read = isExpired ? null : v.safeParse(schema, storedValueOf(stored));
  if (isExpired || !read?.success) {
    await deleteAnswer(row);
    return null;
  }
  // After a clock was set back, it must not stay fresh forever.
  return { atMs: Math.min(atMs, nowMs), value: read.output as AnswerOf<Kind> };
}

/**
 * Persists an answer if `isAllowed` says so once the database is open. Never rejects: it is only a copy. Without room for it, the row is
 * deleted, because the former answer is outdated.
 */
export async function writeAnswer(
  row: AnswerRow,
  { atMs, value }: PersistedAnswer,
  isAllowed: () => boolean = () => true,
): Promise<void> {
  const [viewer, kind] = keyOf(row);
  const stored = { viewer, kind, atMs, value };
  try {
    const database = await openDatabase();
    if (!isAllowed()) return;
    await database.put('lists', stored);
    if (ruleOf(row.kind).whose === 'looked-up') await deleteOldest();
  } catch {
    await deleteAnswer(row).catch(() => {});
  }
}

/** Deletes one answer. */
export async function deleteAnswer(row: AnswerRow): Promise<void> {
  await (await openDatabase()).delete('lists', keyOf(row));
}

/**
 * Deletes the rows that `isMeant` accepts, including rows of other releases. `read` reads what is stored: long lists take long, so only if that
 * matters.
 */
export async function deleteAnswers(
  isMeant: (row: StoredRow, read: () => Promise<unknown>) => boolean | Promise<boolean>,
): Promise<void> {
  const database = await openDatabase();
  for (const key of await database.getAllKeys('lists')) {
    if (await isMeant(rowAt(key), () => database.get('lists', key))) await database.delete('lists', key);
  }
}

/**
 * Deletes what was looked up about a system and about its members and groups, whoever the viewer was and whichever of its names was used.
 */
export async function deleteAnswersOf(systemRef: string): Promise<void> {
  const names = await namesOf(systemRef);
  const marks = names.map((name) => `"systemId":${JSON.stringify(name)}`);
  await deleteAnswers(async ({ ref }, read) => {
    if (ref === null) return false;
    const text = JSON.stringify(storedValueOf(await read())) ?? '';
    return names.includes(ref) || marks.some((mark) => text.includes(mark));
  });
}

const namedSchema = v.object({ id: v.string(), uuid: v.nullable(v.string()) });

/** The references by which a system was looked up, its short id and its uuid, as far as rows contain them; `ref` among them. */
async function namesOf(ref: string): Promise<readonly string[]> {
  const database = await openDatabase();
  const uuidByAlias = new Map<string, unknown>();
  const records: v.InferOutput<typeof namedSchema>[] = [];
  for (const key of await lookedUpKeys()) {
    const { kind, ref: name } = rowAt(key);
    if (name === null || (kind !== 'system-alias' && kind !== 'system-record')) continue;
    const value = storedValueOf(await database.get('lists', key));
    const read = v.safeParse(namedSchema, value);
    if (kind === 'system-alias') uuidByAlias.set(name, value);
    else if (read.success) records.push(read.output);
  }
  const record =
    records.find((it) => it.uuid === (uuidByAlias.get(ref) ?? ref)) ?? records.find((it) => it.id === ref);
  // The system has another short id by now, or the reference was never its short id.
  if (record !== undefined && record.uuid !== ref && record.id !== ref) return [ref];
  const uuid = uuidByAlias.get(ref) ?? record?.uuid ?? ref;
  // A short id can change hands.
  const isItsName = (name: string) => (uuidByAlias.get(name) ?? uuid) === uuid;
  const aliases = [...uuidByAlias.keys()].filter((name) => uuidByAlias.get(name) === uuid);
  return [ref, String(uuid), ...aliases, ...(record === undefined ? [] : [record.id].filter(isItsName))];
}

/** Deletes expired rows, and rows of other releases, which nothing would read. */
export async function deleteExpiredAnswers(nowMs: number): Promise<void> {
  await deleteAnswers(async ({ kind }, read) => {
    if (kind === null) return true;
    const { maxAgeMs } = ruleOf(kind);
    if (maxAgeMs === Number.POSITIVE_INFINITY) return false;
    const atMs = atMsOf(await read());
    return atMs === null || nowMs - atMs >= maxAgeMs;
  });
}

type Key = [viewer: string, kind: string];

/** Keys first: reading all rows takes as long as reading the longest lists. */
async function lookedUpKeys(): Promise<Key[]> {
  return (await (await openDatabase()).getAllKeys('lists')).filter((key) => rowAt(key).ref !== null);
}

async function deleteOldest(): Promise<void> {
  const keys = await lookedUpKeys();
  if (keys.length <= MOST_LOOKED_UP) return;
  const database = await openDatabase();
  const aged = await Promise.all(
    keys.map(async (key) => ({ key, atMs: atMsOf(await database.get('lists', key)) ?? 0 })),
  );
  for (const { key } of aged.sort((a, b) => b.atMs - a.atMs).slice(MOST_LOOKED_UP)) {
    await database.delete('lists', key);
  }
}

function keyOf({ viewer, kind, ref }: AnswerRow): Key {
  return [viewer, ref === null ? kind : `${kind}:${ref}`];
}

function rowAt([viewer, name]: Key): StoredRow {
  const colon = name.indexOf(':');
  const [kind, ref] = colon < 0 ? [name, null] : [name.slice(0, colon), name.slice(colon + 1)];
  const isKnown = isAnswerKind(kind) && (ruleOf(kind).whose === 'own') === (ref === null);
  return isKnown ? { viewer, kind, ref } : { viewer, kind: null, ref: null };
}

function storedValueOf(stored: unknown): unknown {
  return ((stored ?? {}) as { readonly value?: unknown }).value;
}

function atMsOf(stored: unknown): number | null {
  const { atMs } = (stored ?? {}) as { readonly atMs?: unknown };
  return typeof atMs === 'number' && Number.isFinite(atMs) ? atMs : null;
}
