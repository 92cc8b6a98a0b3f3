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
