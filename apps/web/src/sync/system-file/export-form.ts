import { isRecord } from '@frontboard/model';
import type { ApiAnswers, ApiRecord, ExportChoice } from '@frontboard/portable';
import * as v from 'valibot';

const keysSchema: v.GenericSchema<unknown, readonly string[]> = v.array(v.string());

/** What was selected in a list and is to be saved, by uuid. */
const selectionSchema = v.object({ of: v.picklist(['member', 'group']), keys: keysSchema });

export type SavedSelection = Readonly<v.InferOutput<typeof selectionSchema>>;

/** The choices for a file, as they are stored. */
export const exportFormSchema = v.object({
  what: v.picklist(['whole', 'part']),
  /** The format of the file. */
  format: v.picklist(['pluralkit', 'pluralport']),
  /** `all`, `public` for members that everyone can see, `selected` for those in `selected`, or the uuid of a group whose members are chosen. */
  members: v.string(),
  groups: v.picklist(['all', 'this', 'selected', 'none']),
  /** What was selected in a list; null if it was not opened from one. */
  selected: v.nullable(selectionSchema),
  history: v.picklist(['all', 'period', 'none']),
  /** Days `YYYY-MM-DD`; empty is open. */
  since: v.string(),
  until: v.string(),
});

export type ExportForm = Readonly<v.InferOutput<typeof exportFormSchema>>;

/** The whole system. */
export const FIRST_FORM: ExportForm = {
  what: 'whole',
  format: 'pluralkit',
  members: 'all',
  groups: 'all',
  selected: null,
  history: 'all',
  since: '',
  until: '',
};

/** The initial form: the whole system, or what was selected, without the history. */
export function firstForm(selected: SavedSelection | null): ExportForm {
  if (selected === null) return FIRST_FORM;
  const part = selected.of === 'member' ? { members: 'selected' } : { groups: 'selected' as const };
  return { ...FIRST_FORM, what: 'part', history: 'none', groups: 'none', selected, ...part };
}

/** What a form means for a system with these members and groups. Days follow the device's time zone. */
export function choiceOf(
  form: ExportForm,
  { members, groups }: Pick<ApiAnswers, 'members' | 'groups'>,
): ExportChoice {
  if (form.what === 'whole') return { members: null, groups: null, history: { since: null, until: null } };
  const group = groups.find(({ uuid }) => uuid === form.members) ?? null;
  const only = new Set(group === null ? [] : [form.members]);
  return {
    members: membersOf(form, members, group),
    groups: form.groups === 'all' ? null : form.groups === 'this' ? only : groupsOf(form),
    history: historyOf(form),
  };
}

function membersOf(
  { members: which, selected }: ExportForm,
  members: readonly ApiRecord[],
  group: ApiRecord | null,
): ReadonlySet<string> | null {
  if (which === 'public') return publicOf(members);
  if (which === 'selected') return new Set(selected?.of === 'member' ? selected.keys : []);
  if (which === 'all') return null;
  // Deleted since it was chosen, it has no members.
  const uuids: readonly unknown[] = Array.isArray(group?.members) ? group.members : [];
  return new Set(uuids.filter((uuid) => typeof uuid === 'string'));
}

function groupsOf({ groups, selected }: ExportForm): ReadonlySet<string> {
  return new Set(groups === 'selected' && selected?.of === 'group' ? selected.keys : []);
}

/** The uuids of members that everyone can see in lists. */
function publicOf(members: readonly ApiRecord[]): ReadonlySet<string> {
  return new Set(
    members.flatMap(({ uuid, privacy }) =>
      typeof uuid === 'string' && isRecord(privacy) && privacy.visibility === 'public' ? [uuid] : [],
    ),
  );
}

/** The history that a form asks for; null for none. */
export function historyOf({ what, history, since, until }: ExportForm): ExportChoice['history'] {
  if (what === 'whole') return { since: null, until: null };
  if (history === 'none') return null;
  if (history === 'all') return { since: null, until: null };
  return { since: startOf(since, 0), until: startOf(until, 1) };
}

/** When a day starts, or the day so many days later; null without a day. */
function startOf(day: string, daysAfter: number): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined || day === '') return null;
  const start = new Date(year, month - 1, date + daysAfter);
  return Number.isNaN(start.getTime()) ? null : start.toISOString();
}
