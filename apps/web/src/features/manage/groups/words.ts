import type { GroupPrivacyKey } from '@frontboard/model';
import { defineWords } from '../../../text/define-words.ts';
import type { GroupValues } from './group-values.ts';

/** Everything the screens of the own groups say. */
export const groupWords = defineWords('groupWords', {
  create: 'New group',
  asOthers: 'View as others',
  add: {
    title: 'New group',
    copyTitle: (name: string) => `Copy of ${name}`,
    copyName: (name: string) => `${name} (copy)`,
    save: 'Create group',
    saved: (name: string) => `${name} was created`,
    withMembers: (count: number) =>
      count === 1 ? 'Add its member to the copy, too' : `Add its ${count} members to the copy, too`,
    notJoined: 'The group was created, but its members aren’t in it yet',
    retry: 'Try again',
    full: (limit: string) =>
      `Your system has ${limit} groups, as many as PluralKit allows. What you enter here stays on this device until there is room.`,
  },
  edit: {
    form: (name: string) => `Edit ${name}`,
    asOthers: 'View as others',
    title: 'Edit group',
    members: (count: number) =>
      count === 0 ? 'It has no members.' : count === 1 ? 'It has 1 member.' : `It has ${count} members.`,
    changeMembers: 'Change members',
    duplicate: 'Duplicate',
    remove: 'Delete',
    createAgain: 'Create a new group from it',
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
    metadata_privacy: 'Creation date',
    visibility: 'Shown in lists',
  } satisfies Record<keyof GroupValues, string>,
  form: {
    profile: 'Profile',
    pictures: 'Pictures',
    nameHint: 'For Discord commands. Shown where there is no display name.',
    displayNameHint: 'What others see instead.',
    privacy: 'Who can see what',
    privacyLabel: 'Who can see what of this group',
    privateByDefault: 'New groups start private, as set for your system.',
    privacyText: {
      name_privacy: 'Private: others see the display name instead, if there is one.',
      description_privacy: 'Private: nobody else can read it.',
      banner_privacy: 'Private: nobody else sees it.',
      icon_privacy: 'Private: others see initials instead.',
      list_privacy: 'Private: nobody else can see who is in this group.',
      metadata_privacy: 'Private: nobody else can see it.',
      visibility: 'Private: it is left out of the lists others see. Anyone with its ID can still open it.',
    } satisfies Record<GroupPrivacyKey, string>,
  },
  loading: 'Loading your groups',
  failed: 'Your groups couldn’t be loaded',
  none: 'No groups yet',
  noneText: 'A group is a named list of members. A member can be in any number of groups.',
  known: 'From PluralKit',
  limit: {
    near: (left: number) => (left === 1 ? 'There is room for one more.' : `There is room for ${left} more.`),
    reached:
      'You have as many groups as PluralKit allows. You can prepare a new one here. It stays on this device until there is room.',
  },
  toList: 'All your groups',
  gone: 'This group isn’t in your system',
  goneText: 'It may have been deleted or belong to another system.',
});
