import { defineWords } from '../../text/define-words.ts';

/** The words of the frame round every screen, and of the screens that are not built yet. */
export const shellWords = defineWords({
  appName: 'Frontboard',
  mainNavigation: 'Main',
  skip: 'Skip to content',
  more: 'More',
  commands: 'Commands',
  commandsHint: 'Ctrl or ⌘ K',
  shortcuts: 'Keyboard shortcuts',
  places: {
    status: 'Status',
    switch: 'Switch',
    lookup: 'Lookup',
    manage: 'Manage',
    settings: 'Settings',
    debug: 'Troubleshooting',
  },
  titles: {
    status: 'Status',
    switch: 'Switch',
    lookup: 'Lookup',
    system: 'System',
    member: 'Member',
    group: 'Group',
    manage: 'Manage',
    add: 'Follow a system',
    ownSystem: 'Your system',
    ownMembers: 'Your members',
    newMember: 'New member',
    editMember: 'Edit member',
    ownGroups: 'Your groups',
    servers: 'Servers',
    server: 'Server',
    history: 'History',
    settings: 'Settings',
    debug: 'Troubleshooting',
    notFound: 'Page not found',
  },
  dataShown: 'About the data shown',
  offline: 'You’re offline. You see the last known data.',
  demo: 'You are looking at sample data. Everyone here is made up, and nothing is saved.',
  leaveDemo: 'Leave sample data',
  update: {
    current: '',
    waiting: 'A newer version of Frontboard is ready.',
    replaced: 'Frontboard was updated in another tab.',
    /** What loading it costs: nothing, or with keys for this session only those and what was typed with them. */
    kept: 'What you typed is saved on this device.',
    lost: 'Loading it forgets every session-only token and what you typed with it.',
    apply: 'Load it now',
    later: 'Later',
  },
  loading: 'Loading…',
  severalIds: {
    title: 'Open one ID at a time',
    caption: 'The link contains several IDs. Nothing was opened.',
  },
  notFoundText: 'There is no page at this address. The address may contain a typing error.',
  toStatus: 'Go to Status',
  coming: {
    heading: 'Not here yet',
    history: 'Here you will look back over your system’s switches.',
  },
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
});

export interface ComingWords {
  /** What the screen will do. */
  readonly text: string;
  /** Where a person can go meanwhile. */
  readonly meanwhile: {
    readonly label: string;
    readonly to: '/status' | '/manage' | '/manage/add';
  };
}

const toStatus = { label: shellWords.toStatus, to: '/status' } as const;

/** What each screen that is not built yet will do, and what there is meanwhile. */
export const comingWords = {
  heading: shellWords.coming.heading,
  history: { text: shellWords.coming.history, meanwhile: toStatus },
} as const satisfies Record<string, ComingWords | string>;
