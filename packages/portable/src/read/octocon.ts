import { GROUP_FIELDS, SYSTEM_FIELDS } from '../fields.ts';
import type { FileMember, FoundSystem, MemberDetail } from '../system-file.ts';
import { fieldsIn } from './file-fields.ts';
import { detail, each, picture, type Shape } from './file-shape.ts';
import { foundMember } from './found-member.ts';
import { intervalFile } from './interval-file.ts';
import { spanOf } from './intervals.ts';
import { nestedNames } from './nested-names.ts';
import { readFields } from './read-fields.ts';
import { detailOf, levelOf, pictureAt, textsOf } from './read-value.ts';
import {
  idAt,
  keyInFile,
  listIn,
  MOST_SWITCHES,
  membersAt,
  type Notes,
  own,
  type PlacedRecord,
  type ReadContext,
  recordAt,
  recordsAt,
  recordsOf,
  uniqueRecords,
} from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

// From the exporter's code (undated) and files of Interfold of 2026-07, read on 2026-11-28.

export const OCTOCON_SHAPE: Shape = {
  user: {
    keys: {
      ...each('id username description', 'read'),
      avatar_url: picture,
      fields: {
        rows: {
          ...each('id name type', 'read'),
          ...each('locked inserted_at updated_at', 'ignored'),
          security_level: 'privacy-levels',
        },
      },
      ...each('email inserted_at updated_at', 'ignored'),
    },
  },
  alters: {
    rows: {
      ...each('id name pronouns description color proxy_name discord_proxies security_level', 'read'),
      ...each('archived untracked', 'read'),
      avatar_url: picture,
      fields: { rows: { id: 'read', value: detail } },
      alias: 'read',
      ...each('pinned inserted_at updated_at', 'ignored'),
    },
  },
  fronts: {
    rows: {
      ...each('alter_id time_start time_end comment', 'read'),
      ...each('id user_id', 'ignored'),
    },
  },
  tags: {
    rows: {
      ...each('id name description color security_level parent_tag_id alters', 'read'),
      ...each('user_id inserted_at updated_at', 'ignored'),
    },
  },
  polls: 'polls',
};

/** Reads the full export of Octocon. Its smaller export has the format of PluralKit's files. */
export function readOctocon(root: Raw, { nowMs, notes }: ReadContext): FoundSystem {
  const user = recordAt(own(root, 'user'), '$.user');
  const fields = fieldNames(user, notes);
  const tags = uniqueRecords(recordsAt(root, 'tags', notes), notes);
  const names = nestedNames(tags, 'parent_tag_id');
  const system = {
    name: own(user, 'username'),
    description: own(user, 'description'),
    avatar_url: pictureAt(own(user, 'avatar_url')),
  };
  return intervalFile(
    {
      format: 'octocon',
      sourceSystem: idAt(own(user, 'id')),
      system: readFields(system, SYSTEM_FIELDS, '$.user', notes),
      members: uniqueRecords(recordsAt(root, 'alters', notes), notes).map((row) =>
        readAlter(row, { fields, notes }),
      ),
      fields: fieldsIn(fieldRows(user, notes), { type: 'type' }),
      groups: (findMember) =>
        tags.map((row) => {
          const { raw, path } = row;
          const key = keyInFile(row);
          return {
            key,
            id: null,
            uuid: null,
            fields: readFields({ ...tagFields(raw), name: names.get(key) }, GROUP_FIELDS, path, notes),
            members: membersAt(own(raw, 'alters'), `${path}.alters`, { findMember, notes }),
          };
        }),
      rows: recordsAt(root, 'fronts', notes, MOST_SWITCHES).map(({ raw, path }) => ({
        ...spanOf(own(raw, 'time_start'), own(raw, 'time_end'), notes),
        names: [own(raw, 'alter_id')],
        texts: textsOf(own(raw, 'comment')),
        path,
      })),
    },
    { nowMs, notes },
  );
}

function tagFields(raw: Raw): Raw {
  return {
    description: own(raw, 'description'),
    color: own(raw, 'color'),
    privacy: levelOf(own(raw, 'security_level')),
  };
}

function fieldRows(user: Raw, notes: Notes): readonly PlacedRecord[] {
  const path = '$.user.fields';
  return recordsOf(listIn(own(user, 'fields'), path, notes), path, notes);
}

function fieldNames(user: Raw, notes: Notes): ReadonlyMap<string, string> {
  return new Map(
    fieldRows(user, notes).flatMap(({ raw }) => {
      const [id, name] = [idAt(own(raw, 'id')), idAt(own(raw, 'name'))];
      return id === null || name === null ? [] : [[id, name] as const];
    }),
  );
}

function readAlter(
  row: PlacedRecord,
  { fields, notes }: { readonly fields: ReadonlyMap<string, string>; readonly notes: Notes },
): FileMember {
  const { raw, path } = row;
  const proxies = listIn(own(raw, 'discord_proxies'), `${path}.discord_proxies`, notes);
  const proxyName = idAt(own(raw, 'proxy_name'));
  const alias = detailOf('Alias', own(raw, 'alias'), notes);
  const details = [
    ...(alias === null ? [] : [alias]),
    ...readDetails(own(raw, 'fields'), `${path}.fields`, { fields, notes }),
  ];
  const values = {
    name: own(raw, 'name') ?? proxyName,
    ...(proxyName !== null && { display_name: proxyName }),
    pronouns: own(raw, 'pronouns'),
    description: own(raw, 'description'),
    color: own(raw, 'color'),
    avatar_url: pictureAt(own(raw, 'avatar_url')),
    proxy_tags: proxies?.map(tagOf),
    privacy: levelOf(own(raw, 'security_level')),
  };
  // Simply Plural's custom fronts became alters that are not tracked.
  return foundMember(row, values, notes, { customFront: ['untracked'], archived: ['archived'], details });
}

/** `A:text` is a prefix, and `[text]` both: what is before the word, and what is after it. */
function tagOf(proxy: unknown): unknown {
  if (typeof proxy !== 'string') return proxy;
  const [prefix, ...rest] = proxy.split('text');
  return { prefix, suffix: rest.join('text') };
}

function readDetails(
  value: unknown,
  path: string,
  { fields, notes }: { readonly fields: ReadonlyMap<string, string>; readonly notes: Notes },
): readonly MemberDetail[] {
  return recordsOf(listIn(value, path, notes), path, notes).flatMap(({ raw }) => {
    const name = fields.get(idAt(own(raw, 'id')) ?? '') ?? null;
    return detailOf(name, own(raw, 'value'), notes) ?? [];
  });
}
