export * from './group-list/group-index.ts';
export * from './group-list/group-query.ts';
export * from './group-list/query-groups.ts';
export {
  fitsKeyWord,
  type KeyWord,
  keyWordIn,
  type SearchKeys,
  searchKey,
  splitKeyWords,
  withKeyWord,
} from './list-query/key-words.ts';
export {
  hasSearchText,
  type ListPrivacy,
  type ListQuery,
  type ListResult,
  type TextFinder,
  withKeys,
} from './list-query/list-index.ts';
export * from './list-query/pick.ts';
export type { ListSearch } from './list-query/read-query.ts';
export { isFilled } from './list-query/record-keys.ts';
export { prepareSearch, searchList } from './list-query/search-list.ts';
export { MISSING, numberKey, type SortDirection, type SortKey, textKeys } from './list-query/sort-order.ts';
export { type FrontedDays, type LastFronted, wasFrontingSince } from './member-list/last-fronted.ts';
export * from './member-list/member-index.ts';
export * from './member-list/member-query.ts';
export * from './member-list/query-members.ts';
export { withoutSpoilers } from './name/spoilers.ts';
export {
  MATCH_TIERS,
  type MatchTier,
  matchesLetters,
  matchesSimilarly,
  matchesTogether,
  matchTier,
  nameEntry,
  phraseTier,
  type SearchEntry,
  searchEntry,
} from './text-search/match.ts';
export { matchRanges, type TextRange } from './text-search/match-ranges.ts';
export { foldName, plainWords } from './text-search/plain-name.ts';
export { readSearchText, type SearchText } from './text-search/search-text.ts';
