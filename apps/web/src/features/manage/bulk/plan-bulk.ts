import { type Group, type Member, type ProxyTag, validateMember } from '@frontboard/model';
import { fieldsOfMember, isSameValue, patchOfFields, pickFields } from '../../../sync/runs/fields.ts';
import type { Fields, RunOperation } from '../../../sync/runs/operation.ts';
import type { BulkChange, BulkFieldChange } from './bulk-change.ts';
import { tagByPattern } from './tag-by-pattern.ts';

/** What a bulk change does to one member. */
export type BulkRow = {
  readonly member: Member;
} & (
  | { readonly state: 'changes'; readonly before: Fields; readonly after: Fields }
  /** The groups that the member is put into and taken out of, by uuid. */
  | { readonly state: 'moves'; readonly joins: readonly string[]; readonly leaves: readonly string[] }
  | { readonly state: 'deleted' }
  /** It is so already. */
  | { readonly state: 'same' }
  /** The service would refuse it, for this reason. */
  | { readonly state: 'refused'; readonly reason: string }
  /** Another member has one of the proxy tags, or gets it by this change. */
  | { readonly state: 'tag-taken'; readonly by: Member }
);

/** A bulk change before it is started: what the person sees, and what is sent. */
export interface BulkPlan {
  readonly rows: readonly BulkRow[];
  readonly operations: readonly RunOperation[];
}

interface BulkContext {
  /** All members of the system. */
  readonly members: readonly Member[];
  readonly groups: readonly Group[];
}

/** What `change` does to the members in `chosen`, in this order. What would change nothing or be refused is in no operation. */
export function planBulk(chosen: readonly Member[], change: BulkChange, context: BulkContext): BulkPlan {
  if (change.kind === 'delete') {
    return {
      rows: chosen.map((member) => ({ member, state: 'deleted' })),
      operations: chosen.map((member) => ({ kind: 'delete', of: 'member', ref: uuidOf(member) })),
    };
  }
  if (change.kind === 'groups') return planGroups(chosen, change, context.groups);
  const rows = chosen.map((member, index) => planFields(member, index, change));
  const checked = change.kind === 'proxy-tag' ? withoutTakenTags(rows, context.members) : rows;
  return { rows: checked, operations: checked.flatMap((row) => operationOfRow(row) ?? []) };
}

function operationOfRow(row: BulkRow): RunOperation | null {
  if (row.state !== 'changes') return null;
  return { kind: 'change', of: 'member', ref: uuidOf(row.member), before: row.before, after: row.after };
}

function planFields(member: Member, index: number, change: BulkFieldChange): BulkRow {
  const now = fieldsOfMember(member);
  const wanted = wantedFields(now, index, change);
  const keys = Object.keys(wanted).filter((key) => !isSameValue(key, now[key], wanted[key]));
  if (keys.length === 0) return { member, state: 'same' };
  const after = pickFields(wanted, keys);
  const checked = validateMember(patchOfFields(after), { mode: 'edit' });
  if (!checked.ok) return { member, state: 'refused', reason: checked.message };
  return { member, state: 'changes', before: pickFields(now, keys), after };
}

function wantedFields(now: Fields, index: number, change: BulkFieldChange): Fields {
  switch (change.kind) {
    case 'privacy':
      return Object.fromEntries(change.keys.map((key) => [key, change.value]));
    case 'text':
      return { [change.field]: change.value.trim() || null };
    case 'colors':
      return { color: change.colors[index % Math.max(1, change.colors.length)] ?? null };
    case 'flag':
      return { [change.field]: change.value };
    case 'proxy-tag': {
      const tags = tagsIn(now);
      const tag = tagByPattern(change.pattern, typeof now.name === 'string' ? now.name : '');
      return { proxy_tags: tags.some((other) => tagKey(other) === tagKey(tag)) ? tags : [...tags, tag] };
    }
    case 'replace':
      return Object.fromEntries(
        change.fields.flatMap((field) => {
          const text = now[field];
          if (typeof text !== 'string' || change.find === '') return [];
          return [[field, text.replaceAll(change.find, change.replacement) || null]];
        }),
      );
  }
}

/** Two members with one proxy tag: nobody could tell who speaks. */
function withoutTakenTags(rows: readonly BulkRow[], members: readonly Member[]): readonly BulkRow[] {
  const owners = new Map<string, Member>();
  for (const member of members) for (const tag of member.proxyTags) owners.set(tagKey(tag), member);
  return rows.map((row) => {
    if (row.state !== 'changes') return row;
    const added = tagsIn(row.after);
    const by = added
      .map((tag) => owners.get(tagKey(tag)))
      .find((owner) => owner !== undefined && owner.uuid !== row.member.uuid);
    if (by !== undefined) return { member: row.member, state: 'tag-taken', by };
    for (const tag of added) owners.set(tagKey(tag), row.member);
    return row;
  });
}

function planGroups(
  chosen: readonly Member[],
  change: Extract<BulkChange, { kind: 'groups' }>,
  groups: readonly Group[],
): BulkPlan {
  const isIn = (group: string, member: Member) =>
    groups.some(({ uuid, memberRefs }) => uuid === group && memberRefs?.some((ref) => ref === member.uuid));
  const rows = chosen.map((member): BulkRow => {
    const joins = change.add.filter((group) => !isIn(group, member));
    const leaves = change.remove.filter((group) => isIn(group, member));
    return joins.length + leaves.length === 0
      ? { member, state: 'same' }
      : { member, state: 'moves', joins, leaves };
  });
  // One request for each group, however many members.
  const operations = [...new Set([...change.add, ...change.remove])].flatMap((group): RunOperation[] => {
    const add = rows.filter((row) => row.state === 'moves' && row.joins.includes(group));
    const remove = rows.filter((row) => row.state === 'moves' && row.leaves.includes(group));
    if (add.length + remove.length === 0) return [];
    const refs = (of: readonly BulkRow[]) => of.map(({ member }) => uuidOf(member));
    return [{ kind: 'membership', of: 'group', ref: group, add: refs(add), remove: refs(remove) }];
  });
  return { rows, operations };
}

function tagsIn({ proxy_tags: tags }: Fields): readonly ProxyTag[] {
  return typeof tags === 'object' && tags !== null ? tags : [];
}

/** The service tells tags apart by both sides; in most systems case does not count. */
function tagKey({ prefix, suffix }: ProxyTag): string {
  return JSON.stringify([prefix ?? '', suffix ?? '']).toLowerCase();
}

function uuidOf({ uuid, id }: Member): string {
  return uuid ?? id;
}
