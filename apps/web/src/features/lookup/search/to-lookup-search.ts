import type { LookupSearch } from './lookup-search.ts';
import type { KindChoice } from './words.ts';

/** The search of the address for what was asked: the way back of `readLookupSearch`. */
export function toLookupSearch(ref: string | null, choice: KindChoice): LookupSearch {
  return { ...(ref !== null && { q: ref }), ...(choice !== 'any' && { kind: choice }) };
}
