import { defineWords } from '../../text/define-words.ts';

/** The words of the two ways to choose a theme in the navigation. */
export const themeWords = defineWords('themeWords', {
  label: 'Theme',
  system: 'Device',
  light: 'Light',
  dark: 'Dark',
  change: { light: 'Change to light', dark: 'Change to dark' },
});
