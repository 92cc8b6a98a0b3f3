import { isRecord } from '@frontboard/model';
import { withoutSpoilers } from '@frontboard/model/list';
import { shownValue } from '../../../lists/entries/field-value.ts';
import { ownListWords } from '../../../lists/entries/words.ts';
import { listWords } from '../../../lists/words.ts';
import { followedWords } from '../../../parts/followed/words.ts';
import { localNoteWords } from '../../../parts/local-note/words.ts';
import { fieldWords } from '../../../parts/member-fields/words.ts';
import { switchNoteWords } from '../../../parts/switch-notes/words.ts';
import type { FieldDefinition } from '../../../session/local/local-tables.ts';
import type { MergeConflict } from '../../../sync/backup/merge-entries.ts';
import { displayOptionWords } from '../../../text/display-option-words.ts';
import { formatExact } from '../../../ui/time/format-time.ts';
import { formatInterval } from '../intervals.ts';
import { settingsWords } from '../words.ts';
import { valueText } from './changes.ts';
import { backupWords, optionTitles } from './words.ts';

const words = backupWords.dialog;
const { facts } = words;
const SETTING = 'settings/';
const MOST_SHOWN = 120;
/** How much of a long text is shown before the first difference. */
const SHOWN_BEFORE = 30;

/** The names of what conflicts are about. In discreet mode they contain nothing that a person has typed. */
export interface ConflictNames {
  readonly isDiscreet: boolean;
  readonly systemOf: (id: string) => string;
  /** The name of a member or a group. */
  readonly recordOf: (uuid: string) => string;
  readonly folderOf: (id: string) => string;
  /** An own field; null if neither device has it, and in discreet mode. */
  readonly fieldOf: (id: string) => Pick<FieldDefinition, 'name' | 'kind'> | null;
}

/** Both versions of a conflict in words. */
export interface ConflictTexts {
  readonly mine: string | null;
  readonly theirs: string | null;
}

/** What an entry that both devices have changed is: a setting by its own name, everything else by its kind. */
export function conflictLabel(path: string): string {
  const setting = settingPath(path);
  const kind = words.kinds[kindOf(path)] ?? words.kinds.other ?? path;
  return setting === null ? kind : (optionTitles[setting] ?? kind);
}

/** The same with what each is about, so that no two of them are called the same. */
export function conflictTitles(
  conflicts: readonly MergeConflict[],
  namesOf: (conflict: MergeConflict) => ConflictNames,
): readonly string[] {
  const titles = conflicts.map((conflict) =>
    words.about(conflictLabel(conflict.path), subjectsOf(conflict, namesOf(conflict))),
  );
  const count = (title: string, until: number) =>
    titles.slice(0, until).filter((other) => other === title).length;
  return titles.map((title, index) =>
    count(title, titles.length) === 1 ? title : words.numbered(title, count(title, index) + 1),
  );
}

/** Both versions, by everything in which they differ; null for what nobody beside the person may read. */
export function conflictTexts({ path, mine, theirs }: MergeConflict, names: ConflictNames): ConflictTexts {
  const setting = settingPath(path);
  if (setting === null && names.isDiscreet) return { mine: null, theirs: null };
  const [own, others] = [mine, theirs].map((value) => factsOf(path, value, names));
  const labels = [...new Set([...(own?.keys() ?? []), ...(others?.keys() ?? [])])];
  const differing = labels.filter((label) => own?.get(label) !== others?.get(label));
  const compose = (side: Facts | undefined, other: Facts | undefined) => {
    const told = differing.map((label) => {
      const text = excerpt(side?.get(label) ?? '', other?.get(label) ?? '');
      return words.fact(label, text === '' ? backupWords.values.none : text);
    });
    return told.length === 0 ? null : words.allFacts(told);
  };
  return { mine: compose(own, others), theirs: compose(others, own) };
}

/** What an entry says, in words by what each of them is about; an empty label for what needs none. */
type Facts = ReadonlyMap<string, string>;

