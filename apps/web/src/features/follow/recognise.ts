import { parseLookup } from '@frontboard/model';
import { describeReference } from '../../text/reference-words.ts';
import { followWords } from './words.ts';

const words = followWords.add;

/** What can be said of a text before anything is asked of the service. */
export interface FollowRecognition {
  /** What to look up; empty while there is nothing that could be. */
  readonly reference: string;
  /** "Looks like a Discord ID", or what is still missing; null when there is nothing to say. */
  readonly says: string | null;
  /** Why it can not be a system, as a whole sentence, or null. */
  readonly problem: string | null;
  /** True while more typing may put the problem right, so that it is too early to speak of it. */
  readonly isUnfinished: boolean;
}

/**
 * Tells what someone is typing, live. Reads it as lookup does; of what can be looked up, only a system can be followed.
 *
 * @param hasToken whether there is one to tell whose system `@me` is
 */
export function recogniseSystem(text: string, hasToken = true): FollowRecognition {
  const lookup = parseLookup(text);
  if (!lookup.ok) {
    const described = describeReference(lookup);
    // An empty field is not spoken of before somebody tries to follow nothing.
    return { ...described, reference: '', problem: lookup.reason === 'empty' ? null : described.problem };
  }
  const { kinds, ref, form } = lookup;
  if (form === 'me' && !hasToken)
    return { reference: '', says: null, problem: words.ownNeedsToken, isUnfinished: false };
  const [kind] = kinds;
  if (kind !== undefined && kind !== 'system' && !kinds.includes('system'))
    return { reference: '', says: null, problem: words.leadsElsewhere[kind], isUnfinished: false };
  return { reference: ref, says: words.recognised[form], problem: null, isUnfinished: false };
}
