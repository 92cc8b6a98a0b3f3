import type { Group } from '@frontboard/model';
import { keyWordIn, MEMBER_TRAITS, type MemberQuery, withKeyWord } from '@frontboard/model/list';
import type { LastFrontedState } from '../../sync/history/last-fronted-state.ts';
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { STATE_KEY } from '../entries/local-search.ts';
import { ownListWords } from '../entries/words.ts';
import { listWords } from '../words.ts';
import { FrontedFilter } from './fronted-filter.tsx';
import { GroupFilters } from './group-filters.tsx';
import { TraitFilters } from './trait-filters.tsx';
import { filterWords } from './words.ts';

const STATES = [
  { value: 'any', label: filterWords.any },
  { value: 'active', label: listWords.local.states.active },
  { value: 'resting', label: listWords.local.states.resting },
  { value: 'not-a-person', label: listWords.local.states['not-a-person'] },
] as const;

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
      {owner && (
        <SegmentedControl
          label={ownListWords.state}
          layout="row"
          options={STATES}
          value={STATES.find(({ value }) => value === keyWordIn(query.text, STATE_KEY))?.value ?? 'any'}
          onChange={(state) =>
            onChange({ ...query, text: withKeyWord(query.text, STATE_KEY, state === 'any' ? null : state) })
          }
        />
      )}
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
