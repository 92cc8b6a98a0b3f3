import { number } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';

const SHORT: Readonly<Record<string, string>> = { day: 'T', hour: 'h', minute: 'min' };

export const shortDurationWords: Translated<typeof import('./short-duration-words.ts').shortDurationWords> = {
  amount: (count, unit) => `${number(count)} ${SHORT[unit] ?? unit}`,
  underAMinute: '< 1 min',
};
