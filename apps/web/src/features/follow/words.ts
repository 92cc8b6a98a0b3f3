import { defineWords } from '../../text/define-words.ts';
import { notificationWords } from '../../text/notification-words.ts';
import { formatCount } from '../../ui/numbers/format-count.ts';

/** Everything the screens for following and arranging systems say. */
export const followWords = defineWords('followWords', {
  add: {
    title: 'Follow a system',
    lead: 'Systems you follow appear on your Status screen, with who is fronting, if the system shares that.',
    label: 'System ID, UUID or Discord ID',
    hint: 'An ID has 5 or 6 letters. A link from the PluralKit dashboard works too, and so do several of them, with spaces between.',
    recognised: {
      id: 'Looks like a system ID',
      uuid: 'Looks like a UUID',
      discord: 'Looks like a Discord ID',
      me: 'Looks like your own system',
    },
    ownNeedsToken: 'To follow your own system like this, enter its PluralKit token in Settings first.',
    leadsElsewhere: {
      member: 'That is a link to a member. You can only follow a system: use its ID or link.',
      group: 'That is a link to a group. You can only follow a system: use its ID or link.',
      message: 'That is a link to a message. You can only follow a system: use its ID or link.',
    },
    follow: 'Follow',
    several: (count: number) => `Looks like ${formatCount(count)} systems`,
    lookUp: 'Look up',
    seen: (found: number, missing: number) => {
      if (found === 0) return 'No system was found.';
      const counted = found === 1 ? '1 system found' : `${formatCount(found)} systems found`;
      return missing === 0 ? `${counted}.` : `${counted}, ${formatCount(missing)} not found.`;
    },
    missing: (references: string, why: string) => `Not found: ${references}. ${why}`,
    mayBeTypo: 'An ID may contain a typo, or it may have changed.',
    alreadyThis: 'You already follow this system.',
    preview: 'Preview',
    searching: 'Looking for the system',
    notFound:
      'No system was found. The ID may contain a typo, it may have changed, or the Discord account has no system.',
    failed: 'The system couldn’t be looked up.',
    emptyHint: 'Enter an ID to see the system here.',
    already: (name: string) => `You already follow ${name}.`,
    followed: (name: string) => `You now follow ${name}.`,
    justFollowed: 'Just followed',
    unfollowOf: (name: string) => `Unfollow ${name}`,
    seeStatus: 'See status',
  },
  manage: {
    title: 'Manage',
    follow: 'Follow a system',
    followed: 'Systems you follow',
    orderTitle: 'In your order',
    count: (count: number) => (count === 1 ? '1 system' : `${count} systems`),
    searchCount: (shown: number, all: number) => `Showing ${shown} of ${all}`,
    search: 'Search by name, ID or fronter',
    nothing: 'Nothing matches',
    clearSearch: 'Clear the search',
    order: 'Status shows them in this order. Drag a row, or use its menu, to move it.',
    empty: 'You don’t follow any systems yet',
    emptyText: 'Follow a system by its ID, and it appears here and on your Status screen.',
    menu: 'More',
    menuOf: (name: string) => `More for ${name}`,
    unfollow: 'Unfollow',
    notify: notificationWords.choose,
    stopNotifying: 'Stop notifying me',
    notified: (name: string) =>
      `You will be notified when the front of ${name} changes, while Frontboard is open`,
    notNotified: (name: string) => `You will no longer be notified about ${name}`,
    cannotNotify: 'Notifications are off',
    ownPlaces: 'Your own system',
    ownLead: 'With your PluralKit token you can manage it here.',
    ownUnknown: (title: string, text: string) => `${title}. ${text}`,
    enterToken: 'Enter your token',
    fronting: (names: string) => `Fronting: ${names}`,
    frontUnknown: 'Who is fronting isn’t known yet',
    places: {
      system: { title: 'Profile', text: 'Name, pictures, privacy' },
      members: { title: 'Members', text: 'See, search and edit them' },
      groups: { title: 'Groups', text: 'Arrange your members' },
      servers: { title: 'Servers', text: 'Names, tags and autoproxy' },
      file: { title: 'System file', text: 'Save everything, or compare a file' },
    },
  },
});
