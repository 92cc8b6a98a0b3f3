import { defineWords } from '../../text/define-words.ts';

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
    text: 'A dozen made-up systems, one of them yours, to try everything on. Nothing is kept.',
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
  pictures: {
    title: 'Which pictures should be loaded?',
    text: 'People keep their pictures in many places on the internet. Whoever hosts a picture learns your internet address and the time, each time it is loaded for you.',
    label: 'Load pictures from',
    choices: {
      trusted: {
        label: 'PluralKit and Discord (suggested)',
        description: 'Most pictures are there. Initials stand in for the others.',
      },
      all: { label: 'Everywhere', description: 'Whoever hosts one of them learns that you looked.' },
      none: { label: 'Nowhere', description: 'Initials stand in for all pictures.' },
    },
    action: 'Keep this choice',
    kept: 'Your choice of pictures is kept',
    change: 'You can change it in Settings, under “Pictures”.',
  },
  privacy: 'What you follow stays on this device. Frontboard has no server of its own.',
});
