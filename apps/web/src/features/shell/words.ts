import { defineWords } from '../../text/define-words.ts';

/** The words of the frame around every screen. */
export const shellWords = defineWords('shellWords', {
  appName: 'Frontboard',
  mainNavigation: 'Main',
  skip: 'Skip to content',
  more: 'More',
  commands: 'Search or switch',
  commandsHint: 'Ctrl or ⌘ + K',
  notFound: 'Page not found',
  dataShown: 'About the data shown',
  offline: 'Offline: the last known data.',
  demo: 'You are looking at sample data. Everyone here is made up, and nothing is saved.',
  leaveDemo: 'Leave sample data',
  update: {
    current: '',
    waiting: 'A newer version of Frontboard is ready.',
    replaced: 'Frontboard was updated in another tab.',
    /** What loading it costs: nothing, or session-only tokens and what was typed with them. */
    stored: 'What you typed is saved on this device.',
    lost: 'Loading the newer version forgets every session-only token and what you typed with those tokens.',
    apply: 'Load it now',
    later: 'Later',
  },
  loading: 'Loading…',
  severalIds: {
    title: 'Open one ID at a time',
    caption: 'The link contains several IDs. Nothing was opened.',
  },
  notFoundText: 'There is no page at this address. The address may contain a typo.',
  toStatus: 'Go to Status',
});
