import { defineWords } from '../../../text/define-words.ts';

/** The words of the time zone field. Separate from the words of its screen, whose keys are the fields. */
export const timezoneWords = defineWords('timezoneWords', {
  hint: 'Such as Europe/Berlin, UTC+05:30, CEST or Central European Time.',
  understood: (name: string, other: string | null, time: string) =>
    `Understood as ${name}${other === null ? '' : ` (${other})`}${time === '' ? '' : `, where it is ${time} now`}.`,
  alsoCalled: (text: string) => `${text} may also mean:`,
  which: (text: string) => `${text} means several time zones. Choose yours:`,
  ambiguous: (text: string) => `${text} means several time zones. Choose one of them`,
});
