import type { GroupPrivacyKey } from '@frontboard/model';
import { defineWords } from '../../../text/define-words.ts';
import type { GroupValues } from './group-values.ts';

/** Everything the screens of the own groups say. */
export const groupWords = defineWords({
  asOthers: 'As others see them',
  add: {
    link: 'New group',
    title: 'New group',
    copyTitle: (name: string) => `Copy of ${name}`,
    copyName: (name: string) => `${name} (copy)`,
    save: 'Make the group',
    saved: (name: string) => `${name} was made`,
    withMembers: (count: number) =>
      count === 1 ? 'Put its member into the copy, too' : `Put its ${count} members into the copy, too`,
    notJoined: 'The group was made, but its members aren’t in it yet',
    retry: 'Try again',
    full: (limit: string) =>
      `Your system has ${limit} groups, as many as PluralKit allows. What you write here waits on this device until there is room.`,
  },
  edit: {
    form: (name: string) => `Edit ${name}`,
    asOthers: 'As others see it',
    title: 'Edit group',
    members: (count: number) =>
      count === 0 ? 'Nobody is in it.' : count === 1 ? 'One member is in it.' : `${count} members are in it.`,
    changeMembers: 'Change members',
    duplicate: 'Duplicate',
    remove: 'Delete',
    makeAnew: 'Make a new group of it',
  },
  labels: {
    name: 'Name',
    display_name: 'Display name',
    description: 'Description',
    icon: 'Icon',
    banner: 'Banner',
    color: 'Colour',
    name_privacy: 'Name',
    description_privacy: 'Description',
    banner_privacy: 'Banner',
    icon_privacy: 'Icon',
    list_privacy: 'Members',
    metadata_privacy: 'Day it was made',
    visibility: 'The group',
  } satisfies Record<keyof GroupValues, string>,
  form: {
    profile: 'Profile',
    nameHint: 'For commands in Discord, and shown where there is no display name.',
    displayNameHint: 'What others see in its place.',
    privacy: 'Who can see what',
    privacyLabel: 'Who can see what of this group',
    privateByDefault: 'New groups start private, as your system is set.',
    privacyText: {
      name_privacy: 'Private: others see the display name in its place, where there is one.',
      description_privacy: 'Private: nobody else can read it.',
      banner_privacy: 'Private: nobody else sees it.',
      icon_privacy: 'Private: others see initials instead.',
      list_privacy: 'Private: nobody else can see who is in this group.',
      metadata_privacy: 'Private: nobody else can see it.',
      visibility: 'Private: it is left out of the lists others see. Whoever has its ID can still open it.',
    } satisfies Record<GroupPrivacyKey, string>,
  },
  loading: 'Loading your groups',
  failed: 'Your groups couldn’t be loaded',
  none: 'No groups yet',
  noneText: 'A group is a list of members with a name of its own. A member can be in any number of them.',
  known: 'As PluralKit told it',
  limit: {
    count: (count: string, limit: string) => `${count} of up to ${limit} groups.`,
    near: (left: number) => (left === 1 ? 'There is room for one more.' : `There is room for ${left} more.`),
    reached:
      'That is as many as PluralKit allows. A new one can be written here and waits on this device until there is room.',
  },
  toList: 'All your groups',
  gone: 'This group isn’t among yours',
  goneText: 'It may have been deleted, or it belongs to another system.',
});
