import { isRecord } from '@frontboard/model';
import { type FileFields, GROUP_FIELDS, MEMBER_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import type { FileGroup, FileMember, LostCount, SystemFile } from '../system-file.ts';
import { FileProblem } from './file-problem.ts';
import { intervalFile } from './interval-file.ts';
import { type FrontRow, utcMs } from './intervals.ts';
import { nestedNames } from './nested-names.ts';
import { readFields } from './read-fields.ts';
import {
  countLost,
  createNotes,
  type FindMember,
  idAt,
  lostCounts,
  MOST_FIELDS,
  MOST_SWITCHES,
  MOST_TEXT,
  membersAt,
  type Notes,
  own,
  pictureAt,
  uniqueRecords,
} from './reading.ts';
import { customFieldsOf, type ReadDetails } from './simply-plural-fields.ts';
import { forFriendsIn, type IsForFriends, type Row, rowsOf } from './simply-plural-rows.ts';

type Raw = Readonly<Record<string, unknown>>;

/** The keys of the root that this reader uses. Of others it gets the size at most. */
export const SIMPLY_PLURAL_PARTS = [
  'users',
  'members',
  'frontStatuses',
  'customFronts',
  'customFields',
  'privacyBuckets',
  'groups',
  'frontHistory',
  'fronters',
  'settings',
];

/**
 * Reads a file of Simply Plural: members with their custom fields, custom fronts, groups and front history. Tokens, logs, messages
 * and chats are only counted.
 */
export function readSimplyPlural(root: Raw, nowMs: number): SystemFile {
  const notes = createNotes();
  const people = rowsOf(root, 'members', notes);
  // Newer files may have the same custom fronts under both names.
  const fronts = [...rowsOf(root, 'frontStatuses', notes), ...rowsOf(root, 'customFronts', notes)];
  const everyone = uniqueRecords([...people, ...fronts], notes, ({ id }) => id);
  const isState = new Set(fronts);
  const user = rowsOf(root, 'users', notes)[0];
  const details = customFieldsOf(rowsOf(root, 'customFields', notes, MOST_FIELDS), user?.raw ?? {});
  const nameOf = mentionNames(everyone);
  const isForFriends = forFriendsIn(rowsOf(root, 'privacyBuckets', notes, MOST_FIELDS));
  const shared = { details, nameOf, notes, isForFriends };
  const members = everyone.map((row) => ({
    ...readMember(row, shared),
    ...(isState.has(row) && { isCustomFront: true as const }),
  }));
  const groups = rowsOf(root, 'groups', notes);
  const history = rowsOf(root, 'frontHistory', notes, MOST_SWITCHES);
  return intervalFile(
    {
      format: 'simply-plural',
      sourceSystem: user?.id ?? null,
      system: readProfile(root, user, { nameOf, notes }),
      members,
      groups: (findMember) => readGroups(groups, { findMember, ...shared }),
      rows: [...history, ...openFronts(rowsOf(root, 'fronters', notes), history)].map(frontRow),
      lost: lostOf(root, { people: everyone, groups, history }),
    },
    { nowMs, notes },
  );
}

function lostOf(
  root: Raw,
  { people, groups, history }: Readonly<Record<'people' | 'groups' | 'history', readonly Row[]>>,
): readonly LostCount[] {
  return [
    ...countLost(root, LOST_PARTS),
    ...lostCounts({
      statuses: history.filter(({ raw }) => idAt(own(raw, 'customStatus')) !== null).length,
      parents: groups.filter(({ raw }) => !ROOTS.has(idAt(own(raw, 'parent')))).length,
      pictures: people.filter(
        ({ raw }) => pictureAt(own(raw, 'avatarUrl')) === undefined && idAt(own(raw, 'avatarUuid')) !== null,
      ).length,
    }),
  ];
}

const LOST_PARTS = {
  messages: ['chatMessages', 'boardMessages'],
  notes: ['notes'],
  comments: ['comments'],
  polls: ['polls'],
  reminders: ['automatedReminders', 'repeatedReminders'],
  friends: ['friends'],
  'privacy-levels': ['privacyBuckets'],
} as const;

/** What a group without a parent has there. */
const ROOTS: ReadonlySet<string | null> = new Set([null, 'root']);

interface MemberReading {
  readonly details: ReadDetails;
  readonly nameOf: (text: unknown) => unknown;
  readonly isForFriends: IsForFriends;
  readonly notes: Notes;
}

function readMember(row: Row, { details, nameOf, isForFriends, notes }: MemberReading): FileMember {
  const { id, raw, path } = row;
  const given = details(own(raw, 'info'));
  const pronouns = idAt(own(raw, 'pronouns'));
  const fields = {
    ...profileOf(raw, nameOf),
    pronouns: pronouns ?? given.pronouns ?? own(raw, 'pronouns'),
    ...(given.birthday !== null && { birthday: given.birthday }),
  };
  return {
    key: id,
    id: idAt(own(raw, 'pkId')),
    uuid: null,
    fields: readFields(fields, MEMBER_FIELDS, path, notes),
    ...(given.details.length > 0 && { details: given.details }),
    ...((own(raw, 'archived') === true || own(raw, 'isArchived') === true) && { isArchived: true as const }),
    ...(isForFriends(raw) && { isForFriends: true as const }),
  };
}

/** The common fields of members, groups and the user, by the names of the service. */
function profileOf(raw: Raw, nameOf: (text: unknown) => unknown): Raw {
  const avatar = pictureAt(own(raw, 'avatarUrl'));
  return {
    name: own(raw, 'name') ?? own(raw, 'username'),
    description: nameOf(own(raw, 'desc')),
    color: rgbOf(own(raw, 'color')),
    ...(avatar !== undefined && { avatar_url: avatar }),
  };
}

/** Writes the names of members into texts that mention them by id. */
function mentionNames(rows: readonly Row[]): (text: unknown) => unknown {
  const names = new Map(rows.map(({ id, raw }) => [id, idAt(own(raw, 'name')) ?? 'unknown']));
  // A long name may be mentioned any number of times.
  let written = 0;
  return (text) =>
    typeof text === 'string'
      ? text.replace(/<###@([^#]{1,128})###>/g, (_, id: string) => {
          const name = `@${names.get(id) ?? 'unknown'}`;
          written += name.length;
          if (written > MOST_TEXT) throw new FileProblem('too-large');
          return name;
        })
      : text;
}

