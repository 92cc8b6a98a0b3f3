import { parseRef } from '@frontboard/model';
import { readSystemInput } from './system-input.ts';
import { followWords } from './words.ts';

const words = followWords.add;

/** What can be said of a text before anything is asked of the service. */
export interface Recognition {
  /** What to look up; empty while there is nothing that could be. */
  readonly reference: string;
  /** "Looks like a Discord ID", or null. */
  readonly looksLike: string | null;
  /** Why it can not be a system, as a whole sentence naming the accepted forms, or null. */
  readonly problem: string | null;
  /** True while more typing may put the problem right, so that it is too early to speak of it. */
  readonly isUnfinished: boolean;
}

/** Tells what someone is typing, live. */
export function recognise(text: string): Recognition {
  const input = readSystemInput(text);
  switch (input.kind) {
    case 'empty':
      return { reference: '', looksLike: null, problem: null, isUnfinished: true };
    case 'member-link':
      return refusal(words.memberLink);
    case 'group-link':
      return refusal(words.groupLink);
    case 'unknown-link':
      return refusal(words.unknownLink);
    case 'reference': {
      const parsed = parseRef('system', input.text);
      if (!parsed.ok) return { ...refusal(parsed.message), isUnfinished: parsed.reason === 'too-short' };
      return {
        reference: parsed.ref,
        looksLike: words.recognised[parsed.form],
        problem: null,
        isUnfinished: false,
      };
    }
  }
}

function refusal(problem: string): Recognition {
  return { reference: '', looksLike: null, problem, isUnfinished: false };
}
