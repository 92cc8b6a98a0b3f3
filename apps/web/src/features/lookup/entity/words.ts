import type { GroupPrivacyKey, MemberPrivacyKey } from '@frontboard/model';
import { defineWords } from '../../../text/define-words.ts';

/** Everything the pages of a member and of a group say. */
export const entityWords = defineWords({
  /** Replaces the name while it is loading, or if there is none to show. */
  member: 'Member',
  group: 'Group',

  inSystem: {
    member: (system: string) => `Member of ${system}`,
    group: (system: string) => `Group of ${system}`,
  },
  /** Shown for a system without a name, or without a known one. */
  unnamedSystem: (id: string) => `system ${id}`,

  zoomIn: (name: string) => `Enlarge ${name}’s picture`,
  zoomProxy: (name: string) => `Enlarge ${name}’s proxy avatar`,
  pictureOf: (name: string) => name,
  proxyPictureOf: (name: string) => `${name}, when proxying`,

  edit: 'Edit',
  copyLink: 'Copy link',
  copyId: 'Copy ID',
  copyUuid: 'Copy UUID',

  facts: {
    id: 'ID',
    uuid: 'UUID',
    name: 'Name',
    birthday: 'Birthday',
    color: 'Colour',
    created: 'Created',
    proxyTags: 'Proxy tags',
    proxyAvatar: 'Proxy avatar',
    avatar: 'Avatar',
    icon: 'Icon',
    banner: 'Banner',
    messages: 'Messages',
    lastMessage: 'Last message',
    lists: 'In lists',
    members: 'Members',
  },
  proxyExample: 'hello',
  isSet: 'Set',
  hiddenFromLists: 'Left out of lists that others see, but anyone with the ID can open this page',
  hiddenMember:
    'Left out of lists that others see, but not of a front that they see, and anyone with the ID can open this page',
  hiddenGroupList: 'Others can’t see who is in this group',
  notShared: 'Not shared',
  noneShared: 'None shared',
  none: 'None',
  noneYet: 'None yet',
  onlyYou: 'Only you see this',

  details: 'Details',
  description: 'Description',
  noDescription: 'No description',
  /** Replaces the description if there is none to see. */
  noDescriptionShared: 'No description shared',

  groups: 'Groups',
  groupsLoading: 'Loading the groups',
  groupsNone: 'In no group that is shared',
  groupsNoneOwn: 'In no group',
  groupsPrivate: 'This system keeps its groups private',
  groupsFailed: 'The groups couldn’t be loaded.',

  members: 'Members',
  membersLoading: 'Loading the members',
  membersPrivate: 'Who is in this group isn’t shared',
  membersPrivateHint: 'Each group has its own setting for who sees its members.',
  membersNone: 'No members shared',
  membersNoneHint: 'This group has no members that are shared with you.',
  membersNoneOwn: 'No members yet',
  membersNoneOwnHint: 'This group has no members yet.',
  membersFailed: 'The members couldn’t be loaded',

  owner: {
    badge: 'Yours',
    badgePublic: 'As others see it',
    text: {
      member: 'This member is in your own system. You see more here than others do.',
      group: 'This group is in your own system. You see more here than others do.',
    },
    textPublic: 'This is what everyone sees without your token.',
    asOthers: 'View as others',
  },

  neighbours: {
    label: 'The list you came from',
    previous: 'Previous',
    next: 'Next',
    previousOf: { member: 'Previous member', group: 'Previous group' },
    nextOf: { member: 'Next member', group: 'Next group' },
    place: (place: number, all: number) => `${place} of ${all}`,
  },

  failure: {
    notAnId: { member: 'That isn’t a member’s ID', group: 'That isn’t a group’s ID' },
    notAnIdText: {
      member: 'Use a member ID of 5 or 6 letters, or a UUID.',
      group: 'Use a group ID of 5 or 6 letters, or a UUID.',
    },
    mayBeOther: 'It could be the ID of a Discord account or of a message.',
    ownSystem: 'This means your own system.',
    notFound: { member: 'No member found', group: 'No group found' },
    notFoundText: {
      member: 'PluralKit has no member with this ID. The ID may contain a typo, or it may have changed.',
      group: 'PluralKit has no group with this ID. The ID may contain a typo, or it may have changed.',
    },
    hidden: { member: 'This member isn’t shared', group: 'This group isn’t shared' },
    hiddenText: 'The system has chosen not to share this.',
    looking: 'Checking whether something else has this ID',
    elsewhere: {
      system: 'There is a system with this ID.',
      member: 'There is a member with this ID.',
      group: 'There is a group with this ID.',
    },
    open: { system: 'Open the system', member: 'Open the member', group: 'Open the group' },
    openOwn: 'Open your system',
    search: 'Look up something else',
    searchThis: 'Look it up',
    toSettings: 'Go to Settings',
    /** Above an earlier answer that is still shown. */
    lastKnown: 'Showing the last known data.',
    updated: 'Updated',
  },
});

/** Names of hidden fields, for keys without a line of their own. */
export const privacyFacts = {
  avatar_privacy: entityWords.facts.avatar,
  icon_privacy: entityWords.facts.icon,
  banner_privacy: entityWords.facts.banner,
} as const satisfies Partial<Record<MemberPrivacyKey | GroupPrivacyKey, string>>;
