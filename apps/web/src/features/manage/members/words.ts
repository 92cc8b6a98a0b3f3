import type { MemberPrivacyKey } from '@frontboard/model';
import { defineWords } from '../../../text/define-words.ts';
import type { MemberValues } from './member-values.ts';

/** Everything the forms of the own members say, and what belongs to them. */
export const memberWords = defineWords('memberWords', {
  add: {
    title: 'New member',
    copyTitle: (name: string) => `Copy of ${name}`,
    copyName: (name: string) => `${name} (copy)`,
    copyNote: (name: string) =>
      `Everything about ${name} is copied except the proxy tags: two members can’t use the same ones.`,
    save: 'Create member',
    saved: (name: string) => `${name} was created`,
    full: (limit: string) =>
      `Your system has ${limit} members, as many as PluralKit allows. What you enter here stays on this device until there is room.`,
  },
  edit: {
    title: 'Edit member',
    form: (name: string) => `Edit ${name}`,
    asOthers: 'View as others',
    duplicate: 'Duplicate',
    remove: 'Delete',
    gone: 'This member isn’t in your system',
    goneText:
      'Your system has no member with this ID. They may have been deleted, or the ID may have changed.',
    createAgain: 'Create a new member from it',
  },

  groups: {
    title: 'Groups',
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
    visibility: 'Shown in lists',
    name_privacy: 'Name',
    description_privacy: 'Description',
    banner_privacy: 'Banner',
    birthday_privacy: 'Birthday',
    pronoun_privacy: 'Pronouns',
    avatar_privacy: 'Avatar',
    metadata_privacy: 'Dates and messages',
    proxy_privacy: 'Proxy tags',
  } satisfies Record<keyof MemberValues, string>,

  inRow: {
    hint: 'Enter saves, Escape cancels.',
    unsaved: 'Not saved yet. Enter saves, Escape discards.',
    others: (fields: readonly string[]) =>
      `Changed in the form and not saved yet: ${fields.join(', ')}. Saving here saves that, too.`,
    inForm: (name: string) => `Not saved: what you typed for ${name} is in the form`,
    cancel: 'Cancel',
  },

  form: {
    profile: 'Profile',
    pictures: 'Pictures',
    proxying: 'Proxying',
    privacy: 'Privacy',
    servers: {
      title: 'Servers',
      text: 'A name and an avatar can differ on each server.',
      none: 'A name and an avatar can differ on each server. You have added no server yet.',
      add: 'Add a server',
    },
    more: 'More',
    nameHint: 'The name for the bot’s commands.',
    displayNameHint: 'What others see instead of the name.',
    proxyPictureHint: 'For their messages, instead of the avatar.',
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
      visibility:
        'Private: left out of lists that others see. Others still see this member in the front, and anyone with the ID can open the page.',
      name_privacy: 'Private: others see the display name instead. Without one they still see the name.',
      description_privacy: 'Private: nobody else can read it.',
      banner_privacy: 'Private: nobody else sees it.',
      birthday_privacy: 'Private: nobody else sees it.',
      pronoun_privacy: 'Private: nobody else sees them.',
      avatar_privacy: 'Private: outside messages, nobody else sees it or the proxy avatar.',
      metadata_privacy:
        'Private: nobody else sees when this member was created, how many messages they sent and when the last was.',
      proxy_privacy: 'Private: nobody else sees them.',
    } satisfies Record<MemberPrivacyKey, string>,
    privateByDefault:
      'Your PluralKit settings make new members private, so everything here starts as private, too.',
  },

  birthday: {
    hint: 'Enter a day and a month, and a year if you like: 5 March, 5 March 1999.',
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
    length: (length: number, most: number) => `${length} of ${most} characters around the word “text”.`,
    same: (name: string) => `${name} has the same proxy tag. Either of them may speak.`,
    yields: (name: string, tag: string) =>
      `${name} has the longer “${tag}”: a message that fits both becomes ${name}.`,
    takes: (name: string, tag: string) =>
      `${name} has the shorter “${tag}”: a message that fits both becomes this member.`,
    twice: 'This proxy tag is here twice.',
    never: 'It begins or ends with a space. Discord removes those, so no message can match.',
    always: 'All its characters are invisible. PluralKit ignores such characters, so every message matches.',
    command:
      'PluralKit takes a message that begins with pk; or pk! for a command, so this proxy tag never matches.',
    text: 'Only messages that contain the word “text” match this proxy tag. If it stands for your message, remove it.',
  },

  proxies: {
    lead: 'Type a message as you would in Discord, and see who it becomes.',
    message: 'Message',
    placeholder: 'L: hello',
    becomes: (name: string) => `${name} says:`,
    nobody: 'No proxy tags match. The message is sent as you wrote it, or by autoproxy.',
    empty: (name: string) =>
      `These are ${name}’s proxy tags with nothing between them. Only a message with a file is sent like this.`,
    unclear: (names: string) => `The tags of ${names} match equally well. PluralKit may choose any of them.`,
    caseSensitive: 'Upper and lower case matter in proxy tags, as set for your system.',
    caseInsensitive: 'Upper and lower case don’t matter in proxy tags, as set for your system.',
    looking: 'Checking for overlapping proxy tags…',
    collisions: (count: number) =>
      count === 1 ? 'One pair of proxy tags overlaps' : `${count} pairs of proxy tags overlap`,
    same: (first: string, second: string, tag: string) =>
      `${first} and ${second} have the same proxy tag: “${tag}”. Either of them may speak.`,
    always: (name: string) => `${name} has a proxy tag of invisible characters, which every message matches.`,
    inside: (first: string, firstTag: string, second: string, secondTag: string) =>
      `A message that fits both “${firstTag}” and “${secondTag}” becomes ${second}, not ${first}: the longer one wins.`,
    more: (count: number) => `And ${count} more.`,
  },
});
