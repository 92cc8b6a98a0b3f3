import type { SystemPrivacyKey } from '@frontboard/model';
import { defineWords } from '../../../text/define-words.ts';
import type { ProfileValues } from './profile-values.ts';
import type { LatchTimeout, SettingsValues } from './settings-values.ts';

/** The words of the screen of the own system. */
export const ownSystemWords = defineWords('ownSystemWords', {
  title: 'Your system',
  lead: 'What PluralKit knows about your system, who can see it, and how the bot behaves.',
  seeAsOthers: 'View as others',
  loading: 'Loading your system',
  failed: 'Your system couldn’t be loaded',
  profile: {
    title: 'Profile',
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
    about: 'Name and description',
    pictures: 'Pictures',
    privacySection: 'Privacy',
    tagText: 'Shown after the names of your members when they proxy.',
    privacyText: {
      name_privacy: 'Private: others see your system’s ID instead.',
      avatar_privacy: 'Private: others see initials instead.',
      description_privacy: 'Private: nobody else can read it.',
      banner_privacy: 'Private: nobody else sees it.',
      pronoun_privacy: 'Private: nobody else sees them.',
      member_list_privacy: 'Private: nobody else can list your members.',
      group_list_privacy: 'Private: nobody else can list your groups, nor the groups of a member.',
      front_privacy:
        'Private: nobody else can see who is fronting, unless your front history is public, which shows it.',
      front_history_privacy: 'Private: nobody else can see earlier switches.',
    } satisfies Record<SystemPrivacyKey, string>,
  },
  settings: {
    title: 'Settings in PluralKit',
    loading: 'Loading the settings',
    failed: 'The settings couldn’t be loaded',
    labels: {
      timezone: 'Time zone',
      pings_enabled: 'Reaction pings',
      latch_timeout: 'Latch timeout',
      member_default_private: 'New members are private',
      group_default_private: 'New groups are private',
      case_sensitive_proxy_tags: 'Case-sensitive proxy tags',
      proxy_error_message_enabled: 'Report when a message couldn’t be proxied',
      hid_display_split: 'IDs with a dash in the middle',
      hid_display_caps: 'IDs in capitals',
      card_show_color_hex: 'Colour code on cards',
      proxy_switch: 'Proxying records a switch',
      name_format: 'Name format',
      template_1: 'Template 1',
      template_2: 'Template 2',
      template_3: 'Template 3',
    } satisfies Record<keyof SettingsValues, string>,
    texts: {
      pings_enabled: 'Others can ping you with a reaction to a proxied message.',
      member_default_private: 'They start as private, whether you create them here or with PluralKit’s bot.',
      group_default_private: 'They start as private, whether you create them here or with PluralKit’s bot.',
      case_sensitive_proxy_tags: 'On: L: and l: are different tags.',
      proxy_error_message_enabled: 'If possible, the bot says why.',
      hid_display_split: 'In the bot’s messages: abc-def.',
      hid_display_caps: 'In the bot’s messages: ABCDEF.',
    },
    groups: {
      proxying: 'Proxying',
      defaults: 'Pings and defaults',
      cards: 'How the bot shows things',
      templates: 'Description templates',
      readOnly: 'Read-only here',
    },
    latch: {
      text: 'Autoproxy in latch mode stops when nobody has proxied for this long.',
      default: 'After 6 hours',
      after: 'After another time',
      never: 'Never',
      hours: 'Hours',
      minutes: 'Minutes',
      show: (value: unknown) => showLatch(value),
    },
    nameFormat: 'How names are written when proxying. {name} is the member’s name, {tag} is the tag.',
    proxySwitch: {
      text: 'What happens when a member who isn’t fronting proxies.',
      off: 'No',
      new: 'As a new switch',
      add: 'Added to the front',
    },
    colorCode: {
      on: 'Shown',
      off: 'Not shown',
      unknown: 'As it is',
      unavailable: 'PluralKit shows this only after a change.',
    },
    templates: 'Up to three texts to start descriptions with. Empty ones are not saved.',
    readOnly: 'You can change these only with PluralKit’s bot, or not at all.',
    facts: {
      memberLimit: 'Members',
      groupLimit: 'Groups',
      used: (count: number | null, limit: number | null) =>
        `${count === null ? '' : `${count} of `}${limit === null ? 'unknown' : `at most ${limit}`}`,
      privateInfo: 'Private details in your own lookups',
      on: 'Shown',
      off: 'Hidden',
      padding: 'Padding of IDs in lists',
      paddings: { off: 'None', left: 'Before the ID', right: 'After the ID' },
      byCommand: 'Changed by a command of the bot',
    },
  },
});

function showLatch(value: unknown): string {
  // The frame passes the form's value of this field.
  const { kind, hours, minutes } = value as LatchTimeout;
  if (kind !== 'after') return kind === 'never' ? 'Never' : 'After 6 hours';
  return `After ${hours || '0'} h ${minutes || '0'} min`;
}
