import { type LookupKind, parseLookup } from '@frontboard/model';
import type { Wanted } from '../../../cache/lookup/use-lookup-answers.ts';
import { describeReference } from '../../../text/reference-words.ts';
import { type KindChoice, searchWords } from './words.ts';

const words = searchWords.problems;

/** What can be said of a text before anything is asked of the service. */
export interface LookupRecognition {
  /** Null while there is nothing that could be looked up. */
  readonly wanted: Wanted | null;
  /** "Looks like…", or what is still missing; null when there is nothing to say. */
  readonly says: string | null;
  /** Why it can't be looked up as it is. */
  readonly problem: string | null;
  /** More typing may put the problem right, so it is shown only when the person has finished. */
  readonly isUnfinished: boolean;
  /** As what it could be looked up, whatever is chosen; null while that is not known. */
  readonly possible: readonly LookupKind[] | null;
  /** The kind a link names; it decides, whatever is chosen. */
  readonly linkKind: LookupKind | null;
}

/** Tells what someone is typing, given what they say it is. */
export function recogniseLookup(text: string, choice: KindChoice): LookupRecognition {
  const lookup = parseLookup(text);
  if (!lookup.ok) return { ...describeReference(lookup), wanted: null, possible: null, linkKind: null };
  const { ref, form, fromLink } = lookup;
  if (fromLink) {
    return {
      wanted: { ref, form, kinds: lookup.kinds },
      says: searchWords.looksLikeLink(lookup.kinds),
      problem: null,
      isUnfinished: false,
      possible: lookup.kinds,
      linkKind: lookup.kinds[0] ?? null,
    };
  }
  const kinds = lookup.kinds.filter((kind) => choice === 'any' || choice === kind);
  const common = { isUnfinished: false, possible: lookup.kinds, linkKind: null };
  if (kinds.length === 0) return { ...common, wanted: null, says: null, problem: words.otherKind[form] };
  const says = form === 'me' ? searchWords.looksLike.me : searchWords.looksLike[form](kinds);
  return { ...common, wanted: { ref, form, kinds }, says, problem: null };
}
