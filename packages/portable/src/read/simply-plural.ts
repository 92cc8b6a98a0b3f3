import { isRecord } from '@frontboard/model';
import { GROUP_FIELDS, MEMBER_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import type { FileGroup, FileMember, SystemFile } from '../system-file.ts';
import { type FrontInterval, intervalProblem, switchesOf } from './intervals.ts';
import { readFields } from './read-fields.ts';
import { orderSwitches } from './read-switches.ts';
import { createNotes, idAt, listAt, type Notes, own } from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;
interface Row {
  readonly id: string;
  readonly raw: Raw;
  readonly path: string;
}

/**
 * Reads a file of Simply Plural: members, custom fronts as members, groups and front history. Its tokens, logs, messages and chats are
 * not looked at.
 */
export function readSimplyPlural(root: Raw, nowMs: number): SystemFile {
  const notes = createNotes();
  const people = rowsOf(root, 'members', notes);
  const states = [...rowsOf(root, 'frontStatuses', notes), ...rowsOf(root, 'customFronts', notes)];
  const members = [...people, ...states].map((row) => readMember(row, notes));
  const keys = new Set(members.map(({ key }) => key));
  const keyOf = (name: unknown) => {
    const key = idAt(name);
    return key !== null && keys.has(key) ? key : null;
  };
  const user = rowsOf(root, 'users', notes)[0];
  return {
    format: 'simply-plural',
    wholeParts: new Set(['members', 'groups']),
    id: null,
    uuid: null,
    system: user === undefined ? null : readFields(profileOf(user.raw), SYSTEM_FIELDS, user.path, notes),
    config: null,
    members,
    groups: rowsOf(root, 'groups', notes).map((row) => readGroup(row, keyOf, notes)),
    switches: orderSwitches(
      switchesOf(readHistory(root, { keyOf, nowMs, notes }), '$.frontHistory'),
      keyOf,
      notes,
    ),
    since: null,
    until: null,
    notes: notes.all,
  };
}

/** The rows of a collection: a list, or an object by id; each as it is, or wrapped by the programs that fetch them one by one. */
function rowsOf(root: Raw, name: string, notes: Notes): readonly Row[] {
  const value = own(root, name);
  const path = `$.${name}`;
  const entries: readonly (readonly [string, unknown])[] = isRecord(value)
    ? Object.entries(value).map(([key, one]) => [key, one] as const)
    : (listAt(value, path) ?? []).map((one) => ['', one] as const);
  return entries.flatMap(([key, one], index) => {
    const place = `${path}[${index}]`;
    const raw = isRecord(one) && isRecord(one.content) ? one.content : one;
    const id = isRecord(raw)
      ? (objectId(own(raw, '_id')) ?? (isRecord(one) ? idAt(own(one, 'id')) : null) ?? idAt(key))
      : null;
    if (isRecord(raw) && id !== null) return [{ id, raw, path: place }];
    notes.add('unreadable', place);
    return [];
  });
}

function objectId(value: unknown): string | null {
  return isRecord(value) ? idAt(own(value, '$oid')) : idAt(value);
}

function readMember({ id, raw, path }: Row, notes: Notes): FileMember {
  const pkId = idAt(own(raw, 'pkId'));
  // Its levels of friends have no counterpart, so nothing is said about privacy.
  const fields = { ...profileOf(raw), pronouns: own(raw, 'pronouns') };
  return { key: id, id: pkId, uuid: null, fields: readFields(fields, MEMBER_FIELDS, path, notes) };
}

/** What members, groups and the user have alike, by the names of the service. */
function profileOf(raw: Raw): Raw {
  const avatar = own(raw, 'avatarUrl');
  return {
    name: own(raw, 'name') ?? own(raw, 'username'),
    description: own(raw, 'desc'),
    color: rgbOf(own(raw, 'color')),
    ...(typeof avatar === 'string' && avatar.startsWith('https://') && { avatar_url: avatar }),
  };
}

/** Eight digits are read as alpha first, unless only the end is opaque. */
function rgbOf(value: unknown): unknown {
  const digits =
    typeof value === 'string' ? /^#?([\da-f]{8})$/i.exec(value.trim())?.[1]?.toLowerCase() : undefined;
  if (digits === undefined) return value;
  return digits.endsWith('ff') && !digits.startsWith('ff') ? digits.slice(0, 6) : digits.slice(2);
}

function readGroup({ id, raw, path }: Row, keyOf: (name: unknown) => string | null, notes: Notes): FileGroup {
  const names = listAt(own(raw, 'members'), `${path}.members`);
  const keys = names?.map(keyOf) ?? null;
  if (keys?.includes(null)) notes.add('unknown-member', `${path}.members`);
  return {
    key: id,
    id: null,
    uuid: null,
    fields: readFields(profileOf(raw), GROUP_FIELDS, path, notes),
    members: keys === null ? null : [...new Set(keys.filter((key) => key !== null))],
  };
}

interface HistoryReading {
  readonly keyOf: (name: unknown) => string | null;
  readonly nowMs: number;
  readonly notes: Notes;
}

/** A row that is live is current, whatever its end says. */
function readHistory(root: Raw, { keyOf, nowMs, notes }: HistoryReading): readonly FrontInterval[] {
  return rowsOf(root, 'frontHistory', notes).flatMap(({ raw, path }) => {
    const member = keyOf(own(raw, 'member'));
    const startMs = timeOf(own(raw, 'startTime'));
    const isLive = own(raw, 'live') === true;
    const endMs = isLive ? null : timeOf(own(raw, 'endTime'));
    const problem =
      member === null
        ? 'unknown-member'
        : !isLive && Number.isNaN(endMs)
          ? 'no-end'
          : intervalProblem(startMs, endMs, nowMs);
    if (member !== null && problem === null) {
      return [{ member, startMs, endMs: endMs === null || endMs > nowMs ? null : endMs }];
    }
    if (problem !== null) notes.add(problem, path);
    return [];
  });
}

/** Milliseconds since 1970 from any of the forms in which such files have times; NaN from others. */
function timeOf(value: unknown): number {
  if (typeof value === 'number') return Math.round(value);
  if (typeof value === 'string') {
    if (/^\d{1,15}(?:\.\d+)?$/.test(value)) return Math.round(Number(value));
    return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(value) ? value : `${value}Z`);
  }
  if (!isRecord(value)) return Number.NaN;
  const seconds = own(value, '_seconds') ?? own(value, 'seconds');
  if (typeof seconds === 'number') return seconds * 1_000;
  const iso = own(value, '__time__') ?? own(value, '$date');
  return typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
}
