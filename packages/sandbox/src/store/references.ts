import type { SandboxState } from './state.ts';

/** What a path or body can refer to. */
export type EntityKind = 'system' | 'member' | 'group';

const UUID = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const ACCOUNT = /^[0-9]{17,19}$/;
const SHORT_ID = /^[a-z]{5,6}$/;
/** Short ids are stored in a column of six characters; the database cuts what is longer before it compares. */
const SHORT_ID_COLUMN = 6;

/** The lower case, dashed form of a uuid in any of the accepted spellings, or null. */
export function normaliseUuid(text: string): string | null {
  // Braces go with dashes only.
  const lower = text.replace(/^\{(.{36})\}$/, '$1').toLowerCase();
  if (!UUID.test(lower)) return null;
  const hex = lower.replaceAll('-', '');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * What the gateway finds for a reference in a path: looser than the API behind it, so that some references pass the
 * gateway and are refused later (docs/api-notes.md, "Ids and references"). Does not handle `@me`.
 */
export function findAtGateway(state: SandboxState, kind: EntityKind, ref: string): string | null {
  const id = ref.length < 5 || ref.length > 7 ? ref : ref.toLowerCase().replaceAll('-', '');
  const uuid = normaliseUuid(id);
  if (uuid !== null) return rowsOf(state, kind).has(uuid) ? uuid : null;
  if (kind === 'system' && /^\d+$/.test(id)) return state.accounts.get(withoutZeros(id)) ?? null;
  return idsOf(state, kind).get(id.slice(0, SHORT_ID_COLUMN).trimEnd()) ?? null;
}

/**
 * What the API behind the gateway finds, for a reference in a path and for those references in bodies that are
 * normalised: a uuid in any spelling (also in parentheses, and with blanks around it), or a short id in any case with
 * any number of dashes.
 */
export function findAtBackend(state: SandboxState, kind: EntityKind, ref: string): string | null {
  const uuid = normaliseUuid(ref.trim().replace(/^\((.{36})\)$/, '$1'));
  if (uuid !== null) return rowsOf(state, kind).has(uuid) ? uuid : null;
  if (kind === 'system' && ACCOUNT.test(ref)) return state.accounts.get(withoutZeros(ref)) ?? null;
  const id = ref.toLowerCase().replaceAll('-', '');
  return SHORT_ID.test(id) ? (idsOf(state, kind).get(id) ?? null) : null;
}

/** A reference in a list of a body: exactly the short id or the dashed lower case uuid of one of `own`'s entities. */
export function findExactly(
  state: SandboxState,
  kind: 'member' | 'group',
  own: string,
  ref: string,
): string | null {
  const uuid = rowsOf(state, kind).has(ref) ? ref : idsOf(state, kind).get(ref);
  const row = uuid === undefined ? undefined : rowsOf(state, kind).get(uuid);
  return row !== undefined && 'system' in row && row.system === own ? row.uuid : null;
}

/** Accounts are numbers to the service. */
function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

function rowsOf(
  state: SandboxState,
  kind: EntityKind,
): ReadonlyMap<string, { uuid: string } | { uuid: string; system: string }> {
  if (kind === 'system') return state.systems;
  return kind === 'member' ? state.members : state.groups;
}

function idsOf(state: SandboxState, kind: EntityKind): ReadonlyMap<string, string> {
  if (kind === 'system') return state.index.systemById;
  return kind === 'member' ? state.index.memberById : state.index.groupById;
}
