import { isRecord } from '@frontboard/model';
import { type FileFields, GROUP_FIELDS, MEMBER_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import { groupBy } from '../group-by.ts';
import type { FileGroup, FileMember, FoundSystem } from '../system-file.ts';
import { detail, each, type KeyShape, type Shape } from './file-shape.ts';
import { intervalFile } from './interval-file.ts';
import { type FrontRow, spanOf } from './intervals.ts';
import { textsByMember, textsIn } from './member-texts.ts';
import { mentionWriter } from './mentions.ts';
import { nestedNames } from './nested-names.ts';
import { readFields } from './read-fields.ts';
import { isSet, pictureAt, textsOf } from './read-value.ts';
import {
  type FindMember,
  idAt,
  MOST_FIELDS,
  MOST_SWITCHES,
  membersAt,
  type Notes,
  own,
  type ReadContext,
  uniqueRecords,
} from './reading.ts';
import { customFieldsOf, type ReadDetails } from './simply-plural-fields.ts';
import { forFriendsIn, type IsForFriends, type Row, rowsOf } from './simply-plural-rows.ts';

type Raw = Readonly<Record<string, unknown>>;

// From the service's export code of 2024-10, programs that read its files (2026-05 to 2026-08) and real files of 2026, read on 2026-11-28. The service ended on 2026-07-01.

/** What every document has. */
const DOCUMENT: Shape = each('_id id exists uid lastOperationTime lastUpdate created', 'ignored');

/** A document as the database has it, or wrapped by the programs that fetch them one by one. */
const documents = (shape: Shape): KeyShape => ({
  rows: { ...DOCUMENT, ...shape, content: { keys: { ...DOCUMENT, ...shape } } },
});

const PROFILE: Shape = {
  ...each('name desc color avatarUrl', 'read'),
  // Counted by the reader: it is the picture only without an address.
  avatarUuid: 'read',
  ...each('supportDescMarkdown frame avatarUuidUrl', 'ignored'),
};

/** Who may see it. */
const LEVELS = each('private privateMember privacy preventTrusted buckets', 'read');

const PERSON: Shape = {
  ...PROFILE,
  ...LEVELS,
  ...each('preventsFrontNotifs preventFrontNotifs receiveMessageBoardNotifs', 'ignored'),
};

const MEMBER: Shape = {
  ...PERSON,
  ...each('displayName pronouns pkId archived isArchived', 'read'),
  info: (value) => (Array.isArray(value) ? { rows: { ...each('id field', 'read'), value: detail } } : 'read'),
  archivedReason: 'read',
};

const FRONT: Shape = {
  ...each('member startTime endTime live customStatus', 'read'),
  comments: { rows: { text: 'read', ...each('time supportMarkdown id _id uid', 'ignored') } },
  ...each('custom customFront containingDays uuid commentCount', 'ignored'),
};

const FIELD: Shape = {
  ...each('name order type oid uuid', 'read'),
  ...each('private preventTrusted buckets', 'privacy-levels'),
  supportMarkdown: 'ignored',
};

export const SIMPLY_PLURAL_SHAPE: Shape = {
  users: documents({
    ...PROFILE,
    username: 'read',
    // Before 2024 the custom fields were in here.
    fields: { rows: FIELD },
    ...each('isAsystem patron fromFirebase', 'ignored'),
  }),
  settings: { keys: each('systemName username name desc color avatarUrl', 'read') },
  members: documents(MEMBER),
  ...each('frontStatuses customFronts', documents(MEMBER)),
  customFields: documents(FIELD),
  groups: documents({ ...PROFILE, ...LEVELS, ...each('parent members emoji', 'read') }),
  privacyBuckets: documents({ name: 'read', ...each('desc color icon rank', 'ignored') }),
  ...each('frontHistory fronters', documents(FRONT)),
  ...each('chatMessages boardMessages messages channels', 'messages'),
  notes: documents({
    ...each('title note member date', 'read'),
    ...each('color supportMarkdown', 'ignored'),
  }),
  comments: documents({
    ...each('text documentId', 'read'),
    ...each('time collection supportMarkdown', 'ignored'),
  }),
  polls: 'polls',
  ...each('automatedReminders repeatedReminders repeatedRemidners', 'reminders'),
  ...each('friends pendingFriendRequests', 'friends'),
  ...each('version securityLogs events private sharedFront channelCategories avatarExports', 'ignored'),
  ...each('undeliveredMessages serverData cancelFeedback subscribers dataExports tokens', 'ignored'),
  ...each('queuedEvents test reports privateFront notifications potato views verifiedKeys', 'ignored'),
  ...each('invalidJwtTokens usage socketNotifications', 'ignored'),
};

/**
 * Reads a file of Simply Plural: members with their custom fields and notes, custom fronts, groups, and the front history with its comments.
 * Tokens, logs, messages and chats are only counted.
 */
export function readSimplyPlural(root: Raw, { nowMs, notes }: ReadContext): FoundSystem {
  const people = rowsOf(root, 'members', notes);
  // Newer files may have the same custom fronts under both names.
  const fronts = [...rowsOf(root, 'frontStatuses', notes), ...rowsOf(root, 'customFronts', notes)];
  const everyone = uniqueRecords([...people, ...fronts], notes, ({ id }) => id);
  const isState = new Set(fronts);
  const user = rowsOf(root, 'users', notes)[0];
  const { fields, details } = customFieldsOf(
    rowsOf(root, 'customFields', notes, MOST_FIELDS),
    user?.raw ?? {},
    notes,
  );
  const nameOf = mentionNames(everyone);
  const texts = textsByMember(
    rowsOf(root, 'notes', notes, MOST_SWITCHES).map(({ raw }) => ({
      member: own(raw, 'member'),
      title: nameOf(own(raw, 'title')),
      text: nameOf(own(raw, 'note')),
      time: own(raw, 'date'),
    })),
    everyone.map(({ id }) => id),
    notes,
  );
  const buckets = rowsOf(root, 'privacyBuckets', notes, MOST_FIELDS);
  notes.lose('privacy-levels', buckets.length);
  const isForFriends = forFriendsIn(buckets);
  const shared = { details, nameOf, notes, isForFriends, texts };
  const members = everyone.map((row) => ({
    ...readMember(row, shared),
    ...(isState.has(row) && { isCustomFront: true as const }),
  }));
  const groups = rowsOf(root, 'groups', notes);
  notes.lose('parents', groups.filter(({ raw }) => !ROOTS.has(idAt(own(raw, 'parent')))).length);
  notes.lose('pictures', everyone.filter(({ raw }) => isPictureLost(raw)).length);
  const [historyRows = [], fronterRows = []] = ['frontHistory', 'fronters'].map((name) =>
    rowsOf(root, name, notes, MOST_SWITCHES),
  );
  const commentsOn = commentTexts(root, new Set([...historyRows, ...fronterRows].map(({ id }) => id)), notes);
  const [history = [], fronters = []] = [historyRows, fronterRows].map((rows) =>
    rows.map((row) => frontRow(row, { nameOf, notes, commentsOn })),
  );
  return intervalFile(
    {
      format: 'simply-plural',
      sourceSystem: user?.id ?? null,
      system: readProfile(root, user, { nameOf, notes }),
      members,
      fields,
      groups: (findMember) => readGroups(groups, { findMember, ...shared }),
      rows: [...history, ...openFronts(fronters, history)],
    },
    { nowMs, notes },
  );
}

/** Whether a picture is on the program's server, which is gone, or in a file of its own. */
function isPictureLost(raw: Raw): boolean {
  const isThere = [own(raw, 'avatarUrl'), own(raw, 'avatarUuid')].some((value) => idAt(value) !== null);
  return isThere && pictureAt(own(raw, 'avatarUrl')) === undefined;
}

/** What a group without a parent has there. */
const ROOTS: ReadonlySet<string | null> = new Set([null, 'root']);

interface MemberReading {
  readonly details: ReadDetails;
  readonly nameOf: (text: unknown) => unknown;
  readonly isForFriends: IsForFriends;
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly notes: Notes;
}

function readMember(row: Row, { details, nameOf, isForFriends, texts, notes }: MemberReading): FileMember {
  const { id, raw, path } = row;
  const given = details(own(raw, 'info'));
  const pronouns = idAt(own(raw, 'pronouns'));
  const displayName = idAt(own(raw, 'displayName'));
  const fields = {
    ...profileOf(raw, nameOf),
    ...(displayName !== null && { display_name: displayName }),
    pronouns: pronouns ?? given.pronouns ?? own(raw, 'pronouns'),
    ...(given.birthday !== null && { birthday: given.birthday }),
  };
  return {
    key: id,
    id: idAt(own(raw, 'pkId')),
    uuid: null,
    fields: readFields(fields, MEMBER_FIELDS, path, notes),
    ...(given.details.length > 0 && { details: given.details }),
    ...textsIn(nameOf(own(raw, 'archivedReason')), texts.get(id)),
    ...(isSet(raw, ['archived', 'isArchived'], path, notes) && { isArchived: true as const }),
    ...(isForFriends(raw) && { isForFriends: true as const }),
  };
}

/** The common fields of members, groups and the user, by the names of the service. */
function profileOf(raw: Raw, nameOf: (text: unknown) => unknown): Raw {
  const avatar = pictureAt(own(raw, 'avatarUrl'));
  return {
    name: own(raw, 'name') ?? own(raw, 'username'),
    description: nameOf(own(raw, 'desc')),
    color: own(raw, 'color'),
    ...(avatar !== undefined && { avatar_url: avatar }),
  };
}

/** Writes the names of members into texts that mention them by id. */
function mentionNames(rows: readonly Row[]): (text: unknown) => unknown {
  const names = new Map(rows.map(({ id, raw }) => [id, idAt(own(raw, 'name'))]));
  const write = mentionWriter(/<###@([^#]{1,128})###>/g, (id) => `@${names.get(id) ?? 'unknown'}`);
  return (text) => (typeof text === 'string' ? write(text) : text);
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
      members: membersAt(listed(own(raw, 'members')), `${path}.members`, { findMember, notes }),
      ...(isForFriends(raw) && { isForFriends: true as const }),
    };
  });
}

