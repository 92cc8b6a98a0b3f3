import { defineWords } from '../../text/define-words.ts';
import { imageHostSees } from '../../text/image-choice-words.ts';

/** The words for pictures that are not loaded. */
export const pictureWords = defineWords('pictureWords', {
  title: 'Which pictures should be loaded?',
  met: `Some pictures are not loaded. ${imageHostSees}`,
  notLoaded: (count: number) => (count === 1 ? '1 picture not loaded' : `${count} pictures not loaded`),
  load: 'Load once',
  alwaysFrom: (host: string) => `Always load from ${host}`,
  always: (host: string) => `Pictures from ${host} are always loaded`,
  saved: 'Your choice of pictures is saved',
  change: 'You can change it in Settings, under “Pictures”.',
});
