import { defineWords } from '../define-words.ts';

/** The words for errors at the start of the app and in the log. `errorWords` has those of the service's answers, which the first screen does not show. */
export const plainErrorWords = defineWords('plainErrorWords', {
  missingCode: {
    title: 'This couldn’t be loaded',
    detail:
      'Reload the page when you are online. What you typed in forms is saved. Reloading forgets session-only tokens and what you typed with them.',
  },
  ourFault: {
    title: 'Something went wrong in Frontboard',
    detail: 'This is not your fault. Trying again may help.',
  },
  /** The title for an unexpected error of the service. */
  apiError: 'API Error',
  /** What the log says of a failed request, after its method and path. */
  log: {
    refused: (status: number, code: number | null) => (code ? `${status}, code ${code}` : String(status)),
    foreign: (status: number, type: string) =>
      `${status}, not in PluralKit’s form (${type === '' ? 'no content type' : type})`,
    noAnswer: 'no answer',
    late: (seconds: number) => `no whole answer within ${seconds} s`,
    cut: (status: number) => `${status}, but the answer was cut`,
    unreadable: (problem: string, count: number) =>
      `the answer has an unexpected shape (${problem}${count > 1 ? `, and ${count - 1} more` : ''})`,
  },
});
