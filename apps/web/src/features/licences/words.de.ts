import type { Translated } from '../../text/language/translated.ts';

export const licenceWords: Translated<typeof import('./words.ts').licenceWords> = {
  title: 'Lizenzen',
  lead: 'Frontboard ist freie Software und enthält die Arbeit anderer. Hier stehen die Lizenzen von allem.',
  back: 'Einstellungen',
  places: {
    own: 'Frontboard',
    app: 'Pakete und Schriften in der App',
    program: 'Teile dieses Programms',
  },
  name: (name, version) => `${name} ${version}`.trim(),
  show: (licence) => (licence === '' ? 'Lizenztext' : `Lizenztext: ${licence}`),
  loading: 'Die Lizenzen werden geladen\u00a0…',
  failed: 'Die Lizenzen konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
};
