import { defineWords } from '../../words/define-words.ts';

/** The words a person meets first. Short enough to be skipped without harm. */
export const firstRunWords = defineWords({
  title: 'Welcome to Frontboard',
  lead: 'See who is fronting in the systems you follow, at a glance.',
  pluralKit:
    'PluralKit is a Discord bot with which plural systems keep track of their members and of who is fronting. Frontboard shows what systems share there.',
  start: 'Where would you like to start?',
  follow: {
    title: 'Follow a system',
    text: 'A friend’s, or your own. You need its PluralKit ID or a Discord ID, and no account.',
    action: 'Follow a system',
  },
  demo: {
    title: 'Look around first',
    text: 'A dozen made-up systems to try everything on. Nothing is kept.',
    action: 'Try sample data',
  },
  token: {
    title: 'Use your own system',
    text: 'With a key from PluralKit, Frontboard knows which system is yours.',
    action: 'Add your key',
  },
  own: {
    title: 'Your own system',
    text: 'Your key is here. Record who is fronting, or follow your system like any other.',
    action: 'Go to Switch',
  },
  privacy: 'What you follow stays on this device. Frontboard has no server of its own.',
});