function factsOf(path: string, value: unknown, names: ConflictNames): Facts {
  const setting = settingPath(path);
  if (setting !== null) return new Map([['', settingText(setting, value, names)]]);
  if (!isRecord(value)) return new Map([['', plainText(path, value, names)]]);
  const parts = Object.entries(value).flatMap(([field, part]): (readonly [string, string])[] => {
    // Who has written a note, and when; and the note about a followed member.
    if (isRecord(part) && field !== 'members') return [...factsOf(path, part, names)];
    if (isRecord(part))
      return Object.entries(part).map(([uuid, noted]) => [names.recordOf(uuid), inSwitchText(noted)]);
    return [[labels[field] ?? '', partText(path, field, part, names)]];
  });
  // Two members without a known name have one label.
  const together = new Map<string, string>();
  for (const [label, text] of parts) {
    const former = together.get(label);
    together.set(label, former === undefined ? text : `${former}; ${text}`);
  }
  return together;
}

/** By the fields of the entries. What is not here needs no label. */
const labels: Readonly<Record<string, string>> = {
  nickname: followedWords.nickname,
  system: facts.system,
  text: facts.text,
  noteDraft: facts.text,
  marks: localNoteWords.marksField,
  name: fieldWords.dialog.name,
  kind: fieldWords.dialog.kind,
  choices: fieldWords.dialog.choices,
  place: facts.place,
  isCollapsed: facts.isCollapsed,
  members: facts.members,
  front: facts.front,
  atMs: facts.atMs,
  switchMs: facts.switchMs,
};

function partText(path: string, field: string, part: unknown, names: ConflictNames): string {
  if (typeof part === 'number') return field === 'place' ? String(part + 1) : formatExact(part);
  if (field === 'members' || field === 'front') return listed(part, names.recordOf);
  if (field === 'system' && typeof part === 'string') return names.systemOf(part);
  if (field === 'kind')
    return (kindOf(path) === 'unsure' ? facts.unsure : kindsOfFields)[String(part)] ?? textOf(part);
  return textOf(part);
}

const kindsOfFields: Readonly<Record<string, string>> = fieldWords.dialog.kinds;

/** A value without fields. */
function plainText(path: string, value: unknown, names: ConflictNames): string {
  const [kind, id = '', field] = path.split('/');
  const text = textOf(value);
  if (path === 'details/order') return orders[text] ?? text;
  if (kind === 'memberStates') return states[text] ?? text;
  if (kind === 'fieldValues') {
    const definition = names.fieldOf(field ?? '');
    return definition === null ? text : shownValue(definition, text);
  }
  if (kind === 'systems' && field === 'folder') return names.folderOf(text);
  if (kind === 'systems' && typeof value === 'number') return settingsWords.every(formatInterval(value));
  return kind === 'favourites' ? names.recordOf(id) : text;
}

const orders: Readonly<Record<string, string>> = displayOptionWords.orders;
const states: Readonly<Record<string, string>> = listWords.local.states;

/** A list of systems or hosts is told by what is in it, not by its length. */
function settingText(setting: string, value: unknown, names: ConflictNames): string {
  if (!Array.isArray(value) || value.length === 0) return valueText(setting, value);
  if (setting === 'frontNotifications.systems') return listed(value, names.systemOf);
  if (setting === 'switcher.excludeGroups') return listed(value, names.recordOf);
  if (setting === 'listColumns' || setting === 'rowColumns')
    return listed(
      value,
      (key) => columns[key] ?? names.fieldOf(key.replace(OWN_FIELD, ''))?.name ?? facts.column,
    );
  return listed(value, (item) => item);
}

const OWN_FIELD = /^field:/;

/** By the keys of `member-kind.ts`, `group-kind.ts` and `local-search.ts`. */
const columns: Readonly<Record<string, string>> = {
  ...listWords.groupSorts,
  ...listWords.memberSorts,
  groups: listWords.columns.groups,
  'proxy-tags': listWords.columns.proxyTags,
  marks: ownListWords.marks,
  note: ownListWords.note,
};

