import type { MemberPrivacyKey } from '@frontboard/model';
import { defineWords } from '../../../text/define-words.ts';
import type { MemberValues } from './member-values.ts';

/** Everything the screens of the own members say. */
export const memberWords = defineWords({
  create: 'New member',
  asOthers: 'As others see them',
  loading: 'Loading your members',
  failed: 'Your members couldn’t be loaded',
  none: 'No members yet',
  noneText:
    'Everyone in your system can have a place here, with a name, a picture and proxy tags of their own.',
  known: 'As PluralKit told it',
  limit: {
    count: (count: string, limit: string) => `${count} of up to ${limit} members.`,
    near: (left: number) => (left === 1 ? 'There is room for one more.' : `There is room for ${left} more.`),
    reached:
      'That is as many as PluralKit allows. A new one can be written here and waits on this device until there is room.',
  },

  add: {
    title: 'New member',
    copyTitle: (name: string) => `A copy of ${name}`,
    copyName: (name: string) => `${name} (copy)`,
    copyNote: (name: string) =>
      `Everything of ${name} is copied but the proxy tags: only one of two can speak by them.`,
    save: 'Add member',
    saved: (name: string) => `${name} is a member now`,
    full: (limit: string) =>
      `Your system has all the ${limit} members it can have. You can write here all the same: it waits on this device until there is room.`,
  },
  edit: {
    title: 'Edit member',
    form: (name: string) => `Edit ${name}`,
    asOthers: 'As others see them',
    duplicate: 'Duplicate',
    remove: 'Delete',
    gone: 'No member of yours',
    goneText:
      'Your system has no member by that ID. They may have been deleted meanwhile, or the ID may have changed.',
    makeAnew: 'Make a new member of it',
  },

  groups: {
    unknown: 'Groups',
    none: 'In no group.',
    in: (names: string) => `In ${names}.`,
    change: 'Change groups',
  },

  labels: {
    name: 'Name',
    display_name: 'Display name',
    pronouns: 'Pronouns',
    birthday: 'Birthday',
    color: 'Colour',
    description: 'Description',
    avatar_url: 'Avatar',
    webhook_avatar_url: 'Proxy avatar',
    banner: 'Banner',
    proxy_tags: 'Proxy tags',
    keep_proxy: 'Keep proxy tags',
    tts: 'Text to speech',
    visibility: 'Place in lists',
    name_privacy: 'Name',
    description_privacy: 'Description',
    banner_privacy: 'Banner',
    birthday_privacy: 'Birthday',
    pronoun_privacy: 'Pronouns',
    avatar_privacy: 'Avatar',
    metadata_privacy: 'Dates and messages',
    proxy_privacy: 'Proxy tags',
  } satisfies Record<keyof MemberValues, string>,

  form: {
    profile: 'Profile',
    pictures: 'Pictures',
    proxying: 'Proxying',
    privacy: 'Privacy',
    nameHint: 'What commands of the bot call them.',
    displayNameHint: 'What others see, in place of the name.',
    proxyPictureHint: 'For their messages, in place of the avatar.',
    keepProxyHint: 'The tags stay in the message that is sent.',
    ttsHint: 'Discord reads their messages aloud.',
    autoproxy: {
      on: (name: string) =>
        `Autoproxy may use this member. Only PluralKit’s bot can change that: pk;member "${name}" autoproxy off`,
      off: (name: string) =>
        `Autoproxy leaves this member out. Only PluralKit’s bot can change that: pk;member "${name}" autoproxy on`,
    },
    privacyLabel: 'Who can see what',
    privacyText: {
      visibility: 'Private: left out of lists that others see. Whoever has the ID can still open the page.',
      name_privacy: 'Private: others see the display name instead. Without one they still see the name.',
      description_privacy: 'Private: nobody else can read it.',
      banner_privacy: 'Private: nobody else sees it.',
      birthday_privacy: 'Private: nobody else sees it.',
      pronoun_privacy: 'Private: nobody else sees them.',
      avatar_privacy: 'Private: nobody else sees it, nor the proxy avatar, outside of messages.',
      metadata_privacy:
        'Private: nobody else sees when they were created, how many messages they sent and when the last was.',
      proxy_privacy: 'Private: nobody else sees them.',
    } satisfies Record<MemberPrivacyKey, string>,
    privateByDefault:
      'Your system makes new members private, as you have set it in PluralKit. So all of this begins as private here, too.',
  },

  birthday: {
    hint: 'A day and a month, with a year if you like: 5 March, 5 March 1999.',
    withYear: (date: string) => `Understood as ${date}.`,
    withoutYear: (date: string) => `Understood as ${date}, without a year.`,
  },

  tags: {
    label: 'Proxy tags',
    hint: 'What you write before or after a message to speak as this member.',
    prefix: (position: number) => `Before the text, proxy tag ${position}`,
    suffix: (position: number) => `After the text, proxy tag ${position}`,
    next: { prefix: 'Before the text, new proxy tag', suffix: 'After the text, new proxy tag' },
    remove: 'Remove',
    removeNth: (position: number) => `Remove proxy tag ${position}`,
    length: (length: number, most: number) => `${length} of ${most} characters round the word “text”.`,
    same: (name: string) => `${name} has the same. It is not settled who speaks.`,
    yields: (name: string, tag: string) =>
      `${name} has the longer “${tag}”: a message that fits both becomes ${name}.`,
    takes: (name: string, tag: string) =>
      `${name} has the shorter “${tag}”: a message that fits both becomes this member.`,
    twice: 'It is here twice.',
    never: 'It begins or ends with a blank. Discord cuts those off, so no message can match.',
    always: 'Nothing of it is visible. PluralKit skips such characters, so every message matches.',
  },

  proxies: {
    title: 'Who would speak?',
    lead: 'Type a message as you would in Discord, and see who it becomes.',
    message: 'Message',
    placeholder: 'L: hello',
    becomes: (name: string) => `${name} says:`,
    nobody: 'Nobody’s proxy tags match. It goes out as you wrote it, or by autoproxy.',
    empty: (name: string) =>
      `These are ${name}’s proxy tags with nothing between them. Only a message with a file is sent like this.`,
    unclear: (names: string) =>
      `It is not settled who speaks: the tags of ${names} match equally well, and PluralKit may take any of them.`,
    caseSensitive: 'Capital letters in proxy tags count, as your system is set.',
    caseInsensitive: 'Capital letters in proxy tags don’t count, as your system is set.',
    looking: 'Looking for proxy tags that overlap…',
    collisions: (count: number) =>
      count === 1 ? 'One pair of proxy tags overlaps' : `${count} pairs of proxy tags overlap`,
    same: (first: string, second: string, tag: string) =>
      `${first} and ${second} have the same: “${tag}”. It is not settled who speaks.`,
    always: (name: string) => `${name} has a proxy tag of invisible characters, which every message matches.`,
    inside: (first: string, firstTag: string, second: string, secondTag: string) =>
      `A message that fits both “${firstTag}” and “${secondTag}” becomes ${second}, not ${first}: the longer one wins.`,
    more: (count: number) => `And ${count} more.`,
    text: 'text',
  },
});
