import { type FrontSwitch, type Member, parseTimestamp, recordKey } from '@frontboard/model';
import * as v from 'valibot';
import { firstBefore } from '../../cache/switches/switch-order.ts';
import type { HistoryEdit } from '../../sync/switches/edit-plan/types.ts';
import { fromLocalText, toLocalText } from './local-time-text.ts';
import { switchMs } from './switch-names.ts';

/** The edits in the form. The others have separate forms. */
export type FormKind = Exclude<HistoryEdit['kind'], 'move' | 'change-members' | 'delete'>;

/** The content of the form's fields. */
export interface EditDraft {
  readonly kind: FormKind;
  /** Keys of members, in front order. */
  readonly members: readonly string[];
  readonly from: string;
  /** Empty for until now. */
  readonly to: string;
  readonly at: string;
}

/** Which fields an edit has. */
export const FIELDS: Record<
  FormKind,
  { readonly members: boolean; readonly range: boolean; readonly at: boolean }
> = {
  insert: { members: true, range: true, at: false },
  'take-out': { members: true, range: true, at: false },
  add: { members: true, range: false, at: true },
  split: { members: true, range: false, at: true },
  copy: { members: false, range: false, at: true },
  merge: { members: false, range: false, at: false },
};

/** The edits in the form, in their order. */
export const FORM_KINDS = Object.keys(FIELDS) as FormKind[];

/** A draft as the device stores it. */
export const editDraftSchema: v.GenericSchema<unknown, EditDraft> = v.object({
  kind: v.picklist(FORM_KINDS),
  members: v.array(v.string()),
  from: v.string(),
  to: v.string(),
  at: v.string(),
});

/** The initial content of the form for a switch; null for none. `next`: the switch after it. */
export function firstDraft(frontSwitch: FrontSwitch | null, next: FrontSwitch | null): EditDraft {
  if (frontSwitch === null) return { kind: 'add', members: [], from: '', to: '', at: '' };
  return {
    kind: 'insert',
    members: [],
    from: textOf(frontSwitch),
    to: next === null ? '' : textOf(next),
    at: '',
  };
}

/**
 * The edit that the form describes; null while it is incomplete. An unchanged time is the exact time
 * of the switch, which the field can't hold.
 */
export function editOf(
  draft: EditDraft,
  id: string | null,
  members: readonly Member[],
  /** Newest first. */
  switches: readonly FrontSwitch[],
): HistoryEdit | null {
  const idOf = (key: string): string => members.find((member) => recordKey(member) === key)?.id ?? key;
  const memberIds = draft.members.map(idOf);
  const timeOf = (text: string) => timestampOf(text, switches) ?? fromLocalText(text);
  const [from, to, at] = [timeOf(draft.from), timeOf(draft.to), fromLocalText(draft.at)];
  switch (draft.kind) {
    case 'insert':
    case 'take-out':
      if (from === null || (draft.to !== '' && to === null) || memberIds.length === 0) return null;
      return { kind: draft.kind, memberIds, from, to: draft.to === '' ? null : to };
    case 'add':
      return at === null ? null : { kind: 'add', at, memberIds };
    case 'split':
      return at === null || id === null ? null : { kind: 'split', id, at, memberIds };
    case 'copy':
      return at === null || id === null ? null : { kind: 'copy', id, at };
    case 'merge':
      return id === null ? null : { kind: 'merge', id };
  }
}

/** The time of the newest switch that the field shows as this text. `switches`: newest first. */
function timestampOf(text: string, switches: readonly FrontSwitch[]): string | null {
  const atMs = parseTimestamp(fromLocalText(text));
  if (atMs === null) return null;
  const found = switches[firstBefore(switches, new Date(atMs + 1_000).toISOString())];
  return found !== undefined && textOf(found) === text ? found.timestamp : null;
}

function textOf(frontSwitch: FrontSwitch): string {
  return toLocalText(switchMs(frontSwitch)).replace(/(T\d\d:\d\d):00(?![\d:])/, '$1');
}