/** The comments on each front. Those on nothing in the file are counted. */
function commentTexts(
  root: Raw,
  fronts: ReadonlySet<string>,
  notes: Notes,
): (id: string) => readonly string[] {
  const byFront = groupBy(
    rowsOf(root, 'comments', notes, MOST_SWITCHES).flatMap(({ raw }) => {
      const front = idAt(own(raw, 'documentId')) ?? '';
      const texts = textsOf(own(raw, 'text'));
      if (!fronts.has(front)) notes.lose('comments', texts.length);
      return fronts.has(front) ? texts.map((text) => [front, text] as const) : [];
    }),
  );
  return (id) => byFront.get(id) ?? [];
}

/** A list of members may be a map: of IDs, or by them. */
function listed(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.entries(value).flatMap(([key, one]) => (one === true ? [key] : one === false ? [] : [one]));
}

/** The current fronts are in a collection of their own. One may be in the history, too. */
function openFronts(fronters: readonly FrontRow[], history: readonly FrontRow[]): readonly FrontRow[] {
  const memberOf = ({ names: [member] }: FrontRow) => idAt(member);
  const startOf = (row: FrontRow) => `${memberOf(row)} ${row.startMs}`;
  const known = new Set(history.map(startOf));
  const current = new Set(history.filter(({ endMs }) => endMs === null).map(memberOf));
  return fronters
    .filter((row) => !known.has(startOf(row)) && !current.has(memberOf(row)))
    .map((row) => ({ ...row, endMs: null }));
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
  const desc = idAt(own(known, 'desc')) === null ? own(settings, 'desc') : own(known, 'desc');
  const profile = profileOf(
    { ...known, desc, name: name ?? own(known, 'username') ?? own(known, 'name') },
    nameOf,
  );
  return readFields(profile, SYSTEM_FIELDS, user?.path ?? '$.settings', notes);
}

interface FrontReading extends Pick<MemberReading, 'nameOf' | 'notes'> {
  readonly commentsOn: (id: string) => readonly string[];
}

/** A live row is current, whatever its end is. */
function frontRow({ id, raw, path }: Row, { nameOf, notes, commentsOn }: FrontReading): FrontRow {
  const isLive = isSet(raw, ['live'], path, notes);
  const { startMs, endMs } = spanOf(own(raw, 'startTime'), isLive ? null : own(raw, 'endTime'), notes);
  const hasNoEnd = !isLive && endMs === null;
  const comments = own(raw, 'comments');
  const texts = textsOf(
    own(raw, 'customStatus'),
    ...(Array.isArray(comments) ? comments : []).map((one: unknown) =>
      isRecord(one) ? own(one, 'text') : one,
    ),
    ...commentsOn(id),
  );
  return {
    startMs,
    endMs: hasNoEnd ? undefined : endMs,
    names: [own(raw, 'member')],
    texts: texts.flatMap((text) => textsOf(nameOf(text))),
    path,
  };
}
