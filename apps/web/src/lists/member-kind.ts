import {
  facePicture,
  formatBirthday,
  formatId,
  type Member,
  memberLabel,
  parseBirthday,
} from '@frontboard/model';
import type { MemberSort } from '@frontboard/model/list';
import type { NamingOptions } from '../cache/naming/system-view.ts';
import { deviceLocale } from '../platform/device-format.ts';
import { formatCount } from '../ui/format-count.ts';
import type { Column, EntryKind, Fact } from './entry.ts';
import { proxyText } from './proxy-text.ts';
import { listWords } from './words.ts';

/** The names of the groups of a member, if known. */
export type GroupsOf = (member: Member) => readonly string[];

/** How members are shown in lists. `owner`: others do not see all of them. */
export function memberKind(
  naming: NamingOptions,
  owner: boolean,
  groupsOf: GroupsOf = () => [],
): EntryKind<Member, MemberSort> {
  const pronounsOf = (member: Member) => memberLabel(member, naming).pronouns;
  return {
    kind: 'member',
    toEntry(member) {
      const { name, pronouns } = memberLabel(member, naming);
      return {
        id: member.id,
        shownId: formatId(member.id, naming.id),
        name: name === '' ? listWords.noName : name,
        note: pronouns,
        pictureUrl: facePicture(member),
        color: member.color,
        isHidden: owner && member.privacy?.visibility === 'private',
      };
    },
    marksHidden: owner,
    nameSort: 'name',
    noteColumn: 'pronouns',
    columns: columnsOf(pronounsOf, groupsOf),
    sortFact: (member, sort) => (sort === 'name' || sort === 'pronouns' ? null : memberFact(member, sort)),
    description: (member) => member.description,
  };
}

/** The value that a member is sorted by, as it is shown; null if it is not set or not shared. */
export function memberFact(member: Member, sort: Exclude<MemberSort, 'name' | 'pronouns'>): Fact | null {
  switch (sort) {
    case 'created':
      return timeFact('date', member.createdAt);
    case 'messages':
      return member.messageCount === null
        ? null
        : { kind: 'text', text: listWords.messages(formatCount(member.messageCount)) };
    case 'last-message':
      return timeFact('ago', member.lastMessageAt);
    case 'birthday': {
      const birthday = member.birthday === null ? null : parseBirthday(member.birthday);
      return birthday === null ? null : { kind: 'text', text: formatBirthday(birthday, deviceLocale()) };
    }
    case 'color':
      return member.color === null ? null : { kind: 'color', hex: member.color };
  }
}

function columnsOf(
  pronounsOf: (member: Member) => string | null,
  groupsOf: GroupsOf,
): readonly Column<Member, MemberSort>[] {
  return [
    {
      key: 'pronouns',
      label: listWords.memberSorts.pronouns,
      sort: 'pronouns',
      fact: (member) => textFact(pronounsOf(member)),
      room: 'wide',
      align: 'start',
    },
    {
      key: 'messages',
      label: listWords.memberSorts.messages,
      sort: 'messages',
      fact: ({ messageCount }) => textFact(messageCount === null ? null : formatCount(messageCount)),
      room: 'wide',
      align: 'end',
    },
    {
      key: 'last-message',
      label: listWords.memberSorts['last-message'],
      sort: 'last-message',
      fact: ({ lastMessageAt }) => timeFact('ago', lastMessageAt),
      room: 'any',
      align: 'start',
    },
    {
      key: 'created',
      label: listWords.memberSorts.created,
      sort: 'created',
      fact: ({ createdAt }) => timeFact('date', createdAt),
      room: 'wide',
      align: 'start',
    },
    {
      key: 'groups',
      label: listWords.columns.groups,
      sort: null,
      fact: (member) => textFact(groupsOf(member).join(', ') || null),
      room: 'wide',
      align: 'start',
    },
    {
      key: 'proxy-tags',
      label: listWords.columns.proxyTags,
      sort: null,
      fact: ({ proxyTags }) => textFact(proxyTags?.map(proxyText).join(', ') || null),
      room: 'wide',
      align: 'start',
    },
    {
      key: 'birthday',
      label: listWords.memberSorts.birthday,
      sort: 'birthday',
      fact: (member) => memberFact(member, 'birthday'),
      room: 'wide',
      align: 'start',
    },
    {
      key: 'color',
      label: listWords.memberSorts.color,
      sort: 'color',
      fact: (member) => memberFact(member, 'color'),
      room: 'wide',
      align: 'start',
    },
  ];
}

/** A text; null without one. */
export function textFact(text: string | null): Fact | null {
  return text === null ? null : { kind: 'text', text };
}

/** A time as an age or a date; null without one. */
export function timeFact(kind: 'ago' | 'date', iso: string | null): Fact | null {
  return iso === null ? null : { kind, iso };
}
