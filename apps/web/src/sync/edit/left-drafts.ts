import type { OwnKind } from '../writes/own-records.ts';
import type { Draft } from './drafts.ts';

/** The names in a draft of a member or group, as typed. */
export interface DraftNames {
  readonly name: string;
  /** Null when there is none. */
  readonly displayName: string | null;
}

/** A draft that no list leads to. */
interface FoundDraft extends DraftNames {
  readonly key: string;
  /** The uuid of the record that no longer exists. */
  readonly uuid: string;
  readonly draft: Draft;
}

/** The key of the form of a new record. `from` is the uuid of the record that it copies; null for an empty one. */
export function keyOfNew(kind: OwnKind, from: string | null): string {
  return from === null ? `${kind}:new` : `${kind}:new:${from}`;
}

/**
 * The drafts of members or groups that are not among `present` (their uuids), and of new ones begun from these. Where a record has both, the
 * second comes first: it would be overwritten by the other.
 */
export function leftDrafts(
  drafts: Readonly<Record<string, Draft>>,
  kind: OwnKind,
  present: ReadonlySet<string>,
): readonly FoundDraft[] {
  return Object.entries(drafts).flatMap(([key, draft]) => {
    const uuid = sourceOf(key, kind);
    if (uuid === null || present.has(uuid)) return [];
    const newKey = keyOfNew(kind, uuid);
    if (key !== newKey && drafts[newKey] !== undefined) return [];
    const { name, display_name: displayName } = draft.values;
    return { key, uuid, draft, name: textOf(name) ?? '', displayName: textOf(displayName) };
  });
}

/** The uuid of the record that the form with this key edits or copies; null for any other form. */
function sourceOf(key: string, kind: OwnKind): string | null {
  const [of, ...parts] = key.split(':');
  if (of !== kind) return null;
  const [uuid, ...others] = parts[0] === 'new' ? parts.slice(1) : parts;
  return uuid === undefined || others.length > 0 ? null : uuid;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
