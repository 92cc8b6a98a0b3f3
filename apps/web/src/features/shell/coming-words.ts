import { defineWords } from '../../text/define-words.ts';
import { shellWords } from './words.ts';

export interface ComingWords {
  /** What the screen will do. */
  readonly text: string;
  /** Another screen to go to. */
  readonly meanwhile: {
    readonly label: string;
    readonly to: '/status' | '/manage' | '/manage/add';
  };
}

const words = defineWords({
  heading: 'Not here yet',
  history: 'Here you will look back over your system’s switches.',
});

/** The words of screens that are not built yet. */
export const comingWords = {
  heading: words.heading,
  history: { text: words.history, meanwhile: { label: shellWords.toStatus, to: '/status' } },
} as const satisfies Record<string, ComingWords | string>;
