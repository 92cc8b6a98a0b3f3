import type { JsonFormat } from '../src/read/recognise.ts';

/** A file of Simply Plural with a large system: every member has a field and a group, and is in front sometimes. */
export function largeSimplyPlural({ members, rows }: { members: number; rows: number }) {
  const start = Date.parse('2020-01-01T00:00:00Z');
  return {
    users: [{ _id: 'u', username: 'lamp', desc: 'A large system', color: '#5bb5a2' }],
    members: Array.from({ length: members }, (_, index) => ({
      _id: `m${index}`,
      name: `Member ${index}`,
      desc: 'likes tea\n'.repeat(10),
      pronouns: 'they/them',
      color: `#${(index * 97).toString(16).padStart(6, '0')}`,
      avatarUrl: `https://cdn.example.net/${index}.png`,
      private: index % 2 === 0,
      info: { f: `value ${index}` },
    })),
    customFields: [{ _id: 'f', name: 'Likes', order: '0|a', type: 0 }],
    groups: [
      {
        _id: 'g',
        name: 'Everybody',
        parent: 'root',
        members: Array.from({ length: members }, (_, i) => `m${i}`),
      },
    ],
    frontHistory: Array.from({ length: rows }, (_, index) => ({
      _id: `h${index}`,
      member: `m${(index * 7) % members}`,
      startTime: start + index * 3_600_000,
      endTime: start + (index + 1) * 3_600_000,
      live: false,
    })),
    tokens: [{ token: 'secret' }],
    securityLogs: [{ ip: 'secret' }],
  };
}

/** A file of PluralKit with so many members, groups and switches. */
export function largePluralKit({
  members,
  groups,
  switches,
}: Readonly<Record<'members' | 'groups' | 'switches', number>>) {
  const id = (index: number) => `m${String(index).padStart(5, '0')}`;
  return {
    version: 2,
    id: 'exmpl',
    name: 'Large',
    members: Array.from({ length: members }, (_, index) => ({ id: id(index), name: `Member ${index}` })),
    groups: Array.from({ length: groups }, (_, index) => ({
      id: `g${String(index).padStart(5, '0')}`,
      name: `Group ${index}`,
      members: [id(index % members)],
    })),
    switches: Array.from({ length: switches }, (_, index) => ({
      timestamp: new Date(Date.parse('2015-01-01T00:00:00Z') + index * 60_000).toISOString(),
      members: [id(index % members)],
    })),
  };
}

/** How much a made file has. */
export interface MadeSize {
  readonly members: number;
  /** Switches, or front periods. Each starts an hour after the one before. */
  readonly rows: number;
}

const START_MS = Date.parse('2020-01-01T00:00:00Z');
const HOUR_MS = 3_600_000;

/** The parts of a made system, by their numbers. */
function made({ members, rows }: MadeSize) {
  const list = <T>(length: number, of: (index: number) => T) =>
    Array.from({ length }, (_, index) => of(index));
  return {
    people: <T>(of: (index: number) => T) => list(members, of),
    times: <T>(of: (index: number, member: number) => T) =>
      list(rows, (index) => of(index, (index * 7) % members)),
    name: (index: number) => `Member ${index}`,
    text: 'Likes tea and “quotes”.\n'.repeat(8),
    color: (index: number) => (index * 97).toString(16).padStart(6, '0'),
    avatar: (index: number) => `https://cdn.example.net/${index}.png`,
    ms: (index: number) => START_MS + index * HOUR_MS,
    iso: (index: number) => new Date(START_MS + index * HOUR_MS).toISOString(),
  };
}

