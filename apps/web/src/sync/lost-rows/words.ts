import { defineWords } from '../../text/define-words.ts';

/** What is said when the browser has deleted the database. */
export const lostRowsWords = defineWords('lostRowsWords', {
  title: 'The browser has deleted saved data',
  caption: (what: string) =>
    `Lost on this device: ${what}. Browsers do this when the device is full. What PluralKit has is unchanged.`,
  switches: (count: number) =>
    count === 1 ? 'one switch that was not sent yet' : `${count} switches that were not sent yet`,
  runs: (count: number) =>
    count === 1
      ? 'one bulk change or import that can no longer be continued or undone'
      : `${count} bulk changes or imports that can no longer be continued or undone`,
  copies: (count: number) =>
    count === 1
      ? 'the restore copy of one deleted member or group'
      : `the restore copies of ${count} deleted members or groups`,
});
