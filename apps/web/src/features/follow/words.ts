import { defineWords } from '../../text/define-words.ts';
import { formatCount } from '../../ui/format-count.ts';

/** Everything the screens for following and arranging systems say. */
export const followWords = defineWords({
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
    several: (count: number) => `${formatCount(count)} systems. They are looked up when you follow them.`,
    severalLeft: (count: number, why: string) =>
      count === 1
        ? `One system isn’t followed and is still in the field. ${why}`
        : `${formatCount(count)} systems aren’t followed and are still in the field. ${why}`,
    preview: 'Preview',
    searching: 'Looking for the system',
    notFound:
      'No system was found. The ID may contain a typo, it may have changed, or the Discord account has no system.',
    failed: 'The system couldn’t be looked up.',
    emptyHint: 'Enter an ID to see the system here.',
    already: (name: string) => `You already follow ${name}.`,
    followed: (name: string) => `You now follow ${name}.`,
    another: 'Follow another, or',
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
    notify: 'Notify me when the front changes',
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
