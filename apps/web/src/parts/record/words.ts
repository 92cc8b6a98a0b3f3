import type { GroupPrivacyKey, MemberPrivacyKey } from '@frontboard/model';
import { defineWords } from '../../text/define-words.ts';

/** What is said about a member, group or system on its page and in its dialog, without its head. */
export const recordWords = defineWords('recordWords', {
  zoomProxy: (name: string) => `Enlarge ${name}’s proxy avatar`,
  proxyPictureOf: (name: string) => `${name}, when proxying`,

  copyId: 'Copy ID',
  copyUuid: 'Copy UUID',

  technical: 'Technical',
  facts: {
    id: 'ID',
    uuid: 'UUID',
    name: 'Name',
    color: 'Colour',
    created: 'Created',
    proxyAvatar: 'Proxy avatar',
    avatar: 'Avatar',
    icon: 'Icon',
    banner: 'Banner',
    messages: 'Messages',
    lastMessage: 'Last message',
    lists: 'In lists',
    members: 'Members',
  },
  isSet: 'Set',
  hiddenFromLists: 'Left out of lists that others see, but anyone with the ID can open this page',
  hiddenMember:
    'Left out of lists that others see, but not of a front that they see, and anyone with the ID can open this page',
  hiddenGroupList: 'Others can’t see who is in this group',
  notShared: 'Not shared',
  noneYet: 'None yet',

  birthday: (day: string) => `birthday ${day}`,
  presence: {
    here: 'Here now',
    /** The front was fetched a while ago. */
    wasHere: 'Here when last checked',
    last: 'Last here',
    /** What was before the moment is not known. */
    lastBefore: (moment: string) => `Last here before ${moment}, if at all`,
    checked: 'last checked',
  },
  switchTo: (name: string) => `Switch to ${name}`,
  notSwitched: 'The switch couldn’t be recorded',

  description: 'Description',
  noDescription: 'No description',
  /** Replaces the description if there is none to see. */
  noDescriptionShared: 'No description shared',

  proxyTags: 'Proxy tags',
  proxyExample: 'hello',
  noneShared: 'None shared',
  none: 'None',

  groups: 'Groups',
  groupsLoading: 'Loading the groups',
  groupsNone: 'In no group that is shared',
  groupsNoneOwn: 'In no group',
  groupsPrivate: 'This system keeps its groups private',
  groupsFailed: 'The groups couldn’t be loaded.',
});

/** Names of hidden fields, for keys without a line of their own. */
export const privacyFacts = {
  avatar_privacy: recordWords.facts.avatar,
  icon_privacy: recordWords.facts.icon,
  banner_privacy: recordWords.facts.banner,
} as const satisfies Partial<Record<MemberPrivacyKey | GroupPrivacyKey, string>>;
