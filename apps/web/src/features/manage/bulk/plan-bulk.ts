import {
  facePicture,
  type Group,
  type Member,
  type ProxyTag,
  recordKey,
  validateGroup,
  validateMember,
} from '@frontboard/model';
import { type ProxyOptions, proxyTagKey } from '@frontboard/model/proxy';
import {
  type Fields,
  fieldsOfGroup,
  fieldsOfMember,
  isSameValue,
  patchOfFields,
  pickFields,
} from '../../../sync/records/fields.ts';
import type { RunOperation } from '../../../sync/runs/operation.ts';
import { birthdayTextToWire } from '../../../text/birthday-text.ts';
import { labelledFieldMessage } from '../../../text/field-messages.ts';
import { groupWords } from '../groups/words.ts';
import { memberWords } from '../members/words.ts';
import type {
  BulkChange,
  BulkFieldChange,
  BulkPlainChange,
  BulkTagChange,
  PictureColor,
} from './bulk-change.ts';
import type { BulkPlan, BulkRecord, BulkRow } from './bulk-row.ts';
import { planGroups } from './plan-groups.ts';
import { tagByPattern } from './tag-by-pattern.ts';

interface BulkContext {
  /** All members of the system. */
  readonly members: readonly Member[];
  readonly groups: readonly Group[];
  /** How the service compares proxy tags. */
  readonly proxyOptions: ProxyOptions;
}

/**
 * The effect of `change` on the records in `chosen`, in this order. No operation contains what would change nothing or be refused. Groups have no
 * change of their own groups.
 */
export function planBulk(chosen: readonly BulkRecord[], change: BulkChange, context: BulkContext): BulkPlan {
  if (change.kind === 'delete') {
    return {
      rows: chosen.map((record) => ({ record, state: 'deleted' })),
      operations: chosen.map((record) => ({ kind: 'delete', of: kindOf(record), ref: recordKey(record) })),
    };
  }
  if (change.kind === 'groups') {
    return planGroups(chosen.filter(isMember), change, context.groups);
  }
  const rows =
    change.kind === 'proxy-tag'
      ? planTags(chosen.filter(isMember), change, context)
      : chosen.map((record, index) => planFields(record, index, change));
  return { rows, operations: rows.flatMap((row) => operationOfRow(row) ?? []) };
}

/** Whether a record is a group, and not a member. */
export function isGroup(record: BulkRecord): record is Group {
  return 'memberRefs' in record;
}

/** Whether a record is a member, and not a group. */
export function isMember(record: BulkRecord): record is Member {
  return !isGroup(record);
}

/** The address of the picture that gives a record its colour; null without one. */
export function colorPictureOf(record: BulkRecord): string | null {
  return isGroup(record) ? record.iconUrl : facePicture(record);
}

function kindOf(record: BulkRecord): 'member' | 'group' {
  return isGroup(record) ? 'group' : 'member';
}

function operationOfRow(row: BulkRow): RunOperation | null {
  if (row.state !== 'changes') return null;
  const { record, before, after } = row;
  return { kind: 'change', of: kindOf(record), ref: recordKey(record), before, after };
}

function planFields(record: BulkRecord, index: number, change: BulkFieldChange): BulkRow {
  if (change.kind === 'picture-colors') return planPictureColor(record, change.colors);
  return planWanted(record, wantedFields(fieldsOf(record), index, change));
}

function planPictureColor(record: BulkRecord, colors: ReadonlyMap<string, PictureColor>): BulkRow {
  const url = colorPictureOf(record);
  if (url === null) return { record, state: 'no-color', why: 'no-picture' };
  const found = colors.get(url);
  if (found === undefined) return { record, state: 'no-color', why: 'not-read' };
  if ('problem' in found) return { record, state: 'no-color', why: found.problem };
  return planWanted(record, { color: found.color });
}

function planWanted(record: BulkRecord, wanted: Fields): BulkRow {
  const now = fieldsOf(record);
  const keys = Object.keys(wanted).filter((key) => !isSameValue(key, now[key], wanted[key]));
  if (keys.length === 0) return { record, state: 'same' };
  const after = pickFields(wanted, keys);
  const labels: Readonly<Record<string, string>> = (isGroup(record) ? groupWords : memberWords).labels;
  const validate = isGroup(record) ? validateGroup : validateMember;
  const checked = validate(patchOfFields(after), { mode: 'edit' });
  if (!checked.ok)
    return {
      record,
      state: 'refused',
      reason: Object.entries(checked.fields)
        .flatMap(([field, messages]) =>
          messages.map((message) => labelledFieldMessage(labels[field] ?? field, message)),
        )
        .join('\n'),
    };
  return { record, state: 'changes', before: pickFields(now, keys), after };
}

function fieldsOf(record: BulkRecord): Fields {
  return isGroup(record) ? fieldsOfGroup(record) : fieldsOfMember(record);
}

function wantedFields(now: Fields, index: number, change: BulkPlainChange): Fields {
  switch (change.kind) {
    case 'privacy':
      return Object.fromEntries(change.keys.map((key) => [key, change.value]));
    case 'text':
      return {
        [change.field]:
          change.field === 'birthday' ? birthdayTextToWire(change.value) : change.value.trim() || null,
      };
    case 'colors':
      return { color: change.colors[index % Math.max(1, change.colors.length)] ?? null };
    case 'flag':
      return { [change.field]: change.value };
    case 'replace':
      return Object.fromEntries(
        change.fields.flatMap((field) => {
          const text = now[field];
          if (typeof text !== 'string' || change.find === '') return [];
          return [[field, text.replaceAll(change.find, () => change.replacement) || null]];
        }),
      );
  }
}

/** Adds a proxy tag to each. Two members with one proxy tag: it would be unclear who speaks. */
function planTags(
  chosen: readonly Member[],
  { pattern }: BulkTagChange,
  { members, proxyOptions }: BulkContext,
): readonly BulkRow[] {
  const keyOf = (tag: ProxyTag) => proxyTagKey(tag, proxyOptions);
  const owners = new Map<string, Member>();
  for (const member of members) for (const tag of member.proxyTags) owners.set(keyOf(tag), member);
  return chosen.map((member) => {
    const tag = tagByPattern(pattern, member.name);
    const key = keyOf(tag);
    if (member.proxyTags.some((own) => keyOf(own) === key)) return { record: member, state: 'same' };
    const by = owners.get(key);
    if (by !== undefined) return { record: member, state: 'tag-taken', by };
    owners.set(key, member);
    return planWanted(member, { proxy_tags: [...member.proxyTags, tag] });
  });
}
