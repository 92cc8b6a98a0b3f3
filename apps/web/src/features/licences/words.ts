import { defineWords } from '../../text/define-words.ts';

export const licenceWords = defineWords('licenceWords', {
  title: 'Licences',
  lead: 'Frontboard is free software, and contains the work of others. These are the licences of all of it.',
  back: 'Settings',
  places: {
    own: 'Frontboard',
    app: 'Packages and typefaces in the app',
    program: 'Parts of this program',
  },
  name: (name: string, version: string) => `${name} ${version}`.trim(),
  show: (licence: string) => (licence === '' ? 'Licence text' : `Licence text: ${licence}`),
  loading: 'Loading the licences…',
  failed: 'The licences couldn’t be loaded.',
  retry: 'Try again',
});
