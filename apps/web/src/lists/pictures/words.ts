import { defineWords } from '../../text/define-words.ts';

/** The words for pictures that are not loaded. */
export const pictureWords = defineWords({
  title: 'Which pictures should be loaded?',
  met: 'Some pictures here are not loaded. The host of a picture sees your IP address and the time whenever the picture is loaded.',
  saved: 'Your choice of pictures is saved',
  change: 'You can change it in Settings, under “Pictures”.',
});
