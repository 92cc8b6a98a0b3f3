import type { SystemPrivacyKey } from '@frontboard/model';
import type { ProfileValues } from './profile-values.ts';

/** The words of the screen of the own system. */
export const systemWords = {
  title: 'Your system',
  lead: 'What PluralKit knows of your system, who can see it, and how its bot behaves.',
  seeAsOthers: 'What others see',
  loading: 'Loading your system',
  failed: 'Your system could not be loaded',
  retry: 'Try again',
  profile: {
    title: 'Profile',
    pictures: 'Pictures and colour',
    privacy: 'Who can see what',
    labels: {
      name: 'Name',
      tag: 'Tag',
      pronouns: 'Pronouns',
      description: 'Description',
      avatar_url: 'Avatar',
      banner: 'Banner',
      color: 'Colour',
      name_privacy: 'Name',
      avatar_privacy: 'Avatar',
      description_privacy: 'Description',
      banner_privacy: 'Banner',
      pronoun_privacy: 'Pronouns',
      member_list_privacy: 'Member list',
      group_list_privacy: 'Group list',
      front_privacy: 'Who is fronting',
      front_history_privacy: 'Front history',
    } satisfies Record<keyof ProfileValues, string>,
    tagText: 'Stands after the names of your members when they proxy.',
    privacyText: {
      name_privacy: 'Private: others see your system’s ID instead.',
      avatar_privacy: 'Private: others see initials instead.',
      description_privacy: 'Private: nobody else can read it.',
      banner_privacy: 'Private: nobody else sees it.',
      pronoun_privacy: 'Private: nobody else sees them.',
      member_list_privacy: 'Private: nobody else can list your members.',
      group_list_privacy: 'Private: nobody else can list your groups, nor the groups of a member.',
      front_privacy: 'Private: nobody else can see who is fronting.',
      front_history_privacy: 'Private: nobody else can see earlier switches.',
    } satisfies Record<SystemPrivacyKey, string>,
  },
} as const;