/** A realistic file of each program, with one group of everybody, and with secrets where such files have them. */
export const MADE_FILES: Readonly<Record<JsonFormat, (size: MadeSize) => object>> = {
  pluralkit(size) {
    const { people, times, name, text, color, avatar, iso } = made(size);
    const id = (index: number) => `m${String(index).padStart(5, '0')}`;
    return {
      version: 2,
      id: 'exmpl',
      name: 'Lamp',
      webhook_url: 'https://discord.com/api/webhooks/1/secret',
      accounts: [466378653216014],
      members: people((index) => ({
        id: id(index),
        name: name(index),
        description: text,
        color: color(index),
        avatar_url: avatar(index),
        proxy_tags: [{ prefix: `${index}:`, suffix: null }],
        privacy: { visibility: 'public' },
      })),
      groups: [{ id: 'gggggg', name: 'Everybody', members: people(id) }],
      switches: times((index, member) => ({ timestamp: iso(index), members: [id(member)] })),
    };
  },
  tupperbox(size) {
    const { people, name, text, avatar } = made(size);
    return {
      tuppers: people((index) => ({
        id: 200_000 + index,
        user_id: '466378653216014359',
        name: name(index),
        description: text,
        avatar_url: avatar(index),
        brackets: [`${index}:`, ''],
        posts: index,
        group_id: 7,
      })),
      groups: [{ id: 7, name: 'Everybody' }],
    };
  },
  'simply-plural': largeSimplyPlural,
  pluralport(size) {
    const { people, times, name, text, color, avatar, iso } = made(size);
    return {
      pluralport_version: '0.1',
      systems: [{ id: 's', name: 'Lamp' }],
      assets: people((index) => ({ id: `a${index}`, uri: avatar(index) })),
      members: people((index) => ({
        id: `m${index}`,
        system_id: 's',
        name: name(index),
        description: text,
        color: `#${color(index)}`,
        avatar_asset_id: `a${index}`,
        privacy: { visibility: 'private' },
      })),
      custom_fields: [{ id: 'f', name: 'Likes' }],
      custom_field_values: people((index) => ({
        field_id: 'f',
        subject_id: `m${index}`,
        value: { v: 'tea' },
      })),
      groups: [{ id: 'g', system_id: 's', name: 'Everybody' }],
      group_memberships: people((index) => ({ group_id: 'g', member_id: `m${index}` })),
      front_periods: times((index, member) => ({
        started_at: iso(index),
        ended_at: iso(index + 1),
        assignments: [{ member_id: `m${member}`, front_role: 'primary' }],
      })),
      extensions: { other: { token: 'secret' } },
    };
  },
  pluralspace(size) {
    const { people, times, name, text, color, iso } = made(size);
    return {
      system: { name: 'Lamp', user_email: 'secret' },
      members: people((index) => ({
        id: index + 1,
        name: name(index),
        description: text,
        color: `#${color(index)}`,
        custom_field_values: { Likes: 'tea' },
      })),
      member_groups: [{ id: 5, name: 'Everybody', members: people((index) => ({ id: index + 1 })) }],
      fronts: times((index, member) => ({
        id: index,
        member_id: member + 1,
        started_at: iso(index),
        ended_at: iso(index + 1),
        is_live: false,
      })),
      thoughts: [{ text: 'secret' }],
    };
  },
  octocon(size) {
    const { people, times, name, text, color, avatar, iso } = made(size);
    return {
      user: { id: 'abcdefg', username: 'lamp', email: 'secret', fields: [{ id: 'f', name: 'Likes' }] },
      alters: people((index) => ({
        id: index + 1,
        name: name(index),
        description: text,
        color: `#${color(index)}`,
        avatar_url: avatar(index),
        discord_proxies: [`${index}:text`],
        fields: [{ id: 'f', value: 'tea' }],
        security_level: 'private',
      })),
      tags: [{ id: 't', name: 'Everybody', alters: people((index) => index + 1) }],
      fronts: times((index, member) => ({
        alter_id: member + 1,
        time_start: iso(index).slice(0, 19),
        time_end: iso(index + 1).slice(0, 19),
      })),
    };
  },
  sheaf(size) {
    const { people, times, name, text, color, avatar, iso } = made(size);
    return {
      version: '2',
      system: { name: 'Lamp' },
      members: people((index) => ({
        id: `m${index}`,
        name: name(index),
        description: text,
        color: `#${color(index)}`,
        avatar_url: avatar(index),
        privacy: 'private',
      })),
      custom_fields: [
        { name: 'Likes', values: people((index) => ({ member_id: `m${index}`, value: { v: 'tea' } })) },
      ],
      groups: [{ id: 'g', name: 'Everybody', member_ids: people((index) => `m${index}`) }],
      fronts: times((index, member) => ({
        started_at: iso(index),
        ended_at: iso(index + 1),
        member_ids: [`m${member}`],
      })),
      watch_tokens: [{ token: 'secret' }],
    };
  },
  'plural-star'(size) {
    const { people, times, name, text, color, avatar, ms } = made(size);
    return {
      _meta: { version: '1.2' },
      system: { name: 'Lamp', journalPassword: 'secret' },
      members: people((index) => ({
        id: `m${index}`,
        name: name(index),
        description: text,
        color: `#${color(index)}`,
        avatar: avatar(index),
        groupIds: ['g'],
        customFields: [{ fieldId: 'f', value: 'tea' }],
      })),
      customFieldDefs: [{ id: 'f', name: 'Likes' }],
      groups: [{ id: 'g', name: 'Everybody' }],
      frontHistory: times((index, member) => ({
        memberIds: [`m${member}`],
        startTime: ms(index),
        endTime: ms(index + 1),
      })),
      settings: { pkToken: 'secret' },
    };
  },
  'open-plural'(size) {
    const { people, name, text, avatar } = made(size);
    return {
      privacy: [{ id: '1' }],
      fields: [{ id: 'f', name: 'Likes', dataType: 'Text' }],
      folders: [{ id: 'g', name: 'Everybody' }],
      members: people((index) => ({
        id: String(index),
        name: name(index),
        description: text,
        avatar: avatar(index),
        color: index + 1,
        folders: ['g'],
        fields: { f: 'tea' },
      })),
    };
  },
  ampersand(size) {
    const { people, times, name, text, color, iso } = made(size);
    return {
      config: { appConfig: { defaultSystem: 's' }, securityConfig: { hash: 'secret' } },
      database: {
        systems: [{ uuid: 's', name: 'Lamp' }],
        members: people((index) => ({
          uuid: `m${index}`,
          system: 's',
          name: name(index),
          description: text,
          color: `#${color(index)}`,
          customFields: { f: 'tea' },
          tags: ['g'],
        })),
        customFields: [{ uuid: 'f', name: 'Likes' }],
        tags: [{ uuid: 'g', type: 'member', name: 'Everybody' }],
        frontingEntries: times((index, member) => ({
          uuid: `f${index}`,
          member: `m${member}`,
          startTime: iso(index),
          endTime: iso(index + 1),
        })),
        boardMessages: [{ body: 'secret' }],
      },
    };
  },
  prism(size) {
    const { people, times, name, text, color, iso } = made(size);
    return {
      formatVersion: '1.0',
      appName: 'Prism Plurality',
      headmates: people((index) => ({
        id: `m${index}`,
        name: name(index),
        notes: text,
        customColorEnabled: true,
        customColorHex: `#${color(index)}`,
        isActive: true,
      })),
      customFields: [{ id: 'f', name: 'Likes' }],
      customFieldValues: people((index) => ({ customFieldId: 'f', memberId: `m${index}`, value: 'tea' })),
      memberGroups: [{ id: 'g', name: 'Everybody' }],
      memberGroupEntries: people((index) => ({ groupId: 'g', memberId: `m${index}` })),
      frontSessions: times((index, member) => ({
        headmateId: `m${member}`,
        startTime: iso(index),
        endTime: iso(index + 1),
        sessionType: 0,
      })),
      mediaAttachments: [{ encryptionKeyB64: 'secret' }],
    };
  },
  ourcana(size) {
    const { people, times, name, text, color, avatar, ms } = made(size);
    return {
      format: 'ourcana',
      version: 2,
      system: { name: 'Lamp' },
      members: people((index) => ({
        id: `m${index}`,
        name: name(index),
        desc: text,
        color: `#${color(index)}`,
        avatarUrl: avatar(index),
        tagIds: ['g'],
        customFields: { f: 'tea' },
      })),
      customFields: [{ id: 'f', label: 'Likes' }],
      tags: [{ id: 'g', label: 'Everybody' }],
      frontHistory: times((index, member) => ({
        memberIds: [`m${member}`],
        startTime: ms(index),
        endTime: ms(index + 1),
        isLive: false,
      })),
      appState: { token: 'secret' },
    };
  },
  hivemind(size) {
    const { people, times, name, text, color, avatar, iso } = made(size);
    return {
      app: 'multiplicity',
      system: { name: 'Lamp' },
      alters: people((index) => ({
        alter_id: index + 1,
        name: name(index),
        description: text,
        colour: `#${color(index)}`,
        avatar_url: avatar(index),
      })),
      front_entries: times((index, member) => ({
        alter_id: member + 1,
        start_time: iso(index),
        end_time: iso(index + 1),
      })),
      settings: { token: 'secret' },
    };
  },
};
