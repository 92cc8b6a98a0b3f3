import { defineWords } from '../../text/define-words.ts';

/** The words for pictures that are not loaded. */
export const pictureWords = defineWords({
  title: 'Which pictures should be loaded?',
  met: 'Some pictures here are not loaded. The host of a picture sees your IP address and the time whenever the picture is loaded.',
  notLoaded: (count: number) => (count === 1 ? '1 picture not loaded' : `${count} pictures not loaded`),
  load: 'Load',
  alwaysFrom: (host: string) => `Always load from ${host}`,
  always: (host: string) => `Pictures from ${host} are always loaded`,
  saved: 'Your choice of pictures is saved',
  change: 'You can change it in Settings, under “Pictures”.',
});
