import { GROUP_FIELDS, MEMBER_FIELDS } from '../fields.ts';
import { groupBy } from '../group-by.ts';
import type { FileGroup, FileMember, FoundSystem } from '../system-file.ts';
import { counter, each, picture, type Shape } from './file-shape.ts';
import { readFields } from './read-fields.ts';
import { pictureAt } from './read-value.ts';
import {
  idAt,
  NOTHING_FOUND,
  type Notes,
  own,
  type PlacedRecord,
  type ReadContext,
  recordsAt,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

// From three programs that read its files (2026-06 to 2026-08) and files of 2019 to 2026, read on 2026-11-28. The exporter's code is not public.

export const TUPPERBOX_SHAPE: Shape = {
  tuppers: {
    rows: {
      ...each('id user_id name brackets avatar_url show_brackets birthday description', 'read'),
      ...each('tag nick pronouns group_id', 'read'),
      // Mostly the name of a file whose address is `avatar_url`.
      avatar: 'read',
      banner: picture,
      posts: counter,
      ...each('created_at last_used position group_pos', 'ignored'),
    },
  },
  groups: {
    rows: {
      ...each('id name description tag', 'read'),
      avatar: picture,
      ...each('user_id position', 'ignored'),
    },
  },
};

/** Tupperbox's default picture. */
const NO_PICTURE = 'https://i.imgur.com/ZpijZpg.png';

/** An address of Tupperbox's own pictures, with the account. */
const OWN_PICTURE = /^https:\/\/cdn\.tupperbox\.app\/pfp\/(\d+)\//;

/** Reads a file of Tupperbox: names, pictures, brackets and groups. It has no ids of PluralKit, no privacy and no history. */
export function readTupperbox(root: Raw, { notes }: ReadContext): FoundSystem {
  const rows = recordsAt(root, 'tuppers', notes);
  const groups = recordsAt(root, 'groups', notes);
  const tuppers = rows.map(({ raw }) => raw);
  const keyOf = keysOf(rows, ({ index }) => `#${index}`);
  const groupKeyOf = keysOf(groups, ({ path }) => path);
  const systemTag = commonTag(tuppers);
  const isLost = (raw: Raw) => pictureOf(raw) === undefined && idAt(own(raw, 'avatar')) !== null;
  notes.lose('pictures', tuppers.filter(isLost).length);
  const membersOf = groupBy(
    rows.flatMap((row) => {
      const group = idAt(own(row.raw, 'group_id'));
      return group === null ? [] : [[group, keyOf(row)] as const];
    }),
  );
  return {
    ...NOTHING_FOUND,
    format: 'tupperbox',
    sourceSystem: ownerOf(tuppers),
    system: systemTag === null ? null : { tag: systemTag },
    members: rows.map((row) => readTupper(row, { key: keyOf(row), notes, systemTag })),
    groups: groups.map((row) =>
      readGroup(row, {
        key: groupKeyOf(row),
        members: membersOf.get(idAt(own(row.raw, 'id')) ?? '') ?? [],
        notes,
      }),
    ),
  };
}

/** Plurapack has the address as the name of the file. */
function pictureOf(tupper: Raw): string | undefined {
  return pictureAt(own(tupper, 'avatar_url')) ?? pictureAt(own(tupper, 'avatar'));
}

/**
 * What records go by: their ids, which stay the same from file to file. Without ids of their own (in a file of another program that writes
 * this form, say) they go by their places.
 */
function keysOf(
  rows: readonly PlacedRecord[],
  placeOf: (row: PlacedRecord) => string,
): (row: PlacedRecord) => string {
  const ids = rows.map(({ raw }) => idAt(own(raw, 'id')));
  const isOwn = ids.every((id) => id !== null && /^\d+$/.test(id)) && new Set(ids).size === ids.length;
  return (row) => (isOwn ? idAt(own(row.raw, 'id')) : null) ?? placeOf(row);
}

/** The Discord account of all tuppers; null if the file does not say, or names several. Newer files have it only in the addresses of pictures. */
function ownerOf(tuppers: readonly Raw[]): string | null {
  const owners = new Set(
    tuppers.flatMap((tupper) => {
      const picture = OWN_PICTURE.exec(pictureOf(tupper) ?? '');
      return idAt(own(tupper, 'user_id')) ?? picture?.[1] ?? [];
    }),
  );
  const [owner = null] = owners;
  return owners.size === 1 ? owner : null;
}

/** The tag that all tuppers have; null when they differ. As with PluralKit's own importer, it becomes the tag of the system. */
function commonTag(tuppers: readonly Raw[]): string | null {
  const tags = new Set(tuppers.map((tupper) => idAt(own(tupper, 'tag'))));
  const [tag = null] = tags;
  return tags.size === 1 ? tag : null;
}

function readTupper(
  { raw: tupper, path }: PlacedRecord,
  {
    key,
    notes,
    systemTag,
  }: { readonly key: string; readonly notes: Notes; readonly systemTag: string | null },
): FileMember {
  const name = own(tupper, 'name');
  const nick = idAt(own(tupper, 'nick'));
  const called = nick ?? (typeof name === 'string' ? name : null);
  const tag = systemTag === null ? idAt(own(tupper, 'tag')) : null;
  const avatar = pictureOf(tupper) ?? own(tupper, 'avatar_url');
  const fields = {
    name,
    // PluralKit has no tag per member, so its own importer appends it to the name, too.
    ...(tag !== null && called !== null
      ? { display_name: `${called} ${tag}` }
      : nick !== null && { display_name: nick }),
    description: own(tupper, 'description'),
    pronouns: own(tupper, 'pronouns'),
    avatar_url: avatar === NO_PICTURE ? null : avatar,
    banner: pictureAt(own(tupper, 'banner')),
    keep_proxy: own(tupper, 'show_brackets'),
    birthday: own(tupper, 'birthday'),
    proxy_tags: tagsOf(own(tupper, 'brackets'), `${path}.brackets`, notes),
  };
  return { key, id: null, uuid: null, fields: readFields(fields, MEMBER_FIELDS, path, notes) };
}

/** A flat list of pairs. A last one without its other half is a prefix. */
function tagsOf(value: unknown, path: string, notes: Notes): unknown {
  if (!Array.isArray(value)) return value;
  if (value.length % 2 === 1) notes.add('unreadable', `${path}[${value.length - 1}]`);
  return Array.from({ length: Math.ceil(value.length / 2) }, (_, index) => ({
    prefix: value[index * 2] as unknown,
    suffix: value[index * 2 + 1] as unknown,
  }));
}

function readGroup(
  { raw, path }: PlacedRecord,
  { key, members, notes }: Pick<FileGroup, 'key' | 'members'> & { readonly notes: Notes },
): FileGroup {
  if (idAt(own(raw, 'tag')) !== null) notes.add('no-place', `${path}.tag`);
  const fields = {
    name: own(raw, 'name'),
    description: own(raw, 'description'),
    // Mostly the name of a file on a server, without its address.
    icon: pictureAt(own(raw, 'avatar')),
  };
  return { key, id: null, uuid: null, fields: readFields(fields, GROUP_FIELDS, path, notes), members };
}
