import { type LookupKind, parseLookup } from '@frontboard/model';
import type { Wanted } from '../../../cache/lookup/use-lookup-answers.ts';
import { describeReference } from '../../../text/reference-words.ts';
import { type KindChoice, searchWords } from './words.ts';

const words = searchWords.problems;

/** What a text looks like, before any request. */
export interface LookupRecognition {
  /** Null if nothing can be looked up. */
  readonly wanted: Wanted | null;
  /** "Looks like…", or what is still missing; null if there is nothing to show. */
  readonly says: string | null;
  /** Why it can't be looked up as it is. */
  readonly problem: string | null;
  /** More typing may solve the problem, so it is shown only when the person has finished. */
  readonly isUnfinished: boolean;
  /** The kinds that it could be, whatever is chosen; null while unknown. */
  readonly possible: readonly LookupKind[] | null;
  /** The kind in a link; it decides, whatever is chosen. */
  readonly linkKind: LookupKind | null;
}

/** Recognises a text while the person types, given the chosen kind. */
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
