import { parseLookup } from '@frontboard/model';
import { describeReference } from '../../text/reference-words.ts';
import { followWords } from './words.ts';

const words = followWords.add;

/** What a text looks like, before any request. */
export interface FollowRecognition {
  /** What to look up; empty if nothing can be. */
  readonly reference: string;
  /** "Looks like a Discord ID", or what is still missing; null if there is nothing to show. */
  readonly says: string | null;
  /** Why it cannot be a system, as a whole sentence, or null. */
  readonly problem: string | null;
  /** True if more typing may solve the problem, so that it is too early to show it. */
  readonly isUnfinished: boolean;
}

/** The references of a text that names several systems, each once; null if it names one, or if not each part names a system. */
export function recogniseSeveral(text: string, hasToken = true): readonly string[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const references = new Set(parts.map((part) => recogniseSystem(part, hasToken).reference));
  return references.size < 2 || references.has('') ? null : [...references];
}

/**
 * Recognises a text while the person types. Reads it as lookup does; of what can be looked up, only a system can be followed.
 *
 * @param hasToken whether there is one that defines the system of `@me`
 */
export function recogniseSystem(text: string, hasToken = true): FollowRecognition {
  const lookup = parseLookup(text);
  if (!lookup.ok) {
    const described = describeReference(lookup);
    // An empty field shows no problem before the person tries to follow.
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
