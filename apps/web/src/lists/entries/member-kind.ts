import {
  facePicture,
  formatBirthday,
  formatId,
  type Member,
  memberLabel,
  parseBirthday,
} from '@frontboard/model';
import type { LastFronted, MemberSort } from '@frontboard/model/list';
import type { NamingOptions } from '../../cache/naming/system-view.ts';
import { deviceLocale } from '../../platform/device-format.ts';
import { formatCount } from '../../ui/numbers/format-count.ts';
import { formatDay } from '../../ui/time/format-day.ts';
import { listWords } from '../words.ts';
import type { Column, EntryKind, Fact } from './entry.ts';
import { proxyText } from './proxy-text.ts';

/** The names of the groups of a member, if known. */
export type GroupsOf = (member: Member) => readonly string[];

/** When a member was last fronting, as far as it is known. */
export type LastFrontedOf = (member: Member) => LastFronted | null;

/** How members are shown in lists. `owner`: others do not see all of them. */
export function memberKind(
  naming: NamingOptions,
  owner: boolean,
  groupsOf: GroupsOf = () => [],
  lastFrontedOf: LastFrontedOf = () => null,
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
    columns: columnsOf(pronounsOf, groupsOf, lastFrontedOf),
    sortFact: (member, sort) =>
      sort === 'name' || sort === 'pronouns'
        ? null
        : sort === 'last-fronted'
          ? frontedFact(lastFrontedOf(member))
          : memberFact(member, sort),
    description: (member) => member.description,
  };
}

/** The value that a member is sorted by, as it is shown; null if it is not set or not shared. */
export function memberFact(
  member: Member,
  sort: Exclude<MemberSort, 'name' | 'pronouns' | 'last-fronted'>,
): Fact | null {
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
  lastFrontedOf: LastFrontedOf,
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
      key: 'last-fronted',
      label: listWords.memberSorts['last-fronted'],
      sort: 'last-fronted',
      fact: (member) => frontedFact(lastFrontedOf(member)),
      room: 'any',
      align: 'start',
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
      key: 'messages',
      label: listWords.memberSorts.messages,
      sort: 'messages',
      fact: ({ messageCount }) => textFact(messageCount === null ? null : formatCount(messageCount)),
      room: 'wide',
      align: 'end',
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

/** When a member was last fronting; it says so if that is not known. */
export function frontedFact(last: LastFronted | null): Fact {
  const words = listWords.fronted;
  switch (last?.kind) {
    case 'now':
      return { kind: 'text', text: words.now };
    case 'at':
      return { kind: 'ago', iso: new Date(last.atMs).toISOString() };
    case 'not-since':
      return { kind: 'text', text: words.before(formatDay(last.atMs, 'medium')) };
    case 'never':
      return { kind: 'text', text: words.never };
    default:
      return { kind: 'text', text: words.notKnown };
  }
}
