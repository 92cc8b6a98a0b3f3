import { defineWords } from '../../text/define-words.ts';
import { imageChoiceWords, imageHostSees } from '../../text/image-choice-words.ts';

/** The words of the first screen. Short enough to be skipped. */
export const firstRunWords = defineWords('firstRunWords', {
  title: 'Welcome to Frontboard',
  lead: 'See who is fronting in the systems you follow, at a glance.',
  pluralKit:
    'PluralKit is a Discord bot that plural systems use to keep track of their members and of who is fronting. Frontboard shows what systems share there.',
  start: 'Where would you like to start?',
  follow: {
    title: 'Follow a system',
    text: 'A friend’s, or your own. You need its PluralKit ID or a Discord ID, and no account.',
    action: 'Follow a system',
  },
  demo: {
    title: 'Look around first',
    text: 'A dozen made-up systems, one of them yours. Try everything. Nothing is saved.',
    action: 'Try sample data',
  },
  token: {
    title: 'Use your own system',
    text: 'With your PluralKit token, Frontboard knows which system is yours.',
    action: 'Add your token',
  },
  own: {
    title: 'Your own system',
    text: 'Your token is saved here. Record who is fronting, or follow your system like any other.',
    action: 'Go to Switch',
  },
  pictures: {
    text: `Pictures come from many places on the internet. ${imageHostSees}`,
    label: 'Pictures to load',
    choices: {
      trusted: {
        label: `${imageChoiceWords.trusted} (suggested)`,
        description: 'Most pictures are there. Initials replace the others.',
      },
      all: { label: imageChoiceWords.all, description: 'Each host sees that you loaded its picture.' },
      none: { label: imageChoiceWords.none, description: 'Initials replace all pictures.' },
    },
    action: 'Save this choice',
  },
  privacy: 'What you follow stays on this device. Frontboard has no server of its own.',
});
