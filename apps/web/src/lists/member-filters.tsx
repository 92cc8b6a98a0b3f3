import type { Group } from '@frontboard/model';
import { MEMBER_TRAITS, type MemberQuery } from '@frontboard/model/list';
import type { LastFrontedState } from '../sync/history/use-last-fronted.ts';
import { FrontedFilter } from './fronted-filter.tsx';
import { GroupFilters } from './group-filters.tsx';
import { TraitFilters } from './trait-filters.tsx';
import { listWords } from './words.ts';

interface MemberFiltersProps {
  query: MemberQuery;
  onChange: (query: MemberQuery) => void;
  /** Empty without any. */
  groups: readonly Group[];
  /** Null without a system whose history can say it. */
  fronts: LastFrontedState | null;
  owner: boolean;
}

/** Everything that members are filtered by. */
export function MemberFilters({ query, onChange, groups, fronts, owner }: MemberFiltersProps) {
  return (
    <>
      {groups.length > 0 && <GroupFilters groups={groups} query={query} onChange={onChange} />}
      {fronts !== null && <FrontedFilter query={query} onChange={onChange} fronts={fronts} />}
      <TraitFilters
        query={query}
        onChange={onChange}
        traits={MEMBER_TRAITS}
        labels={listWords.memberTraits}
        owner={owner}
      />
    </>
  );
}