/** Eight digits are read as alpha first, unless only the end is opaque. */
function rgbOf(value: unknown): unknown {
  const digits =
    typeof value === 'string' ? /^#?([\da-f]{8})$/i.exec(value.trim())?.[1]?.toLowerCase() : undefined;
  if (digits === undefined) return value;
  return digits.endsWith('ff') && !digits.startsWith('ff') ? digits.slice(0, 6) : digits.slice(2);
}

function readGroups(
  rows: readonly Row[],
  { findMember, nameOf, isForFriends, notes }: { readonly findMember: FindMember } & MemberReading,
): readonly FileGroup[] {
  const names = nestedNames(rows, 'parent', ({ id }) => id);
  return rows.map(({ id, raw, path }) => {
    const { avatar_url: _, ...profile } = profileOf(raw, nameOf);
    const name = names.get(id);
    const emoji = idAt(own(raw, 'emoji'));
    const fields = {
      ...profile,
      name,
      ...(emoji !== null && typeof name === 'string' && { display_name: `${emoji} ${name}` }),
    };
    return {
      key: id,
      id: null,
      uuid: null,
      fields: readFields(fields, GROUP_FIELDS, path, notes),
      members: membersAt(own(raw, 'members'), `${path}.members`, { findMember, notes }),
      ...(isForFriends(raw) && { isForFriends: true as const }),
    };
  });
}

/** The current fronts are in a collection of their own. One may be in the history, too. */
function openFronts(fronters: readonly Row[], history: readonly Row[]): readonly Row[] {
  const startOf = ({ raw }: Row) => `${idAt(own(raw, 'member'))} ${timeOf(own(raw, 'startTime'))}`;
  const known = new Set(history.map(startOf));
  const current = new Set(
    history.filter(({ raw }) => own(raw, 'live') === true).map(({ raw }) => idAt(own(raw, 'member'))),
  );
  return fronters
    .filter((row) => !known.has(startOf(row)) && !current.has(idAt(own(row.raw, 'member'))))
    .map((row) => ({ ...row, raw: { ...row.raw, live: true } }));
}

/** The profile of the system: of its user, or what the settings know. */
function readProfile(
  root: Raw,
  user: Row | undefined,
  { nameOf, notes }: Pick<MemberReading, 'nameOf' | 'notes'>,
): FileFields | null {
  const value = own(root, 'settings');
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const settings = isRecord(first) ? first : {};
  const name = own(settings, 'systemName');
  if (user === undefined && name === undefined) return null;
  const known = user === undefined ? settings : user.raw;
  const profile = profileOf({ ...known, name: name ?? own(known, 'username') ?? own(known, 'name') }, nameOf);
  return readFields(profile, SYSTEM_FIELDS, user?.path ?? '$.settings', notes);
}

/** A live row is current, whatever its end is. */
function frontRow({ raw, path }: Row): FrontRow {
  const end = own(raw, 'live') === true ? null : timeOf(own(raw, 'endTime'));
  return {
    startMs: timeOf(own(raw, 'startTime')),
    endMs: Number.isNaN(end) ? undefined : end,
    names: [own(raw, 'member')],
    path,
  };
}

/** Milliseconds since 1970 from any of the formats of times in such files; NaN from others. */
function timeOf(value: unknown): number {
  if (typeof value === 'number') return Math.round(value);
  if (typeof value === 'string' && /^\d{1,15}(?:\.\d+)?$/.test(value)) return Math.round(Number(value));
  if (!isRecord(value)) return utcMs(value);
  const seconds = own(value, '_seconds') ?? own(value, 'seconds');
  if (typeof seconds !== 'number') return utcMs(own(value, '__time__') ?? own(value, '$date'));
  const nanoseconds = own(value, '_nanoseconds') ?? own(value, 'nanoseconds');
  return seconds * 1_000 + (typeof nanoseconds === 'number' ? Math.floor(nanoseconds / 1_000_000) : 0);
}
