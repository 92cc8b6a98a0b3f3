import { defineWords } from '../../text/define-words.ts';

/** The words of the controls of a form. */
export const formWords = defineWords('formWords', {
  cancel: 'Cancel',
  changed: 'changed',
  count: (length: number, limit: number) => `${length} / ${limit}`,
  spokenCount: (length: number, limit: number) => `${length} of at most ${limit} characters`,
  color: {
    placeholder: '#rrggbb',
    pick: (label: string) => `Pick: ${label}`,
    contrast: (theme: string, ratio: string) => `${theme} ${ratio}:1`,
    outlined: 'shown with a line around it',
    asIs: 'shown as it is',
    themes: { light: 'Light theme', dark: 'Dark theme' },
  },
  picture: {
    placeholder: 'https://',
    checking: 'Checking the picture…',
    image: 'This is a picture.',
    unknown: 'Frontboard couldn’t check whether this is a picture.',
    insecure: 'Not loaded: the address must begin with https://.',
    preview: 'Preview',
  },
  privacy: {
    public: 'Public',
    private: 'Private',
    allPublic: 'All public',
    allPrivate: 'All private',
  },
});