function inSwitchText(noted: unknown): string {
  if (!isRecord(noted)) return '';
  const role = roles[String(noted.role)];
  return [...(role === undefined ? [] : [role]), ...listOf(noted.marks)].join(', ');
}

const roles: Readonly<Record<string, string>> = switchNoteWords.roles;

function listed(items: unknown, nameOf: (item: string) => string): string {
  return listOf(items).map(nameOf).join(', ');
}

function listOf(items: unknown): readonly string[] {
  return Array.isArray(items) ? items.filter((item) => typeof item === 'string') : [];
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? backupWords.values.on : backupWords.values.off;
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : listOf(value).join(', ');
}

/** Without what is hidden, and of a long text the part around the first difference. */
function excerpt(text: string, other: string): string {
  const [shown, otherShown] = [withoutSpoilers(text).trim(), withoutSpoilers(other).trim()];
  if (shown === otherShown) return words.hiddenDiffers(short(shown, 0));
  const letters = [...shown];
  const others = [...otherShown];
  const first = letters.findIndex((letter, index) => letter !== others[index]);
  const from = (first === -1 ? letters.length : first) - SHOWN_BEFORE;
  return short(shown, letters.length <= MOST_SHOWN || from < SHOWN_BEFORE ? 0 : from);
}

function short(text: string, from: number): string {
  const letters = [...text];
  const part = letters.slice(from, from + MOST_SHOWN).join('');
  return `${from > 0 ? '…' : ''}${part}${from + MOST_SHOWN < letters.length ? '…' : ''}`;
}

/** Whom or what an entry is about, where the kind alone does not say it. */
function subjectsOf({ path, mine, theirs }: MergeConflict, names: ConflictNames): readonly string[] {
  const [kind = '', id = '', field = ''] = path.split('/');
  const typed = (key: string) => {
    const [own, other] = [mine, theirs].map((side) => (isRecord(side) ? textOf(side[key]) : ''));
    const text = withoutSpoilers(own || other || '').trim();
    return names.isDiscreet || text === '' ? [] : [text];
  };
  const timeOf = (key: string) => {
    const atMs = isRecord(mine) ? mine[key] : undefined;
    return typeof atMs === 'number' ? [formatExact(atMs)] : [];
  };
  switch (kind) {
    case 'details':
      return [id === 'order' ? facts.order : followedWords.isNicknameFirst];
    case 'systems':
      return [names.systemOf(id), detailLabels[field] ?? field];
    case 'members': {
      const system = isRecord(mine) ? mine.system : undefined;
      return [names.recordOf(id), ...(typeof system === 'string' ? [names.systemOf(system)] : [])];
    }
    case 'recordNotes':
    case 'memberStates':
      return [names.recordOf(id)];
    case 'fieldValues': {
      const name = names.fieldOf(field)?.name;
      return [names.recordOf(id), ...(name === undefined ? [] : [name])];
    }
    case 'folders':
    case 'savedFronts':
    case 'fieldDefinitions':
      return typed('name');
    case 'servers':
      return typed('name').length === 0 && !names.isDiscreet ? [id] : typed('name');
    case 'switchNotes':
      return timeOf('switchMs');
    case 'notes':
    case 'unsure':
      return timeOf('atMs');
    default:
      return [];
  }
}

/** The labels of what a person sets for a followed system. */
const detailLabels: Readonly<Record<string, string>> = {
  nickname: followedWords.nickname,
  note: localNoteWords.field,
  folder: followedWords.folder,
  isPinned: followedWords.pin,
  isHidden: followedWords.hide,
  intervalSeconds: followedWords.interval,
};

function kindOf(path: string): string {
  return path.split('/', 1)[0] ?? '';
}

function settingPath(path: string): string | null {
  return path.startsWith(SETTING) ? path.slice(SETTING.length).replaceAll('/', '.') : null;
}
