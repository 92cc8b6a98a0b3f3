import { isRecord } from '@frontboard/model';
import { GROUP_FIELDS, MEMBER_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import type { FileGroup, FileMember, SystemFile } from '../system-file.ts';
import { FileProblem } from './file-problem.ts';
import { type FrontInterval, intervalProblem, switchesOf } from './intervals.ts';
import { readFields } from './read-fields.ts';
import { type FoundSwitch, orderSwitches } from './read-switches.ts';
import { createNotes, idAt, listAt, type Notes, own, recordAt } from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Reads a file of PluralPort, formerly OpenPlural. Of several systems it takes the first. @throws {FileProblem} for an unknown version */
export function readPluralPort(root: Raw, nowMs: number): SystemFile {
  const version = own(root, 'pluralport_version') ?? own(root, 'openplural_version');
  if (version !== '0.1') throw new FileProblem('unknown-version', '$.pluralport_version');
  const notes = createNotes();
  const assets = assetsOf(root);
  const systems = recordsOf(root, 'systems');
  const first = systems[0]?.raw;
  const systemId = first === undefined ? null : idAt(own(first, 'id'));
  const isOurs = (raw: Raw) => systemId === null || (idAt(own(raw, 'system_id')) ?? systemId) === systemId;
  for (const { path } of systems.slice(1)) notes.add('no-place', path);
  const members = recordsOf(root, 'members')
    .filter(({ raw }) => isOurs(raw))
    .map(({ raw, path }, index) => readMember(raw, { path, index, assets, notes }));
  const keys = new Set(members.map(({ key }) => key));
  const keyOf = (name: unknown) => {
    const key = idAt(name);
    return key !== null && keys.has(key) ? key : null;
  };
  const events = recordsOf(root, 'front_events').filter(({ raw }) => isOurs(raw));
  const found =
    events.length > 0
      ? events.map(
          ({ raw, path }): FoundSwitch => ({ timestamp: own(raw, 'at'), members: assigned(raw, path), path }),
        )
      : switchesOf(
          recordsOf(root, 'front_periods')
            .filter(({ raw }) => isOurs(raw))
            .flatMap(({ raw, path }) => intervalsOf(raw, { path, nowMs, notes, keyOf })),
          '$.front_periods',
        );
  const source = first === undefined ? NO_SOURCE : sourceOf(first);
  return {
    format: 'pluralport',
    wholeParts: new Set(['members', 'groups']),
    ...source,
    system:
      first === undefined ? null : readFields(profileOf(first, assets), SYSTEM_FIELDS, '$.systems[0]', notes),
    config: null,
    members,
    groups: readGroups(root, { keyOf, isOurs, notes }),
    switches: orderSwitches(found, keyOf, notes),
    since: null,
    until: null,
    notes: notes.all,
  };
}

function recordsOf(root: Raw, name: string): readonly { readonly raw: Raw; readonly path: string }[] {
  return (listAt(own(root, name), `$.${name}`) ?? []).map((value, index) => {
    const path = `$.${name}[${index}]`;
    return { raw: recordAt(value, path), path };
  });
}

/** Addresses of pictures by the id of their asset. Embedded pictures have none that PluralKit would take. */
function assetsOf(root: Raw): ReadonlyMap<string, string> {
  return new Map(
    recordsOf(root, 'assets').flatMap(({ raw }) => {
      const [id, uri] = [idAt(own(raw, 'id')), own(raw, 'uri')];
      return id !== null && typeof uri === 'string' && uri.startsWith('https://') ? [[id, uri] as const] : [];
    }),
  );
}

const NO_SOURCE = { id: null, uuid: null };

/** Where a record came from, if that was PluralKit. */
function sourceOf(raw: Raw): { readonly id: string | null; readonly uuid: string | null } {
  const refs = own(raw, 'source_refs');
  const source = Array.isArray(refs)
    ? refs.find((ref) => isRecord(ref) && ref.app === 'pluralkit')
    : undefined;
  return isRecord(source) ? { id: idAt(own(source, 'id')), uuid: idAt(own(source, 'uuid')) } : NO_SOURCE;
}

/** What members and systems have alike, by the names of the service. */
function profileOf(raw: Raw, assets: ReadonlyMap<string, string>): Raw {
  const picture = (key: string) => assets.get(idAt(own(raw, key)) ?? '');
  return {
    name: own(raw, 'name') ?? own(raw, 'display_name'),
    display_name: own(raw, 'display_name'),
    pronouns: own(raw, 'pronouns'),
    description: own(raw, 'description'),
    tag: own(raw, 'tag'),
    color: own(raw, 'color'),
    avatar_url: picture('avatar_asset_id'),
    banner: picture('banner_asset_id'),
  };
}

function readMember(
  raw: Raw,
  {
    path,
    index,
    assets,
    notes,
  }: { path: string; index: number; assets: ReadonlyMap<string, string>; notes: Notes },
): FileMember {
  const fields = {
    ...profileOf(raw, assets),
    birthday: birthdayOf(own(raw, 'birthday')),
    proxy_tags: own(raw, 'proxy_tags'),
    privacy: privacyOf(own(raw, 'privacy')),
  };
  return {
    key: idAt(own(raw, 'id')) ?? `#${index}`,
    ...sourceOf(raw),
    fields: readFields(fields, MEMBER_FIELDS, path, notes),
  };
}

/** Only `public` is; a file made from PluralKit's data has its own keys as well. */
function privacyOf(value: unknown): unknown {
  const visibility = isRecord(value) ? own(value, 'visibility') : value;
  if (visibility === undefined || visibility === null) return undefined;
  const source = isRecord(value) ? own(value, 'source') : undefined;
  return { visibility: visibility === 'public' ? 'public' : 'private', ...(isRecord(source) && source) };
}

function birthdayOf(value: unknown): unknown {
  const text = isRecord(value) ? own(value, 'value') : value;
  if (typeof text !== 'string') return text;
  const day = /^(?:--)?(\d\d-\d\d)$/.exec(text)?.[1];
  if (day !== undefined) return `0004-${day}`;
  const isHidden = isRecord(value) && own(value, 'year_visible') === false;
  return isHidden ? text.replace(/^\d{4}/, '0004') : text;
}

/** The members of an event or a period, the primary one first. */
function assigned(raw: Raw, path: string): readonly unknown[] {
  const assignments = (listAt(own(raw, 'assignments'), `${path}.assignments`) ?? []).filter(isRecord);
  const rank = (one: Raw) => (own(one, 'front_role') === 'primary' ? 0 : 1);
  return [...assignments].sort((one, other) => rank(one) - rank(other)).map((one) => own(one, 'member_id'));
}

function intervalsOf(
  raw: Raw,
  {
    path,
    nowMs,
    notes,
    keyOf,
  }: { path: string; nowMs: number; notes: Notes; keyOf: (name: unknown) => string | null },
): readonly FrontInterval[] {
  const end = own(raw, 'ended_at') ?? null;
  const startMs = Date.parse(String(own(raw, 'started_at')));
  const endMs = end === null ? null : Date.parse(String(end));
  const problem = intervalProblem(startMs, endMs, nowMs);
  if (problem !== null) notes.add(problem, path);
  if (problem !== null) return [];
  return assigned(raw, path).flatMap((name) => {
    const member = keyOf(name);
    if (member === null) notes.add('unknown-member', `${path}.assignments`);
    return member === null
      ? []
      : [{ member, startMs, endMs: endMs !== null && endMs > nowMs ? null : endMs }];
  });
}

function readGroups(
  root: Raw,
  {
    keyOf,
    isOurs,
    notes,
  }: { keyOf: (name: unknown) => string | null; isOurs: (raw: Raw) => boolean; notes: Notes },
): readonly FileGroup[] {
  const members = new Map<string, Set<string>>();
  for (const { raw, path } of recordsOf(root, 'group_memberships')) {
    const [group, key] = [idAt(own(raw, 'group_id')), keyOf(own(raw, 'member_id'))];
    if (key === null) notes.add('unknown-member', path);
    else if (group !== null) members.set(group, (members.get(group) ?? new Set()).add(key));
  }
  return recordsOf(root, 'groups')
    .filter(({ raw }) => isOurs(raw))
    .map(({ raw, path }) => {
      const key = idAt(own(raw, 'id')) ?? path;
      const fields = { ...profileOf(raw, new Map()), privacy: privacyOf(own(raw, 'privacy')) };
      return {
        key,
        ...sourceOf(raw),
        fields: readFields(fields, GROUP_FIELDS, path, notes),
        members: [...(members.get(key) ?? [])],
      };
    });
}
